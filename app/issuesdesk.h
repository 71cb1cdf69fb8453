// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/windowparts.h"
#include "models/items/issuemodel.h"

#include <QObject>

class QToolButton;

namespace Clew {

class IssuePane;

/// What could not be read, in a dock of its own, and the button of the status bar that counts it.
class IssuesDesk final : public QObject
{
    Q_OBJECT

public:
    explicit IssuesDesk(const WindowParts &parts, QObject *parent = nullptr);

    void setIssues(const QList<Issue> &issues);
    /// Adds those that are not listed yet.
    void addIssues(const QList<Issue> &issues);
    void retranslate();
    [[nodiscard]] QDockWidget *dock() const { return m_dock; }

private:
    const WindowParts m_parts;
    IssueModel m_issues;
    IssuePane *m_pane = nullptr;
    QDockWidget *m_dock = nullptr;
    QToolButton *m_button = nullptr;
};

} // namespace Clew
