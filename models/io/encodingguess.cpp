// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/encodingguess.h"

#include "models/io/multibytescore.h"
#include "models/io/singlebytescore.h"
#include "models/io/utf8scan.h"

#include <algorithm>

namespace Clew {

namespace {

/// What text near by adds to an encoding's score: decides a close race, not a clear one.
constexpr double ContextBonus = 0.25;
/// Below this nothing fits, and the bytes are damage.
constexpr double LowestScore = 0.1;

/// Damaged UTF-8: mostly whole sequences of several bytes, which no other encoding makes by chance.
double damagedUtf8Score(QByteArrayView sample)
{
    double score = 0;
    qsizetype high = 0;
    for (qsizetype i = 0; i < sample.size();) {
        const Utf8Step step = utf8Step(sample.sliced(i));
        if (step.length > 1 || !step.valid) {
            high += step.length;
            if (step.valid)
                score += 1.2 * static_cast<double>(step.length);
            else if (!step.truncated)
                score -= static_cast<double>(step.length);
        }
        i += step.length;
    }
    return high == 0 ? 0 : score / static_cast<double>(high);
}

int zeros(QByteArrayView sample, qsizetype from, qsizetype step)
{
    int count = 0;
    for (qsizetype i = from; i < sample.size(); i += step)
        count += sample[i] == 0;
    return count;
}

char16_t unitAt(QByteArrayView sample, qsizetype i, bool little)
{
    const auto first = static_cast<uchar>(sample[i]);
    const auto second = static_cast<uchar>(sample[i + 1]);
    return static_cast<char16_t>(little ? first | second << 8 : first << 8 | second);
}

/// Units that text in UTF-16 is made of, minus those that it is not: for Chinese or Japanese, whose bytes
/// hold few zeros.
double utf16Score(QByteArrayView sample, bool little)
{
    int good = 0;
    int bad = 0;
    bool afterHigh = false;
    for (qsizetype i = 0; i + 1 < sample.size(); i += 2) {
        const char16_t unit = unitAt(sample, i, little);
        const bool low = QChar::isLowSurrogate(unit);
        if (low != afterHigh)
            bad += 4;
        afterHigh = QChar::isHighSurrogate(unit);
        const bool common = (unit >= 0x20 && unit < 0x7F) || unit == u'\n' || unit == u'\r' ||
                            unit == u'\t' || (unit >= 0x3000 && unit < 0x30FF) ||
                            (unit >= 0x4E00 && unit < 0x9FA6) || (unit >= 0xAC00 && unit < 0xD7A4) ||
                            (unit >= 0xFF00 && unit < 0xFF5F);
        const bool never = unit == 0 || unit == 0xFFFE || unit == 0xFFFF ||
                           (unit >= 0xE000 && unit < 0xF900) || (unit < 0x20 && !common);
        good += common;
        bad += never * 2;
    }
    const auto units = static_cast<double>(std::max<qsizetype>(sample.size() / 2, 1));
    return (good - bad) / units;
}

} // namespace

std::optional<ByteOrderMark> byteOrderMark(QByteArrayView bytes)
{
    // The 32-bit mark begins with the 16-bit one.
    if (bytes.startsWith(QByteArrayView("\xFF\xFE\0\0", 4)))
        return ByteOrderMark{.encoding = TextEncoding::Utf32Le, .length = 4};
    if (bytes.startsWith(QByteArrayView("\0\0\xFE\xFF", 4)))
        return ByteOrderMark{.encoding = TextEncoding::Utf32Be, .length = 4};
    if (bytes.startsWith("\xEF\xBB\xBF"))
        return ByteOrderMark{.encoding = TextEncoding::Utf8, .length = 3};
    if (bytes.startsWith("\xFF\xFE"))
        return ByteOrderMark{.encoding = TextEncoding::Utf16Le, .length = 2};
    if (bytes.startsWith("\xFE\xFF"))
        return ByteOrderMark{.encoding = TextEncoding::Utf16Be, .length = 2};
    if (bytes.startsWith("\x84\x31\x95\x33"))
        return ByteOrderMark{.encoding = TextEncoding::Gb18030, .length = 4};
    return {};
}

std::optional<TextEncoding> wideEncoding(QByteArrayView sample)
{
    const qsizetype units = sample.size() / 2;
    if (units < 2)
        return {};
    const QByteArrayView even = sample.first(units * 2);
    const int zerosFirst = zeros(even, 0, 2);
    const int zerosSecond = zeros(even, 1, 2);
    const double little = utf16Score(even, true);
    const double big = utf16Score(even, false);
    // Mostly ASCII: half of the bytes are zero, all on one side.
    if (zerosSecond * 10 > units * 4 && zerosFirst * 20 < units && little > 0.7)
        return TextEncoding::Utf16Le;
    if (zerosFirst * 10 > units * 4 && zerosSecond * 20 < units && big > 0.7)
        return TextEncoding::Utf16Be;
    if (zerosFirst + zerosSecond > units * 5 / 4) {
        const QByteArrayView words = sample.first(sample.size() / 4 * 4);
        const qsizetype count = words.size() / 4;
        if (count >= 2 && zeros(words, 3, 4) == count && zeros(words, 2, 4) == count &&
            zeros(words, 0, 4) == 0)
            return TextEncoding::Utf32Le;
        if (count >= 2 && zeros(words, 0, 4) == count && zeros(words, 1, 4) == count &&
            zeros(words, 3, 4) == 0)
            return TextEncoding::Utf32Be;
        return {};
    }
    // Few zeros: bytes that are UTF-8 are UTF-8, and so are those that no line end tells apart.
    if (zerosFirst + zerosSecond == 0 || isValidUtf8(even.chopped(incompleteUtf8Tail(even))))
        return {};
    if (little > 0.85 && little > big + 0.3)
        return TextEncoding::Utf16Le;
    if (big > 0.85 && big > little + 0.3)
        return TextEncoding::Utf16Be;
    return {};
}

EncodingGuess guessEncoding(QByteArrayView sample, std::optional<TextEncoding> context)
{
    EncodingGuess best{.encoding = TextEncoding::Utf8, .score = LowestScore};
    const auto consider = [&](TextEncoding encoding, double score) {
        if (context == encoding && score > 0)
            score += ContextBonus;
        if (score > best.score)
            best = {.encoding = encoding, .score = score};
    };
    consider(TextEncoding::Utf8, damagedUtf8Score(sample));
    for (const TextEncoding encoding : multiByteEncodings())
        consider(encoding, multiByteScore(sample, encoding));
    for (const TextEncoding encoding : singleByteEncodings())
        consider(encoding, singleByteScore(sample, encoding));
    return best;
}

} // namespace Clew
