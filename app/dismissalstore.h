// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/judgedfinding.h"
#include "models/edit/document.h"
#include "models/jobs/latestjob.h"

#include <QObject>

namespace Clew {

class RecordNames;

/// The findings that somebody dismissed in the opened catalog, and the writing of their side file. GUI
/// thread; files are read and written in a worker.
class DismissalStore final : public QObject
{
    Q_OBJECT

public:
    /// The document must outlive the store: dismissals hold as long as its texts are as they were.
    explicit DismissalStore(const Document &document, QObject *parent = nullptr);
    /// Writes what waits to be written.
    ~DismissalStore() override;

    /// Reads the side files of the catalog that the document has.
    void reload();
    /// The findings with the reasons they were dismissed for.
    [[nodiscard]] QList<JudgedFinding> judge(const QList<LintFinding> &findings) const;
    /// Those that nobody dismissed.
    [[nodiscard]] QList<LintFinding> standing(const QList<LintFinding> &findings) const;

    /// Keeps the finding out of sight while its text is as it is.
    void dismiss(const LintFinding &finding, const QString &reason);
    /// Lets it stand again.
    void restore(const LintFinding &finding);
    /// Dismissals follow the names of records.
    void followNames(const RecordNames &names);

Q_SIGNALS:
    /// What was dismissed of these records is another thing now; none named: of all.
    void changed(const QList<Clew::RecordId> &records);
    void failed(const Clew::Error &error);

private:
    using Change = std::function<void(Dismissals &)>;
    struct Write
    {
        QString path;
        RecordId record;
        Change change;
    };
    struct Content
    {
        Dismissals dismissals;
        QList<Error> errors;
    };
    static Result<void> write(const QString &path, const Change &change);
    [[nodiscard]] bool mayKnow(const RecordId &record) const;
    void append(const RecordId &record, Change change);
    void append(const RecordId &record, const QString &recordFile, Change change);
    void writeNext();

    const Document &m_document;
    Dismissals m_dismissals;
    QList<Write> m_writes; ///< that wait for the one before them
    LatestJob m_read;
    LatestJob m_write;
};

} // namespace Clew
