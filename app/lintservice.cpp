// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/lintservice.h"

#include "app/catalogside.h"
#include "models/core/catalog.h"
#include "models/curation/loadfindings.h"
#include "models/io/jsonrecordcodec.h"

#include <mutex>
#include <utility>

namespace Clew {

namespace {

/// Rules that look at other records; a record by itself cannot be held to them.
RuleChoice rulesOfOne()
{
    static const QList<LintRule> others{LintRule::RegexIdentical,     LintRule::RegexOverlaps,
                                        LintRule::SignatureIdentical, LintRule::NearDuplicate,
                                        LintRule::EdgeDangling,       LintRule::EdgeOneSided,
                                        LintRule::EdgeContradiction,  LintRule::SpellingVariant};
    QList<LintRule> rules = allLintRules();
    rules.removeIf([](LintRule rule) { return others.contains(rule); });
    return RuleChoice(rules);
}

} // namespace

/// Runs of one job may overlap, so they take turns.
struct LintService::Engine
{
    std::shared_ptr<const Catalog> catalog;
    std::mutex turn;
    std::unique_ptr<CatalogLint> lint = nullptr; ///< made by the first who has the turn
    JsonRecordCodec codec = {};

    /// What side files could not be read, the first time.
    QList<Error> load()
    {
        if (lint)
            return {};
        const CatalogSide side(catalog->roots());
        const bool whole = catalog->size() <= MaxRecords;
        LintOptions options = side.lintOptions(*catalog);
        if (!whole)
            options.rules = rulesOfOne();
        lint = std::make_unique<CatalogLint>(std::move(options));
        std::vector<LintRecord> records;
        for (qsizetype i = 0; whole && i < catalog->size(); ++i)
            records.push_back({catalog->record(RecordIndex(i)), catalog->sourceBytes(RecordIndex(i))});
        lint->load(std::move(records));
        return side.errors();
    }
};

LintService::LintService(QObject *parent)
    : QObject(parent)
{
}

LintService::~LintService() = default;

void LintService::setCatalog(std::shared_ptr<const Catalog> catalog)
{
    m_job.cancel();
    m_catalog = std::move(catalog);
    m_engine = std::make_shared<Engine>(m_catalog);
    m_waiting = {};
    m_findings.clear();
    m_complete = false;
    Q_EMIT findingsChanged({});
    if (m_wanted)
        run();
}

void LintService::want()
{
    if (!std::exchange(m_wanted, true) && m_engine)
        run();
}

void LintService::setRecord(const RecordId &id, const QByteArray &text)
{
    m_waiting.texts.insert(id, text);
    if (m_wanted && m_engine)
        run();
}

void LintService::setSamples(const RecordId &id, const RecordSamples &samples)
{
    m_waiting.samples.insert(id, samples);
    if (m_wanted && m_engine)
        run();
}

LintService::Answer LintService::answerTo(Engine &engine, const Edits &edits)
{
    Answer answer{.findings = {}, .sideErrors = engine.load(), .done = edits};
    QSet<RecordId> touched;
    const auto touch = [&touched](const QList<RecordId> &ids) {
        for (const RecordId &id : ids)
            touched.insert(id);
    };
    for (auto it = edits.samples.cbegin(); it != edits.samples.cend(); ++it) {
        engine.lint->setSamples(it.key(), it.value());
        touched.insert(it.key());
    }
    for (auto it = edits.texts.cbegin(); it != edits.texts.cend(); ++it) {
        touched.insert(it.key());
        const Result<Record> record =
            it.value().isNull() ? std::unexpected(Error()) : engine.codec.decoded(it.value());
        touch(record ? engine.lint->replace({*record, it.value()}) : engine.lint->remove(it.key()));
    }
    for (const RecordId &id : std::as_const(touched))
        answer.findings.insert(id, engine.lint->findings(id));
    return answer;
}

void LintService::run()
{
    const bool whole = !m_complete && m_catalog->size() <= MaxRecords;
    m_job.start<Answer>(
        [this, engine = m_engine, edits = m_waiting,
         whole](JobControl &control, const LatestJob::Publish &publish) -> Result<Answer> {
            const std::scoped_lock turn(engine->turn);
            if (control.isCancelled())
                return Answer();
            Answer edited = answerTo(*engine, edits);
            if (!whole)
                return edited;
            publish([this, edited] { take(edited); });
            Answer all{.findings = {}, .sideErrors = {}, .done = {}, .whole = true};
            for (const LintFinding &finding : loadFindings(engine->catalog->issues(), RuleChoice()))
                all.findings[finding.record].append(finding);
            for (const LintFinding &finding : engine->lint->all([&control] { return control.isCancelled(); }))
                all.findings[finding.record].append(finding);
            return all;
        },
        [this](const Result<Answer> &answer) {
            if (answer)
                take(*answer);
        });
}

void LintService::checkDraft(const RecordId &id, const QByteArray &draft, const QByteArray &current)
{
    if (!m_engine)
        return;
    m_draftJob.start<QList<LintFinding>>(
        [engine = m_engine, asked = Draft{.id = id, .text = draft, .current = current}](
            JobControl &control) -> Result<QList<LintFinding>> {
            const std::scoped_lock turn(engine->turn);
            if (control.isCancelled())
                return QList<LintFinding>();
            (void)engine->load();
            return findingsOf(*engine, asked);
        },
        [this, draft](const Result<QList<LintFinding>> &findings) {
            if (findings)
                Q_EMIT draftChecked(draft, *findings);
        });
}

QList<LintFinding> LintService::findingsOf(Engine &engine, const Draft &draft)
{
    Result<Record> drafted = engine.codec.decoded(draft.text);
    if (!drafted)
        return {};
    drafted->id = draft.id; // a new id might be another record's
    // The engine is as before when the question is answered.
    engine.lint->replace({*drafted, draft.text});
    const QList<LintFinding> findings = engine.lint->findings(draft.id);
    const Result<Record> current = engine.codec.decoded(draft.current);
    if (current)
        engine.lint->replace({*current, draft.current});
    else
        engine.lint->remove(draft.id);
    return findings;
}

void LintService::take(const Answer &answer)
{
    // What was edited again meanwhile still waits.
    for (auto it = answer.done.texts.cbegin(); it != answer.done.texts.cend(); ++it) {
        if (const auto waiting = m_waiting.texts.constFind(it.key());
            waiting != m_waiting.texts.constEnd() && *waiting == *it)
            m_waiting.texts.erase(waiting);
    }
    for (auto it = answer.done.samples.cbegin(); it != answer.done.samples.cend(); ++it) {
        if (const auto waiting = m_waiting.samples.constFind(it.key());
            waiting != m_waiting.samples.constEnd() && *waiting == *it)
            m_waiting.samples.erase(waiting);
    }
    if (!answer.sideErrors.isEmpty())
        Q_EMIT sideFailed(answer.sideErrors);
    if (answer.whole) {
        m_findings = answer.findings;
        m_complete = true;
        Q_EMIT findingsChanged({});
        return;
    }
    // A word in many records is spelt another way: most of them are found to be what they were.
    QList<RecordId> changed;
    for (auto it = answer.findings.cbegin(); it != answer.findings.cend(); ++it) {
        const bool isEdited = answer.done.texts.contains(it.key()) || answer.done.samples.contains(it.key());
        if (isEdited || m_findings.value(it.key()) != it.value())
            changed.append(it.key());
        m_findings.insert(it.key(), it.value());
    }
    if (!changed.isEmpty())
        Q_EMIT findingsChanged(changed);
}

} // namespace Clew
