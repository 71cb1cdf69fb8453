// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/reviewcontroller.h"
#include "app/windowparts.h"

#include <QObject>

class QAction;
class QDockWidget;

namespace Clew {

class ReviewPane;

/// The queue of records that wait for a reviewer, in a dock, with the actions of one: accept, send back,
/// skip; each leads to the next record.
class ReviewDesk final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive the desk.
    ReviewDesk(const WindowParts &parts, Document &document, LintService &lint, DismissalStore &dismissals,
               QObject *parent = nullptr);

    /// The document has another catalog.
    void reset() { m_review.reset(); }
    void followNames(const RecordNames &names) { m_review.followNames(names); }
    void retranslate();
    [[nodiscard]] QDockWidget *dock() const { return m_dock; }

private:
    void connectParts();
    void connectActions();
    void startIfShown();
    void updateActions();
    void goToNext(const RecordId &next);
    void askForReason(const RecordId &record);

    const WindowParts m_parts;
    ReviewController m_review;
    ReviewPane *m_pane = nullptr;
    QDockWidget *m_dock = nullptr;
    QAction *m_accept = nullptr;
    QAction *m_sendBack = nullptr;
    QAction *m_skip = nullptr;
};

} // namespace Clew
