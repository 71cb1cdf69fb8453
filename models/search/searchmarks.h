// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/searchresult.h"

#include <QSet>

namespace Clew {

/// Finds in texts of hits what the query matched, with the tokenizer of the index: what is marked is what was
/// found. Holds buffers; one thread at a time.
class SearchMarks final
{
public:
    explicit SearchMarks(const std::vector<MarkTerm> &terms);

    [[nodiscard]] bool isEmpty() const { return m_prefixes.empty() && m_whole.isEmpty(); }
    /// Stretches of the text, sorted, without overlap.
    [[nodiscard]] QList<TextRange> marksIn(const QString &text);

private:
    /// Units from its beginning to mark, 0: none.
    [[nodiscard]] qint32 wantedLength(QStringView term, TokenKind kind) const;

    QSet<QString> m_whole;
    std::vector<QString> m_prefixes;
    Tokenizer m_tokenizer;
};

/// A piece of a longer text around its first marks.
struct Snippet
{
    SearchField field = SearchField::Signature;
    QString text;
    QList<TextRange> marks;

    friend bool operator==(const Snippet &, const Snippet &) = default;
};

/// The first text of a record beyond its signature that has marks, cut to about `length` units at blanks;
/// empty where none has.
[[nodiscard]] Snippet snippetOf(const Record &record, SearchMarks &marks, qsizetype length = 160);

} // namespace Clew
