// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTextEdit>

namespace Clew {

/// A plain text of several lines that is as high as it is, up to MaxLines. It has no undo of its own: the
/// window's takes back what was typed. Characters that a text widget would change (line ends of other
/// systems, separators) are shown as pictures and kept. Tab goes on; what an input method composes is left to
/// it.
class GrowingEdit final : public QTextEdit
{
    Q_OBJECT

public:
    explicit GrowingEdit(QWidget *parent = nullptr);

    /// Return ends the line instead of beginning one; Shift+Return begins one.
    void setReturnEnds(bool ends) { m_returnEnds = ends; }
    /// The text with every character that was put in.
    [[nodiscard]] const QString &text() const { return m_text; }
    /// Puts another text in; the cursor comes to where the two differ, behind what is new.
    void showText(const QString &text);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    static constexpr int MaxLines = 20;

Q_SIGNALS:
    /// The person changed it.
    void edited(const QString &text);
    void finished();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    void takeText();
    void fit();
    void followCursor();

    QString m_text;
    QString m_displayed; ///< the same with pictures; character by character
    bool m_setting = false;
    bool m_returnEnds = false;
};

} // namespace Clew
