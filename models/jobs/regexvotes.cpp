// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/jobs/regexvotes.h"

#include "models/core/catalog.h"
#include "models/diagnosis/patternscanner.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

std::vector<RegexHit> votesOf(const std::shared_ptr<const PatternSet> &patterns, const QByteArray &utf8,
                              const EventBlock &block, const std::stop_token &stop)
{
    std::vector<RegexHit> votes;
    HitCollector collector;
    PatternScanner(patterns).scan(block, collector, stop);
    const HitSet hits = collector.take();
    for (const auto [row, found] : hits.byRecord.asKeyValueRange()) {
        if (found.kept.empty())
            continue;
        const Hit &hit = found.kept.front();
        const qsizetype begin = std::clamp<qsizetype>(hit.place.offset, 0, utf8.size());
        const qsizetype length = std::clamp<qsizetype>(hit.matchEnd - hit.matchBegin, 0, utf8.size() - begin);
        votes.push_back({.record = RecordIndex(row),
                         .place = {.start = QString::fromUtf8(utf8.first(begin)).size(),
                                   .length = QString::fromUtf8(utf8.sliced(begin, length)).size()}});
    }
    return votes;
}

std::shared_ptr<const PatternSet> editedPatterns(const std::vector<EditedRegex> &edited)
{
    std::vector<PatternSource> sources;
    for (const EditedRegex &each : edited) {
        if (!each.regex.isEmpty())
            sources.push_back({.record = each.record, .regex = each.regex});
    }
    return PatternSet::build(sources);
}

bool misses(PatternScanner &scanner, const PatternSet &patterns, RecordIndex record, const QString &signature,
            const std::stop_token &stop)
{
    if (signature.isEmpty() || patterns.branchNumbers(record).all == 0)
        return false;
    EventBlock block;
    block.text = signature.toUtf8();
    block.pieces = {TextPiece{.line = LineNumber(1)}};
    block.events = {EventSpan{.begin = 0, .end = block.text.size()}};
    HitCollector collector;
    scanner.scan(block, collector, stop);
    return !collector.take().byRecord.contains(record.value());
}

} // namespace

std::shared_ptr<const PatternSet> searchPatterns(const Catalog &catalog)
{
    std::vector<PatternSource> sources;
    for (qsizetype row = 0; row < catalog.size(); ++row) {
        const RecordIndex index(row);
        if (!catalog.summary(index).regex.isEmpty())
            sources.push_back({.record = index, .regex = catalog.summary(index).regex});
    }
    return PatternSet::build(sources);
}

std::vector<RegexHit> regexVotes(const std::shared_ptr<const PatternSet> &patterns, const QString &text,
                                 const std::stop_token &stop, const std::vector<EditedRegex> &edited)
{
    const QByteArray utf8 = text.toUtf8();
    const EventBlock block = blockOfLines(utf8);
    if (block.events.empty())
        return {};
    std::vector<RegexHit> votes = votesOf(patterns, utf8, block, stop);
    if (!edited.empty()) {
        std::erase_if(votes, [&edited](const RegexHit &vote) {
            return std::ranges::find(edited, vote.record, &EditedRegex::record) != edited.end();
        });
        const std::vector<RegexHit> more = votesOf(editedPatterns(edited), utf8, block, stop);
        votes.insert(votes.end(), more.begin(), more.end());
    }
    std::ranges::sort(votes, {}, [](const RegexHit &vote) { return vote.record; });
    return votes;
}

RegexMisses regexMisses(const Catalog &catalog, const std::shared_ptr<const PatternSet> &patterns,
                        const std::stop_token &stop)
{
    RegexMisses missing(static_cast<size_t>(catalog.size()), false);
    PatternScanner scanner(patterns);
    for (qsizetype row = 0; row < catalog.size() && !stop.stop_requested(); ++row) {
        const RecordIndex index(row);
        missing[static_cast<size_t>(row)] =
            misses(scanner, *patterns, index, catalog.summary(index).signature.english, stop);
    }
    return missing;
}

std::vector<bool> editedMisses(const std::vector<EditedRegex> &edited)
{
    const std::shared_ptr<const PatternSet> patterns = editedPatterns(edited);
    PatternScanner scanner(patterns);
    std::vector<bool> missing;
    for (const EditedRegex &each : edited)
        missing.push_back(misses(scanner, *patterns, each.record, each.signature, {}));
    return missing;
}

bool wantsRegexVotes(const SearchQuery &query)
{
    if (query.isPasted)
        return true;
    const bool wordsAlone = std::ranges::all_of(query.items, [](const QueryItem &item) {
        return item.kind == QueryItemKind::Word && !item.isNegated;
    });
    return wordsAlone && query.items.size() >= FewestWordsForVotes;
}

} // namespace Clew
