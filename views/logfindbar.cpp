// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/logfindbar.h"

#include "views/plaintext.h"
#include "views/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Clew {

LogFindBar::LogFindBar(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLineEdit(this))
    , m_regex(new QCheckBox(this))
    , m_previous(new QToolButton(this))
    , m_next(new QToolButton(this))
    , m_stop(new QPushButton(this))
    , m_result(new QLabel(this))
    , m_close(new QToolButton(this))
{
    setObjectName(u"logFindBar"_s);
    m_text->setObjectName(u"logFindText"_s);
    m_text->setClearButtonEnabled(true);
    m_text->installEventFilter(this);
    m_regex->setObjectName(u"logFindRegex"_s);
    m_previous->setObjectName(u"logFindPrevious"_s);
    m_previous->setArrowType(Qt::UpArrow);
    m_next->setObjectName(u"logFindNext"_s);
    m_next->setArrowType(Qt::DownArrow);
    m_stop->setObjectName(u"logFindStop"_s);
    m_stop->hide();
    m_result->setObjectName(u"logFindResult"_s);
    m_result->setTextFormat(Qt::PlainText);
    m_close->setObjectName(u"logFindClose"_s);
    m_close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    for (QToolButton *button : {m_previous, m_next, m_close}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(6);
    row->addWidget(m_text, 2);
    row->addWidget(m_regex);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    row->addWidget(m_stop);
    row->addWidget(m_result, 1);
    row->addWidget(m_close);
    connect(m_previous, &QToolButton::clicked, this, [this] { find(false); });
    connect(m_next, &QToolButton::clicked, this, [this] { find(true); });
    connect(m_stop, &QPushButton::clicked, this, &LogFindBar::stopRequested);
    connect(m_close, &QToolButton::clicked, this, &LogFindBar::close);
    connect(m_text, &QLineEdit::textChanged, this, [this] { setResult({}, true); });
    retranslate();
}

void LogFindBar::open(const QString &text)
{
    if (!text.isEmpty())
        m_text->setText(text);
    show();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

QString LogFindBar::text() const
{
    return m_text->text();
}

bool LogFindBar::isRegex() const
{
    return m_regex->isChecked();
}

void LogFindBar::setSearching(double share)
{
    m_stop->show();
    setPlainText(m_result,
                 tr("Searching: %1", "percent").arg(QLocale().toString(share * 100, 'f', 0) + u'%'));
}

void LogFindBar::setResult(const QString &result, bool found)
{
    m_stop->hide();
    setPlainText(m_result, result);
    QPalette look = palette();
    if (!found)
        look.setColor(QPalette::WindowText, Theme::of(palette()).danger);
    m_result->setPalette(look);
}

bool LogFindBar::showsResult() const
{
    return m_stop->isHidden() && !m_result->text().isEmpty();
}

void LogFindBar::find(bool forward)
{
    if (!m_text->text().isEmpty())
        Q_EMIT findRequested(m_text->text(), m_regex->isChecked(), forward);
}

void LogFindBar::close()
{
    Q_EMIT stopRequested();
    hide();
    Q_EMIT closed();
}

bool LogFindBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            find(!key->modifiers().testFlag(Qt::ShiftModifier));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void LogFindBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else if (event->key() == Qt::Key_F3)
        find(!event->modifiers().testFlag(Qt::ShiftModifier));
    else
        QWidget::keyPressEvent(event);
}

void LogFindBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LogFindBar::retranslate()
{
    m_text->setPlaceholderText(tr("Find in the log"));
    m_text->setAccessibleName(tr("Find in the log"));
    m_regex->setText(tr("Regex"));
    m_regex->setToolTip(tr("A regular expression in the dialect of the records"));
    m_previous->setToolTip(tr("Previous match (Shift+F3)"));
    m_previous->setAccessibleName(tr("Previous match"));
    m_next->setToolTip(tr("Next match (F3)"));
    m_next->setAccessibleName(tr("Next match"));
    m_stop->setText(tr("Stop", "a search"));
    m_close->setToolTip(tr("Close the search (Esc)"));
    m_close->setAccessibleName(tr("Close the search"));
}

} // namespace Clew
