// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/spellingindex.h"

#include "models/curation/recordfield.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

QString folded(const QString &word)
{
    QString key;
    for (const QChar c : word) {
        if (c.isLetterOrNumber())
            key += c.toLower();
    }
    return key;
}

/// Where the name of "pytorch>=2.0" ends; 0 where there is none.
qsizetype nameLength(const QString &version)
{
    qsizetype at = 0;
    while (at < version.size() && (version[at].isLetterOrNumber() || u"_-. "_s.contains(version[at])))
        ++at;
    if (!version.front().isLetter())
        return 0;
    while (at > 0 && version[at - 1] == u' ')
        --at;
    // "cuda 12.1": the number is none of the name.
    const qsizetype blank = version.first(at).lastIndexOf(u' ');
    if (blank > 0 && blank + 1 < at && version[blank + 1].isDigit())
        at = blank;
    return at;
}

/// One letter more, less, other, or two that changed places.
bool isOneSlip(const QString &a, const QString &b)
{
    const qsizetype shorter = std::min(a.size(), b.size());
    if (std::max(a.size(), b.size()) > shorter + 1 || a == b)
        return false;
    qsizetype head = 0;
    while (head < shorter && a[head] == b[head])
        ++head;
    qsizetype tail = 0;
    while (tail < shorter - head && a[a.size() - 1 - tail] == b[b.size() - 1 - tail])
        ++tail;
    const qsizetype restA = a.size() - head - tail;
    const qsizetype restB = b.size() - head - tail;
    if (restA <= 1 && restB <= 1)
        return true;
    return restA == 2 && restB == 2 && a[head] == b[head + 1] && a[head + 1] == b[head];
}

} // namespace

QList<SpellingIndex::Word> SpellingIndex::wordsOf(const Record &record)
{
    QList<Word> words;
    const auto add = [&words](Kind kind, const QString &spelling, const QString &pointer,
                              const QString &rest = QString()) {
        if (!folded(spelling).isEmpty())
            words.append({kind, spelling, pointer, rest});
    };
    add(Category, record.category, fieldPointer(record.format, RecordField::Category));
    add(Domain, record.domain, fieldPointer(record.format, RecordField::Domain));
    const QString versions = fieldPointer(record.format, RecordField::Versions);
    for (qsizetype i = 0; i < record.versions.size(); ++i) {
        const QString &version = record.versions[i].version;
        if (version.isEmpty())
            continue;
        const qsizetype length = nameLength(version);
        const bool flat = record.format == RecordFormat::Flat;
        if (!flat && i > 0)
            break; // made of environment.python, which has no name to spell
        add(Version, version.first(length),
            flat ? u"%1/%2/version"_s.arg(versions, QString::number(i)) : u"%1/name"_s.arg(versions),
            flat ? version.sliced(length) : QString());
    }
    return words;
}

void SpellingIndex::count(const Record &record, int step)
{
    const QList<Word> words = wordsOf(record);
    for (const Word &word : words) {
        Spellings &spellings = m_known[word.kind][folded(word.spelling)];
        if ((spellings[word.spelling] += step) <= 0)
            spellings.remove(word.spelling);
        QSet<RecordId> &holders = m_holders[word.kind][folded(word.spelling)][word.spelling];
        if (step > 0)
            holders.insert(record.id);
        else
            holders.remove(record.id);
    }
}

bool SpellingIndex::isSame(const Record &a, const Record &b)
{
    return wordsOf(a) == wordsOf(b);
}

/// Who spells the word otherwise than most do.
void SpellingIndex::addOthers(const Word &word, QSet<RecordId> &records) const
{
    const QString key = folded(word.spelling);
    const Spellings spellings = m_known[word.kind].value(key);
    if (spellings.isEmpty())
        return;
    const QString usual = std::max_element(spellings.begin(), spellings.end()).key();
    const Holders holders = m_holders[word.kind].value(key);
    for (auto it = holders.cbegin(); it != holders.cend(); ++it) {
        if (it.key() != usual)
            records.unite(it.value());
    }
}

/// Who has a rare word that is one slip away from this one.
void SpellingIndex::addSlips(const Word &word, QSet<RecordId> &records) const
{
    const QString key = folded(word.spelling);
    if (word.kind != Category)
        return;
    const Spellings spellings = m_known[Category].value(key);
    const int most = spellings.isEmpty() ? 0 : std::max_element(spellings.begin(), spellings.end()).value();
    for (auto it = m_holders[Category].cbegin(); it != m_holders[Category].cend(); ++it) {
        if (std::abs(it.key().size() - key.size()) > 1 || !isOneSlip(it.key(), key))
            continue;
        for (auto holders = it->cbegin(); holders != it->cend(); ++holders) {
            if (holders->size() * SlipRatio <= most)
                records.unite(*holders);
        }
    }
}

QList<RecordId> SpellingIndex::affectedBy(const Record &record) const
{
    QSet<RecordId> records;
    const QList<Word> words = wordsOf(record);
    for (const Word &word : words) {
        addOthers(word, records);
        addSlips(word, records);
    }
    return records.values();
}

std::optional<std::pair<QString, int>> SpellingIndex::usualOf(const Word &word) const
{
    const Spellings spellings = m_known[word.kind].value(folded(word.spelling));
    std::optional<std::pair<QString, int>> usual;
    for (auto it = spellings.begin(); it != spellings.end(); ++it) {
        if (!usual || it.value() > usual->second)
            usual = {it.key(), it.value()};
    }
    return usual && usual->first != word.spelling ? usual : std::nullopt;
}

std::optional<std::pair<QString, int>> SpellingIndex::slipOf(const Word &word) const
{
    const QString key = folded(word.spelling);
    const QHash<QString, Spellings> &known = m_known[word.kind];
    const int own = known.value(key).value(word.spelling);
    std::optional<std::pair<QString, int>> usual;
    if (word.kind != Category || key.size() < LeastSlipLength)
        return usual;
    for (auto it = known.begin(); it != known.end(); ++it) {
        if (it->isEmpty() || std::abs(it.key().size() - key.size()) > 1 || !isOneSlip(it.key(), key))
            continue;
        const auto most = std::max_element(it->begin(), it->end());
        const bool isBetter =
            !usual || std::pair(-most.value(), most.key()) < std::pair(-usual->second, usual->first);
        if (most.value() >= SlipRatio * std::max(own, 1) && isBetter)
            usual = {most.key(), most.value()};
    }
    return usual;
}

QList<SpellingVariant> SpellingIndex::variants(const Record &record) const
{
    QList<SpellingVariant> variants;
    const QList<Word> words = wordsOf(record);
    for (const Word &word : words) {
        std::optional<std::pair<QString, int>> usual = usualOf(word);
        if (!usual)
            usual = slipOf(word);
        if (usual)
            variants.append({.pointer = word.pointer,
                             .spelling = word.spelling,
                             .usual = usual->first,
                             .usualCount = usual->second,
                             .corrected = usual->first + word.rest});
    }
    return variants;
}

} // namespace Clew
