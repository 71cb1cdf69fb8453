// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

namespace Clew {

/// A line of text that has no undo of its own: the window's takes back what was typed here like everything
/// else. May be as wide as its text.
class LineEdit final : public QLineEdit
{
    Q_OBJECT

public:
    explicit LineEdit(QWidget *parent = nullptr);

    /// Puts another text in; the cursor comes to where the two differ, behind what is new.
    void showText(const QString &text);
    /// As wide as the text, at least `characters`.
    void setHugging(int characters);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;

private:
    int m_hugged = 0; ///< characters; 0: the usual width
};

/// Where the cursor belongs after a text became another one: behind the stretch that is new.
[[nodiscard]] int cursorAfter(const QString &before, const QString &after);

/// True for the keys of undo and redo, which text widgets would keep for themselves.
[[nodiscard]] bool isUndoKey(QEvent *event);

} // namespace Clew
