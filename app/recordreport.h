// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/reportdocument.h"
#include "models/core/record.h"
#include "views/language.h"

#include <QCoreApplication>

namespace Clew {

/// A record as a report to pass on: what it is about, its cause, dead ends before workarounds, relations and
/// trust.
class RecordReport final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::RecordReport)

public:
    /// `language`: of the catalog's texts; English stands in where there is no Chinese.
    explicit RecordReport(Language language);

    [[nodiscard]] ReportDocument make(const Record &record) const;

    /// Cause, dead ends and workarounds, under headings of level 3. `triedAt`: for each dead end, at its
    /// place, where a log shows that it was tried; may be shorter than the list of dead ends.
    void addAdvice(ReportDocument &report, const Record &record, const QList<QStringList> &triedAt) const;

private:
    void addDeadEnd(ReportDocument &report, const DeadEnd &deadEnd, const QStringList &tried) const;
    void addWorkaround(ReportDocument &report, const Workaround &workaround) const;
    void addRelations(ReportDocument &report, const Record &record) const;
    void addTrust(ReportDocument &report, const Record &record) const;

    const Language m_language;
};

} // namespace Clew
