// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/recordchooser.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace Clew {

/// The ways from one record to another, as text.
struct PathTexts
{
    QStringList paths;    ///< shortest first
    bool complete = true; ///< false where there are more
};

/// Asks for the other end and lists the short ways there, to be copied.
class PathsDialog final : public QDialog
{
    Q_OBJECT

public:
    using Ways = std::function<PathTexts(const RecordId &to)>;

    explicit PathsDialog(QWidget *parent = nullptr);

    /// `ways` is asked each time another end is chosen.
    void setRecord(const RecordChoice &record, RecordChooser::Find find, Ways ways);

private:
    void showWays();
    void copy();

    RecordChoice m_record;
    Ways m_ways;
    QLabel *m_title = nullptr;
    RecordChooser *m_other = nullptr;
    QLabel *m_count = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_copy = nullptr;
};

} // namespace Clew
