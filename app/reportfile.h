// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commandline.h"
#include "models/core/catalog.h"
#include "models/diagnosis/diagnosis.h"

#include <QByteArray>

namespace Clew {

class Redactor;
struct ReportDocument;

/// Extension of a format's files, without the dot.
[[nodiscard]] QString extensionOf(OutputFormat format);

/// The report as Markdown, Html or Pdf.
[[nodiscard]] QByteArray documentFile(const ReportDocument &report, OutputFormat format);

/// A diagnosis as a file to pass on, the same from the window and from the command line. `format`: Markdown,
/// Html, Pdf, Json, Sarif or Csv; Pdf needs a QGuiApplication. `language`: of the catalog's texts; the words
/// around them are those of the installed translator. `redactor` takes private things out; null leaves them.
[[nodiscard]] QByteArray diagnosisFile(const Diagnosis &diagnosis, const Catalog &catalog,
                                       OutputFormat format, Language language, Redactor *redactor);

/// A record as a file to pass on. `format`: Markdown, Html, Pdf, Json (the bytes of `source`) or Csv.
[[nodiscard]] QByteArray recordFile(const Record &record, const QByteArray &source, OutputFormat format,
                                    Language language);

/// Verdicts as rows of comma separated values (RFC 4180), the first row being names. A text of the log that a
/// spreadsheet would take for a formula gets a quotation mark before it.
[[nodiscard]] QByteArray diagnosisToCsv(const Diagnosis &diagnosis);

} // namespace Clew
