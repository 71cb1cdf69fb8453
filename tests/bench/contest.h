// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include <functional>
#include <vector>

namespace Clew::Bench {

/// One thing whose speed is measured.
struct Contestant
{
    QString name;
    qint64 bytes = 0; ///< that one run takes in
    std::function<bool()> run;
};

/// Median MB a second; zeros where a run failed.
struct Rates
{
    double clock = 0;     ///< by the clock
    double processor = 0; ///< of processor time
};

/// Runs all contestants in turn, round after round, so that what else the machine does hits all alike; prints
/// of each the median, least and most MB a second, and the median MB a second of processor time, which a busy
/// machine changes less.
QList<Rates> contest(const std::vector<Contestant> &contestants, int rounds);

} // namespace Clew::Bench
