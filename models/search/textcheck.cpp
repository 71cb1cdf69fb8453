// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/textcheck.h"

#include "models/search/fieldtext.h"
#include "models/search/textfold.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// A phrase is words that follow each other, not letters: "memory" is not in "memoryless".
bool containsWords(const QString &text, const QString &phrase)
{
    const auto joins = [](QChar a, QChar b) {
        return a.isLetterOrNumber() && b.isLetterOrNumber() && !isUnspacedScript(a.unicode()) &&
               !isUnspacedScript(b.unicode());
    };
    for (qsizetype at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
        const qsizetype end = at + phrase.size();
        if ((at == 0 || !joins(text.at(at - 1), phrase.front())) &&
            (end == text.size() || !joins(phrase.back(), text.at(end))))
            return true;
    }
    return false;
}

} // namespace

TextCheck::TextCheck(const SearchQuery &query, QDeadlineTimer deadline)
    : m_deadline(deadline)
{
    for (const QueryItem &item : query.items) {
        if (item.kind == QueryItemKind::Phrase)
            m_phrases.push_back({.folded = foldedKey(item.text), .isNegated = item.isNegated});
        if (item.kind == QueryItemKind::Regex) {
            const QString limited = u"(*LIMIT_MATCH=%1)%2"_s.arg(MostRegexSteps).arg(item.text);
            QRegularExpression regex(limited, QRegularExpression::CaseInsensitiveOption);
            if (regex.isValid())
                m_regexes.push_back({.regex = regex, .isNegated = item.isNegated});
        }
    }
}

bool TextCheck::regexesAccept(const RecordSummary &summary) const
{
    return std::ranges::all_of(m_regexes, [&summary](const Regex &wanted) {
        const bool found = wanted.regex.match(summary.signature.english).hasMatch() ||
                           wanted.regex.match(summary.id.value()).hasMatch() ||
                           (!summary.signature.chinese.isEmpty() &&
                            wanted.regex.match(summary.signature.chinese).hasMatch());
        return found != wanted.isNegated;
    });
}

bool TextCheck::accepts(const RecordSummary &summary, const std::function<Record()> &record)
{
    if (m_deadline.hasExpired()) {
        m_isPartial = true;
        return false;
    }
    if (!regexesAccept(summary))
        return false;
    if (m_phrases.empty())
        return true;
    const QString english = foldedKey(summary.signature.english);
    const QString chinese = foldedKey(summary.signature.chinese);
    QStringList texts;
    for (const Phrase &phrase : m_phrases) {
        bool found = containsWords(english, phrase.folded) || containsWords(chinese, phrase.folded);
        if (!found && texts.isEmpty()) {
            const Record whole = record();
            std::vector<FieldText> fields;
            collectFieldTexts(whole, fields);
            for (const FieldText &field : fields)
                texts.append(foldedKey(field.text));
        }
        found = found || std::ranges::any_of(texts, [&phrase](const QString &text) {
                    return containsWords(text, phrase.folded);
                });
        if (found == phrase.isNegated)
            return false;
    }
    return true;
}

} // namespace Clew
