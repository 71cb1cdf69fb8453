// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/cleanline.h"

#include <optional>

namespace Clew {

/// True where a line (or its message) is JSON whose strings hold escapes: it begins with '{', or with a
/// quoted key, and has a backslash.
[[nodiscard]] bool looksLikeEscapedJson(QByteArrayView text);

/// Appends `source` from `begin` on to `out` with the escapes of JSON replaced by what they mean. "\n"
/// becomes a line end, or a blank where indentation follows in a text that is no traceback, as EventRules
/// joins indented details. Everything else stays, the JSON around included: fields beside the message
/// (exception, stack trace) explain errors, too.
void appendUnescaped(const MappedView &source, qsizetype begin, MappedText &out);

/// The envelope that container runtimes put around each line: {"log":"…\n","stream":"stderr","time":"…"}.
struct ContainerLine
{
    qsizetype begin = 0; ///< the escaped text inside the envelope
    qsizetype end = 0;
    bool unfinished = false; ///< the runtime cut the line
};
[[nodiscard]] std::optional<ContainerLine> containerLine(QByteArrayView text);

} // namespace Clew
