// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/eventblock.h"
#include "models/diagnosis/patternset.h"
#include "tests/bench/contest.h"

#include <QElapsedTimer>
#include <QStringList>

#include <memory>
#include <vector>

namespace Clew::Bench {

/// What a run of bench_scan is asked for.
struct ScanSetting
{
    qsizetype bytes = 0; ///< of the generated log
    int rounds = 3;
    QStringList regexes;
    LiteralFrequencies frequencies;
    QList<QByteArray> extra; ///< lines that are strewn into the log
    QStringList only;
    QString database;
    QString keep;

    /// A tiny log is a smoke test, which leaves out what takes minutes.
    [[nodiscard]] bool isSmoke() const { return bytes < 1'000'000; }
};

/// Gathers what was asked for beside what was measured, and prints it at the end.
class Scores final
{
public:
    void atLeast(const QString &what, double measured, double wanted, const QString &unit = {});
    void atMost(const QString &what, double measured, double wanted, const QString &unit = {});
    void skipped(const QString &what);
    void print() const;

private:
    QStringList m_lines;
};

struct BuiltSet
{
    std::shared_ptr<const PatternSet> set;
    double seconds = 0;
};

[[nodiscard]] double secondsSince(const QElapsedTimer &timer);
/// Builds the set and says how long that took.
[[nodiscard]] BuiltSet setOf(const QStringList &regexes, const LiteralFrequencies &frequencies);
/// Blocks of about 4 MiB, one event a line: what the stages before the matcher hand on.
[[nodiscard]] std::vector<EventBlock> blocksOf(const QByteArray &text);
/// Hits in all blocks, dealt to some threads.
qint64 scanAll(const std::shared_ptr<const PatternSet> &set, const std::vector<EventBlock> &blocks,
               int threads);
/// Matching alone. `blocks` must outlive the contestant, and so must `bytes` below.
[[nodiscard]] Contestant matching(const QString &name, const std::shared_ptr<const PatternSet> &set,
                                  const std::vector<EventBlock> &blocks, int threads = 1);
/// The same from bytes: decoded, cleaned, made into events, matched; on one thread.
[[nodiscard]] Contestant wholeScan(const QString &name, const std::shared_ptr<const PatternSet> &set,
                                   const QByteArray &bytes);

/// What else could do the work: a regex engine, grep, ripgrep; and the floor, splitting lines.
void comparePeers(const ScanSetting &setting, const QByteArray &text, const std::vector<EventBlock> &blocks,
                  const BuiltSet &built, Scores &scores);
/// Whole diagnoses of a file, of the same file compressed, and how long decompressing takes by itself.
void compareInputs(const ScanSetting &setting, const QByteArray &text, Scores &scores);

} // namespace Clew::Bench
