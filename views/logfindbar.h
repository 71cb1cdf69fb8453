// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace Clew {

/// Asks for a text or a regex to find in the log, shows how far the search is and what came of it. Searches
/// nothing itself. Return finds the next, Shift+Return the previous, Escape closes.
class LogFindBar final : public QWidget
{
    Q_OBJECT

public:
    explicit LogFindBar(QWidget *parent = nullptr);

    /// Shows the bar with the keyboard in it; `text` is taken where it is not empty.
    void open(const QString &text);
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool isRegex() const;

    /// Progress of a search from 0 to 1; shows Stop instead of the arrows.
    void setSearching(double share);
    /// The search is over; `result` says what came of it.
    void setResult(const QString &result, bool found);
    /// A result is shown, and no search runs.
    [[nodiscard]] bool showsResult() const;

Q_SIGNALS:
    void findRequested(const QString &text, bool regex, bool forward);
    void stopRequested();
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void find(bool forward);
    void close();
    void retranslate();

    QLineEdit *m_text = nullptr;
    QCheckBox *m_regex = nullptr;
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
    QPushButton *m_stop = nullptr;
    QLabel *m_result = nullptr;
    QToolButton *m_close = nullptr;
};

} // namespace Clew
