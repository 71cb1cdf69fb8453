// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/diagnosecommand.h"

#include "app/console.h"
#include "app/datapaths.h"
#include "app/diagnosisreport.h"
#include "app/diagnosistext.h"
#include "app/exitstatus.h"
#include "app/reportwriters.h"
#include "app/sarif.h"
#include "models/diagnosis/diagnosisjson.h"
#include "models/diagnosis/diagnosisknowledge.h"
#include "models/diagnosis/redactor.h"
#include "models/io/opensources.h"
#include "views/errortext.h"

#include <QJsonDocument>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace Clew {

DiagnoseCommand::DiagnoseCommand(std::shared_ptr<const Catalog> catalog, Console &console)
    : m_catalog(std::move(catalog))
    , m_console(console)
{
}

DiagnosisOutcome DiagnoseCommand::diagnose(const QStringList &paths)
{
    OpenedSources opened = openSources(paths);
    const auto knowledge =
        DiagnosisKnowledge::build(*m_catalog, LiteralFrequencies::fromText(DataPaths::ordinaryLines()));
    QElapsedTimer clock;
    clock.start();
    JobControl control({}, [this, &clock](const JobProgress &progress) {
        if (!m_console.showsProgress() || clock.elapsed() < 1000)
            return;
        const QLocale locale;
        m_console.err(u"\r\x1b[K"_s +
                      tr("%1 read, %2 a second")
                          .arg(locale.formattedDataSize(progress.done),
                               locale.formattedDataSize(static_cast<qint64>(progress.bytesPerSecond))));
    });
    DiagnosisOutcome outcome = DiagnosisRun(knowledge, control).run(std::move(opened.sources));
    if (m_console.showsProgress() && clock.elapsed() >= 1000)
        m_console.err(u"\r\x1b[K"_s);
    outcome.issues = opened.issues + outcome.issues;
    return outcome;
}

void DiagnoseCommand::print(const Diagnosis &diagnosis, const CommandLine &line)
{
    Redactor redactor;
    const auto report = [&] {
        return DiagnosisReport(*m_catalog, line.language).make(diagnosis, line.redact ? &redactor : nullptr);
    };
    switch (line.format) {
    case OutputFormat::Json:
        m_console.out(QJsonDocument(diagnosisToJson(diagnosis, *m_catalog)).toJson(QJsonDocument::Indented));
        return;
    case OutputFormat::Sarif:
        m_console.out(QJsonDocument(diagnosisToSarif(line.redact ? redacted(diagnosis, redactor) : diagnosis,
                                                     *m_catalog, line.language))
                          .toJson(QJsonDocument::Indented));
        return;
    case OutputFormat::Markdown:
        m_console.out(toMarkdown(report()));
        return;
    case OutputFormat::Html:
        m_console.out(toHtml(report()));
        return;
    default:
        m_console.out(DiagnosisText(*m_catalog, m_console, line.language).write(diagnosis, line.all));
    }
}

int DiagnoseCommand::run(const CommandLine &line)
{
    const DiagnosisOutcome outcome = diagnose(line.arguments);
    for (const Issue &issue : outcome.issues)
        m_console.complain(errorText(issue.error));
    const Diagnosis &diagnosis = outcome.diagnosis;
    if (!diagnosis.inputs.isEmpty() || line.format != OutputFormat::Text)
        print(diagnosis, line);
    if (!outcome.issues.isEmpty())
        return ExitStatus::InputUnreadable;
    if (!diagnosis.isUnknown())
        return ExitStatus::Done;
    return diagnosis.undecided.isEmpty() ? ExitStatus::NothingFound : ExitStatus::Undecided;
}

} // namespace Clew
