// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/lintcommand.h"

#include "app/console.h"
#include "app/exitstatus.h"
#include "app/lintrun.h"
#include "models/core/catalog.h"
#include "views/errortext.h"

using namespace Qt::StringLiterals;

namespace Clew {

LintCommand::LintCommand(const Catalog &catalog, Console &console)
    : m_catalog(catalog)
    , m_console(console)
{
}

std::optional<int> LintCommand::refusal(const CommandLine &line)
{
    for (const QString &rule : line.rules) {
        if (!ruleNamed(rule)) {
            m_console.err(tr("clew: there is no rule \"%1\".").arg(rule) + u'\n');
            return ExitStatus::WrongUsage;
        }
    }
    for (const QString &id : line.arguments) {
        if (!m_catalog.find(RecordId(id)).isValid()) {
            m_console.complainOfNoRecord(id);
            return ExitStatus::NothingFound;
        }
    }
    return std::nullopt;
}

int LintCommand::run(const CommandLine &line)
{
    if (const std::optional<int> status = refusal(line))
        return *status;
    LintRequest request;
    if (!line.rules.isEmpty()) {
        QList<LintRule> rules;
        for (const QString &rule : line.rules)
            rules.append(*ruleNamed(rule));
        request.rules = RuleChoice(rules);
    }
    for (const QString &id : line.arguments)
        request.records.append(RecordId(id));
    const LintReport report = runLint(m_catalog, request);
    for (const Error &error : report.sideErrors)
        m_console.complain(u"%1: %2"_s.arg(placeText(error.place), errorText(error)));
    switch (line.format) {
    case OutputFormat::Json:
        m_console.out(lintJson(report));
        break;
    case OutputFormat::Sarif:
        m_console.out(lintSarif(report, m_catalog));
        break;
    default:
        m_console.out(lintText(report, m_console));
        break;
    }
    return report.findings.isEmpty() ? ExitStatus::Done : ExitStatus::NothingFound;
}

} // namespace Clew
