// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>

namespace Clew {

/// A button that looks like a link: plain text in the link colour, underlined while the pointer or the
/// keyboard is on it, elided in the middle where it is too long.
class TextButton : public QPushButton
{
    Q_OBJECT

public:
    /// The text is shown as it stands; `&` is no shortcut.
    explicit TextButton(const QString &text, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_words;
};

} // namespace Clew
