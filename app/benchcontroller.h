// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/samplestore.h"
#include "models/curation/regexeffect.h"
#include "models/jobs/latestjob.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <memory>

namespace Clew {

class BenchPane;
class Catalog;
class Document;
class EditForm;
class LintService;
class RecordEditor;
class RecordFieldModel;
class RecordNames;

/// Runs the regex bench of the record that is edited: tries its regex on its samples at each key press and
/// compares it with the one in the file over the whole catalog, both in workers; makes a step of each edit of
/// a sample, and keeps the samples in their side file.
class BenchController final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive the controller.
    BenchController(Document &document, RecordFieldModel &fields, RecordEditor &editor, LintService &lint,
                    QObject *parent = nullptr);
    ~BenchController() override;

    /// Another catalog, before the document has it; follows its samples from open() on.
    void setCatalog(const std::shared_ptr<const Catalog> &catalog);
    /// The document has what the last session left: the side files have the samples of its steps.
    void open();
    /// Writes samples that wait.
    void flush();
    /// Samples follow the names of records.
    void followNames(const RecordNames &names);

    static constexpr int SaveDelayMs = 500; ///< from the last change of a sample to its file

Q_SIGNALS:
    /// A side file could not be read or written; what was typed is kept in the window.
    void failed(const Clew::Error &error);

private:
    void follow();
    void loadSamples();
    void takeSamples();
    void takeSide(const RecordId &record, const QByteArray &before, const QByteArray &after);
    void takeName(const RecordId &from, const RecordId &to, bool back);
    void dropName(const RecordId &id, const QString &recordFile);
    [[nodiscard]] Result<RecordSamples> samplesOf(const RecordId &record);
    void tryRegex();
    void compare();
    void showEffect(const RegexEffect &effect);
    [[nodiscard]] QString regexPointer() const;
    [[nodiscard]] QString savedRegex() const;

    Document &m_document;
    RecordFieldModel &m_fields;
    RecordEditor &m_editor;
    LintService &m_lint;
    SampleStore m_store;
    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<const EffectCorpus> m_corpus; ///< made by the first comparison
    LatestJob m_benchJob;
    LatestJob m_effectJob;
    QTimer m_save;
    QTimer m_pause; ///< of typing, that ends a step
    RecordId m_record;
    struct Edited
    {
        QString file; ///< of the record
        RecordSamples samples;
    };
    QHash<RecordId, Edited> m_edited; ///< samples since the catalog was opened
    QSet<RecordId> m_waiting;         ///< those of them that are not written
    QSet<RecordId> m_uncopied;        ///< left names whose side file no other name got
    bool m_isOpen = false;
    QString m_tried;
    QString m_compared;
    quint32 m_session = 0x40000000; ///< apart from the form's
};

} // namespace Clew
