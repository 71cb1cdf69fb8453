// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// Decodes any bytes, in portions and with an encoding that the first two bytes choose.
#include "models/io/textdecoder.h"
#include "models/io/utf8scan.h"

#include <algorithm>
#include <cstdlib>

using namespace Clew;

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    const auto encodings = allTextEncodings();
    const bool guess = data[1] % 2 == 0;
    const auto chosen = guess ? std::nullopt : std::optional(encodings[data[1] / 2 % encodings.size()]);
    const qsizetype step = 1 + data[0] * 17;
    const QByteArrayView bytes(reinterpret_cast<const char *>(data) + 2, static_cast<qsizetype>(size) - 2);

    QByteArray text;
    TextDecoder decoder(chosen);
    qint64 lastRaw = -1;
    const auto sink = [&](const DecodedText &part) {
        require(!part.text.isEmpty() && !part.pieces.empty() && part.pieces.front().text == 0);
        require(isValidUtf8(part.text));
        for (size_t i = 0; i < part.pieces.size(); ++i) {
            const RawPiece &piece = part.pieces[i];
            const qsizetype end = i + 1 < part.pieces.size() ? part.pieces[i + 1].text : part.text.size();
            require(piece.text < end && piece.textStep > 0);
            require(piece.raw >= lastRaw && piece.rawAt(end - 1) < bytes.size());
            lastRaw = piece.rawAt(end - 1);
        }
        text.append(part.text);
    };
    for (qsizetype at = 0; at < bytes.size(); at += step) {
        decoder.feed(bytes.sliced(at, std::min(step, bytes.size() - at)), sink);
        if (data[0] % 3 == 0)
            decoder.flush(sink);
    }
    decoder.finish(sink);
    const TextEncoding encoding = decoder.encoding();
    const bool wide = encoding >= TextEncoding::Utf16Le && encoding <= TextEncoding::Utf32Be;
    if (!wide && !(chosen && *chosen >= TextEncoding::Utf16Le && *chosen <= TextEncoding::Utf32Be))
        require(text.count('\n') == std::count(bytes.begin(), bytes.end(), '\n'));
    return 0;
}
