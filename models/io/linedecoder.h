// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/textencoding.h"

#include <QByteArrayView>

#include <memory>
#include <optional>

namespace Clew {

class IcuConverter;

/// Without the beginning of a UTF-8 character whose rest was cut off. Looks at the last bytes alone.
[[nodiscard]] QByteArrayView wholeCharacters(QByteArrayView bytes);

/// Turns single lines of a log into text for people: in the encoding that somebody chose; else UTF-8, and
/// what is none in what it looks like. For one thread at a time.
class LineDecoder final
{
    Q_DISABLE_COPY_MOVE(LineDecoder)

public:
    /// `chosen`: nothing is guessed then. `around`: what the log as a whole turned out to be, for close
    /// races; UTF-16 and UTF-32 hold for every line.
    LineDecoder(std::optional<TextEncoding> chosen, TextEncoding around);
    ~LineDecoder();

    /// `cut`: the bytes end in the middle of a line, maybe within a character; a piece of one is left out.
    [[nodiscard]] QString decoded(QByteArrayView line, bool cut = false);

private:
    [[nodiscard]] IcuConverter &converter(TextEncoding encoding);

    std::optional<TextEncoding> m_chosen;
    TextEncoding m_around;
    std::unique_ptr<IcuConverter> m_converter;
    TextEncoding m_converterIs = TextEncoding::Utf8;
};

} // namespace Clew
