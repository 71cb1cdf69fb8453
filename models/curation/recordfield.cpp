// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/recordfield.h"

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

struct Pointers
{
    QString flat;
    QString nested;
};

Pointers pointersOf(RecordField field)
{
    switch (field) {
    case RecordField::Signature:
        return {u"/signature"_s, u"/error/signature"_s};
    case RecordField::SignatureZh:
        return {u"/signature_zh"_s, {}};
    case RecordField::Regex:
        return {u"/regex"_s, u"/error/regex"_s};
    case RecordField::Domain:
        return {u"/domain"_s, u"/error/domain"_s};
    case RecordField::Category:
        return {u"/category"_s, u"/error/category"_s};
    case RecordField::RootCause:
        return {u"/root_cause"_s, u"/verdict/summary"_s};
    case RecordField::RootCauseZh:
        return {u"/root_cause_zh"_s, {}};
    case RecordField::Versions:
        return {u"/versions"_s, u"/environment/runtime"_s};
    case RecordField::DeadEnds:
        return {u"/dead_ends"_s, u"/dead_ends"_s};
    case RecordField::Workarounds:
        return {u"/workarounds"_s, u"/workarounds"_s};
    case RecordField::WorkaroundsZh:
        return {u"/workarounds_zh"_s, {}};
    case RecordField::Edges:
        return {u"/transition_graph"_s, u"/transition_graph"_s};
    case RecordField::OfficialDocUrl:
        return {u"/official_doc_url"_s, {}};
    case RecordField::Confidence:
        return {u"/confidence"_s, u"/verdict/confidence"_s};
    case RecordField::FixSuccessRate:
        return {u"/fix_success_rate"_s, u"/verdict/fix_success_rate"_s};
    case RecordField::Resolvable:
        return {u"/resolvable"_s, u"/verdict/resolvable"_s};
    case RecordField::FirstSeen:
        return {u"/first_seen"_s, u"/error/first_seen"_s};
    case RecordField::LastConfirmed:
        return {u"/last_confirmed"_s, u"/error/last_confirmed"_s};
    case RecordField::LastUpdated:
        return {u"/last_updated"_s, u"/verdict/last_updated"_s};
    case RecordField::EvidenceCount:
        return {u"/evidence_count"_s, u"/metadata/evidence_count"_s};
    }
    Q_UNREACHABLE_RETURN(Pointers());
}

} // namespace

QString fieldPointer(RecordFormat format, RecordField field)
{
    const Pointers pointers = pointersOf(field);
    return format == RecordFormat::Flat ? pointers.flat : pointers.nested;
}

QString itemPointer(const QString &list, qsizetype index, const QString &key)
{
    const QString item = u"/%1/%2"_s.arg(list, QString::number(index));
    return key.isEmpty() ? item : u"%1/%2"_s.arg(item, key);
}

QString edgePointer(Relation relation, qsizetype position)
{
    return u"/transition_graph/%1/%2"_s.arg(relationName(relation), QString::number(position));
}

} // namespace Clew
