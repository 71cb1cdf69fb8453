// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/daterules.h"

#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// The days that a date as written may mean.
struct DateSpan
{
    QDate first;
    QDate last;
};

std::optional<DateSpan> spanOf(const QString &text)
{
    static const QRegularExpression form(uR"(^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$)"_s);
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const int year = match.captured(1).toInt();
    const int month = match.captured(2).toInt();
    const int day = match.captured(3).toInt();
    const QDate first(year, match.hasCaptured(2) ? month : 1, match.hasCaptured(3) ? day : 1);
    if (!first.isValid())
        return std::nullopt;
    QDate last = first;
    if (!match.hasCaptured(2))
        last = QDate(year, 12, 31);
    else if (!match.hasCaptured(3))
        last = QDate(year, month, first.daysInMonth());
    return DateSpan{first, last};
}

struct NamedDate
{
    RecordField field = RecordField::FirstSeen;
    QString text;
    std::optional<DateSpan> span = {};
};

void checkDate(NamedDate &date, QDate today, FindingList &findings)
{
    if (date.text.isEmpty())
        return;
    const QString pointer = findings.pointer(date.field);
    date.span = spanOf(date.text);
    if (!date.span)
        findings.add(LintRule::DateImpossible, FindingSeverity::Error, pointer, FindingKind::NoDate,
                     {date.text});
    else if (today.isValid() && date.span->first > today)
        findings.add(LintRule::DateImpossible, FindingSeverity::Error, pointer, FindingKind::DateInFuture,
                     {date.text});
    else if (date.span->last.year() < FirstYear)
        findings.add(LintRule::DateImpossible, FindingSeverity::Warning, pointer, FindingKind::DateTooOld,
                     {date.text});
}

} // namespace

void checkDates(const Record &record, QDate today, FindingList &findings)
{
    std::array<NamedDate, 3> dates{{{RecordField::FirstSeen, record.firstSeen},
                                    {RecordField::LastConfirmed, record.lastConfirmed},
                                    {RecordField::LastUpdated, record.lastUpdated}}};
    for (NamedDate &date : dates)
        checkDate(date, today, findings);
    const NamedDate &seen = dates[0];
    for (const NamedDate &later : {dates[1], dates[2]}) {
        if (seen.span && later.span && later.span->last < seen.span->first)
            findings.add(LintRule::DateImpossible, FindingSeverity::Error, findings.pointer(later.field),
                         FindingKind::DatesOutOfOrder, {later.text, findings.pointer(seen.field), seen.text});
    }
    const NamedDate &confirmed = dates[1].span ? dates[1] : dates[2];
    if (!confirmed.span || !today.isValid())
        return;
    const qint64 days = confirmed.span->last.daysTo(today);
    if (days > StaleDays)
        findings.add(LintRule::DateStale, FindingSeverity::Info, findings.pointer(confirmed.field),
                     FindingKind::NotConfirmedLately, {confirmed.text, QString::number(days)});
}

} // namespace Clew
