// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/jobs/inputreader.h"

#include "models/io/encodingguess.h"
#include "models/io/textdecoder.h"

#include <algorithm>

namespace Clew {

namespace {

/// The encoding by which lines are counted, from the first bytes.
TextEncoding encodingOfLines(QByteArrayView bytes)
{
    if (const auto mark = byteOrderMark(bytes))
        return mark->encoding;
    return wideEncoding(bytes.first(std::min(bytes.size(), TextDecoder::DetectBytes)))
        .value_or(TextEncoding::Utf8);
}

} // namespace

InputReader::InputReader(Sources sources, EncodingOf encodingOf, bool indexes)
    : m_sources(std::move(sources))
    , m_encodingOf(std::move(encodingOf))
    , m_indexes(indexes)
{
    for (const auto &source : m_sources)
        m_total += source->total().value_or(0);
    m_thread = std::jthread([this](const std::stop_token &stop) {
        try {
            readAll(stop);
        } catch (...) {
            m_thrown = std::current_exception();
        }
        m_queue.close();
    });
}

std::optional<InputPiece> InputReader::next(const std::stop_token &stop)
{
    std::optional<InputPiece> piece = m_queue.pop(stop);
    if (!piece && !stop.stop_requested() && m_thrown)
        std::rethrow_exception(m_thrown);
    return piece;
}

void InputReader::readAll(const std::stop_token &stop)
{
    for (const auto &source : m_sources) {
        bool goOn = true;
        while (goOn && !stop.stop_requested() && source->next())
            goOn = readInput(*source, stop);
        m_consumedBefore += source->consumed();
        QList<Issue> issues = source->takeIssues();
        if (!issues.isEmpty())
            goOn = m_queue.push({.kind = InputPiece::Kind::Issues, .issues = std::move(issues)}, stop);
        if (!goOn)
            return;
    }
}

/// False where it was stopped.
bool InputReader::readInput(LogSource &source, const std::stop_token &stop)
{
    const auto chosen = m_encodingOf ? m_encodingOf(source.path()) : std::nullopt;
    const bool plain = m_indexes && !source.plainFile().isEmpty();
    if (!m_queue.push({.kind = InputPiece::Kind::Begin,
                       .path = source.path(),
                       .file = source.plainFile(),
                       .chosen = chosen},
                      stop))
        return false;
    std::optional<LineIndex> index;
    bool paused = false;
    for (;;) {
        QByteArray bytes(ReadBytes, Qt::Uninitialized);
        const Result<qsizetype> count =
            source.read(std::span(bytes.data(), static_cast<std::size_t>(bytes.size())));
        if (!count) {
            const Issue issue{.severity = IssueSeverity::Error, .error = count.error()};
            if (!m_queue.push({.kind = InputPiece::Kind::Issues, .issues = {issue}}, stop))
                return false;
        }
        if (count && *count == 0) {
            const LogSource::Wait wait = source.waitForMore(stop);
            if (wait == LogSource::Wait::Quiet && !std::exchange(paused, true) &&
                !m_queue.push({.kind = InputPiece::Kind::Pause}, stop))
                return false;
            if (wait != LogSource::Wait::Over)
                continue;
        }
        if (!count || *count == 0)
            return m_queue.push({.kind = InputPiece::Kind::End}, stop);
        paused = false;
        bytes.truncate(*count);
        if (plain) {
            if (!index)
                index.emplace(chosen.value_or(encodingOfLines(bytes)));
            index->append(bytes);
        }
        if (!m_queue.push({.kind = InputPiece::Kind::Bytes,
                           .bytes = std::move(bytes),
                           .consumed = m_consumedBefore + source.consumed(),
                           .index = index.value_or(LineIndex())},
                          stop))
            return false;
    }
}

} // namespace Clew
