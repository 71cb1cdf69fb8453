// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/recordcells.h"

#include "models/core/trust.h"

#include <QDate>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

quint8 hundredths(std::optional<double> rate)
{
    if (!rate || !std::isfinite(*rate))
        return RecordCells::NoRate;
    return static_cast<quint8>(std::lround(std::clamp(*rate, 0.0, 1.0) * 100));
}

bool isAsciiAlnum(QChar c)
{
    return c.unicode() < 0x80 && c.isLetterOrNumber();
}

/// A number or code of the English that the Chinese does not say: it was made from another wording.
bool isStale(const QString &english, const QString &chinese)
{
    for (qsizetype at = 0; at < english.size();) {
        if (!isAsciiAlnum(english.at(at))) {
            ++at;
            continue;
        }
        qsizetype end = at;
        bool digit = false;
        for (; end < english.size() && isAsciiAlnum(english.at(end)); ++end)
            digit = digit || english.at(end).isDigit();
        if (digit && end - at > 1 &&
            !chinese.contains(QStringView(english).sliced(at, end - at), Qt::CaseInsensitive))
            return true;
        at = end;
    }
    return false;
}

bool hasEmptyAction(const Record &record)
{
    return std::ranges::any_of(record.deadEnds,
                               [](const DeadEnd &end) { return end.action.trimmed().isEmpty(); }) ||
           std::ranges::any_of(record.workarounds, [](const Workaround &fix) {
               return fix.action.english.trimmed().isEmpty() && fix.action.chinese.trimmed().isEmpty();
           });
}

quint16 flagsOf(const Record &record)
{
    quint16 flags = 0;
    const auto set = [&flags](RecordFlag flag, bool on) {
        if (on)
            flags = static_cast<quint16>(flags | static_cast<quint16>(flag));
    };
    const TextPair &signature = record.signature;
    const TextPair &cause = record.rootCause;
    const bool empty = signature.chinese.isEmpty() || (cause.chinese.isEmpty() && !cause.english.isEmpty());
    set(RecordFlag::ChineseEmpty, empty);
    set(RecordFlag::ChineseCopied, (!signature.chinese.isEmpty() && signature.chinese == signature.english) ||
                                       (!cause.chinese.isEmpty() && cause.chinese == cause.english));
    set(RecordFlag::ChineseStale,
        !cause.chinese.isEmpty() && cause.chinese != cause.english && isStale(cause.english, cause.chinese));
    set(RecordFlag::EmptyAction, hasEmptyAction(record));
    const auto noSource = [](const auto &part) { return part.sources.isEmpty(); };
    set(RecordFlag::NoSource, record.officialDocUrl.isEmpty() &&
                                  std::ranges::all_of(record.deadEnds, noSource) &&
                                  std::ranges::all_of(record.workarounds, noSource));
    set(RecordFlag::ConfidenceAboveEvidence, trustGap(record) > 0);
    set(RecordFlag::NoEdge, record.transitions.isEmpty());
    set(RecordFlag::NoRegex, record.regex.isEmpty());
    set(RecordFlag::HasCode, !record.errorCode.isEmpty());
    set(RecordFlag::HasDocument, !record.officialDocUrl.isEmpty());
    set(RecordFlag::HasWorkaround, !record.workarounds.isEmpty());
    set(RecordFlag::HasDeadEnd, !record.deadEnds.isEmpty());
    set(RecordFlag::HasVersion, !record.versions.isEmpty());
    return flags;
}

} // namespace

int FacetNames::place(Facet facet, const QString &value)
{
    const auto i = static_cast<size_t>(facet);
    if (const auto known = m_places[i].constFind(value); known != m_places[i].cend())
        return *known;
    const bool wide = facet == Facet::Domain || facet == Facet::Category;
    const qsizetype most = wide ? 65535 : 255;
    const auto next = static_cast<int>(std::min(m_values[i].size(), most));
    m_places[i].insert(value, next);
    if (next == m_values[i].size())
        m_values[i].append(value);
    return next;
}

int FacetNames::find(Facet facet, const QString &value) const
{
    return m_places[static_cast<size_t>(facet)].value(value, -1);
}

QString FacetNames::toText() const
{
    QStringList tables;
    for (const QStringList &values : m_values)
        tables.append(values.join(u'\x1f'));
    return tables.join(u'\x1e');
}

FacetNames FacetNames::fromText(QStringView text)
{
    FacetNames names;
    const auto tables = text.split(u'\x1e');
    for (qsizetype i = 0; i < std::min<qsizetype>(tables.size(), FacetCount); ++i) {
        for (const QStringView value : tables.at(i).split(u'\x1f'))
            (void)names.place(static_cast<Facet>(i), value.toString());
    }
    return names;
}

quint16 RecordCells::value(Facet facet) const
{
    switch (facet) {
    case Facet::Domain:
        return domain;
    case Facet::Category:
        return category;
    case Facet::Tier:
        return tier;
    case Facet::Resolvable:
        return resolvable;
    }
    Q_UNREACHABLE_RETURN(0);
}

QString facetTier(const QString &tier)
{
    return tier == "auto_generated"_L1 ? u"ai_generated"_s : tier;
}

quint16 dayOf(const QString &isoDate)
{
    const QDate date = QDate::fromString(isoDate.first(std::min<qsizetype>(10, isoDate.size())), Qt::ISODate);
    if (!date.isValid())
        return 0;
    return static_cast<quint16>(std::clamp<qint64>(QDate(2000, 1, 1).daysTo(date), 0, 65535));
}

RecordCells cellsOf(const Record &record, FacetNames &names)
{
    RecordCells cells;
    cells.domain = static_cast<quint16>(names.place(Facet::Domain, record.domain));
    cells.category = static_cast<quint16>(names.place(Facet::Category, record.category));
    cells.tier = static_cast<quint8>(names.place(Facet::Tier, facetTier(record.verificationTier)));
    cells.resolvable = static_cast<quint8>(names.place(Facet::Resolvable, record.resolvable));
    cells.flags = flagsOf(record);
    cells.confidence = hundredths(record.confidence);
    cells.fixRate = hundredths(record.fixSuccessRate);
    if (record.evidenceCount)
        cells.evidence = static_cast<quint16>(std::clamp<qint64>(*record.evidenceCount, 0, 65534));
    cells.day = dayOf(record.lastConfirmed.isEmpty() ? record.lastUpdated : record.lastConfirmed);
    const int trust = trustScore(record.verificationTier, record.evidenceCount, record.confidence);
    cells.staticKey = static_cast<quint32>(trust) << 16 | cells.day;
    return cells;
}

} // namespace Clew
