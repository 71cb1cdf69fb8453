// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/logpipeline.h"

using namespace Qt::StringLiterals;

namespace Clew {

LogPipeline::LogPipeline(int input, std::optional<int> rank)
    : m_assembler(input, rank)
    , m_cleaner(m_assembler)
{
}

void LogPipeline::finish()
{
    m_cleaner.finish();
    m_assembler.finish();
}

void LogPipeline::flush()
{
    m_assembler.finish();
}

QStringList LogPipeline::notes() const
{
    return m_cleaner.hasLongLines() ? QStringList{u"long lines cut"_s} : QStringList();
}

} // namespace Clew
