// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <memory>

class QTextDocument;

namespace Clew {

struct ReportDocument;

/// The report as a document with black text on a white ground, whatever the window's colours are; for pages
/// and for previews. Needs a QGuiApplication for its fonts, but no display.
[[nodiscard]] std::unique_ptr<QTextDocument> toTextDocument(const ReportDocument &report);

/// The report as a PDF file: A4, page numbers, text that can be searched and copied. Needs a QGuiApplication.
[[nodiscard]] QByteArray toPdf(const ReportDocument &report);

} // namespace Clew
