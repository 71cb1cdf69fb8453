// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/logview.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QStackedWidget;
class QToolButton;

namespace Clew {

class LogColumns;
class LogFindBar;
class LogOverview;

/// How several logs are laid out.
enum class LogArrangement {
    Single,   ///< one at a time
    Columns,  ///< side by side, in step by their times
    Timeline, ///< all lines in the order of their times
};

/// The log with all that belongs to it: which one, its encoding, whether it is followed, the line to go to,
/// the search, the overview bar. Knows no file: says what is wanted and is told what to show. Ctrl+F and
/// Ctrl+G are the log's own while the keyboard is in it.
class LogPane final : public QWidget
{
    Q_OBJECT

public:
    /// The code style must outlive the pane.
    explicit LogPane(const CodeStyle &style, QWidget *parent = nullptr);

    [[nodiscard]] LogView *view() const { return m_view; }
    [[nodiscard]] LogColumns *columns() const { return m_columns; }
    [[nodiscard]] LogFindBar *findBar() const { return m_find; }

    /// Names of the inputs; the box is hidden where there is but one.
    void setInputs(const QStringList &names);
    void setCurrentInput(int input);
    /// Names of all encodings, the same in every language.
    void setEncodings(const QStringList &names);
    /// What the log is read as: guessed, or chosen by the user. Empty: there is none to choose for.
    void setEncoding(const QString &name, bool chosen);
    void setFollowing(bool possible, bool following);
    void setArrangements(bool columns, bool timeline);
    void setArrangement(LogArrangement arrangement);
    [[nodiscard]] LogArrangement arrangement() const { return m_arrangement; }
    /// A sentence above the log, for what of it is not shown; empty for none.
    void setNote(const QString &note);

public Q_SLOTS:
    void openFind();
    void openGoToLine();
    /// The encoding after the present one, in the order of the box.
    void chooseNextEncoding();

Q_SIGNALS:
    void inputChosen(int input);
    /// Empty: guess again.
    void encodingChosen(const QString &name);
    void followToggled(bool on);
    void arrangementChosen(Clew::LogArrangement arrangement);
    void findRequested(const QString &text, bool regex, bool forward);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    /// Hands the keyboard on. A focus proxy would make Tab pass over what stands before it.
    void focusInEvent(QFocusEvent *event) override;

private:
    void layOut();
    void connectParts();
    void goToTypedLine();
    void showOverview();
    void fillEncodings();
    void fillArrangements();
    void retranslate();

    QComboBox *m_input = nullptr;
    QComboBox *m_arranged = nullptr;
    QComboBox *m_encoding = nullptr;
    QToolButton *m_follow = nullptr;
    QLineEdit *m_line = nullptr;
    QToolButton *m_openFind = nullptr;
    LogFindBar *m_find = nullptr;
    QLabel *m_note = nullptr;
    LogView *m_view = nullptr;
    LogOverview *m_overview = nullptr;
    LogColumns *m_columns = nullptr;
    QStackedWidget *m_stack = nullptr;
    LogArrangement m_arrangement = LogArrangement::Single;
    bool m_canColumns = false;
    bool m_canTimeline = false;
    QStringList m_encodings;
    QString m_encodingIs;
    bool m_encodingChosen = false;
};

} // namespace Clew
