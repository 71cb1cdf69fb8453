// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

// Comes before every test (tests/CMakeLists.txt). Qt Test gives up waiting after five seconds, which a
// sanitizer's build on a busy machine needs for a single diagnosis: that says nothing of the program. What
// never comes still fails, only later.

#include <QTest>

#include <chrono>

namespace Clew::TestData {
constexpr std::chrono::seconds kPatience{60};
}

#undef QTRY_VERIFY
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT(expression, Clew::TestData::kPatience)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expression, text) QTRY_VERIFY2_WITH_TIMEOUT(expression, text, Clew::TestData::kPatience)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expression, expected)                                                                   \
    QTRY_COMPARE_WITH_TIMEOUT(expression, expected, Clew::TestData::kPatience)
