// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/regexattack.h"
#include "models/curation/regexmiss.h"
#include "models/curation/regexportability.h"
#include "models/curation/samples.h"
#include "models/diagnosis/regexprobe.h"

#include <functional>
#include <vector>

namespace Clew {

/// One sample on the bench.
struct BenchRow
{
    QString sample;
    bool mustMatch = true;
    bool holds = false;                 ///< the answer is the one that is wanted
    RegexProbe::Match match;            ///< with groups, in UTF-16 units of the sample
    quint32 steps = 0;                  ///< see RegexProbe::steps
    std::optional<RegexMiss> miss = {}; ///< where it must match and does not

    friend bool operator==(const BenchRow &, const BenchRow &) = default;
};

/// What the bench says of a regex.
struct BenchResult
{
    std::optional<Error> problem = {}; ///< why it cannot be used; there are no rows then
    int groups = 0;
    std::vector<BenchRow> rows;        ///< those that must match first, in their order
    RegexCost cost;                    ///< on lines made to cost it
    QList<PortabilityNote> notes = {}; ///< what other engines make of it

    [[nodiscard]] bool allHold() const;

    friend bool operator==(const BenchResult &, const BenchResult &) = default;
};

/// Tries a regex on its samples. A few milliseconds; meant to run in a worker at each key press. Incomplete
/// where `stop`, asked before each sample, said so.
[[nodiscard]] BenchResult runBench(const QString &regex, const RecordSamples &samples,
                                   const std::function<bool()> &stop = {});

} // namespace Clew
