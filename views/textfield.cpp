// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/textfield.h"

#include "views/codeview.h"
#include "views/formparts.h"
#include "views/plaintext.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int LinesOfAll = 20;

} // namespace

TextField::TextField(const CodeStyle &style, QWidget *parent)
    : FlowWidget(parent)
    , m_style(style)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void TextField::setText(const QString &text, TextCell::Kind kind)
{
    show(text, kind, {});
}

void TextField::setCode(const QString &text, const QString &definition)
{
    show(text, TextCell::Kind::Code, definition);
}

void TextField::setFieldName(const QString &name)
{
    m_name = name;
    if (m_cell)
        m_cell->setAccessibleName(name);
}

void TextField::show(const QString &text, TextCell::Kind kind, const QString &definition)
{
    m_text = text;
    m_kind = kind;
    m_definition = definition;
    qDeleteAll(findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
    m_cell = nullptr;
    m_note = nullptr;
    m_all = nullptr;
    m_more = nullptr;
    if (kind == TextCell::Kind::Note) {
        m_note = makeNote(text, this);
        layout()->addWidget(m_note);
        return;
    }
    const QString shown = cutText(text, MaxShown);
    m_cell = new TextCell(m_style, this);
    m_cell->setAccessibleName(m_name);
    if (kind == TextCell::Kind::Code)
        m_cell->setCode(shown, definition);
    else
        m_cell->setText(shown, kind);
    layout()->addWidget(m_cell);
    if (text.size() <= MaxShown)
        return;
    m_more = new QPushButton(this);
    m_more->setObjectName(u"showAll"_s);
    m_more->setText(tr("Show all %1 characters").arg(QLocale().toString(text.size())));
    layout()->addWidget(m_more);
    layout()->setAlignment(m_more, Qt::AlignLeading);
    connect(m_more, &QPushButton::clicked, this, &TextField::toggleAll);
}

void TextField::toggleAll()
{
    if (m_all) {
        m_all->deleteLater();
        m_all = nullptr;
        m_cell->show();
        m_more->setText(tr("Show all %1 characters").arg(QLocale().toString(m_text.size())));
        return;
    }
    m_all = new CodeView(m_style, this);
    m_all->setObjectName(u"allText"_s);
    m_all->setAccessibleName(m_name);
    m_all->setFixedHeight(m_all->fontMetrics().lineSpacing() * LinesOfAll);
    m_all->setFrameShape(QFrame::StyledPanel);
    m_all->setCode(m_text, m_definition.isEmpty() ? u"None"_s : m_definition);
    qobject_cast<QVBoxLayout *>(layout())->insertWidget(0, m_all);
    m_cell->hide();
    m_more->setText(tr("Show less"));
}

} // namespace Clew
