// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/diagnosiscontroller.h"

#include "models/edit/document.h"
#include "models/io/followsource.h"
#include "models/io/memorylogsource.h"
#include "models/io/opensources.h"
#include "models/io/regexissues.h"

#include <QFileInfo>
#include <QLoggingCategory>

#include <utility>

using namespace Qt::StringLiterals;

namespace Clew {

Q_LOGGING_CATEGORY(lcDiagnosis, "clew.app.diagnosis", QtWarningMsg)

namespace {

/// The regexes that the matcher could not take, each at its place in its file; of edited ones the rules tell.
QList<Issue> rejectedRegexes(const Catalog &catalog, const DiagnosisKnowledge &knowledge,
                             const EditedRecords &edited)
{
    QList<Issue> issues;
    for (const RejectedPattern &rejected : knowledge.patterns()->rejected()) {
        if (!edited.contains(rejected.record.value()))
            issues.append(regexIssue(catalog, rejected.record, rejected.error));
    }
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
                           .bytesPerSecond = progress.bytesPerSecond,
                           .following = m_following});
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
    m_previous.reset();
    m_toldRejected = false;
    prepareKnowledge();
}

void DiagnosisController::follow(const Document &document)
{
    m_document = &document;
    const auto note = [this](const RecordId &id) {
        m_edited.insert(id);
        m_isStale = true;
    };
    connect(&document, &Document::recordChanged, this, note);
    connect(&document, &Document::recordAdded, this, note);
    connect(&document, &Document::recordRemoved, this, note);
    connect(&document, &Document::recordRenamed, this, [note](const RecordId &from, const RecordId &to) {
        note(from);
        note(to);
    });
    connect(&document, &Document::wasReset, this, [this] {
        m_isStale = m_isStale || !m_edited.isEmpty();
        m_edited.clear();
    });
}

EditedRecords DiagnosisController::editedRecords() const
{
    EditedRecords edited;
    for (const RecordId &id : m_edited) {
        const RecordIndex index = m_catalog->find(id);
        if (!index.isValid() || !m_document)
            continue; // it has no number until the catalog is read anew, which saving it does
        const Result<Record> record = m_document->record(id);
        edited.insert(index.value(), record ? *record : Record());
    }
    return edited;
}

void DiagnosisController::prepareKnowledge()
{
    using Prepared = std::pair<std::shared_ptr<const DiagnosisKnowledge>, QList<Issue>>;
    if (m_knowledge)
        m_previous = std::move(m_knowledge);
    m_knowledge.reset();
    m_isStale = false;
    m_knowledgeJob.start<Prepared>(
        [catalog = m_catalog, ordinary = m_ordinaryLines, previous = m_previous,
         edited = editedRecords()](JobControl &) -> Result<Prepared> {
            auto knowledge = DiagnosisKnowledge::build(*catalog, LiteralFrequencies::fromText(ordinary),
                                                       previous.get(), edited);
            QList<Issue> issues = rejectedRegexes(*catalog, *knowledge, edited);
            return Prepared{std::move(knowledge), std::move(issues)};
        },
        [this](Result<Prepared> result) {
            if (!result) {
                Q_EMIT inputsRefused({Issue{.error = result.error()}});
                return;
            }
            m_knowledge = std::move(result->first);
            m_previous.reset();
            if (!std::exchange(m_toldRejected, true))
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
    m_following = false;
    m_again = [paths](QList<Issue> &issues) {
        OpenedSources opened = openSources(paths);
        issues = opened.issues;
        return std::move(opened.sources);
    };
    begin(name, m_again);
}

void DiagnosisController::diagnoseText(const QString &text)
{
    m_paths.clear();
    m_following = false;
    m_again = [text](QList<Issue> &) {
        DiagnosisRun::Sources sources;
        sources.push_back(std::make_unique<MemoryLogSource>(tr("pasted text"), text.toUtf8()));
        return sources;
    };
    begin(tr("pasted text"), m_again);
}

void DiagnosisController::diagnoseAgain()
{
    if (m_following)
        setFollowing(true);
    else if (m_again)
        begin(m_name, m_again);
}

void DiagnosisController::setEncoding(const QString &path, std::optional<TextEncoding> encoding)
{
    if (encoding)
        m_encodings.insert(path, *encoding);
    else
        m_encodings.remove(path);
}

bool DiagnosisController::canFollow() const
{
    return m_paths.size() == 1 && !m_texts.isEmpty() && m_texts.constFirst().file == m_paths.constFirst();
}

void DiagnosisController::setFollowing(bool on)
{
    if (!on) {
        stop();
        return;
    }
    if (!canFollow())
        return;
    m_following = true;
    begin(m_name, [path = m_paths.constFirst()](QList<Issue> &issues) {
        DiagnosisRun::Sources sources;
        if (auto source = FollowSource::open(path))
            sources.push_back(std::move(*source));
        else
            issues.append(Issue{.severity = IssueSeverity::Error, .error = source.error()});
        return sources;
    });
}

void DiagnosisController::begin(const QString &name, SourceMaker makeSources)
{
    m_run.cancel();
    m_name = name;
    m_pending = std::move(makeSources);
    m_diagnosis = {};
    m_inputs.clear();
    m_texts.clear();
    m_timeline.reset();
    Q_EMIT started(name);
    Q_EMIT diagnosisChanged(m_diagnosis);
    Q_EMIT progressed({.name = name, .following = m_following});
    if (m_isStale && m_catalog)
        prepareKnowledge();
    startPending();
}

DiagnosisRunOptions DiagnosisController::fixedOptions() const
{
    DiagnosisRunOptions options{
        .keptText = DiagnosisRun::MaxKeptText, .keepsOpen = m_following, .makesTimeline = !m_following};
    options.encodingOf = [encodings = m_encodings](const QString &path) -> std::optional<TextEncoding> {
        const auto found = encodings.constFind(path);
        return found == encodings.constEnd() ? std::nullopt : std::optional(*found);
    };
    return options;
}

/// On the worker's thread: what it publishes comes here.
DiagnosisRunOptions DiagnosisController::publishing(DiagnosisRunOptions options,
                                                    const LatestJob::Publish &publish)
{
    options.publish = [this, publish](const Diagnosis &diagnosis) {
        publish([this, diagnosis] {
            m_diagnosis = diagnosis;
            Q_EMIT diagnosisChanged(m_diagnosis);
        });
    };
    options.publishTexts = [this, publish](const QList<DiagnosisInput> &inputs,
                                           const QList<InputText> &texts) {
        publish([this, inputs, texts] {
            m_inputs = inputs;
            m_texts = texts;
            Q_EMIT textsChanged();
        });
    };
    return options;
}

void DiagnosisController::startPending()
{
    if (!m_pending || !m_knowledge)
        return;
    const SourceMaker makeSources = std::exchange(m_pending, {});
    // The worker gets copies of what belongs to this thread.
    const DiagnosisRunOptions options = fixedOptions();
    m_run.start<DiagnosisOutcome>(
        [this, makeSources, options, knowledge = m_knowledge](
            JobControl &control, const LatestJob::Publish &publish) -> Result<DiagnosisOutcome> {
            QList<Issue> issues;
            DiagnosisRun::Sources sources = makeSources(issues);
            DiagnosisRun run(knowledge, control, publishing(options, publish));
            DiagnosisOutcome outcome = run.run(std::move(sources));
            outcome.issues = issues + outcome.issues;
            return outcome;
        },
        [this](Result<DiagnosisOutcome> result) { finish(std::move(result)); });
}

void DiagnosisController::stop()
{
    m_pending = {};
    m_run.requestStop();
    if (!m_run.isRunning())
        Q_EMIT finished();
}

void DiagnosisController::finish(Result<DiagnosisOutcome> result)
{
    m_following = false;
    if (!result) {
        Q_EMIT inputsRefused({Issue{.error = result.error()}});
        Q_EMIT finished();
        return;
    }
    m_diagnosis = result->diagnosis;
    m_inputs = m_diagnosis.inputs;
    m_texts = result->texts;
    m_timeline = result->timeline;
    Q_EMIT textsChanged();
    for (const Verdict &verdict : std::as_const(m_diagnosis.verdicts)) {
        qCInfo(lcDiagnosis, "diagnosis finished: %s %s",
               verdict.level == VerdictLevel::Claim ? "claim" : "hint", qUtf8Printable(verdict.id.value()));
    }
    if (m_diagnosis.isUnknown())
        qCInfo(lcDiagnosis, "diagnosis finished: unknown");
    Q_EMIT diagnosisChanged(m_diagnosis);
    Q_EMIT inputsRefused(result->issues);
    Q_EMIT finished();
}

} // namespace Clew
