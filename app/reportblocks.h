// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/reportdocument.h"

/// Blocks of a report, each made of its text.
namespace Clew::ReportBlocks {

[[nodiscard]] inline ReportBlock heading(const QString &text, int level = 2)
{
    return {.kind = ReportBlockKind::Heading, .level = level, .text = text};
}

[[nodiscard]] inline ReportBlock paragraph(const QString &text, ReportTone tone = ReportTone::Plain)
{
    return {.kind = ReportBlockKind::Paragraph, .text = text, .tone = tone};
}

[[nodiscard]] inline ReportBlock code(const QString &text)
{
    return {.kind = ReportBlockKind::Code, .text = text};
}

[[nodiscard]] inline ReportBlock list(const QStringList &items)
{
    return {.kind = ReportBlockKind::Items, .items = items};
}

} // namespace Clew::ReportBlocks
