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

/// Runs all contestants in turn, round after round, so that what else the machine does hits all alike; prints
/// of each the median, least and most MB a second, and the median MB a second of processor time, which a busy
/// machine changes less. Returns the latter (0 where a run failed).
QList<double> contest(const std::vector<Contestant> &contestants, int rounds);

} // namespace Clew::Bench
