// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/diagnosiscontroller.h"

#include "models/diagnosis/diagnosisknowledge.h"
#include "models/io/memorylogsource.h"
#include "models/io/opensources.h"
#include "models/io/regexissues.h"
#include "views/textlines.h"

#include <QFileInfo>
#include <QLoggingCategory>

using namespace Qt::StringLiterals;

namespace Clew {

Q_LOGGING_CATEGORY(lcDiagnosis, "clew.app.diagnosis", QtWarningMsg)

namespace {

/// The regexes that the matcher could not take, each at its place in its file.
QList<Issue> rejectedRegexes(const Catalog &catalog, const DiagnosisKnowledge &knowledge)
{
    QList<Issue> issues;
    for (const RejectedPattern &rejected : knowledge.patterns()->rejected())
        issues.append(regexIssue(catalog, rejected.record, rejected.error));
    return issues;
}

} // namespace

DiagnosisController::DiagnosisController(QByteArray ordinaryLines, QObject *parent)
    : QObject(parent)
    , m_ordinaryLines(std::move(ordinaryLines))
{
    connect(&m_run, &LatestJob::progressed, this, [this](const JobProgress &progress) {
        Q_EMIT progressed({.name = m_name,
                           .bytesDone = progress.done,
                           .bytesTotal = progress.total,
                           .bytesPerSecond = progress.bytesPerSecond});
    });
}

bool DiagnosisController::isRunning() const
{
    return m_run.isRunning() || m_pending;
}

void DiagnosisController::setCatalog(const std::shared_ptr<const Catalog> &catalog)
{
    m_catalog = catalog;
    m_knowledge.reset();
    prepareKnowledge();
}

void DiagnosisController::prepareKnowledge()
{
    using Prepared = std::pair<std::shared_ptr<const DiagnosisKnowledge>, QList<Issue>>;
    m_knowledgeJob.start<Prepared>(
        [catalog = m_catalog, ordinary = m_ordinaryLines](JobControl &) -> Result<Prepared> {
            auto knowledge = DiagnosisKnowledge::build(*catalog, LiteralFrequencies::fromText(ordinary));
            QList<Issue> issues = rejectedRegexes(*catalog, *knowledge);
            return Prepared{std::move(knowledge), std::move(issues)};
        },
        [this](Result<Prepared> result) {
            if (!result) {
                Q_EMIT inputsRefused({Issue{.error = result.error()}});
                return;
            }
            m_knowledge = std::move(result->first);
            Q_EMIT regexesRejected(result->second);
            Q_EMIT patternsReady(m_knowledge->patterns());
            startPending();
        });
}

void DiagnosisController::diagnoseFiles(const QStringList &paths)
{
    const QString name = paths.size() == 1 ? QFileInfo(paths.constFirst()).fileName()
                                           : tr("%n log(s)", nullptr, static_cast<int>(paths.size()));
    m_paths = paths;
    begin(name, [paths](QList<Issue> &issues) {
        OpenedSources opened = openSources(paths);
        issues = opened.issues;
        return std::move(opened.sources);
    });
}

void DiagnosisController::diagnoseText(const QString &text)
{
    m_paths.clear();
    begin(tr("pasted text"), [text](QList<Issue> &) {
        DiagnosisRun::Sources sources;
        sources.push_back(std::make_unique<MemoryLogSource>(tr("pasted text"), text.toUtf8()));
        return sources;
    });
}

void DiagnosisController::begin(const QString &name, SourceMaker makeSources)
{
    m_run.cancel();
    m_name = name;
    m_pending = std::move(makeSources);
    m_diagnosis = {};
    m_lines.clear();
    Q_EMIT started(name);
    Q_EMIT diagnosisChanged(m_diagnosis);
    Q_EMIT progressed({.name = name});
    startPending();
}

void DiagnosisController::startPending()
{
    if (!m_pending || !m_knowledge)
        return;
    const SourceMaker makeSources = std::exchange(m_pending, {});
    m_run.start<Finished>(
        [this, makeSources, knowledge = m_knowledge](JobControl &control,
                                                     const LatestJob::Publish &publish) -> Result<Finished> {
            QList<Issue> issues;
            DiagnosisRun::Sources sources = makeSources(issues);
            DiagnosisRunOptions options{.keptText = DiagnosisRun::MaxKeptText};
            options.publish = [this, &publish](const Diagnosis &diagnosis) {
                publish([this, diagnosis] {
                    m_diagnosis = diagnosis;
                    Q_EMIT diagnosisChanged(m_diagnosis);
                });
            };
            DiagnosisRun run(knowledge, control, std::move(options));
            Finished finished{.outcome = run.run(std::move(sources)), .lines = {}};
            finished.outcome.issues = issues + finished.outcome.issues;
            for (QByteArray &text : finished.outcome.texts) {
                finished.lines.append(
                    text.isNull() ? nullptr : std::make_shared<const TextLines>(QString::fromUtf8(text)));
                text.clear();
            }
            return finished;
        },
        [this](Result<Finished> result) { finish(std::move(result)); });
}

void DiagnosisController::stop()
{
    m_pending = {};
    m_run.requestStop();
    if (!m_run.isRunning())
        Q_EMIT finished();
}

void DiagnosisController::finish(Result<Finished> result)
{
    if (!result) {
        Q_EMIT inputsRefused({Issue{.error = result.error()}});
        Q_EMIT finished();
        return;
    }
    m_diagnosis = result->outcome.diagnosis;
    m_lines = result->lines;
    for (const Verdict &verdict : std::as_const(m_diagnosis.verdicts)) {
        qCInfo(lcDiagnosis, "diagnosis finished: %s %s",
               verdict.level == VerdictLevel::Claim ? "claim" : "hint", qUtf8Printable(verdict.id.value()));
    }
    if (m_diagnosis.isUnknown())
        qCInfo(lcDiagnosis, "diagnosis finished: unknown");
    Q_EMIT diagnosisChanged(m_diagnosis);
    Q_EMIT inputsRefused(result->outcome.issues);
    Q_EMIT finished();
}

std::shared_ptr<const LineSource> DiagnosisController::lines(int input) const
{
    return m_lines.value(input);
}

} // namespace Clew
