// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/glossary.h"

#include "models/curation/protectedtokens.h"
#include "models/curation/sidejson.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

Glossary::Glossary(QList<GlossaryTerm> terms)
    : m_terms(std::move(terms))
{
    std::stable_sort(m_terms.begin(), m_terms.end(), [](const GlossaryTerm &a, const GlossaryTerm &b) {
        return a.english.size() > b.english.size();
    });
    QStringList patterns;
    for (qsizetype i = 0; i < m_terms.size(); ++i) {
        patterns.append(QRegularExpression::escape(m_terms[i].english));
        const QString key = m_terms[i].english.toLower();
        if (!m_byEnglish.contains(key))
            m_byEnglish.insert(key, i);
    }
    if (!patterns.isEmpty())
        m_any = QRegularExpression(u"(?<![\\w-])(%1)(?:s|es)?(?![\\w-])"_s.arg(patterns.join(u'|')),
                                   QRegularExpression::CaseInsensitiveOption);
}

Result<Glossary> Glossary::fromJson(const QByteArray &json)
{
    return readSideJson<Glossary>(json, JsonKind::Array, [](const JsonTree &tree) {
        QList<GlossaryTerm> terms;
        for (JsonNodeId node = tree.firstChild(tree.root()); node.isValid(); node = tree.nextSibling(node)) {
            if (tree.kind(node) != JsonKind::Object)
                continue;
            const auto text = [&](QStringView key) {
                const JsonNodeId value = tree.member(node, key);
                return value.isValid() ? tree.text(value).trimmed() : QString();
            };
            GlossaryTerm term{.english = text(u"en"), .chinese = text(u"zh"), .note = text(u"note")};
            if (!term.english.isEmpty() && !term.chinese.isEmpty())
                terms.append(std::move(term));
        }
        return Glossary(std::move(terms));
    });
}

QList<Glossary::Hit> Glossary::termsIn(const QString &english) const
{
    QList<Hit> hits;
    if (m_terms.isEmpty())
        return hits;
    const QList<TextRange> code = codeRanges(english);
    auto it = m_any.globalMatch(english);
    while (it.hasNext()) {
        const QRegularExpressionMatch match = it.next();
        const TextRange range{match.capturedStart(1), match.capturedLength(1)};
        const bool inCode = std::any_of(code.begin(), code.end(), [&range](const TextRange &c) {
            return range.start < c.start + c.length && c.start < range.start + range.length;
        });
        if (!inCode)
            hits.append({range, m_byEnglish.value(match.captured(1).toLower())});
    }
    return hits;
}

QList<GlossaryTerm> Glossary::missingTerms(const QString &english, const QString &chinese) const
{
    QList<GlossaryTerm> missing;
    const QList<Hit> hits = termsIn(english);
    for (const Hit &hit : hits) {
        const GlossaryTerm &term = m_terms[hit.term];
        if (!chinese.contains(term.chinese, Qt::CaseInsensitive) && !missing.contains(term))
            missing.append(term);
    }
    return missing;
}

} // namespace Clew
