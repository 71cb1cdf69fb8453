// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/translationcontroller.h"

#include "app/catalogside.h"
#include "app/sidefile.h"
#include "models/core/catalog.h"

#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace Clew {

TranslationController::TranslationController(Document &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_side(std::make_shared<Side>())
{
    connect(&m_document, &Document::textReplaced, this, &TranslationController::remember);
    connect(&m_document, &Document::recordRenamed, this, &TranslationController::rename);
    connect(&m_document, &Document::recordChanged, this, &TranslationController::follow);
    connect(&m_document, &Document::recordRemoved, this, [this](const RecordId &id) {
        if (m_memory)
            m_memory->remove(id);
        if (id == m_record)
            refresh();
    });
}

TranslationController::Side TranslationController::readSide(const Catalog &catalog)
{
    const CatalogSide side(catalog.roots());
    Side read{.marks = side.marks(catalog),
              .slotTexts = side.slotTexts(catalog),
              .glossary = side.glossary(),
              .errors = {}};
    read.errors = side.errors();
    return read;
}

void TranslationController::reset()
{
    m_fill.cancel();
    m_memory.reset();
    m_side = std::make_shared<Side>();
    m_record = {};
    refresh();
    m_read.start<std::shared_ptr<Side>>(
        [catalog = m_document.sharedCatalog()](JobControl &) -> Result<std::shared_ptr<Side>> {
            return std::make_shared<Side>(readSide(*catalog));
        },
        [this](const Result<std::shared_ptr<Side>> &side) {
            if (!side)
                return;
            m_side = *side;
            for (const Error &error : m_side->errors)
                Q_EMIT failed(error);
            refresh();
            Q_EMIT unitsChanged({});
        });
}

void TranslationController::fill()
{
    if (m_memory || m_fill.isRunning())
        return;
    m_fill.start<Filled>(
        [catalog = m_document.sharedCatalog()](JobControl &control) -> Result<Filled> {
            Filled made{.memory = std::make_shared<TranslationMemory>()};
            for (qsizetype i = 0; i < catalog->size() && !control.isCancelled(); ++i)
                made.memory->put(catalog->record(RecordIndex(i)));
            return made;
        },
        [this](const Result<Filled> &made) {
            if (!made)
                return;
            m_memory = made->memory;
            for (const RecordId &id : m_document.ids()) {
                if (!m_document.isDirty(id))
                    continue;
                if (const Result<Record> record = m_document.record(id))
                    m_memory->put(*record);
            }
            Q_EMIT filled();
        });
}

void TranslationController::setRecord(const RecordId &record)
{
    if (m_record == record)
        return;
    pause();
    m_record = record;
    refresh();
}

QList<TranslationUnit> TranslationController::unitsOf(const RecordId &id) const
{
    const Result<Record> record = m_document.record(id);
    return record ? translationUnits(*record, m_side->marks.value(id), m_side->slotTexts.value(id))
                  : QList<TranslationUnit>();
}

QList<LintFinding> TranslationController::findings(int row) const
{
    const Result<Record> record = m_document.record(m_record);
    if (!record || row < 0 || row >= m_units.units().size())
        return {};
    const TranslationUnit &unit = m_units.units().at(row);
    const RuleChoice all;
    FindingList findings(*record, all);
    const TranslationMarks marks = m_side->marks.value(m_record);
    const auto known = marks.constFind(markPointer(unit));
    checkTranslation({.english = unit.english, .chinese = markPointer(unit), .texts = unit.texts},
                     known == marks.constEnd() ? nullptr : &*known, m_side->glossary, findings);
    return findings.take();
}

void TranslationController::refresh()
{
    m_units.setUnits(unitsOf(m_record));
    Q_EMIT unitsChanged(m_record);
}

/// English that changes makes its Chinese stale: what it was made from is remembered the first time.
void TranslationController::remember(const RecordId &id, const QByteArray &before, const QByteArray &after)
{
    const Result<Record> was = m_document.codec().decoded(before);
    const Result<Record> is = m_document.codec().decoded(after);
    if (m_isOwn || !was || !is)
        return;
    const QList<BilingualText> old = bilingualTexts(*was);
    const QList<BilingualText> now = bilingualTexts(*is);
    TranslationMarks marks = m_side->marks.value(id);
    for (qsizetype i = 0; i < std::min(old.size(), now.size()); ++i) {
        const TextPair &from = old.at(i).texts;
        const TextPair &to = now.at(i).texts;
        const QString &pointer = now.at(i).chinese;
        const bool isStale = !pointer.isEmpty() && from.english != to.english && from.chinese == to.chinese &&
                             !to.chinese.isEmpty();
        if (isStale && !marks.contains(pointer))
            marks.insert(pointer, {.english = from.english});
    }
    if (marks == m_side->marks.value(id))
        return;
    m_side->marks.insert(id, marks);
    keepMarks(id);
}

void TranslationController::follow(const RecordId &id)
{
    const Result<Record> record = m_document.record(id);
    if (record && m_memory)
        m_memory->put(*record);
    if (id == m_record)
        refresh();
    else
        Q_EMIT unitsChanged(id);
}

/// What is remembered of a record goes along with its name; undo brings it back the same way.
void TranslationController::rename(const RecordId &from, const RecordId &to)
{
    if (m_side->marks.contains(from)) {
        m_side->marks.insert(to, m_side->marks.value(from));
        keepMarks(to);
    }
    if (m_side->slotTexts.contains(from)) {
        m_side->slotTexts.insert(to, m_side->slotTexts.value(from));
        keepSlots(to);
    }
    if (m_memory) {
        m_memory->remove(from);
        if (const Result<Record> record = m_document.record(to))
            m_memory->put(*record);
    }
}

Result<EditPlan> TranslationController::planFor(const TranslationUnit &unit, const QString &text) const
{
    const RecordCodec &codec = m_document.codec();
    const QByteArray json = codec.textJson(text);
    const qsizetype slash = unit.chinese.lastIndexOf(u'/');
    const QByteArray record = m_document.text(m_record);
    const qsizetype index = unit.chinese.sliced(slash + 1).toLongLong();
    const QString list = unit.chinese.first(slash);
    const bool isItem = list == "/workarounds_zh"_L1;
    if (!isItem || index < codec.countAt(record, list))
        return planSet(m_document, m_record, unit.chinese, json, m_session);
    // The list of Chinese actions is shorter than that of English ones: empty ones fill the gap.
    QList<ValueEdit> edits;
    for (qsizetype i = codec.countAt(record, list); i <= index; ++i)
        edits.append({.kind = ValueEdit::Kind::Insert,
                      .pointer = list + "/-"_L1,
                      .json = i == index ? json : QByteArray("\"\"")});
    const Result<QByteArray> edited = codec.edited(record, edits);
    if (!edited)
        return std::unexpected(edited.error());
    return EditPlan{.kind = EditKind::SetField,
                    .record = m_record,
                    .pointer = unit.chinese,
                    .texts = {{.record = m_record, .text = *edited, .file = {}}}};
}

void TranslationController::setChinese(int row, const QString &text)
{
    if (row < 0 || row >= m_units.units().size())
        return;
    const TranslationUnit unit = m_units.units().at(row);
    if (unit.texts.chinese == text)
        return;
    if (unit.chinese.isEmpty()) {
        m_side->slotTexts[m_record].insert(unit.english, {.english = unit.texts.english, .chinese = text});
        keepSlots(m_record);
    } else {
        const QScopedValueRollback own(m_isOwn, true);
        const Result<EditPlan> plan = planFor(unit, text);
        const Result<void> applied =
            plan ? m_document.apply(*plan) : Result<void>(std::unexpected(plan.error()));
        if (!applied) {
            Q_EMIT failed(applied.error());
            return;
        }
    }
    mark(unit, {.english = unit.texts.english, .edited = true});
}

void TranslationController::pause()
{
    ++m_session;
}

void TranslationController::setReviewed(int row, bool reviewed)
{
    if (row < 0 || row >= m_units.units().size())
        return;
    const TranslationUnit unit = m_units.units().at(row);
    TranslationMark known = m_side->marks.value(m_record).value(markPointer(unit));
    if (unit.chinese.isEmpty() && reviewed) // a person stands by it for this English
        m_side->slotTexts[m_record].insert(unit.english,
                                           {.english = unit.texts.english, .chinese = unit.texts.chinese});
    known.english = unit.texts.english;
    known.reviewed = reviewed;
    mark(unit, known);
    if (unit.chinese.isEmpty())
        keepSlots(m_record);
}

void TranslationController::mark(const TranslationUnit &unit, const TranslationMark &mark)
{
    TranslationMark &known = m_side->marks[m_record][markPointer(unit)];
    if (known != mark) {
        known = mark;
        keepMarks(m_record);
    }
    refresh();
}

void TranslationController::keepMarks(const RecordId &record)
{
    write(u"translations"_s, record, marksToJson(m_side->marks.value(record)));
}

void TranslationController::keepSlots(const RecordId &record)
{
    write(u"slots"_s, record, slotsToJson(m_side->slotTexts.value(record)));
}

void TranslationController::write(const QString &kind, const RecordId &record, const QByteArray &content)
{
    const QString folder = SideFile::folderOf(m_document.catalog().roots(), m_document.file(record));
    const QString path = SideFile::pathOf(folder, kind, record);
    if (path.isEmpty())
        return;
    // While one is being written the newest text of each file is what waits.
    m_writes.removeIf([&path](const Write &waiting) { return waiting.path == path; });
    m_writes.append({.path = path, .content = content});
    writeNext();
}

void TranslationController::writeNext()
{
    if (m_writes.isEmpty() || m_write.isRunning())
        return;
    const Write next = m_writes.takeFirst();
    m_write.start<bool>(
        [next](JobControl &) -> Result<bool> {
            const Result<void> written = SideFile::write(next.path, next.content);
            return written ? Result<bool>(true) : std::unexpected(written.error());
        },
        [this](const Result<bool> &done) {
            if (!done)
                Q_EMIT failed(done.error());
            writeNext();
        });
}

} // namespace Clew
