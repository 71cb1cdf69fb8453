// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/windowparts.h"
#include "models/core/recordid.h"
#include "models/items/findingmodel.h"

#include <QObject>

class QDockWidget;

namespace Clew {

class DismissalStore;
class Document;
class FindingsPane;
class LintService;
struct Error;

/// What the rules find in the opened catalog and in what is edited, in a dock. The rules run once the dock is
/// in sight.
class LintDesk final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive the desk.
    LintDesk(const WindowParts &parts, Document &document, LintService &lint, DismissalStore &dismissals,
             QObject *parent = nullptr);

    void retranslate();
    [[nodiscard]] QDockWidget *dock() const { return m_dock; }

Q_SIGNALS:
    /// The user wants to see the value that a finding stands at.
    void placeRequested(const Clew::RecordId &record, const QString &pointer);

private:
    void connectFindings();
    void connectPane();
    void startIfShown();
    void show(const QList<RecordId> &records);
    void showAll();
    void mend(const LintFinding &finding);
    void askForReason(const LintFinding &finding);
    void say(const Error &error) const;

    const WindowParts m_parts;
    Document &m_document;
    LintService &m_lint;
    DismissalStore &m_dismissals;
    FindingModel m_findings;
    FindingsPane *m_pane = nullptr;
    QDockWidget *m_dock = nullptr;
};

} // namespace Clew
