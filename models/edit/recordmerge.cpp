// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/edit/document.h"
#include "models/edit/recordlinks.h"
#include "models/edit/recordtexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

using Kind = ValueEdit::Kind;

/// Builds up the text of the record that stays.
class Merger final
{
public:
    Merger(const RecordCodec &codec, QByteArray kept, QByteArray gone)
        : m_codec(codec)
        , m_kept(std::move(kept))
        , m_gone(std::move(gone))
    {
    }

    /// Values of the record itself, where what stays has nothing: null, "", or no such key.
    Result<void> fillGaps(const QStringList &pointers)
    {
        for (const QString &pointer : pointers) {
            const QByteArray here = m_codec.valueAt(m_kept, pointer);
            const QByteArray there = m_codec.valueAt(m_gone, pointer);
            const bool isGap = here.isNull() || here == "null" || here == "\"\"";
            if (!isGap || there.isNull() || there == "null" || there == "\"\"")
                continue;
            if (const Result<void> set = edit({.kind = Kind::Set, .pointer = pointer, .json = there}); !set)
                return set;
        }
        return {};
    }

    /// Items of a list that are not there yet. Workarounds take their Chinese along, which stands at the same
    /// place of another list.
    Result<void> appendItems(const QString &list)
    {
        for (qsizetype i = 0; i < m_codec.countAt(m_gone, list); ++i) {
            const QByteArray item = m_codec.valueAt(m_gone, at(list, i));
            const qsizetype count = m_codec.countAt(m_kept, list);
            if (has(list, count, item))
                continue;
            if (const Result<void> added =
                    edit({.kind = Kind::Insert, .pointer = list + "/-"_L1, .json = item});
                !added)
                return added;
            const QByteArray chinese = m_codec.valueAt(m_gone, at(u"/workarounds_zh"_s, i));
            if (list == "/workarounds"_L1 && !chinese.isNull()) {
                if (const Result<void> added = appendChinese(count, chinese); !added)
                    return added;
            }
        }
        return {};
    }

    Result<void> edit(const ValueEdit &change)
    {
        Result<QByteArray> edited = m_codec.edited(m_kept, {change});
        if (!edited)
            return std::unexpected(edited.error());
        m_kept = std::move(*edited);
        return {};
    }

    [[nodiscard]] const QByteArray &text() const { return m_kept; }

private:
    static QString at(const QString &list, qsizetype index) { return list + u'/' + QString::number(index); }

    [[nodiscard]] bool has(const QString &list, qsizetype count, const QByteArray &item) const
    {
        for (qsizetype i = 0; i < count; ++i) {
            if (m_codec.differences(m_codec.valueAt(m_kept, at(list, i)), item).isEmpty())
                return true;
        }
        return false;
    }

    Result<void> appendChinese(qsizetype place, const QByteArray &chinese)
    {
        const QString list = u"/workarounds_zh"_s;
        while (m_codec.countAt(m_kept, list) < place) {
            const ValueEdit gap{.kind = Kind::Insert, .pointer = list + "/-"_L1, .json = "\"\""};
            if (const Result<void> added = edit(gap); !added)
                return added;
        }
        return edit({.kind = Kind::Insert, .pointer = at(list, place), .json = chinese});
    }

    const RecordCodec &m_codec;
    QByteArray m_kept;
    QByteArray m_gone;
};

QStringList gapPointers(RecordFormat format)
{
    if (format == RecordFormat::Nested)
        return {u"/verdict/summary"_s, u"/verdict/fix_success_rate"_s, u"/error/category"_s,
                u"/error/first_seen"_s};
    return {u"/signature_zh"_s,     u"/subcategory"_s,      u"/root_cause"_s, u"/root_cause_type"_s,
            u"/root_cause_zh"_s,    u"/official_doc_url"_s, u"/error_code"_s, u"/official_doc_section"_s,
            u"/fix_success_rate"_s, u"/first_seen"_s};
}

} // namespace

Result<EditPlan> planMerge(const Document &document, const RecordId &kept, const RecordId &gone)
{
    const Result<Record> stays = document.record(kept);
    if (!stays)
        return std::unexpected(stays.error());
    const Result<Record> goes = document.record(gone);
    if (!goes)
        return std::unexpected(goes.error());
    if (kept == gone)
        return std::unexpected(Error{.code = ErrorCode::IdTaken, .arguments = {kept.value()}, .place = {}});
    if (stays->format != goes->format) {
        return std::unexpected(
            Error{.code = ErrorCode::WrongType, .arguments = {u"/"_s, u"flat"_s, u"nested"_s}, .place = {}});
    }

    const RecordCodec &codec = document.codec();
    RecordTexts texts(document);
    Merger merger(codec, document.text(kept), document.text(gone));
    Result<void> done = merger.fillGaps(gapPointers(stays->format));
    for (const QString &list :
         {u"/dead_ends"_s, u"/workarounds"_s, u"/versions"_s, u"/tags"_s, u"/transition_graph/leads_to"_s,
          u"/transition_graph/preceded_by"_s, u"/transition_graph/frequently_confused_with"_s}) {
        if (done)
            done = merger.appendItems(list);
    }
    for (const QString &alias : QStringList{gone.value()} + goes->aliases) {
        if (done && !stays->aliases.contains(alias) && alias != kept.value())
            done = merger.edit(
                {.kind = Kind::Insert, .pointer = u"/aliases/-"_s, .json = codec.textJson(alias)});
    }
    if (!done)
        return std::unexpected(done.error());
    texts.set(kept, merger.text());
    texts.remove(gone);
    // Edges to what is gone lead to what stays, except from itself and where one does already.
    if (!texts.redirect(gone, kept))
        return std::unexpected(texts.error());
    return texts.plan(EditKind::MergeRecords, kept, u"/aliases"_s);
}

} // namespace Clew
