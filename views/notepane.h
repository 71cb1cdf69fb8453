// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace Clew {

/// The user's private note on the record that is shown, and its bookmark. Plain text.
class NotePane final : public QWidget
{
    Q_OBJECT

public:
    explicit NotePane(QWidget *parent = nullptr);

    /// Shows another record's note; without a name nothing can be written.
    void showNote(const QString &recordName, const QString &text, bool bookmarked);
    void setBookmarked(bool on);
    /// Where the notes are kept, told below the note.
    void setPlace(const QString &folder);
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// By the user.
    void textEdited(const QString &text);
    void bookmarkToggled(bool on);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    /// Hands the keyboard on. A focus proxy would make Tab pass over what stands before it.
    void focusInEvent(QFocusEvent *event) override;

private:
    void restyle();
    void sayPlace();
    void retranslate();

    QToolButton *m_star = nullptr;
    QLabel *m_name = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QLabel *m_place = nullptr;
    QString m_folder;
    bool m_quiet = false; ///< the program sets the text
};

} // namespace Clew
