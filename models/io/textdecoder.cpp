// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/textdecoder.h"

#include "models/io/encodingguess.h"
#include "models/io/icuconverter.h"
#include "models/io/utf8scan.h"

#include <algorithm>
#include <cstring>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Damage is looked for in parts of this size, so that one bad byte does not slow down megabytes.
constexpr qsizetype SegmentBytes = qsizetype(64) * 1024;
/// Bytes of a stretch that are enough to tell its encoding.
constexpr qsizetype SampleBytes = qsizetype(16) * 1024;
/// A segment with more control characters than one in this many bytes is not text.
constexpr qsizetype BinaryRatio = 10;
/// Of a segment that is not text, runs of this many printable characters are kept, as `strings` does.
constexpr qsizetype PrintableRun = 4;

/// Bytes beyond ASCII, eight at a time.
qint64 highBytes(QByteArrayView bytes)
{
    constexpr quint64 Ones = 0x0101010101010101ULL;
    qint64 count = 0;
    qsizetype at = 0;
    for (; at + 8 <= bytes.size(); at += 8) {
        quint64 word = 0;
        std::memcpy(&word, bytes.data() + at, 8);
        const quint64 high = word >> 7 & Ones;
        count += static_cast<qint64>(high * Ones >> 56);
    }
    for (; at < bytes.size(); ++at)
        count += static_cast<uchar>(bytes[at]) >> 7;
    return count;
}

bool isAscii(QByteArrayView bytes)
{
    return highBytes(bytes) == 0;
}

bool isPrintable(char c)
{
    return (c >= 0x20 && c < 0x7F) || c == '\t' || c == '\n' || c == '\r';
}

/// Control characters that text does not hold; the ones of terminals are text.
bool isBinary(QByteArrayView bytes)
{
    qsizetype controls = 0;
    for (const char c : bytes)
        controls += static_cast<uchar>(c) < 0x20 && !(c >= '\a' && c <= '\r') && c != 0x1B;
    return controls * BinaryRatio > bytes.size();
}

/// Where a line that is too long may be cut: behind a byte that is never the second of a character.
qsizetype safeCut(QByteArrayView bytes)
{
    for (qsizetype i = bytes.size(); i > 0 && i > bytes.size() - 4096; --i) {
        if (static_cast<uchar>(bytes[i - 1]) < 0x30)
            return i;
    }
    return bytes.size() - incompleteUtf8Tail(bytes);
}

bool hasByte(QByteArrayView bytes, char byte)
{
    return !bytes.isEmpty() && std::memchr(bytes.data(), byte, static_cast<size_t>(bytes.size())) != nullptr;
}

qsizetype lineEnd(QByteArrayView bytes, qsizetype from)
{
    const void *found = std::memchr(bytes.data() + from, '\n', static_cast<size_t>(bytes.size() - from));
    return found ? static_cast<const char *>(found) - bytes.data() + 1 : bytes.size();
}

/// Behind the last line end at or before `limit`, else behind the first one after it.
qsizetype segmentEnd(QByteArrayView bytes, qsizetype from)
{
    const qsizetype limit = from + SegmentBytes;
    if (limit >= bytes.size())
        return bytes.size();
    const qsizetype last = bytes.sliced(from, SegmentBytes).lastIndexOf('\n');
    return last >= 0 ? from + last + 1 : std::min(lineEnd(bytes, limit), limit + SegmentBytes);
}

} // namespace

TextDecoder::TextDecoder(std::optional<TextEncoding> chosen)
    : m_chosen(chosen)
{
}

TextDecoder::~TextDecoder() = default;

void TextDecoder::feed(QByteArrayView raw, const Sink &sink)
{
    if (m_mode != Mode::Undecided) {
        feedDecided(raw, sink, false);
        return;
    }
    m_held.append(raw);
    if (m_held.size() >= DetectBytes)
        begin(sink, false);
}

void TextDecoder::flush(const Sink &sink)
{
    // Four bytes are the least that tells a mark from text.
    if (m_mode == Mode::Undecided && m_held.size() >= 4)
        begin(sink, false);
}

void TextDecoder::finish(const Sink &sink)
{
    if (m_mode == Mode::Undecided)
        begin(sink, true);
    else
        feedDecided({}, sink, true);
}

void TextDecoder::begin(const Sink &sink, bool final)
{
    const std::optional<ByteOrderMark> mark = byteOrderMark(m_held);
    std::optional<TextEncoding> encoding = m_chosen;
    if (!encoding && mark)
        encoding = mark->encoding;
    if (!encoding)
        encoding = wideEncoding(QByteArrayView(m_held).first(std::min(m_held.size(), DetectBytes)));
    const bool wide = encoding && *encoding >= TextEncoding::Utf16Le && *encoding <= TextEncoding::Utf32Be;
    m_mode = wide ? Mode::Wide : Mode::Lines;
    if (wide)
        m_wide = *encoding;
    else if (encoding && *encoding != TextEncoding::Utf8)
        m_chosen = encoding; // the mark of GB18030
    const bool skipMark = mark && (!m_chosen || *m_chosen == mark->encoding);
    const QByteArray held = std::exchange(m_held, {});
    const qsizetype skipped = skipMark ? mark->length : 0;
    m_position = skipped;
    feedDecided(QByteArrayView(held).sliced(skipped), sink, final);
}

void TextDecoder::feedDecided(QByteArrayView raw, const Sink &sink, bool final)
{
    if (m_mode == Mode::Wide)
        feedWide(raw, sink, final);
    else
        feedLines(raw, sink, final);
}

void TextDecoder::feedWide(QByteArrayView raw, const Sink &sink, bool final)
{
    const bool four = m_wide == TextEncoding::Utf32Le || m_wide == TextEncoding::Utf32Be;
    const bool little = m_wide == TextEncoding::Utf16Le || m_wide == TextEncoding::Utf32Le;
    const qsizetype step = four ? 4 : 2;
    QByteArray joined;
    if (!m_held.isEmpty()) {
        joined = std::exchange(m_held, {});
        joined.append(raw);
        raw = joined;
    }
    const auto unit = [&](qsizetype at) {
        char32_t value = 0;
        for (qsizetype i = 0; i < step; ++i)
            value |= static_cast<char32_t>(static_cast<uchar>(raw[at + i]))
                     << (8 * (little ? i : step - 1 - i));
        return value;
    };
    qsizetype at = 0;
    while (at + step <= raw.size()) {
        const char32_t first = unit(at);
        qsizetype length = step;
        char32_t codePoint = first;
        if (!four && QChar::isHighSurrogate(first)) {
            if (at + 4 > raw.size()) {
                if (!final)
                    break;
            } else if (const char32_t second = unit(at + 2); QChar::isLowSurrogate(second)) {
                codePoint =
                    QChar::surrogateToUcs4(static_cast<char16_t>(first), static_cast<char16_t>(second));
                length = 4;
            }
        }
        m_invalid = m_invalid || QChar::isSurrogate(codePoint) || codePoint > 0x10FFFF;
        m_out.appendCodePoint(codePoint, m_position + at, length);
        at += length;
    }
    m_weight[static_cast<size_t>(m_wide)] += at;
    if (final && at < raw.size()) {
        m_out.appendReplacement(m_position + at, raw.size() - at);
        m_invalid = true;
        at = raw.size();
    }
    m_held = raw.sliced(at).toByteArray();
    m_position += at;
    emitBuffer(sink);
}

void TextDecoder::feedLines(QByteArrayView raw, const Sink &sink, bool final)
{
    if (!m_held.isEmpty()) {
        // What was held becomes a whole line with the beginning of this.
        const qsizetype end = raw.isEmpty() ? 0 : lineEnd(raw, 0);
        const qsizetype taken = std::min(end, MaxHeldBytes);
        m_held.append(raw.first(taken));
        raw = raw.sliced(taken);
        const bool whole = final || m_held.endsWith('\n');
        if (!whole && m_held.size() < MaxHeldBytes)
            return; // nothing of raw is left
        const QByteArray line = std::exchange(m_held, {});
        const qsizetype cut = whole ? line.size() : safeCut(line);
        const qint64 position = std::exchange(m_position, m_position + cut);
        decodeLines(QByteArrayView(line).first(cut), position, sink);
        if (cut < line.size()) {
            QByteArray rest = line.sliced(cut);
            rest.append(raw);
            feedLines(rest, sink, final);
            return;
        }
    }
    if (raw.isEmpty())
        return;
    const qsizetype behindLine = final ? raw.size() : raw.lastIndexOf('\n') + 1;
    qsizetype cut = behindLine;
    if (raw.size() - behindLine >= MaxHeldBytes)
        cut = safeCut(raw);
    if (cut > 0)
        decodeLines(raw.first(cut), m_position, sink);
    m_held = raw.sliced(cut).toByteArray();
    m_position += cut;
}

void TextDecoder::decodeLines(QByteArrayView bytes, qint64 raw, const Sink &sink)
{
    const auto same = [&](QByteArrayView text, qint64 at) {
        const RawPiece piece{.text = 0, .raw = at};
        sink({.text = text, .pieces = std::span(&piece, 1)});
    };
    if (bytes.isEmpty())
        return;
    const bool utf8 = !m_chosen || *m_chosen == TextEncoding::Utf8;
    const bool clean = !hasByte(bytes, '\0');
    if (utf8 && clean && isValidUtf8(bytes)) {
        m_weight[static_cast<size_t>(TextEncoding::Utf8)] += highBytes(bytes);
        same(bytes, raw);
        return;
    }
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype end = segmentEnd(bytes, at);
        const QByteArrayView segment = bytes.sliced(at, end - at);
        const bool segmentClean = clean || !hasByte(segment, '\0');
        if (segmentClean && (utf8 ? isValidUtf8(segment) : isAscii(segment))) {
            m_weight[static_cast<size_t>(TextEncoding::Utf8)] += highBytes(segment);
            emitBuffer(sink);
            same(segment, raw + at);
        } else {
            decodeDamaged(segment, raw + at);
        }
        at = end;
    }
    emitBuffer(sink);
}

void TextDecoder::decodeDamaged(QByteArrayView bytes, qint64 raw)
{
    m_nul = m_nul || hasByte(bytes, '\0');
    if (isBinary(bytes)) {
        m_binary = true;
        decodeBinary(bytes, raw);
        return;
    }
    // Lines that are not UTF-8 form a stretch together with ASCII lines between them.
    qsizetype stretch = -1;
    qsizetype stretchEnd = 0;
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype end = lineEnd(bytes, at);
        const QByteArrayView line = bytes.sliced(at, end - at);
        const bool valid = m_chosen ? isAscii(line) : isValidUtf8(line);
        if (!valid) {
            if (stretch < 0)
                stretch = at;
            stretchEnd = end;
        } else if (stretch < 0) {
            m_out.appendSame(line, raw + at);
            m_weight[static_cast<size_t>(TextEncoding::Utf8)] += highBytes(line);
        } else if (!isAscii(line)) {
            decodeStretch(bytes.sliced(stretch, stretchEnd - stretch), raw + stretch);
            m_out.appendSame(bytes.sliced(stretchEnd, end - stretchEnd), raw + stretchEnd);
            m_weight[static_cast<size_t>(TextEncoding::Utf8)] += highBytes(line);
            stretch = -1;
        }
        at = end;
    }
    if (stretch >= 0) {
        decodeStretch(bytes.sliced(stretch, stretchEnd - stretch), raw + stretch);
        m_out.appendSame(bytes.sliced(stretchEnd), raw + stretchEnd);
    }
}

void TextDecoder::decodeStretch(QByteArrayView bytes, qint64 raw)
{
    TextEncoding encoding = m_chosen.value_or(TextEncoding::Utf8);
    if (!m_chosen) {
        QByteArray sample;
        for (qsizetype at = 0; at < bytes.size() && sample.size() < SampleBytes;) {
            const qsizetype end = lineEnd(bytes, at);
            const QByteArrayView line = bytes.sliced(at, std::min(end - at, SampleBytes));
            if (!isAscii(line))
                sample.append(line);
            at = end;
        }
        encoding = guessEncoding(sample, m_lastGuess).encoding;
        m_lastGuess = encoding == TextEncoding::Utf8 ? std::nullopt : std::optional(encoding);
    }
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype end = lineEnd(bytes, at);
        const QByteArrayView line = bytes.sliced(at, end - at);
        if (isAscii(line))
            m_out.appendSame(line, raw + at);
        else
            decodeLine(line, raw + at, encoding);
        at = end;
    }
}

void TextDecoder::decodeLine(QByteArrayView line, qint64 raw, TextEncoding encoding)
{
    m_weight[static_cast<size_t>(encoding)] += highBytes(line);
    if (encoding == TextEncoding::Utf8)
        decodeLossyUtf8(line, raw);
    else
        converter(encoding).convert(line, raw, m_out);
}

void TextDecoder::decodeLossyUtf8(QByteArrayView bytes, qint64 raw)
{
    qsizetype begin = 0;
    for (qsizetype at = 0; at < bytes.size();) {
        const Utf8Step step = utf8Step(bytes.sliced(at));
        if (!step.valid) {
            m_out.appendSame(bytes.sliced(begin, at - begin), raw + begin);
            m_out.appendReplacement(raw + at, step.length);
            m_invalid = true;
            begin = at + step.length;
        }
        at += step.length;
    }
    m_out.appendSame(bytes.sliced(begin), raw + begin);
}

void TextDecoder::decodeBinary(QByteArrayView bytes, qint64 raw)
{
    qsizetype at = 0;
    qsizetype dropped = 0; // where a stretch that is no text began
    const auto drop = [&](qsizetype end) {
        if (end > dropped)
            m_out.appendReplacement(raw + dropped, end - dropped);
    };
    while (at < bytes.size()) {
        if (!isPrintable(bytes[at])) {
            ++at;
            continue;
        }
        qsizetype end = at;
        bool line = false;
        while (end < bytes.size() && isPrintable(bytes[end]))
            line = bytes[end++] == '\n' || line;
        // Line ends stay where they are: lines are counted by them.
        if (end - at >= PrintableRun || line) {
            drop(at);
            m_out.appendSame(bytes.sliced(at, end - at), raw + at);
            dropped = end;
        }
        at = end;
    }
    drop(bytes.size());
}

void TextDecoder::emitBuffer(const Sink &sink)
{
    if (m_out.isEmpty())
        return;
    sink(m_out.view());
    m_out.clear();
}

IcuConverter &TextDecoder::converter(TextEncoding encoding)
{
    auto &slot = m_converters[static_cast<size_t>(encoding)];
    if (!slot)
        slot = std::make_unique<IcuConverter>(encoding);
    return *slot;
}

TextEncoding TextDecoder::encoding() const
{
    if (m_mode == Mode::Wide) // also where no whole unit has come yet
        return m_wide;
    const auto most = std::max_element(m_weight.begin(), m_weight.end());
    return *most == 0 ? m_chosen.value_or(TextEncoding::Utf8)
                      : static_cast<TextEncoding>(most - m_weight.begin());
}

QStringList TextDecoder::notes() const
{
    QStringList notes;
    if (std::count_if(m_weight.begin(), m_weight.end(), [](qint64 weight) { return weight > 0; }) > 1)
        notes.append(u"mixed encodings"_s);
    if (m_invalid)
        notes.append(u"invalid bytes"_s);
    if (m_nul)
        notes.append(u"NUL bytes"_s);
    if (m_binary)
        notes.append(u"binary"_s);
    return notes;
}

} // namespace Clew
