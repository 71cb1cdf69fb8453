// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/logview.h"

#include <QWidget>

class QSplitter;

namespace Clew {

/// What one column shows.
struct LogColumn
{
    QString title; ///< "rank 3"
    QString note;  ///< "failed first", empty for none
    VerdictLevel noteLevel = VerdictLevel::Hint;
    std::shared_ptr<const LineSource> source; ///< null: there is no log of it
    QList<LogMark> marks;
};

/// Several logs side by side, each with its name above it. Says where the user goes in one, so that whoever
/// knows their times can bring the others there.
class LogColumns final : public QWidget
{
    Q_OBJECT

public:
    /// The code style must outlive the columns.
    explicit LogColumns(const CodeStyle &style, QWidget *parent = nullptr);

    void setColumns(const QList<LogColumn> &columns);
    [[nodiscard]] int count() const { return static_cast<int>(m_views.size()); }
    /// Brings a line into sight; nothing where it is not valid. No signal comes of it.
    void goTo(int column, LineNumber line);
    /// Null where the column has no log.
    [[nodiscard]] LogView *view(int column) const { return m_views.at(column); }

Q_SIGNALS:
    void lineActivated(int column, Clew::LineNumber line);

private:
    void addColumn(const LogColumn &column);

    const CodeStyle &m_style;
    QSplitter *m_split = nullptr;
    QList<LogView *> m_views; ///< null where a column has no log
    bool m_moving = false;
};

} // namespace Clew
