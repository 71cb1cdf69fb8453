// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/diagnosecommand.h"

#include "app/console.h"
#include "app/datapaths.h"
#include "app/diagnosistext.h"
#include "app/exitstatus.h"
#include "app/foldedissues.h"
#include "app/reportfile.h"
#include "models/diagnosis/diagnosisknowledge.h"
#include "models/diagnosis/redactor.h"
#include "models/io/opensources.h"

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
    if (line.format == OutputFormat::Text) {
        m_console.out(DiagnosisText(*m_catalog, m_console, line.language).write(diagnosis, line.all));
        return;
    }
    // JSON on standard output is for programs of the one who has the log: it stays as it is.
    Redactor redactor;
    const bool redacts = line.redact && line.format != OutputFormat::Json;
    m_console.out(
        diagnosisFile(diagnosis, *m_catalog, line.format, line.language, redacts ? &redactor : nullptr));
}

int DiagnoseCommand::run(const CommandLine &line)
{
    const DiagnosisOutcome outcome = diagnose(line.arguments);
    for (const QString &sentence : FoldedIssues::sentences(outcome.issues))
        m_console.complain(sentence);
    const Diagnosis &diagnosis = outcome.diagnosis;
    if (diagnosis.inputs.isEmpty() && outcome.issues.isEmpty()) { // folders or archives without a file
        for (const QString &path : line.arguments)
            m_console.complain(Error{.code = ErrorCode::EmptyFile, .arguments = {path}, .place = {}});
    }
    if (!diagnosis.inputs.isEmpty() || line.format != OutputFormat::Text)
        print(diagnosis, line);
    if (!outcome.issues.isEmpty())
        return ExitStatus::InputUnreadable;
    if (!diagnosis.isUnknown())
        return ExitStatus::Done;
    return diagnosis.undecided.isEmpty() ? ExitStatus::NothingFound : ExitStatus::Undecided;
}

} // namespace Clew
