// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
// A window from which files can be dragged, or with --text a text: the other process of the drag test.

#include <QApplication>
#include <QDrag>
#include <QLabel>
#include <QMimeData>
#include <QMouseEvent>
#include <QUrl>

namespace {

class DragSource final : public QLabel
{
public:
    DragSource(const QList<QUrl> &urls, const QString &text)
        : m_urls(urls)
        , m_dragged(text)
    {
        setWindowTitle(QStringLiteral("drag source"));
        setText(QStringLiteral("drag me"));
        setAlignment(Qt::AlignCenter);
        resize(200, 120);
    }

protected:
    void mousePressEvent(QMouseEvent *event) override
    {
        if (event->button() != Qt::LeftButton)
            return;
        auto *drag = new QDrag(this);
        auto *mime = new QMimeData;
        if (m_dragged.isEmpty())
            mime->setUrls(m_urls);
        else
            mime->setText(m_dragged);
        drag->setMimeData(mime);
        const Qt::DropAction action = drag->exec(Qt::CopyAction | Qt::MoveAction, Qt::CopyAction);
        qInfo("drag ended with action %d", static_cast<int>(action));
    }

private:
    QList<QUrl> m_urls;
    QString m_dragged;
};

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QList<QUrl> urls;
    const QStringList arguments = QApplication::arguments().mid(1);
    const bool isText = arguments.value(0) == QStringLiteral("--text");
    for (const QString &argument : arguments)
        urls.append(QUrl::fromLocalFile(argument));
    DragSource source(urls, isText ? arguments.value(1) : QString());
    source.show();
    return QApplication::exec();
}
