// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/samplestore.h"
#include "models/curation/regexeffect.h"
#include "models/jobs/latestjob.h"

#include <QObject>
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

/// Runs the regex bench of the record that is edited: tries its regex on its samples at each key press and
/// compares it with the one in the file over the whole catalog, both in workers; keeps the samples in their
/// side file.
class BenchController final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive the controller.
    BenchController(Document &document, RecordFieldModel &fields, RecordEditor &editor, LintService &lint,
                    QObject *parent = nullptr);
    ~BenchController() override;

    void setCatalog(const std::shared_ptr<const Catalog> &catalog);
    /// Writes samples that wait.
    void flush();

    static constexpr int SaveDelayMs = 500; ///< from the last change of a sample to its file

Q_SIGNALS:
    /// A side file could not be read or written; what was typed is kept in the window.
    void failed(const Clew::Error &error);

private:
    void follow();
    void loadSamples();
    void takeSamples();
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
    bool m_samplesWait = false; ///< to be written
    QString m_tried;
    QString m_compared;
    quint32 m_session = 0x40000000; ///< apart from the form's
};

} // namespace Clew
