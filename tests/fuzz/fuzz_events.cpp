// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// Makes events of any bytes: blocks keep their promises, and portions make no difference.
#include "models/diagnosis/logpipeline.h"
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

void check(const EventBlock &block, QByteArrayView bytes)
{
    require(isValidUtf8(block.text));
    require(!block.events.empty() && !block.pieces.empty() && block.pieces.front().text == 0);
    for (size_t i = 1; i < block.pieces.size(); ++i)
        require(block.pieces[i - 1].text <= block.pieces[i].text);
    qsizetype last = 0;
    for (const EventSpan &span : block.events) {
        require(span.begin >= last && span.end > span.begin && span.end <= block.text.size());
        require(span.begin == 0 || block.text[span.begin - 1] == '\n');
        require(span.end == block.text.size() || block.text[span.end] == '\n');
        require(span.overlap >= 0 && span.overlap <= span.end - span.begin);
        last = span.end + 1;
        for (const qsizetype at : {span.begin, (span.begin + span.end) / 2, span.end - 1}) {
            const qint64 raw = block.rawOffset(at);
            require(raw >= 0 && raw <= bytes.size());
            const qint64 line = 1 + std::count(bytes.begin(), bytes.begin() + raw, '\n');
            require(block.line(at).value() == line);
        }
    }
}

QByteArrayList eventsOf(QByteArrayView bytes, qsizetype step)
{
    QByteArrayList events;
    TextDecoder decoder(TextEncoding::Utf8); // guesses see more of a text in larger portions
    LogPipeline pipeline;
    const auto take = [&] {
        EventBlock block;
        while (pipeline.takeBlock(block)) {
            check(block, bytes);
            for (const EventSpan &span : block.events)
                events.append(block.text.sliced(span.begin, span.end - span.begin));
        }
    };
    const auto sink = [&](const DecodedText &text) { pipeline.feed(text); };
    for (qsizetype at = 0; at < bytes.size(); at += step) {
        decoder.feed(bytes.sliced(at, std::min(step, bytes.size() - at)), sink);
        take();
    }
    decoder.finish(sink);
    pipeline.finish();
    take();
    return events;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 1)
        return 0;
    const QByteArrayView bytes(reinterpret_cast<const char *>(data) + 1, static_cast<qsizetype>(size) - 1);
    const QByteArrayList whole = eventsOf(bytes, std::max<qsizetype>(bytes.size(), 1));
    const QByteArrayList parts = eventsOf(bytes, 1 + data[0]);
    require(whole == parts);
    return 0;
}
