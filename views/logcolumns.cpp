// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/logcolumns.h"

#include "views/formparts.h"
#include "views/placard.h"
#include "views/plaintext.h"
#include "views/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int LeastWidth = 260;

} // namespace

LogColumns::LogColumns(const CodeStyle &style, QWidget *parent)
    : QWidget(parent)
    , m_style(style)
{
    setObjectName(u"logColumns"_s);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_split = new QSplitter(Qt::Horizontal, scroll);
    m_split->setObjectName(u"logColumnSplit"_s);
    m_split->setChildrenCollapsible(false);
    scroll->setWidget(m_split);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(scroll);
}

void LogColumns::setColumns(const QList<LogColumn> &columns)
{
    m_views.clear();
    while (m_split->count() > 0)
        delete m_split->widget(0);
    for (const LogColumn &column : columns)
        addColumn(column);
}

void LogColumns::addColumn(const LogColumn &column)
{
    auto *frame = new QWidget(m_split);
    frame->setMinimumWidth(LeastWidth);
    auto *rows = new QVBoxLayout(frame);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto *head = new QWidget(frame);
    auto *line = new QHBoxLayout(head);
    line->setContentsMargins(8, 4, 8, 4);
    auto *title = new QLabel(head);
    setPlainText(title, column.title);
    QFont bold = title->font();
    bold.setWeight(QFont::DemiBold);
    title->setFont(bold);
    line->addWidget(title);
    if (!column.note.isEmpty()) {
        const Theme theme = Theme::of(palette());
        const bool claim = column.noteLevel == VerdictLevel::Claim;
        line->addWidget(makeIconLine(claim ? Glyph::Claim : Glyph::Hint, column.note,
                                     claim ? theme.danger : theme.caution, head));
    }
    line->addStretch(1);
    rows->addWidget(head);
    const auto number = static_cast<int>(m_views.size());
    if (column.source) {
        auto *view = new LogView(frame);
        view->setCodeStyle(m_style);
        view->setSource(column.source);
        view->setMarks(column.marks);
        view->setAccessibleName(tr("Log of %1").arg(column.title));
        connect(view, &LogView::currentLineChanged, this, [this, number](LineNumber at) {
            if (!m_moving)
                Q_EMIT lineActivated(number, at);
        });
        rows->addWidget(view, 1);
        m_views.append(view);
    } else {
        auto *missing = new Placard(Glyph::Unknown, frame);
        missing->setWords(tr("No log"),
                          tr("The other logs speak of %1, but its own is not among them.").arg(column.title));
        rows->addWidget(missing, 1);
        m_views.append(nullptr);
    }
    m_split->addWidget(frame);
}

void LogColumns::goTo(int column, LineNumber line)
{
    if (column < 0 || column >= m_views.size() || !m_views.at(column) || !line.isValid())
        return;
    const QScopedValueRollback moving(m_moving, true);
    m_views.at(column)->goToLine(line);
}

} // namespace Clew
