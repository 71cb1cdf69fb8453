// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/logevents.h"

#include "models/diagnosis/logpipeline.h"
#include "models/io/textdecoder.h"

namespace Clew::LogEvents {

QByteArrayList Result::texts() const
{
    QByteArrayList all;
    for (const Event &event : events)
        all.append(event.text);
    return all;
}

qsizetype Result::eventWith(QByteArrayView part) const
{
    for (size_t i = 0; i < events.size(); ++i) {
        if (events[i].text.contains(part))
            return static_cast<qsizetype>(i);
    }
    return -1;
}

Result read(QByteArrayView bytes, qsizetype step, std::optional<TextEncoding> chosen)
{
    Result result;
    TextDecoder decoder(chosen);
    LogPipeline pipeline(0);
    const auto take = [&] {
        EventBlock block;
        while (pipeline.takeBlock(block)) {
            for (const EventSpan &span : block.events) {
                result.events.push_back({.text = block.text.sliced(span.begin, span.end - span.begin),
                                         .span = span,
                                         .offset = block.rawOffset(span.begin),
                                         .line = block.line(span.begin).value()});
            }
            result.blocks.push_back(std::move(block));
        }
    };
    const auto sink = [&](const DecodedText &decoded) { pipeline.feed(decoded); };
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype size = step > 0 ? std::min(step, bytes.size() - at) : bytes.size();
        decoder.feed(bytes.sliced(at, size), sink);
        take();
        at += size;
    }
    decoder.finish(sink);
    pipeline.finish();
    take();
    result.encoding = decoder.encoding();
    result.notes = decoder.notes() + pipeline.notes();
    result.lines = pipeline.lines();
    return result;
}

QByteArray normalised(QByteArrayView text)
{
    return text.toByteArray().simplified();
}

} // namespace Clew::LogEvents
