// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/itembox.h"

#include "views/findingbox.h"
#include "views/formparts.h"
#include "views/icons.h"
#include "views/plaintext.h"
#include "views/theme.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

Glyph glyphOf(ItemBox::Act act)
{
    switch (act) {
    case ItemBox::Act::Up:
        return Glyph::Up;
    case ItemBox::Act::Down:
        return Glyph::Down;
    case ItemBox::Act::Duplicate:
        return Glyph::Copy;
    case ItemBox::Act::Remove:
        break;
    }
    return Glyph::Remove;
}

} // namespace

ItemBox::ItemBox(const QString &pointer, Look look, Strip strip, QWidget *parent)
    : Card(strip, parent)
    , m_pointer(pointer)
    , m_look(look)
    , m_grip(new QLabel(this))
    , m_buttons(new QWidget(this))
    , m_findings(new FindingBox(this))
{
    setObjectName(u"itemBox"_s);
    m_grip->setObjectName(u"grip"_s);
    m_grip->setCursor(Qt::OpenHandCursor);
    m_grip->setToolTip(tr("Drag to move (Alt+Up, Alt+Down)"));
    m_grip->installEventFilter(this);
    auto *row = new QHBoxLayout(m_buttons);
    row->setContentsMargins({});
    row->setSpacing(0);
    if (look != Look::Chip) {
        addButton(Act::Up, tr("Move up (Alt+Up)"));
        addButton(Act::Down, tr("Move down (Alt+Down)"));
        addButton(Act::Duplicate, tr("Duplicate (Alt+Shift+Down)"));
    }
    addButton(Act::Remove, tr("Remove (Ctrl+Shift+Delete)"));
    layOut(look);
    restyle();
    showButtons();
    connect(qApp, &QApplication::focusChanged, this, &ItemBox::showButtons);
}

ItemBox::~ItemBox()
{
    qApp->disconnect(this); // the focus changes while what is in it goes
}

void ItemBox::addButton(Act act, const QString &name)
{
    auto *button = new QToolButton(m_buttons);
    button->setProperty("act", static_cast<int>(act));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // each has a key
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setIconSize(QSize(14, 14));
    m_buttons->layout()->addWidget(button);
    connect(button, &QToolButton::clicked, this, [this, act] { Q_EMIT actRequested(act); });
}

void ItemBox::layOut(Look look)
{
    QSizePolicy kept = m_buttons->sizePolicy();
    kept.setRetainSizeWhenHidden(true); // nothing jumps when they come
    m_buttons->setSizePolicy(kept);
    auto *whole = new QVBoxLayout(this);
    auto *line = new QHBoxLayout;
    line->setSpacing(6);
    whole->addLayout(line);
    line->addWidget(m_grip, 0, Qt::AlignVCenter);
    if (look == Look::Card) {
        m_title = makeCaption({}, this);
        line->addWidget(m_title);
        line->addStretch(1);
        m_content = new QVBoxLayout;
        m_content->setSpacing(8);
        whole->setContentsMargins(12, 6, 10, 10);
        whole->setSpacing(4);
        whole->addLayout(m_content);
        whole->addWidget(m_findings);
    } else {
        m_content = new QHBoxLayout;
        m_content->setSpacing(6);
        whole->setContentsMargins(4, 2, 2, 2);
        whole->setSpacing(2);
        line->addLayout(m_content, 1);
        whole->addWidget(m_findings);
    }
    line->addWidget(m_buttons, 0, look == Look::Card ? Qt::AlignVCenter : Qt::AlignTop);
}

void ItemBox::setTitle(const QString &title)
{
    if (m_title)
        setPlainText(m_title, title);
    setAccessibleName(title);
}

void ItemBox::add(QWidget *widget, int stretch)
{
    m_content->addWidget(widget, m_look == Look::Row ? stretch : 0);
    if (!m_target)
        m_target = widget;
}

void ItemBox::setOrdered(bool ordered)
{
    m_grip->setVisible(ordered);
    for (QToolButton *button : m_buttons->findChildren<QToolButton *>())
        button->setVisible(ordered || button->property("act").toInt() == static_cast<int>(Act::Remove));
}

QWidget *ItemBox::focusTarget() const
{
    if (const auto *part = dynamic_cast<const FormPart *>(m_target))
        return part->focusTarget();
    return m_target;
}

void ItemBox::enterEvent(QEnterEvent *event)
{
    Card::enterEvent(event);
    showButtons();
}

void ItemBox::leaveEvent(QEvent *event)
{
    Card::leaveEvent(event);
    showButtons();
}

void ItemBox::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
}

void ItemBox::restyle()
{
    const Theme theme = Theme::of(palette());
    const int size = fontMetrics().height();
    static_cast<QLabel *>(m_grip)->setPixmap(
        glyphIcon(Glyph::Grip, theme.muted).pixmap(QSize(size, size), devicePixelRatioF()));
    for (QToolButton *button : m_buttons->findChildren<QToolButton *>())
        button->setIcon(glyphIcon(glyphOf(static_cast<Act>(button->property("act").toInt())), theme.muted));
}

void ItemBox::showButtons()
{
    const QWidget *focus = QApplication::focusWidget();
    m_buttons->setVisible(underMouse() || (focus && isAncestorOf(focus)));
}

bool ItemBox::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_grip)
        return Card::eventFilter(watched, event);
    const bool isMouse = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseMove ||
                         event->type() == QEvent::MouseButtonRelease;
    if (!isMouse)
        return Card::eventFilter(watched, event);
    const auto *mouse = static_cast<QMouseEvent *>(event);
    const int y = m_grip->mapTo(parentWidget(), mouse->position().toPoint()).y();
    if (event->type() == QEvent::MouseButtonPress)
        m_grip->setCursor(Qt::ClosedHandCursor);
    else
        Q_EMIT dragged(y, event->type() == QEvent::MouseButtonRelease);
    if (event->type() == QEvent::MouseButtonRelease)
        m_grip->setCursor(Qt::OpenHandCursor);
    return true;
}

} // namespace Clew
