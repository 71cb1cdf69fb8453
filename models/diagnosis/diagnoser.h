// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/diagnosis.h"
#include "models/diagnosis/errorcollector.h"
#include "models/diagnosis/hitcollector.h"
#include "models/diagnosis/patternscanner.h"

#include <memory>
#include <stop_token>

namespace Clew {

class DiagnosisKnowledge;

/// The whole of matching and judging on one thread: give it the blocks of all inputs in their order, then
/// ask. Jobs that share the blocks among threads use PatternScanner and ErrorCollector, one of each for a
/// thread, join what they found and call diagnose().
class Diagnoser final
{
public:
    explicit Diagnoser(std::shared_ptr<const DiagnosisKnowledge> knowledge,
                       HitCollector::FirstHit firstHit = {});

    /// False where it was stopped; what was found until then counts.
    bool addBlock(const EventBlock &block, const std::stop_token &stop = {});
    /// The answer; inputs, bytes and seconds are the caller's. The diagnoser is empty then.
    [[nodiscard]] Diagnosis finish();

private:
    std::shared_ptr<const DiagnosisKnowledge> m_knowledge;
    PatternScanner m_scanner;
    HitCollector m_hits;
    ErrorCollector m_errors;
};

} // namespace Clew
