// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/fieldeditor.h"

class QCalendarWidget;
class QFrame;
class QToolButton;

namespace Clew {

class LineEdit;

/// A date as records write it: 2024-06-01, 2024-06, 2024, or null where nothing stands there. Up and Down go
/// by days, Page Up and Page Down by months, Ctrl+T takes today; F4 or the button opens a calendar.
class DateEditor final : public FieldEditor
{
    Q_OBJECT

public:
    explicit DateEditor(QWidget *parent);

    void setFieldName(const QString &name) override;

protected:
    void setValue(const FieldValue &value) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QDate date() const;
    void take(const QDate &date);
    void openCalendar();

    LineEdit *m_text = nullptr;
    QToolButton *m_open = nullptr;
    QToolButton *m_today = nullptr;
    QFrame *m_popup = nullptr; ///< made when it is asked for
    QCalendarWidget *m_calendar = nullptr;
    bool m_wasEmptyText = false; ///< "" rather than null: emptied again, it is "" again
};

} // namespace Clew
