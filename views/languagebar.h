// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/language.h"

#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace Clew {

/// The heads of the two language columns: each hides or shows its column, and one button swaps them. The last
/// column cannot be hidden.
class LanguageBar final : public QWidget
{
    Q_OBJECT

public:
    explicit LanguageBar(QWidget *parent = nullptr);

    [[nodiscard]] const LanguageColumns &columns() const { return m_columns; }
    /// Width that the columns below leave free at their end (a scroll bar), so that the heads stay above
    /// them.
    void setEndMargin(int width);

public Q_SLOTS:
    void setColumns(const Clew::LanguageColumns &columns);

Q_SIGNALS:
    void columnsChanged(const Clew::LanguageColumns &columns);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void arrange();
    void choose(const LanguageColumns &columns);

    LanguageColumns m_columns;
    QToolButton *m_english = nullptr;
    QToolButton *m_chinese = nullptr;
    QToolButton *m_swap = nullptr;
    QHBoxLayout *m_firstHalf = nullptr;
    QHBoxLayout *m_secondHalf = nullptr;
    QHBoxLayout *m_line = nullptr;
};

} // namespace Clew
