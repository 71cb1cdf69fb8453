// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/wrapdetector.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/loglevel.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace Clew {

namespace {

/// The widths at which one full line is enough: the terminal's, and that of the copies which leave the last
/// column free.
constexpr qsizetype UsualWidth = 80;
/// At any other width this many full lines are needed.
constexpr int FullLines = 3;
/// Lines of a log that begin alike are lines.
constexpr qsizetype AlikeBytes = 4;

bool isAscii(QByteArrayView text)
{
    quint64 bits = 0;
    qsizetype at = 0;
    for (; at + 8 <= text.size(); at += 8) {
        quint64 word = 0;
        std::memcpy(&word, text.data() + at, 8);
        bits |= word;
    }
    for (; at < text.size(); ++at)
        bits |= static_cast<uchar>(text[at]);
    return (bits & 0x8080808080808080ULL) == 0;
}

/// Columns, as terminals count: two for East Asian characters.
qsizetype columns(QByteArrayView text)
{
    if (isAscii(text))
        return text.size();
    qsizetype count = 0;
    for (const char c : text) {
        const auto byte = static_cast<uchar>(c);
        if (byte < 0x80 || byte >= 0xC0)
            count += byte >= 0xE3 ? 2 : 1;
    }
    return count;
}

bool beginsSomething(QByteArrayView text)
{
    constexpr std::array<QByteArrayView, 7> Heads{"Traceback", "During handling", "  ", "\t", "|", "│", "╰"};
    if (std::any_of(Heads.begin(), Heads.end(), [&](QByteArrayView head) { return beginsWith(text, head); }))
        return true;
    return beginsWithException(text) || levelOfMessage(text) != LogLevel::Unknown;
}

/// "…model.xmlMerging manifest": a capital in the middle of a word begins a sentence.
bool looksLikeSentence(char before, QByteArrayView text)
{
    return text.size() > 1 && text[0] >= 'A' && text[0] <= 'Z' && text[1] >= 'a' && text[1] <= 'z' &&
           before != ' ';
}

} // namespace

bool WrapDetector::continuesLast(QByteArrayView text, bool fresh)
{
    const bool continues = m_lastWidth > 0 && !fresh && !text.isEmpty() && continuesFull(text);
    remember(text);
    return continues;
}

bool WrapDetector::continuesFull(QByteArrayView text) const
{
    const bool usual = m_width == UsualWidth || m_width == UsualWidth - 1;
    const bool full = m_lastWidth == m_width && (usual || m_hits >= FullLines);
    const bool inside =
        (text[0] >= 'a' && text[0] <= 'z') || text[0] == '"' || text[0] == '\'' || text[0] == '/';
    if (!full && !(m_lastFolded && inside))
        return false;
    const QByteArrayView lastStart(m_lastStart.data(), m_lastStartSize);
    if (beginsSomething(text) ||
        (m_lastStartSize >= AlikeBytes && text.startsWith(lastStart.first(AlikeBytes))))
        return false;
    if (m_lastFolded)
        return true;
    const bool closed = QByteArrayView(".:|-=>").contains(m_lastByte);
    return (!closed || text[0] == ' ') && !looksLikeSentence(m_lastByte, text);
}

void WrapDetector::remember(QByteArrayView text)
{
    m_lastWidth = 0;
    m_lastFolded = false;
    if (++m_age > Memory) {
        m_width = 0;
        m_hits = 0;
    }
    if (text.isEmpty())
        return;
    m_lastByte = text.back();
    m_lastStartSize = std::min<qsizetype>(text.size(), AlikeBytes);
    std::copy_n(text.begin(), m_lastStartSize, m_lastStart.begin());
    const bool single = text.size() > 1 && text.back() == ' ' && text[text.size() - 2] != ' ';
    m_lastFolded = single && text.size() >= Narrowest / 2 && soundsLikeError(text);
    if (m_lastFolded)
        m_lastWidth = 1;
    if (text.size() < Narrowest)
        return;
    const qsizetype width = text.size() > Widest * 3 ? Widest + 1 : columns(text);
    if (width < Narrowest)
        return;
    if (width > m_width) {
        m_width = width;
        m_hits = 0;
        m_age = 0;
    }
    if (width == m_width) {
        ++m_hits;
        m_age = 0;
    }
    m_lastWidth = width > Widest ? (m_lastFolded ? 1 : 0) : width;
}

} // namespace Clew
