// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/dateeditor.h"

#include "views/lineedit.h"

#include <QCalendarWidget>
#include <QDate>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

DateEditor::DateEditor(QWidget *parent)
    : FieldEditor(parent)
    , m_text(new LineEdit(this))
    , m_open(new QToolButton(this))
    , m_today(new QToolButton(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(4);
    m_text->setFixedWidth(m_text->fontMetrics().averageCharWidth() * 16);
    row->addWidget(m_text);
    row->addWidget(m_open);
    row->addWidget(m_today);
    row->addStretch(1);
    m_open->setArrowType(Qt::DownArrow);
    m_open->setFocusPolicy(Qt::NoFocus); // F4 is its key
    m_open->setToolTip(tr("Choose from a calendar (F4)"));
    m_open->setAccessibleName(tr("Calendar"));
    m_today->setText(tr("Today"));
    m_today->setToolTip(tr("Put today's date in (Ctrl+T)"));
    m_today->setFocusPolicy(Qt::NoFocus);
    setFocusProxy(m_text);
    m_text->installEventFilter(this);
    connect(m_open, &QToolButton::clicked, this, &DateEditor::openCalendar);
    connect(m_today, &QToolButton::clicked, this, [this] { take(QDate::currentDate()); });
    connect(m_text, &QLineEdit::textEdited, this, [this](const QString &text) {
        if (text.isEmpty() && !m_wasEmptyText)
            Q_EMIT jsonEdited(u"null"_s);
        else
            Q_EMIT textEdited(text);
    });
    connect(m_text, &QLineEdit::returnPressed, this, [this] {
        Q_EMIT finished();
        focusNextChild();
    });
}

void DateEditor::setFieldName(const QString &name)
{
    m_text->setAccessibleName(name);
}

void DateEditor::setValue(const FieldValue &value)
{
    const bool has = value.kind != ValueKind::Null && value.kind != ValueKind::Absent;
    if (!m_text->hasFocus())
        m_wasEmptyText = value.kind == ValueKind::Text && value.text.isEmpty();
    m_text->showText(has ? value.text : QString());
    m_text->setPlaceholderText(emptyWord(value));
}

QDate DateEditor::date() const
{
    QString text = m_text->text().trimmed();
    while (text.count(u'-') < 2 && text.size() >= 4)
        text += u"-01"_s;
    return QDate::fromString(text, Qt::ISODate);
}

void DateEditor::take(const QDate &date)
{
    if (!date.isValid())
        return;
    const QString text = date.toString(Qt::ISODate);
    m_text->showText(text);
    Q_EMIT textEdited(text);
}

void DateEditor::openCalendar()
{
    if (!m_popup) {
        m_popup = new QFrame(this, Qt::Popup);
        m_popup->setFrameShape(QFrame::StyledPanel);
        auto *column = new QVBoxLayout(m_popup);
        column->setContentsMargins({});
        m_calendar = new QCalendarWidget(m_popup);
        m_calendar->setObjectName(u"calendar"_s);
        column->addWidget(m_calendar);
        const auto choose = [this](const QDate &chosen) {
            m_popup->hide();
            take(chosen);
            Q_EMIT finished();
            m_text->setFocus(Qt::PopupFocusReason);
        };
        connect(m_calendar, &QCalendarWidget::activated, this, choose);
        connect(m_calendar, &QCalendarWidget::clicked, this, choose);
    }
    m_calendar->setSelectedDate(date().isValid() ? date() : QDate::currentDate());
    m_popup->move(m_text->mapToGlobal(QPoint(0, m_text->height())));
    m_popup->show();
    m_calendar->setFocus(Qt::PopupFocusReason);
}

bool DateEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut)
        Q_EMIT finished();
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (event->type() != QEvent::KeyPress && !isOverride)
        return FieldEditor::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    const bool isToday = key->key() == Qt::Key_T && key->modifiers() == Qt::ControlModifier;
    const bool isOpen = key->key() == Qt::Key_F4 && key->modifiers() == Qt::NoModifier;
    if (isOverride) {
        if (!isToday && !isOpen)
            return FieldEditor::eventFilter(watched, event);
        event->accept(); // ours here, whatever the window does with it
        return true;
    }
    if (isToday) {
        take(QDate::currentDate());
        return true;
    }
    if (isOpen) {
        openCalendar();
        return true;
    }
    if (key->modifiers() & ~Qt::KeypadModifier)
        return FieldEditor::eventFilter(watched, event);
    switch (key->key()) {
    case Qt::Key_Up:
        take(date().isValid() ? date().addDays(1) : QDate::currentDate());
        return true;
    case Qt::Key_Down:
        take(date().isValid() ? date().addDays(-1) : QDate::currentDate());
        return true;
    case Qt::Key_PageUp:
        take(date().addMonths(1));
        return true;
    case Qt::Key_PageDown:
        take(date().addMonths(-1));
        return true;
    default:
        return FieldEditor::eventFilter(watched, event);
    }
}

} // namespace Clew
