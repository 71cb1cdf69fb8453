// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/reportdocument.h"
#include "models/diagnosis/diagnosis.h"
#include "views/language.h"

#include <QCoreApplication>

namespace Clew {

class Catalog;
class Redactor;
struct Record;

/// A diagnosis as a report to pass on: verdicts with their lines, cause, dead ends and workarounds, then
/// hints, what stays unexplained, and what was taken out of the texts.
class DiagnosisReport final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::DiagnosisReport)

public:
    /// `language`: of the catalog's texts; English stands in where there is no Chinese. The catalog must
    /// outlive this object.
    DiagnosisReport(const Catalog &catalog, Language language);

    /// `redactor` takes private things out of paths and lines of the log; null leaves them as they are. The
    /// catalog's own texts are never changed.
    [[nodiscard]] ReportDocument make(const Diagnosis &diagnosis, Redactor *redactor) const;

private:
    void addVerdict(ReportDocument &report, const Verdict &verdict, const Diagnosis &diagnosis) const;
    void addAdvice(ReportDocument &report, const Record &record, const Verdict &verdict,
                   const Diagnosis &diagnosis) const;
    void addHints(ReportDocument &report, const Diagnosis &diagnosis) const;
    void addUnexplained(ReportDocument &report, const Diagnosis &diagnosis) const;
    void addRemovals(ReportDocument &report, const Redactor &redactor) const;

    const Catalog &m_catalog;
    const Language m_language;
};

/// The diagnosis with private things taken out of paths, lines, captures, templates and reasons. Ids and
/// numbers stay.
[[nodiscard]] Diagnosis redacted(const Diagnosis &diagnosis, Redactor &redactor);

} // namespace Clew
