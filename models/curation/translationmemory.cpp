// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/translationmemory.h"

#include "models/curation/chineserules.h"
#include "models/curation/chinesetext.h"
#include "models/curation/protectedtokens.h"

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Stands for every number and name.
constexpr size_t NameWord = 1;

std::vector<size_t> wordHashesOf(const QString &english)
{
    std::vector<size_t> words;
    const QList<ProtectedToken> tokens = protectedTokens(english);
    qsizetype next = 0;
    qsizetype begin = -1;
    const auto finish = [&](qsizetype end) {
        if (begin >= 0)
            words.push_back(qHash(english.sliced(begin, end - begin).toLower(), 0));
        begin = -1;
    };
    for (qsizetype at = 0; at < english.size();) {
        if (next < tokens.size() && tokens[next].range.start == at) {
            finish(at);
            words.push_back(NameWord);
            at += tokens[next++].range.length;
            continue;
        }
        if (english[at].isLetterOrNumber())
            begin = begin < 0 ? at : begin;
        else
            finish(at);
        ++at;
    }
    finish(english.size());
    return words;
}

/// Length of the longest common subsequence, as a share of both: order counts.
int likeness(const std::vector<size_t> &a, const std::vector<size_t> &b)
{
    std::vector<int> row(b.size() + 1, 0);
    for (const size_t word : a) {
        int diagonal = 0;
        for (size_t j = 0; j < b.size(); ++j) {
            const int above = row[j + 1];
            row[j + 1] = word == b[j] ? diagonal + 1 : std::max(row[j + 1], row[j]);
            diagonal = above;
        }
    }
    const auto both = static_cast<int>(a.size() + b.size());
    return both == 0 ? 0 : 200 * row.back() / both;
}

} // namespace

QString swappedIn(const QString &known, const QString &chinese, const QString &english)
{
    const QList<ProtectedToken> before = protectedTokens(known);
    const QList<ProtectedToken> after = protectedTokens(english);
    if (before.size() != after.size())
        return chinese;
    // From left to right of the Chinese text, so that nothing that was swapped in is swapped again.
    struct Swap
    {
        qsizetype at = 0;
        qsizetype length = 0;
        QString text;
    };
    QList<Swap> swaps;
    for (qsizetype i = 0; i < before.size(); ++i) {
        if (before[i].text == after[i].text)
            continue;
        for (qsizetype at = chinese.indexOf(before[i].text); at >= 0;
             at = chinese.indexOf(before[i].text, at + before[i].text.size())) {
            const qsizetype length = before[i].text.size();
            const bool taken = std::any_of(swaps.begin(), swaps.end(), [&](const Swap &swap) {
                return at < swap.at + swap.length && swap.at < at + length;
            });
            if (!taken) {
                swaps.append({at, length, after[i].text});
                break; // each stands for one place
            }
        }
    }
    std::sort(swaps.begin(), swaps.end(), [](const Swap &a, const Swap &b) { return a.at > b.at; });
    QString proposal = chinese;
    for (const Swap &swap : std::as_const(swaps))
        proposal.replace(swap.at, swap.length, swap.text);
    return proposal;
}

void TranslationMemory::put(const Record &record)
{
    remove(record.id);
    const QList<BilingualText> texts = bilingualTexts(record);
    for (const BilingualText &text : texts) {
        const ChineseState state = chineseState(text.texts, nullptr);
        if (text.chinese.isEmpty() || state != ChineseState::Machine || !hasHan(text.texts.chinese))
            continue;
        const int slot = static_cast<int>(m_entries.size());
        m_entries.push_back({.record = record.id,
                             .pointer = text.chinese,
                             .english = text.texts.english,
                             .chinese = text.texts.chinese,
                             .words = wordHashesOf(text.texts.english),
                             .present = true});
        m_byRecord[record.id].append(slot);
        for (const size_t word : m_entries.back().words) {
            QList<int> &slots = m_byWord[word];
            if (word != NameWord && (slots.isEmpty() || slots.last() != slot))
                slots.append(slot);
        }
        ++m_size;
    }
}

void TranslationMemory::remove(const RecordId &id)
{
    const QList<int> slots = m_byRecord.take(id);
    for (const int slot : slots) {
        Entry &entry = m_entries[static_cast<size_t>(slot)];
        for (const size_t word : entry.words)
            m_byWord[word].removeOne(slot);
        entry = {};
        --m_size;
    }
}

QList<TranslationHit> TranslationMemory::find(const QString &english, const RecordId &except,
                                              qsizetype limit) const
{
    const std::vector<size_t> words = wordHashesOf(english);
    QHash<int, int> shared;
    std::vector<size_t> distinct = words;
    std::sort(distinct.begin(), distinct.end());
    distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
    for (const size_t word : distinct) {
        for (const int slot : m_byWord.value(word))
            ++shared[slot];
    }
    QList<TranslationHit> hits;
    for (auto it = shared.cbegin(); it != shared.cend(); ++it) {
        const Entry &entry = m_entries[static_cast<size_t>(it.key())];
        if (entry.record == except || it.value() * 3 < static_cast<int>(distinct.size()))
            continue;
        const int percent = likeness(words, entry.words);
        if (percent >= LeastPercent)
            hits.append({.record = entry.record,
                         .pointer = entry.pointer,
                         .percent = percent,
                         .english = entry.english,
                         .chinese = entry.chinese});
    }
    std::sort(hits.begin(), hits.end(), [](const TranslationHit &a, const TranslationHit &b) {
        return std::tuple(-a.percent, a.record, a.pointer) < std::tuple(-b.percent, b.record, b.pointer);
    });
    hits.resize(std::min(hits.size(), limit));
    for (TranslationHit &hit : hits)
        hit.proposal = swappedIn(hit.english, hit.chinese, english);
    return hits;
}

} // namespace Clew
