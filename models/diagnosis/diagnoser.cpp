// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/diagnoser.h"

#include "models/diagnosis/diagnose.h"
#include "models/diagnosis/diagnosisknowledge.h"

namespace Clew {

Diagnoser::Diagnoser(std::shared_ptr<const DiagnosisKnowledge> knowledge, HitCollector::FirstHit firstHit)
    : m_knowledge(std::move(knowledge))
    , m_scanner(m_knowledge->patterns())
    , m_hits(std::move(firstHit))
    , m_errors(m_knowledge)
{
}

bool Diagnoser::addBlock(const EventBlock &block, const std::stop_token &stop)
{
    m_errors.add(block);
    return m_scanner.scan(block, m_hits, stop);
}

Diagnosis Diagnoser::finish()
{
    const HitSet hits = m_hits.take();
    const ErrorSet errors = m_errors.take();
    return diagnose(*m_knowledge, hits, errors);
}

} // namespace Clew
