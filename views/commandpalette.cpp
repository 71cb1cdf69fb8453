// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/commandpalette.h"

#include "views/palettedelegate.h"
#include "views/stepedit.h"
#include "views/theme.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int Rows = 12;
constexpr int PaletteCharacters = 90;

} // namespace

CommandPalette::CommandPalette(PaletteModel &model, QWidget *window)
    : QFrame(window)
    , m_model(model)
    , m_line(new StepEdit(this))
    , m_list(new QListView(this))
    , m_nothing(new QLabel(this))
{
    setObjectName(u"commandPalette"_s);
    hide();
    layOut();
    window->installEventFilter(this);
    connect(m_line, &QLineEdit::textChanged, this, &CommandPalette::typed);
    connect(m_line, &StepEdit::stepRequested, this, &CommandPalette::step);
    connect(m_line, &StepEdit::pageRequested, this, [this](int pages) { step(pages * (Rows - 1)); });
    connect(m_line, &StepEdit::openRequested, this, &CommandPalette::choose);
    connect(m_line, &StepEdit::leaveRequested, this, &CommandPalette::leave);
    connect(m_list, &QAbstractItemView::clicked, this, &CommandPalette::choose);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &CommandPalette::showFirst);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (isVisible() && now && now != this && !isAncestorOf(now))
            hide();
    });
    retranslate();
}

void CommandPalette::layOut()
{
    m_line->setObjectName(u"paletteLine"_s);
    m_list->setObjectName(u"paletteList"_s);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new PaletteDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setFocusPolicy(Qt::NoFocus); // the line walks it
    m_nothing->setContentsMargins(10, 6, 10, 6);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    column->addWidget(m_line);
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
}

void CommandPalette::popUp()
{
    m_before = QApplication::focusWidget();
    m_line->clear();
    Q_EMIT typed({});
    place();
    show();
    raise();
    m_line->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::place()
{
    const QWidget *window = parentWidget();
    const int width = std::min(fontMetrics().averageCharWidth() * PaletteCharacters, window->width() - 32);
    const int row = std::max(m_list->sizeHintForRow(0), fontMetrics().height());
    const int height = std::min(m_line->sizeHint().height() + Rows * row + 24, window->height() - 64);
    const int top = std::min(48, window->height() / 10);
    setGeometry((window->width() - width) / 2, top, width, height);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

void CommandPalette::leave()
{
    hide();
    if (m_before)
        m_before->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::step(int rows)
{
    const int count = m_model.rowCount();
    if (count == 0)
        return;
    const int row = std::clamp(m_list->currentIndex().row() + rows, 0, count - 1);
    m_list->setCurrentIndex(m_model.index(row));
}

void CommandPalette::choose()
{
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid())
        return;
    const auto entry = index.data(PaletteRole::EntryRole).value<PaletteEntry>();
    leave();
    Q_EMIT chosen(entry);
}

void CommandPalette::showFirst()
{
    m_list->setCurrentIndex(m_model.index(0));
    m_list->scrollToTop();
    m_nothing->setVisible(m_model.rowCount() == 0);
}

void CommandPalette::paintEvent(QPaintEvent *)
{
    const Theme theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    painter.setPen(QPen(theme.accent, 1.5));
    painter.setBrush(palette().color(QPalette::Window));
    painter.drawRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75));
}

void CommandPalette::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CommandPalette::retranslate()
{
    setAccessibleName(tr("Command palette"));
    m_line->setPlaceholderText(tr("Type some letters of an action, a record or a saved search"));
    m_line->setAccessibleName(tr("What to do or to find"));
    m_list->setAccessibleName(tr("What was found for the letters"));
    m_nothing->setText(tr("Nothing has these letters."));
}

} // namespace Clew
