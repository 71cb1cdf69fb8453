// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/regexrunner.h"

#include <pcre2.h>

#include <memory>

namespace Clew {

/// Frees what a function of PCRE2 made.
template <auto Free>
struct Pcre2Free
{
    template <typename T>
    void operator()(T *pointer) const
    {
        Free(pointer);
    }
};

template <typename T, auto Free>
using Pcre2Handle = std::unique_ptr<T, Pcre2Free<Free>>;

/// What a return value of pcre2_match means: no match, a match, or a limit or fault that leaves it open.
[[nodiscard]] constexpr MatchAnswer matchAnswerOf(int code)
{
    if (code >= 0)
        return MatchAnswer::Yes;
    return code == PCRE2_ERROR_NOMATCH ? MatchAnswer::No : MatchAnswer::Undecided;
}

} // namespace Clew
