// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace Clew {

struct ReportDocument;

/// CommonMark. Texts are escaped, so that nothing of a log becomes markup; code stands in fences longer than
/// any run of back ticks in it.
[[nodiscard]] QString toMarkdown(const ReportDocument &report);

/// One HTML page that needs nothing beside itself: no script, no picture, no address is loaded. Texts are
/// escaped. Light and dark follow the reader's setting.
[[nodiscard]] QString toHtml(const ReportDocument &report);

} // namespace Clew
