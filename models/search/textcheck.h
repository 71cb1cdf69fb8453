// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordsummary.h"
#include "models/search/searchquery.h"

#include <QDeadlineTimer>
#include <QRegularExpression>

#include <functional>

namespace Clew {

/// Phrases and regexes of a query, which no posting can answer: they are tried on the texts of records that
/// match the rest. Stops trying after a while and says so.
class TextCheck final
{
public:
    TextCheck(const SearchQuery &query, QDeadlineTimer deadline);

    [[nodiscard]] bool isEmpty() const { return m_phrases.empty() && m_regexes.empty(); }
    /// False too where time is up. `record` is asked only where signature and id do not answer.
    [[nodiscard]] bool accepts(const RecordSummary &summary, const std::function<Record()> &record);
    /// Time was up before every record was tried.
    [[nodiscard]] bool isPartial() const { return m_isPartial; }

    static constexpr int MostMilliseconds = 15;
    /// Steps that one regex may take on one text: what backtracks without end is no match.
    static constexpr int MostRegexSteps = 5000;

private:
    struct Phrase
    {
        QString folded;
        bool isNegated = false;
    };
    struct Regex
    {
        QRegularExpression regex;
        bool isNegated = false;
    };
    [[nodiscard]] bool regexesAccept(const RecordSummary &summary) const;

    std::vector<Phrase> m_phrases;
    std::vector<Regex> m_regexes;
    QDeadlineTimer m_deadline;
    bool m_isPartial = false;
};

} // namespace Clew
