// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/dropzone.h"

#include "views/icons.h"
#include "views/theme.h"

#include <QDropEvent>
#include <QMimeData>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace Clew {

DropZone::DropZone(QWidget *window)
    : QWidget(window)
{
    setObjectName(u"dropZone"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents); // drags go on to what lies below
    setFocusPolicy(Qt::NoFocus);
    hide();
    window->setAcceptDrops(true);
    window->installEventFilter(this);
    retranslate();
}

bool DropZone::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != parent())
        return QWidget::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove: {
        auto *drag = static_cast<QDragMoveEvent *>(event);
        if (!canTake(drag->mimeData()))
            return false;
        // The source keeps its files: whatever it proposes (moving, say), we only read.
        drag->setDropAction(Qt::CopyAction);
        drag->accept();
        cover();
        return true;
    }
    case QEvent::DragLeave:
        hide();
        return true;
    case QEvent::Drop: {
        auto *drop = static_cast<QDropEvent *>(event);
        hide();
        if (!canTake(drop->mimeData()))
            return false;
        drop->setDropAction(Qt::CopyAction);
        drop->accept();
        take(drop->mimeData());
        return true;
    }
    case QEvent::Resize:
        setGeometry(parentWidget()->rect());
        return false;
    default:
        return false;
    }
}

QString DropZone::outgoingFormat()
{
    return u"application/x-clew-outgoing"_s;
}

bool DropZone::canTake(const QMimeData *mime)
{
    if (mime->hasFormat(outgoingFormat()))
        return false;
    return mime->hasUrls() || mime->hasText();
}

void DropZone::take(const QMimeData *mime)
{
    // A file manager offers its files as text too: the files are meant.
    if (const QList<QUrl> urls = mime->urls(); !urls.isEmpty()) {
        Q_EMIT filesDropped(urls);
        return;
    }
    if (const QString text = mime->text(); !text.trimmed().isEmpty())
        Q_EMIT textDropped(text);
}

void DropZone::cover()
{
    setGeometry(parentWidget()->rect());
    raise();
    show();
}

void DropZone::paintEvent(QPaintEvent *)
{
    const Theme theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = theme.base;
    veil.setAlphaF(0.9F);
    painter.fillRect(rect(), veil);
    const int inset = fontMetrics().height();
    painter.setPen(QPen(theme.accent, 2, Qt::DashLine));
    painter.drawRoundedRect(rect().adjusted(inset, inset, -inset, -inset), inset / 2.0, inset / 2.0);
    const int iconSize = fontMetrics().height() * 4;
    const QRect iconRect(rect().center() - QPoint(iconSize / 2, iconSize), QSize(iconSize, iconSize));
    glyphIcon(Glyph::Drop, theme.accent).paint(&painter, iconRect);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    painter.setFont(large);
    painter.setPen(theme.text);
    painter.drawText(QRect(inset, iconRect.bottom(), width() - 2 * inset, inset * 4),
                     Qt::AlignCenter | Qt::TextWordWrap, accessibleName());
}

void DropZone::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DropZone::retranslate()
{
    setAccessibleName(tr("Drop logs here to diagnose them"));
}

} // namespace Clew
