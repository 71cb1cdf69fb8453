// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>
#include <span>

namespace Clew {

/// Encodings that logs come in. Each is the superset that real files use under its name: GB18030 also reads
/// GB2312 and GBK, Windows-1252 also reads ASCII and ISO 8859-1.
enum class TextEncoding {
    Utf8,
    Utf16Le,
    Utf16Be,
    Utf32Le,
    Utf32Be,
    Gb18030,
    Big5,
    ShiftJis,
    EucJp,
    EucKr,
    Windows1250, ///< Central European, Latin-2
    Windows1251, ///< Cyrillic
    Koi8R,
    Windows1252, ///< Western European, Latin-1
    Windows1253, ///< Greek
    Windows1254, ///< Turkish, Latin-5
};

/// All of them, in the order in which a person is offered them.
[[nodiscard]] std::span<const TextEncoding> allTextEncodings();

/// Name for people and reports, the same in every language: "UTF-8", "UTF-16LE", "GB18030", "Shift_JIS" …
[[nodiscard]] QString encodingName(TextEncoding encoding);

/// The encoding of a name as encodingName() gives it or as people write it ("gbk", "cp936", "latin1"),
/// whatever its case.
[[nodiscard]] std::optional<TextEncoding> encodingFromName(QStringView name);

/// Name under which ICU knows the converter.
[[nodiscard]] const char *icuConverterName(TextEncoding encoding);

} // namespace Clew
