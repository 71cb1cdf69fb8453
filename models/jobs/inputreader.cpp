// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/jobs/inputreader.h"

namespace Clew {

InputReader::InputReader(Sources sources)
    : m_sources(std::move(sources))
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
    if (!m_queue.push({.kind = InputPiece::Kind::Begin, .path = source.path()}, stop))
        return false;
    for (;;) {
        QByteArray bytes(ReadBytes, Qt::Uninitialized);
        const Result<qsizetype> count =
            source.read(std::span(bytes.data(), static_cast<std::size_t>(bytes.size())));
        if (!count) {
            const Issue issue{.severity = IssueSeverity::Error, .error = count.error()};
            if (!m_queue.push({.kind = InputPiece::Kind::Issues, .issues = {issue}}, stop))
                return false;
        }
        if (!count || *count == 0)
            return m_queue.push({.kind = InputPiece::Kind::End}, stop);
        bytes.truncate(*count);
        const qint64 consumed = m_consumedBefore + source.consumed();
        if (!m_queue.push({.kind = InputPiece::Kind::Bytes, .bytes = std::move(bytes), .consumed = consumed},
                          stop))
            return false;
    }
}

} // namespace Clew
