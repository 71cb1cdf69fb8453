// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>
#include <QString>

namespace Clew {

/// Whether a line is a compiler's or interpreter's message about a file ("src/main.zig:18:30: error: …",
/// "  --> api/src/worker.rs:41:5", "Pages/Board.cs(22,16): error …") in another language than the one the
/// domain is about. False where the domain is about no language, the line names no such file, or its ending
/// belongs to none that is known here; C and C++, which are compiled in the course of everything, rule
/// nothing out. Only the first line of the text is looked at.
[[nodiscard]] bool isOtherSource(const QString &domain, QByteArrayView text);

} // namespace Clew
