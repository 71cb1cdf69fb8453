// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/benchcontroller.h"

#include "app/catalogside.h"
#include "app/datapaths.h"
#include "app/lintservice.h"
#include "app/recordnames.h"
#include "app/sidefile.h"
#include "models/core/catalog.h"
#include "models/curation/recordfield.h"
#include "models/curation/regexbench.h"
#include "models/items/recordfieldmodel.h"
#include "views/benchpane.h"
#include "views/editform.h"
#include "views/effecttext.h"
#include "views/recordeditor.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

EffectCorpus corpusOf(const Catalog &catalog)
{
    EffectCorpus corpus;
    for (qsizetype i = 0; i < catalog.size(); ++i) {
        const RecordSummary &summary = catalog.summary(RecordIndex(i));
        corpus.signatures.push_back({summary.id, summary.signature.english});
    }
    corpus.samples = CatalogSide(catalog.roots()).lintOptions(catalog).samples;
    corpus.ordinary = QString::fromUtf8(DataPaths::ordinaryLines()).split(u'\n', Qt::SkipEmptyParts);
    return corpus;
}

/// Where the two lists differ first.
std::optional<qsizetype> firstDifference(const QStringList &a, const QStringList &b)
{
    const auto [at, other] = std::ranges::mismatch(a, b);
    const bool isSame = at == a.end() && other == b.end();
    return isSame ? std::nullopt : std::optional(at - a.begin());
}

} // namespace

BenchController::BenchController(Document &document, RecordFieldModel &fields, RecordEditor &editor,
                                 LintService &lint, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_fields(fields)
    , m_editor(editor)
    , m_lint(lint)
{
    m_save.setSingleShot(true);
    m_save.setInterval(SaveDelayMs);
    connect(&m_save, &QTimer::timeout, this, &BenchController::flush);
    m_pause.setSingleShot(true);
    m_pause.setInterval(EditForm::PauseMs);
    connect(&m_pause, &QTimer::timeout, this, [this] { ++m_session; });
    connect(&m_document, &Document::sideChanged, this, &BenchController::takeSide);
    connect(&m_fields, &RecordFieldModel::refreshed, this, &BenchController::follow);
    connect(&m_editor, &RecordEditor::benchShown, this, &BenchController::follow);
    const BenchPane *pane = m_editor.bench();
    connect(pane, &BenchPane::regexEdited, this, [this](const QString &regex) {
        m_fields.setText(regexPointer(), regex, m_session);
        m_pause.start();
    });
    connect(pane, &BenchPane::finished, this, [this] { ++m_session; });
    connect(pane, &BenchPane::samplesEdited, this, &BenchController::takeSamples);
}

BenchController::~BenchController()
{
    // The window is half gone, and nobody in it can be told.
    for (const RecordId &record : std::as_const(m_waiting)) {
        const Edited edited = m_edited.value(record);
        SideFile::logFailure(m_store.save(record, edited.file, edited.samples));
    }
}

void BenchController::setCatalog(const std::shared_ptr<const Catalog> &catalog)
{
    flush();
    m_catalog = catalog;
    m_corpus.reset();
    m_store = SampleStore(catalog->roots());
    m_record = RecordId();
    m_edited.clear();
    m_uncopied.clear();
    m_isOpen = false;
}

void BenchController::open()
{
    m_isOpen = true;
}

QString BenchController::regexPointer() const
{
    return fieldPointer(m_fields.format(), RecordField::Regex);
}

QString BenchController::savedRegex() const
{
    return m_document.codec().textAt(m_document.savedText(m_record), regexPointer());
}

void BenchController::follow()
{
    BenchPane *pane = m_editor.bench();
    if (m_fields.record() != m_record) {
        flush();
        ++m_session;
        m_record = m_fields.record();
        m_tried = QString();
        m_compared = QString();
        loadSamples();
    }
    if (!m_fields.hasRecord())
        return;
    pane->setRegex(m_fields.field(regexPointer()).text);
    pane->setSignature(m_fields.field(fieldPointer(m_fields.format(), RecordField::Signature)).text);
    if (m_editor.isBenchShown())
        tryRegex();
    compare();
}

Result<RecordSamples> BenchController::samplesOf(const RecordId &record)
{
    const auto edited = m_edited.constFind(record);
    return edited != m_edited.constEnd() ? edited->samples : m_store.load(record, m_document.file(record));
}

void BenchController::loadSamples()
{
    const Result<RecordSamples> samples = samplesOf(m_record);
    m_editor.bench()->setSamples(samples ? *samples : RecordSamples());
    if (!samples)
        Q_EMIT failed(samples.error());
}

/// The person edited the samples that are shown.
void BenchController::takeSamples()
{
    const RecordSamples now = m_editor.bench()->samples();
    const RecordSamples before = samplesOf(m_record).value_or(RecordSamples());
    const auto inFirst = firstDifference(before.mustMatch, now.mustMatch);
    const auto inSecond = firstDifference(before.mustNotMatch, now.mustNotMatch);
    if (!inFirst && !inSecond)
        return;
    // Typing in one sample is one step; one that comes or goes is a step of its own.
    const bool isTyping = before.mustMatch.size() == now.mustMatch.size() &&
                          before.mustNotMatch.size() == now.mustNotMatch.size();
    m_document.changeSide(m_record,
                          samplePointer(inFirst.has_value(), inFirst.value_or(inSecond.value_or(0))),
                          m_store.pathOf(m_record, m_document.file(m_record)), samplesToJson(before),
                          samplesToJson(now), isTyping ? m_session : 0);
    if (isTyping)
        m_pause.start();
    else
        ++m_session;
}

/// A step on samples was made, undone or made again.
void BenchController::takeSide(const RecordId &record, const QByteArray &before, const QByteArray &after)
{
    const Result<RecordSamples> samples = samplesFromJson(after);
    if (!m_isOpen || !samples)
        return;
    const QString file = m_document.file(record);
    const Result<RecordSamples> now = samplesOf(record);
    if (!now || samplesToJson(*now) != before) { // somebody else has been there since
        const QString path = m_store.pathOf(record, file);
        Q_EMIT failed({ErrorCode::FileChanged, {path, u"changed"_s}, Place{.file = path, .line = {}}});
        return;
    }
    m_edited.insert(record, {.file = file, .samples = *samples});
    m_waiting.insert(record);
    m_save.start();
    m_lint.setSamples(record, *samples);
    m_corpus.reset(); // it has the samples of all records
    if (record != m_record)
        return;
    m_editor.bench()->setSamples(*samples);
    m_tried = QString();
    tryRegex();
}

void BenchController::followNames(const RecordNames &names)
{
    connect(&names, &RecordNames::renamed, this, &BenchController::takeName);
    connect(&names, &RecordNames::left, this, &BenchController::dropName);
}

/// Samples follow their record, with whatever else their file says.
void BenchController::takeName(const RecordId &from, const RecordId &to, bool back)
{
    flush();
    const QString file = m_document.file(to);
    if (back) {
        // Its file stays until it is written over: where the disk took no copy, it is all that there is.
        m_waiting.remove(to);
        m_edited.remove(to);
    }
    m_uncopied.remove(from);
    if (const Result<void> copied = m_store.copy(from, to, file); !copied) {
        m_uncopied.insert(from);
        Q_EMIT failed(copied.error());
    }
    const auto known = m_edited.constFind(from);
    const Result<RecordSamples> samples =
        known != m_edited.constEnd() ? known->samples : m_store.load(to, file);
    if (!samples)
        return;
    if (known != m_edited.constEnd()) {
        (void)m_store.load(to, file); // so that it is known what is written over
        m_edited.insert(to, {.file = file, .samples = *samples});
        m_waiting.insert(to); // what the disk did not take is tried again
        m_save.start();
    }
    m_lint.setSamples(to, *samples);
}

void BenchController::dropName(const RecordId &id, const QString &recordFile)
{
    m_waiting.remove(id);
    m_edited.remove(id);
    if (!m_uncopied.remove(id))
        m_store.remove(id, recordFile);
    m_lint.setSamples(id, {});
}

void BenchController::flush()
{
    m_save.stop();
    for (const RecordId &record : std::exchange(m_waiting, {})) {
        const Edited edited = m_edited.value(record);
        if (const Result<void> saved = m_store.save(record, edited.file, edited.samples); !saved)
            Q_EMIT failed(saved.error());
    }
}

void BenchController::tryRegex()
{
    const QString regex = m_fields.field(regexPointer()).text;
    const RecordSamples samples = m_editor.bench()->triedSamples();
    const QString question =
        regex + u'\n' + samples.mustMatch.join(u'\n') + u'\f' + samples.mustNotMatch.join(u'\n');
    if (question == m_tried)
        return;
    m_tried = question;
    m_benchJob.start<BenchResult>(
        [regex, samples](JobControl &control) -> Result<BenchResult> {
            return runBench(regex, samples, [&control] { return control.isCancelled(); });
        },
        [this](const Result<BenchResult> &result) {
            if (result)
                m_editor.bench()->setResult(*result);
        });
}

void BenchController::compare()
{
    const QString before = savedRegex();
    const QString now = m_fields.field(regexPointer()).text;
    const QString question = before + u'\n' + now;
    if (question == m_compared)
        return;
    m_compared = question;
    if (before == now) {
        m_effectJob.cancel();
        showEffect({});
        return;
    }
    m_editor.bench()->setEffectRunning();
    struct Compared
    {
        RegexEffect effect;
        std::shared_ptr<const EffectCorpus> corpus;
    };
    m_effectJob.start<Compared>(
        [before, now, catalog = m_catalog, corpus = m_corpus](JobControl &control) -> Result<Compared> {
            const auto whole = corpus ? corpus : std::make_shared<const EffectCorpus>(corpusOf(*catalog));
            return Compared{
                .effect = regexEffect(before, now, *whole, [&control] { return control.isCancelled(); }),
                .corpus = whole};
        },
        [this](const Result<Compared> &compared) {
            if (!compared)
                return;
            m_corpus = compared->corpus;
            showEffect(compared->effect);
        });
}

void BenchController::showEffect(const RegexEffect &effect)
{
    m_editor.bench()->setEffect(m_record, effect);
    const bool isSame = savedRegex() == m_fields.field(regexPointer()).text;
    m_editor.form()->setNote(regexPointer(), isSame ? QString() : effectText(effect, m_record));
}

} // namespace Clew
