// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/chineserules.h"
#include "models/curation/glossary.h"
#include "models/curation/translationmemory.h"
#include "models/curation/translationunits.h"
#include "models/edit/document.h"
#include "models/items/translationmodel.h"
#include "models/jobs/latestjob.h"
#include "models/search/recordfilter.h"

#include <QObject>

#include <memory>
#include <optional>

namespace Clew {

class RecordNames;

/// The texts of one record in both languages, and what is remembered beside it: who stands by a translation,
/// of which English, and the Chinese that the record has no place for. Writes Chinese texts as steps of the
/// document, and side files in a worker. GUI thread.
class TranslationController final : public QObject
{
    Q_OBJECT

public:
    /// The document must outlive the controller.
    explicit TranslationController(Document &document, QObject *parent = nullptr);
    /// Writes what waits to be written.
    ~TranslationController() override;

    [[nodiscard]] TranslationModel &units() { return m_units; }
    [[nodiscard]] const RecordId &record() const { return m_record; }
    [[nodiscard]] const Glossary &glossary() const { return m_side->glossary; }
    /// Null until fill() has ended.
    [[nodiscard]] const TranslationMemory *memory() const { return m_memory.get(); }

    /// Makes the memory of the catalog, once, in a worker.
    void fill();
    void setRecord(const RecordId &record);
    /// The texts of any record, as setRecord() would show them.
    [[nodiscard]] QList<TranslationUnit> unitsOf(const RecordId &record) const;

    /// What the rules say of a text of setRecord(), as it is now.
    [[nodiscard]] QList<LintFinding> findings(int row) const;

    /// The person wrote this Chinese. Typing at one text is one step until pause().
    void setChinese(int row, const QString &text);
    void pause();
    /// What is remembered goes along with the names of records, and is given up with them.
    void followNames(const RecordNames &names);
    /// The person has read the text and stands by it; false takes that back.
    void setReviewed(int row, bool reviewed);

Q_SIGNALS:
    /// The texts of a record, or what is remembered of them, are others now; empty: of any.
    void unitsChanged(const Clew::RecordId &record);
    /// What lies beside the catalog was read: how far each of its records is, as the catalog has them.
    void progressRead(const Clew::ChineseProgresses &progress);
    void filled();
    void failed(const Clew::Error &error);

private:
    /// What lies beside the catalog, of the records that have any.
    struct Side
    {
        QHash<RecordId, TranslationMarks> marks;
        QHash<RecordId, SlotTexts> slotTexts;
        Glossary glossary;
        QList<Error> errors;
        ChineseProgresses progress; ///< of the catalog's records, in their order
    };
    /// Entries of a side file that are new or others: marks or texts, as the file's folder says.
    struct Write
    {
        QString path;
        TranslationMarks marks;
        SlotTexts slotTexts;
        bool isGone = false; ///< nothing is remembered of the record any more
    };
    struct Replaced
    {
        RecordId record;
        QByteArray before;
        QByteArray after;
    };
    struct Filled
    {
        std::shared_ptr<TranslationMemory> memory;
    };
    static Side readSide(const Catalog &catalog, const JobControl &control);
    [[nodiscard]] static Result<void> written(const Write &entries);

    /// Another catalog.
    void reset();
    void take(const std::shared_ptr<Side> &side);

    /// A Chinese text as it was before somebody typed into it, and what was remembered of it.
    struct Typed
    {
        QString chinese;
        TranslationMark mark;
    };
    void noteTyped(const RecordId &id, const BilingualText &text, const QString &before,
                   const TranslationMarks &known, TranslationMarks &marks);
    void refresh();
    void remember(const RecordId &record, const QByteArray &before, const QByteArray &after);
    void follow(const RecordId &record);
    void rename(const RecordId &from, const RecordId &to);
    void takeAlong(const RecordId &from, const RecordId &to);
    [[nodiscard]] bool recall(const RecordId &id);
    void forget(const RecordId &record, const QString &recordFile);
    void mark(const TranslationUnit &unit, const TranslationMark &mark);
    void setSlot(const QString &english, const SlotText &text);
    void keepMarks(const RecordId &record, const TranslationMarks &marks);
    void keepSlots(const RecordId &record, const SlotTexts &texts);
    void keep(const QString &kind, const RecordId &record, Write entries);
    void append(const Write &entries);
    void writeNext();
    [[nodiscard]] Result<EditPlan> planFor(const TranslationUnit &unit, const QString &text) const;

    Document &m_document;
    TranslationModel m_units;
    RecordId m_record;
    std::shared_ptr<Side> m_side; ///< never null
    std::shared_ptr<TranslationMemory> m_memory;
    QList<Replaced> m_early; ///< texts that were replaced before the side files were read
    QList<std::pair<RecordId, RecordId>> m_earlyNames; ///< records that were renamed before that
    QList<Write> m_writes;                             ///< that wait for the one before them
    QHash<RecordId, QHash<QString, Typed>> m_typed;    ///< by pointer of the Chinese
    quint32 m_session = 1;
    bool m_isOwn = false; ///< the step is one of ours
    LatestJob m_read;
    LatestJob m_fill;
    LatestJob m_write;
};

} // namespace Clew
