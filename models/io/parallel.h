// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtTypes>

#include <functional>
#include <stop_token>

namespace Clew {

/// Calls work(index, worker) once for every index below `count`, on `threads` threads of which the caller's
/// is worker 0, and returns when all calls have ended. `tick`, where given, is called on the caller's thread
/// between its calls. After a stop request no further call begins. An exception of a call ends the loop and
/// comes out here.
void forEachIndex(qsizetype count, int threads, const std::stop_token &stop,
                  const std::function<void(qsizetype index, int worker)> &work,
                  const std::function<void()> &tick = {});

/// Threads that a load uses where nobody says otherwise: one for each processor, 8 at most.
[[nodiscard]] int defaultThreadCount();

} // namespace Clew
