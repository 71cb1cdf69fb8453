// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace Clew::TestData {

/// Path in the source tree.
[[nodiscard]] QString sourcePath(const QString &relative);

/// Path below the folder of shared test data beside the checkout (`../shared`, or the environment variable
/// CLEW_SHARED); empty where that folder is absent. Use it through CLEW_NEED_SHARED.
[[nodiscard]] QString sharedPath(const QString &relative);

/// True where a missing folder of shared test data is a failure and not a reason to skip (environment
/// CI=true).
[[nodiscard]] bool sharedIsRequired();

/// Instrumented code is an order of magnitude slower: what only repeats itself is done less often there.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool IsSanitized = true;
#else
inline constexpr bool IsSanitized = false;
#endif

} // namespace Clew::TestData

/// Declares `name` as the path of a shared test file or folder; skips the test where it is absent, fails it
/// in CI.
#define CLEW_NEED_SHARED(name, relative)                                                                     \
    const QString name = Clew::TestData::sharedPath(QStringLiteral(relative));                               \
    if (name.isEmpty()) {                                                                                    \
        if (Clew::TestData::sharedIsRequired())                                                              \
            QFAIL("shared test data is missing: " relative);                                                 \
        QSKIP("shared test data is absent: " relative);                                                      \
    }
