// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>

namespace Clew {

/// A text with the numbers of its lines. While nothing was typed in it, undo is the window's.
class JsonText final : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit JsonText(QWidget *parent = nullptr);

    /// The text with every character that was put in.
    [[nodiscard]] QString text() const;
    /// Puts another text in; the place that is seen stays.
    void showText(const QString &text);

Q_SIGNALS:
    void applyRequested();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void paintNumbers(QPaintEvent *event);
    [[nodiscard]] int numbersWidth() const;
    void placeNumbers();
    bool eventFilter(QObject *watched, QEvent *event) override;

    QWidget *m_numbers = nullptr;
};

} // namespace Clew
