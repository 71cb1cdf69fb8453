// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/searchquery.h"

namespace Clew {

/// The work behind `parseQuery`: goes through the text once.
class QueryParser final
{
public:
    explicit QueryParser(const QString &text);
    [[nodiscard]] SearchQuery parse();

private:
    void parsePasted();
    void parseItem();
    bool parseQuoted(qsizetype begin, qsizetype at, bool negated);
    bool parseRegex(qsizetype begin, qsizetype at, bool negated);
    bool parseField(qsizetype begin, qsizetype at, qsizetype end, bool negated);
    [[nodiscard]] bool readNumber(QueryItem &item, const QString &value);
    [[nodiscard]] bool readAge(QueryItem &item, const QString &value);
    [[nodiscard]] bool isNegation(qsizetype at) const;
    [[nodiscard]] qsizetype wordEnd(qsizetype at) const;
    void addWord(qsizetype begin, qsizetype at, qsizetype end, bool negated);
    void fault(QueryErrorCode code, const QStringList &arguments, qsizetype begin, qsizetype end);

    SearchQuery m_query;
    const QString &m_text;
    qsizetype m_at = 0;
};

} // namespace Clew
