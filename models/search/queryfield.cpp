// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/queryfield.h"

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

struct FieldRow
{
    QueryField field;
    QLatin1StringView name;
    FieldKind kind;
};

constexpr std::array Fields{
    FieldRow{QueryField::Domain, "domain"_L1, FieldKind::Value},
    FieldRow{QueryField::Category, "category"_L1, FieldKind::Value},
    FieldRow{QueryField::Tier, "tier"_L1, FieldKind::Value},
    FieldRow{QueryField::Tag, "tag"_L1, FieldKind::Value},
    FieldRow{QueryField::Id, "id"_L1, FieldKind::Value},
    FieldRow{QueryField::Code, "code"_L1, FieldKind::Value},
    FieldRow{QueryField::Resolvable, "resolvable"_L1, FieldKind::Value},
    FieldRow{QueryField::Confidence, "conf"_L1, FieldKind::Number},
    FieldRow{QueryField::Evidence, "evidence"_L1, FieldKind::Number},
    FieldRow{QueryField::Rate, "rate"_L1, FieldKind::Number},
    FieldRow{QueryField::Trust, "trust"_L1, FieldKind::Number},
    FieldRow{QueryField::Age, "age"_L1, FieldKind::Age},
    FieldRow{QueryField::Chinese, "zh"_L1, FieldKind::Keyword},
    FieldRow{QueryField::Has, "has"_L1, FieldKind::Keyword},
    FieldRow{QueryField::Miss, "miss"_L1, FieldKind::Keyword},
    FieldRow{QueryField::Is, "is"_L1, FieldKind::Keyword},
};

const FieldRow &rowOf(QueryField field)
{
    for (const FieldRow &row : Fields) {
        if (row.field == field)
            return row;
    }
    Q_UNREACHABLE_RETURN(Fields.front());
}

} // namespace

const QList<QueryField> &queryFields()
{
    static const QList<QueryField> fields = [] {
        QList<QueryField> all;
        for (const FieldRow &row : Fields)
            all.append(row.field);
        return all;
    }();
    return fields;
}

QString queryFieldName(QueryField field)
{
    return rowOf(field).name;
}

std::optional<QueryField> queryFieldNamed(QStringView name)
{
    for (const FieldRow &row : Fields) {
        if (name.compare(row.name, Qt::CaseInsensitive) == 0)
            return row.field;
    }
    return std::nullopt;
}

FieldKind fieldKind(QueryField field)
{
    return rowOf(field).kind;
}

QStringList fieldKeywords(QueryField field)
{
    switch (field) {
    case QueryField::Chinese:
        return {u"empty"_s, u"copied"_s, u"machine"_s, u"stale"_s, u"edited"_s, u"reviewed"_s};
    case QueryField::Has:
        return {u"regex"_s,      u"code"_s,    u"doc"_s,     u"source"_s, u"edge"_s,
                u"workaround"_s, u"deadend"_s, u"version"_s, u"note"_s};
    case QueryField::Miss:
        return {u"signature"_s, u"regex"_s,    u"action"_s, u"source"_s,
                u"edge"_s,      u"evidence"_s, u"code"_s,   u"doc"_s};
    case QueryField::Is:
        return {u"bookmarked"_s};
    default:
        return {};
    }
}

} // namespace Clew
