// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/searchmarks.h"

#include <algorithm>

namespace Clew {

SearchMarks::SearchMarks(const std::vector<MarkTerm> &terms)
{
    for (const MarkTerm &mark : terms) {
        if (mark.isPrefix)
            m_prefixes.push_back(mark.term);
        else
            m_whole.insert(mark.term);
    }
    std::ranges::sort(m_prefixes);
    m_prefixes.erase(std::ranges::unique(m_prefixes).begin(), m_prefixes.end());
}

qint32 SearchMarks::wantedLength(QStringView term, TokenKind kind) const
{
    // A set of strings is asked without a copy of the term.
    if (m_whole.contains(QString::fromRawData(term.data(), term.size())))
        return static_cast<qint32>(term.size());
    const auto prefix =
        std::ranges::find_if(m_prefixes, [term](const QString &begin) { return term.startsWith(begin); });
    if (prefix == m_prefixes.end())
        return 0;
    return static_cast<qint32>(kind == TokenKind::HanPair ? prefix->size() : term.size());
}

QList<TextRange> SearchMarks::marksIn(const QString &text)
{
    QList<TextRange> marks;
    if (isEmpty() || text.isEmpty())
        return marks;
    m_tokenizer.setText(text);
    for (Token token : m_tokenizer.tokens()) {
        const qint32 length = wantedLength(m_tokenizer.term(token), token.kind);
        if (length == 0)
            continue;
        token.length = token.length > Tokenizer::LongestTerm ? token.length : length;
        const TextRange range = m_tokenizer.origin(token);
        // Compounds come before their parts, pairs overlap.
        if (!marks.isEmpty() && range.start <= marks.constLast().start + marks.constLast().length) {
            TextRange &last = marks.last();
            const qsizetype end = std::max(last.start + last.length, range.start + range.length);
            if (range.start < last.start + last.length || token.kind == TokenKind::HanPair) {
                last.start = std::min(last.start, range.start);
                last.length = end - last.start;
                continue;
            }
        }
        marks.append(range);
    }
    return marks;
}

Snippet snippetOf(const Record &record, SearchMarks &marks, qsizetype length)
{
    std::vector<FieldText> texts;
    collectFieldTexts(record, texts);
    for (const FieldText &text : texts) {
        if (text.field != SearchField::Cause && text.field != SearchField::Body)
            continue;
        const QList<TextRange> found = marks.marksIn(text.text);
        if (found.isEmpty())
            continue;
        qsizetype begin = std::max<qsizetype>(0, found.constFirst().start - length / 3);
        while (begin > 0 && begin < found.constFirst().start && !text.text.at(begin - 1).isSpace())
            ++begin;
        qsizetype end = std::min(text.text.size(), begin + length);
        while (end < text.text.size() && end > found.constFirst().start + found.constFirst().length &&
               !text.text.at(end).isSpace())
            --end;
        Snippet snippet{.field = text.field, .text = text.text.sliced(begin, end - begin)};
        for (const TextRange &range : found) {
            if (range.start >= begin && range.start + range.length <= end)
                snippet.marks.append({.start = range.start - begin, .length = range.length});
        }
        return snippet;
    }
    return {};
}

} // namespace Clew
