// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/eventblock.h"

#include <QByteArrayView>

#include <optional>

namespace Clew {

/// Level of a word that logs use for one ("ERROR", "warn", "Critical", "emerg"), whatever its case.
[[nodiscard]] std::optional<LogLevel> levelOfWord(QByteArrayView word);

/// Level of one of the letters that glog, logcat and MongoDB use ('E', 'W', 'I', 'F', 'D', 'V').
[[nodiscard]] std::optional<LogLevel> levelOfLetter(char letter);

/// Level that a message without a level of its own shows by how it begins ("error: …", "RuntimeError: …",
/// "panic: …") or, as compilers write, behind its place ("x.c:3:5: error: …"). Unknown where it shows none.
[[nodiscard]] LogLevel levelOfMessage(QByteArrayView message);

/// True where the message begins with the name of an exception: "RuntimeError: x", "java.io.IOException",
/// "torch.cuda.OutOfMemoryError: …", or any dotted name before ": ".
[[nodiscard]] bool beginsWithException(QByteArrayView message);

/// True where a word of the message says that something went wrong, in English or Chinese. Slower than the
/// others; for deciding doubtful cases.
[[nodiscard]] bool soundsLikeError(QByteArrayView message);

} // namespace Clew
