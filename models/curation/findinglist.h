// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"
#include "models/curation/finding.h"
#include "models/curation/recordfield.h"

#include <QList>

#include <bitset>

namespace Clew {

/// Which rules are asked for.
class RuleChoice final
{
public:
    /// All of them.
    RuleChoice() { m_rules.set(); }
    explicit RuleChoice(const QList<LintRule> &rules)
    {
        for (const LintRule rule : rules)
            m_rules.set(static_cast<std::size_t>(rule));
    }
    [[nodiscard]] bool has(LintRule rule) const { return m_rules.test(static_cast<std::size_t>(rule)); }

private:
    std::bitset<64> m_rules;
};

/// Collects what the rules say of one record.
class FindingList final
{
public:
    /// Both must outlive this object.
    FindingList(const Record &record, const RuleChoice &choice)
        : m_record(record)
        , m_choice(choice)
    {
    }

    [[nodiscard]] bool wants(LintRule rule) const { return m_choice.has(rule); }
    [[nodiscard]] QString pointer(RecordField field) const { return fieldPointer(m_record.format, field); }

    /// The finding, to be completed; one that is thrown away where its rule is not asked for.
    LintFinding &add(LintRule rule, FindingSeverity severity, const QString &pointer, FindingKind kind,
                     const QStringList &arguments = {})
    {
        LintFinding finding{.rule = rule,
                            .severity = severity,
                            .record = m_record.id,
                            .pointer = pointer,
                            .kind = kind,
                            .arguments = arguments};
        if (!wants(rule)) {
            m_unwanted = std::move(finding);
            return m_unwanted;
        }
        m_findings.append(std::move(finding));
        return m_findings.last();
    }
    [[nodiscard]] QList<LintFinding> take() { return std::exchange(m_findings, {}); }

private:
    const Record &m_record;
    const RuleChoice &m_choice;
    QList<LintFinding> m_findings;
    LintFinding m_unwanted;
};

} // namespace Clew
