// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/duplicateindex.h"

#include <QSet>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// The words of a text, digits aside, as hashes; an ideograph is a word.
std::vector<size_t> distinctWordsOf(const QString &text)
{
    std::vector<size_t> words;
    const auto add = [&words](QStringView word) { words.push_back(qHash(word.toString().toLower(), 0)); };
    qsizetype begin = -1;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        const QChar c = i < text.size() ? text[i] : QChar();
        const bool ideograph = c.script() == QChar::Script_Han;
        if (!ideograph && c.isLetter()) {
            begin = begin < 0 ? i : begin;
            continue;
        }
        if (begin >= 0)
            add(QStringView(text).sliced(begin, i - begin));
        begin = -1;
        if (ideograph)
            add(QStringView(text).sliced(i, 1));
    }
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return words;
}

/// `domain/name` of an id with an environment behind it; the id itself of a shorter one.
QStringView familyOf(const RecordId &id)
{
    const QStringView value = id.value();
    if (value.count(u'/') < 2)
        return value;
    return value.first(value.lastIndexOf(u'/'));
}

qsizetype commonWords(const std::vector<size_t> &a, const std::vector<size_t> &b)
{
    qsizetype common = 0;
    for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end();) {
        if (*i < *j) {
            ++i;
        } else if (*j < *i) {
            ++j;
        } else {
            ++common;
            ++i;
            ++j;
        }
    }
    return common;
}

} // namespace

void DuplicateIndex::put(const Record &record)
{
    remove(record.id);
    int slot = m_slots.value(record.id, -1);
    if (slot < 0) {
        slot = static_cast<int>(m_entries.size());
        m_entries.emplace_back();
        m_slots.insert(record.id, slot);
    }
    Entry &entry = m_entries[static_cast<size_t>(slot)];
    entry = {.id = record.id,
             .regex = record.regex.trimmed(),
             .signature = record.signature.english.trimmed(),
             .words = distinctWordsOf(record.signature.english),
             .present = true};
    if (!entry.regex.isEmpty())
        m_byRegex[entry.regex].append(slot);
    if (!entry.signature.isEmpty())
        m_bySignature[entry.signature].append(slot);
    for (const size_t word : entry.words)
        m_byWord[word].append(slot);
}

void DuplicateIndex::remove(const RecordId &id)
{
    const int slot = m_slots.value(id, -1);
    if (slot < 0 || !m_entries[static_cast<size_t>(slot)].present)
        return;
    Entry &entry = m_entries[static_cast<size_t>(slot)];
    m_byRegex[entry.regex].removeOne(slot);
    m_bySignature[entry.signature].removeOne(slot);
    for (const size_t word : entry.words)
        m_byWord[word].removeOne(slot);
    entry.present = false;
}

QList<RecordId> DuplicateIndex::others(const QList<int> &slots, const RecordId &id) const
{
    QList<RecordId> ids;
    for (const int slot : slots) {
        const Entry &entry = m_entries[static_cast<size_t>(slot)];
        if (entry.id != id)
            ids.append(entry.id);
    }
    return ids;
}

QList<RecordId> DuplicateIndex::sameRegex(const Record &record) const
{
    return others(m_byRegex.value(record.regex.trimmed()), record.id);
}

QList<RecordId> DuplicateIndex::sameSignature(const Record &record) const
{
    return others(m_bySignature.value(record.signature.english.trimmed()), record.id);
}

QList<DuplicateIndex::Near> DuplicateIndex::near(const Record &record, const std::vector<size_t> &words) const
{
    QList<Near> found;
    const auto count = static_cast<qsizetype>(words.size());
    if (count == 0)
        return found;
    // Who shares NearPercent of the words lacks fewer than the rest: one of the rarest so many is shared.
    std::vector<size_t> rare = words;
    std::sort(rare.begin(), rare.end(),
              [this](size_t a, size_t b) { return m_byWord.value(a).size() < m_byWord.value(b).size(); });
    rare.resize(static_cast<size_t>(count - (count * NearPercent + 99) / 100 + 1));
    const QString signature = record.signature.english.trimmed();
    QSet<int> seen;
    for (const size_t word : rare) {
        const auto slots = m_byWord.constFind(word);
        if (slots == m_byWord.constEnd())
            continue;
        for (const int slot : *slots) {
            const Entry &entry = m_entries[static_cast<size_t>(slot)];
            const auto size = static_cast<qsizetype>(entry.words.size());
            if (entry.id == record.id || entry.signature == signature || size * 100 < count * NearPercent ||
                count * 100 < size * NearPercent || familyOf(entry.id) == familyOf(record.id) ||
                seen.contains(slot))
                continue;
            seen.insert(slot);
            const qsizetype common = commonWords(words, entry.words);
            const int percent = static_cast<int>(common * 100 / (count + size - common));
            if (percent >= NearPercent)
                found.append({entry.id, percent});
        }
    }
    return found;
}

std::optional<DuplicateIndex::Near> DuplicateIndex::nearest(const Record &record) const
{
    const std::vector<size_t> words = distinctWordsOf(record.signature.english);
    if (static_cast<qsizetype>(words.size()) < LeastWords)
        return std::nullopt;
    const QList<Near> found = near(record, words);
    const auto best = std::ranges::min_element(
        found, {}, [](const Near &each) { return std::pair(-each.percent, each.id); });
    return best == found.end() ? std::nullopt : std::optional(*best);
}

QList<RecordId> DuplicateIndex::alike(const Record &record) const
{
    QList<RecordId> ids;
    for (const Near &each : near(record, distinctWordsOf(record.signature.english)))
        ids.append(each.id);
    return ids;
}

} // namespace Clew
