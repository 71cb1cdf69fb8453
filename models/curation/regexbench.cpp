// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/regexbench.h"

#include "models/diagnosis/regexcheck.h"

#include <algorithm>

namespace Clew {

bool BenchResult::allHold() const
{
    return !problem && std::all_of(rows.begin(), rows.end(), [](const BenchRow &row) { return row.holds; });
}

BenchResult runBench(const QString &regex, const RecordSamples &samples, const std::function<bool()> &stop)
{
    BenchResult result{.problem = checkRegex(regex)};
    if (result.problem)
        return result;
    RegexProbe probe(regex);
    result.groups = probe.groupCount();
    result.cost = measureCost(regex);
    result.notes = portabilityNotes(regex);
    const auto tryAll = [&](const QStringList &texts, bool mustMatch) {
        for (const QString &text : texts) {
            if (stop && stop())
                return;
            BenchRow row{.sample = text, .mustMatch = mustMatch, .match = probe.find(text)};
            row.holds = row.match.answer == (mustMatch ? MatchAnswer::Yes : MatchAnswer::No);
            row.steps = probe.steps(text);
            if (mustMatch && row.match.answer == MatchAnswer::No)
                row.miss = regexMiss(regex, text);
            result.rows.push_back(std::move(row));
        }
    };
    tryAll(samples.mustMatch, true);
    tryAll(samples.mustNotMatch, false);
    return result;
}

} // namespace Clew
