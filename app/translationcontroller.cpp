// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/translationcontroller.h"

#include "app/catalogside.h"
#include "app/chineseprogress.h"
#include "app/recordnames.h"
#include "app/sidefile.h"
#include "models/core/catalog.h"

#include <QFile>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// The content of a side file with these entries in it, in place of those of the same pointers. A file that
/// cannot be read is not ours to throw away.
template <typename T>
Result<QByteArray> withEntries(const QByteArray &json, const T &entries,
                               Result<T> (*parse)(const QByteArray &), QByteArray (*print)(const T &))
{
    Result<T> all = json.isEmpty() ? T() : parse(json);
    if (!all)
        return std::unexpected(all.error());
    all->insert(entries);
    return print(*all);
}

} // namespace

TranslationController::TranslationController(Document &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_side(std::make_shared<Side>())
{
    // At once, for what a journal brings back is told before anybody calls reset().
    connect(&m_document, &Document::wasReset, this, &TranslationController::reset);
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

TranslationController::~TranslationController()
{
    for (const Write &waiting : std::as_const(m_writes))
        SideFile::logFailure(written(waiting));
}

TranslationController::Side TranslationController::readSide(const Catalog &catalog, const JobControl &control)
{
    const CatalogSide side(catalog.roots());
    Side read{.marks = side.marks(catalog),
              .slotTexts = side.slotTexts(catalog),
              .glossary = side.glossary(),
              .errors = {},
              .progress = {}};
    read.errors = side.errors();
    read.progress =
        chineseProgresses(catalog, read.marks, read.slotTexts, [&control] { return control.isCancelled(); });
    return read;
}

void TranslationController::reset()
{
    m_fill.cancel();
    m_memory.reset();
    m_side = std::make_shared<Side>();
    m_early.clear();
    m_earlyNames.clear();
    m_typed.clear();
    if (!m_document.contains(m_record))
        m_record = {};
    refresh();
    m_read.start<std::shared_ptr<Side>>(
        [catalog = m_document.sharedCatalog()](JobControl &control) -> Result<std::shared_ptr<Side>> {
            return std::make_shared<Side>(readSide(*catalog, control));
        },
        [this](const Result<std::shared_ptr<Side>> &side) {
            if (side)
                take(*side);
        });
}

/// Takes what was read, and what was said while it was read on top.
void TranslationController::take(const std::shared_ptr<Side> &side)
{
    const std::shared_ptr<Side> made = std::exchange(m_side, side);
    for (auto it = made->marks.cbegin(); it != made->marks.cend(); ++it)
        m_side->marks[it.key()].insert(*it);
    for (auto it = made->slotTexts.cbegin(); it != made->slotTexts.cend(); ++it)
        m_side->slotTexts[it.key()].insert(*it);
    for (const auto &[from, to] : std::exchange(m_earlyNames, {})) {
        if (!recall(to)) // else a journal brought the name back, and it was taken along when it was given
            takeAlong(from, to);
    }
    const QList<Replaced> early = std::exchange(m_early, {});
    for (const Replaced &text : early)
        remember(text.record, text.before, text.after);
    for (const Error &error : m_side->errors)
        Q_EMIT failed(error);
    refresh();
    Q_EMIT progressRead(std::exchange(m_side->progress, {}));
    for (const RecordId &id : m_document.ids()) {
        if (m_document.isDirty(id))
            Q_EMIT unitsChanged(id);
    }
    Q_EMIT unitsChanged({});
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
    if (m_isOwn)
        return;
    if (m_read.isRunning()) { // whether it is the first time is not known yet
        m_early.append({.record = id, .before = before, .after = after});
        return;
    }
    const Result<Record> was = m_document.codec().decoded(before);
    const Result<Record> is = m_document.codec().decoded(after);
    if (!was || !is)
        return;
    const QList<BilingualText> old = bilingualTexts(*was);
    const QList<BilingualText> now = bilingualTexts(*is);
    const TranslationMarks known = m_side->marks.value(id);
    TranslationMarks marks;
    for (qsizetype i = 0; i < std::min(old.size(), now.size()); ++i) {
        const TextPair &from = old.at(i).texts;
        const TextPair &to = now.at(i).texts;
        const QString &pointer = now.at(i).chinese;
        const bool isStale = !pointer.isEmpty() && from.english != to.english && from.chinese == to.chinese &&
                             !to.chinese.isEmpty();
        if (isStale && !known.contains(pointer))
            marks.insert(pointer, {.english = from.english});
        if (!pointer.isEmpty() && from.english == to.english && from.chinese != to.chinese)
            noteTyped(id, now.at(i), from.chinese, known, marks);
    }
    if (marks.isEmpty())
        return;
    m_side->marks[id].insert(marks);
    keepMarks(id, marks);
}

/// A person's key in another view; undo brings the text back, and what was known of it.
void TranslationController::noteTyped(const RecordId &id, const BilingualText &text, const QString &before,
                                      const TranslationMarks &known, TranslationMarks &marks)
{
    QHash<QString, Typed> &typed = m_typed[id];
    auto first = typed.find(text.chinese);
    if (first == typed.end()) {
        // A mark that says neither is none.
        const TranslationMark none{.english = text.texts.english};
        first = typed.insert(text.chinese, {.chinese = before, .mark = known.value(text.chinese, none)});
    }
    if (text.texts.chinese != first->chinese) {
        marks.insert(text.chinese, {.english = text.texts.english, .edited = true});
        return;
    }
    marks.insert(text.chinese, first->mark);
    typed.erase(first);
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
    if (m_read.isRunning()) // what is remembered of it is not known yet
        m_earlyNames.append({from, to});
    else
        takeAlong(from, to);
    if (m_memory) {
        m_memory->remove(from);
        if (const Result<Record> record = m_document.record(to))
            m_memory->put(*record);
    }
}

void TranslationController::takeAlong(const RecordId &from, const RecordId &to)
{
    if (m_side->marks.contains(from)) {
        m_side->marks.insert(to, m_side->marks.value(from));
        keepMarks(to, m_side->marks.value(to));
    }
    if (m_side->slotTexts.contains(from)) {
        m_side->slotTexts.insert(to, m_side->slotTexts.value(from));
        keepSlots(to, m_side->slotTexts.value(to));
    }
}

/// Reads the side files of one record, which the catalog on the disk does not have by this name; false where
/// there are none. Two small files, and rarely.
bool TranslationController::recall(const RecordId &id)
{
    const QString folder = SideFile::folderOf(m_document.catalog().roots(), m_document.file(id));
    const Result<QByteArray> marks = SideFile::read(SideFile::pathOf(folder, u"translations"_s, id));
    const Result<QByteArray> texts = SideFile::read(SideFile::pathOf(folder, u"slots"_s, id));
    if (marks && !marks->isNull())
        m_side->marks.insert(id, marksFromJson(*marks).value_or(TranslationMarks()));
    if (texts && !texts->isNull())
        m_side->slotTexts.insert(id, slotsFromJson(*texts).value_or(SlotTexts()));
    return m_side->marks.contains(id) || m_side->slotTexts.contains(id);
}

void TranslationController::followNames(const RecordNames &names)
{
    connect(&names, &RecordNames::left, this, &TranslationController::forget);
}

void TranslationController::forget(const RecordId &record, const QString &recordFile)
{
    const QString folder = SideFile::folderOf(m_document.catalog().roots(), recordFile);
    const auto drop = [&](const QString &kind) {
        append(
            {.path = SideFile::pathOf(folder, kind, record), .marks = {}, .slotTexts = {}, .isGone = true});
    };
    if (m_side->marks.remove(record))
        drop(u"translations"_s);
    if (m_side->slotTexts.remove(record))
        drop(u"slots"_s);
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
        setSlot(unit.english, {.english = unit.texts.english, .chinese = text});
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
        setSlot(unit.english, {.english = unit.texts.english, .chinese = unit.texts.chinese});
    known.english = unit.texts.english;
    known.reviewed = reviewed;
    mark(unit, known);
}

void TranslationController::mark(const TranslationUnit &unit, const TranslationMark &mark)
{
    TranslationMark &known = m_side->marks[m_record][markPointer(unit)];
    if (known != mark) {
        known = mark;
        keepMarks(m_record, {{markPointer(unit), mark}});
    }
    refresh();
}

void TranslationController::setSlot(const QString &english, const SlotText &text)
{
    m_side->slotTexts[m_record].insert(english, text);
    keepSlots(m_record, {{english, text}});
}

void TranslationController::keepMarks(const RecordId &record, const TranslationMarks &marks)
{
    keep(u"translations"_s, record, {.path = {}, .marks = marks, .slotTexts = {}});
}

void TranslationController::keepSlots(const RecordId &record, const SlotTexts &texts)
{
    keep(u"slots"_s, record, {.path = {}, .marks = {}, .slotTexts = texts});
}

void TranslationController::keep(const QString &kind, const RecordId &record, Write entries)
{
    const QString folder = SideFile::folderOf(m_document.catalog().roots(), m_document.file(record));
    entries.path = SideFile::pathOf(folder, kind, record);
    append(entries);
}

void TranslationController::append(const Write &entries)
{
    if (entries.path.isEmpty())
        return;
    const auto waiting = std::find_if(m_writes.rbegin(), m_writes.rend(),
                                      [&entries](const Write &each) { return each.path == entries.path; });
    if (waiting == m_writes.rend() || waiting->isGone || entries.isGone) {
        m_writes.append(entries);
    } else {
        waiting->marks.insert(entries.marks);
        waiting->slotTexts.insert(entries.slotTexts);
    }
    writeNext();
}

/// What else stands in the file stays: another window may have written it.
Result<void> TranslationController::written(const Write &entries)
{
    if (entries.isGone) {
        QFile::remove(entries.path); // what stays behind is of no record
        return {};
    }
    Result<void> done = SideFile::update(entries.path, [&entries](const QByteArray &json) {
        return entries.marks.isEmpty() ? withEntries(json, entries.slotTexts, &slotsFromJson, &slotsToJson)
                                       : withEntries(json, entries.marks, &marksFromJson, &marksToJson);
    });
    if (!done && done.error().place.file.isEmpty())
        done.error().place.file = entries.path;
    return done;
}

void TranslationController::writeNext()
{
    if (m_writes.isEmpty() || m_write.isRunning())
        return;
    const Write next = m_writes.takeFirst();
    m_write.start<bool>(
        [next](JobControl &) -> Result<bool> {
            const Result<void> done = written(next);
            return done ? Result<bool>(true) : std::unexpected(done.error());
        },
        [this](const Result<bool> &done) {
            if (!done)
                Q_EMIT failed(done.error());
            writeNext();
        });
}

} // namespace Clew
