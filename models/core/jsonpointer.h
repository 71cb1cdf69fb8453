// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringView>

namespace Clew {

/// The token of a JSON pointer (RFC 6901) for a key, with its slash: "a/b" is "/a~1b".
[[nodiscard]] QString jsonPointerToken(const QString &key);

/// The key that a token stands for, the token being without its slash: "a~1b" is "a/b".
[[nodiscard]] QString jsonPointerKey(QStringView token);

/// The pointer to the value that holds the one pointed at; empty for what the whole document holds.
[[nodiscard]] QString jsonPointerParent(const QString &pointer);

/// The pointer to the item at `place` of the list pointed at.
[[nodiscard]] QString jsonPointerItem(const QString &list, qsizetype place);

/// The key of the value pointed at, or its place in a list.
[[nodiscard]] QString jsonPointerName(const QString &pointer);

} // namespace Clew
