// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/decodedtext.h"
#include "models/io/decodedbuffer.h"
#include "models/io/textencoding.h"

#include <QByteArray>
#include <QStringList>

#include <array>
#include <functional>
#include <memory>
#include <optional>

namespace Clew {

class IcuConverter;

/// Turns the bytes of one input, as they come, into valid UTF-8 with a map back to the bytes. The encoding is
/// that of a byte order mark, else UTF-16 where its zeros show, else UTF-8 - and each stretch of lines that
/// is not UTF-8 is decoded by itself in what it looks like (see guessEncoding()). What is no character
/// becomes U+FFFD. Valid UTF-8 is handed on without a copy. Holds back at most MaxHeldBytes. Pure: no files,
/// no threads; for one thread at a time.
class TextDecoder final
{
    Q_DISABLE_COPY_MOVE(TextDecoder)

public:
    using Sink = std::function<void(const DecodedText &)>;

    /// Bytes at the beginning by which UTF-16 without a mark is recognised.
    static constexpr qsizetype DetectBytes = 4096;
    /// A line longer than this is decoded in parts.
    static constexpr qsizetype MaxHeldBytes = qsizetype(64) * 1024;

    /// `chosen`: the encoding a person has picked; nothing is guessed then, a byte order mark is still left
    /// out.
    explicit TextDecoder(std::optional<TextEncoding> chosen = {});
    ~TextDecoder();

    /// Decodes what `raw` completes, up to a line end where there is one, in one or several calls of `sink`.
    void feed(QByteArrayView raw, const Sink &sink);
    /// Decodes what is held back, because nothing comes for now (an input that is followed): whole lines
    /// only.
    void flush(const Sink &sink);
    /// Decodes the rest. The decoder is done then.
    void finish(const Sink &sink);

    /// The encoding of most of the text so far; UTF-8 where all is ASCII.
    [[nodiscard]] TextEncoding encoding() const;
    /// Stable English words for what is odd: "mixed encodings", "invalid bytes", "NUL bytes", "binary".
    [[nodiscard]] QStringList notes() const;

private:
    enum class Mode { Undecided, Wide, Lines };

    void begin(const Sink &sink, bool final);
    void feedDecided(QByteArrayView raw, const Sink &sink, bool final);
    void feedWide(QByteArrayView raw, const Sink &sink, bool final);
    void feedLines(QByteArrayView raw, const Sink &sink, bool final);
    void decodeLines(QByteArrayView bytes, qint64 raw, const Sink &sink);
    void decodeDamaged(QByteArrayView bytes, qint64 raw);
    void decodeStretch(QByteArrayView bytes, qint64 raw);
    void decodeLine(QByteArrayView line, qint64 raw, TextEncoding encoding);
    void decodeLossyUtf8(QByteArrayView bytes, qint64 raw);
    void decodeBinary(QByteArrayView bytes, qint64 raw);
    void emitBuffer(const Sink &sink);
    IcuConverter &converter(TextEncoding encoding);

    std::optional<TextEncoding> m_chosen;
    Mode m_mode = Mode::Undecided;
    TextEncoding m_wide = TextEncoding::Utf16Le;
    std::optional<TextEncoding> m_lastGuess;
    QByteArray m_held;     ///< bytes of an unfinished line or character
    qint64 m_position = 0; ///< raw bytes before m_held
    DecodedBuffer m_out;
    std::array<std::unique_ptr<IcuConverter>, 16> m_converters;
    std::array<qint64, 16> m_weight{}; ///< bytes beyond ASCII, by encoding
    bool m_invalid = false;
    bool m_nul = false;
    bool m_binary = false;
};

} // namespace Clew
