// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QUrl>
#include <QWidget>

class QMimeData;

namespace Clew {

/// Takes files, addresses of files and text that are dropped anywhere on a window, and covers it meanwhile
/// with a sign that says so. Reads nothing. Widgets that take drops themselves go first.
class DropZone final : public QWidget
{
    Q_OBJECT

public:
    /// Makes `window` accept drops and lies on top of it; becomes its child.
    explicit DropZone(QWidget *window);

    /// A format that marks what the program itself drags out: it is not taken back as a log.
    [[nodiscard]] static QString outgoingFormat();

Q_SIGNALS:
    /// Never empty. In the order of the drop; of any scheme.
    void filesDropped(const QList<QUrl> &urls);
    /// Never blank.
    void textDropped(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] static bool canTake(const QMimeData *mime);
    void take(const QMimeData *mime);
    void cover();
    void retranslate();
};

} // namespace Clew
