// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/diagnosis.h"
#include "models/diagnosis/recordmerger.h"

#include <optional>
#include <vector>

namespace Clew {

/// Why a finding that agrees well enough is no claim, or not the root.
enum class Demotion : quint8 {
    None,
    Wrapper,       ///< only reports that something else failed, and the log says what
    Mask,          ///< hides a message that the log holds
    Victim,        ///< the other side failed, and the log holds that side
    Observer,      ///< seen from outside of a program that failed, and the log holds that program
    MereWarning,   ///< warns without a word of failure, and nothing failed
    Handled,       ///< the log says that it was dealt with, and goes on without an error
    Succeeded,     ///< the run ended well all the same
    AfterUnknown,  ///< an end of a program that no record explains came before
    BetterReading, ///< another record knows more of the same line
    LessCertain,   ///< not the root and not certain enough to be claimed beside it
};

/// A group with its place in the answer.
struct JudgedGroup
{
    FindingGroup group;
    VerdictLevel level = VerdictLevel::Hint;
    VerdictRole role = VerdictRole::Root;
    Demotion demotion = Demotion::None;
    std::optional<LogPlace> because;          ///< of AfterUnknown and Succeeded: the line that says so
    std::optional<std::size_t> consequenceOf; ///< place of a group in the answer
    bool foretold = false;                    ///< the transition graph says that the other leads to this
};

/// Decides what is claimed and what came of what, and puts the groups in the order a person should read them:
/// the root, other claims by their first line, then hints by score.
///
/// The root is the first error that is claimed; echoes of other errors (wrapperphrases.h) are not, while the
/// log holds something else.
[[nodiscard]] std::vector<JudgedGroup> judged(const DiagnosisKnowledge &knowledge,
                                              const Candidates &candidates, const SiteOrder &order,
                                              const ErrorSet &errors, std::vector<FindingGroup> groups);

} // namespace Clew
