// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/textfield.h"

#include "views/codeview.h"
#include "views/plaintext.h"

#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int LinesOfAll = 20;

} // namespace

TextField::TextField(const CodeStyle &style, QWidget *parent)
    : QWidget(parent)
    , m_style(style)
    , m_cell(new TextCell(style, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_cell);
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
    m_cell->setAccessibleName(name);
}

void TextField::show(const QString &text, TextCell::Kind kind, const QString &definition)
{
    m_text = text;
    m_kind = kind;
    m_definition = definition;
    const QString shown = cutText(text, MaxShown);
    if (kind == TextCell::Kind::Code)
        m_cell->setCode(shown, definition);
    else
        m_cell->setText(shown, kind);
    m_cell->show();
    delete m_all;
    m_all = nullptr;
    delete m_more;
    m_more = nullptr;
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
        show(m_text, m_kind, m_definition);
        return;
    }
    m_all = new CodeView(m_style, this);
    m_all->setObjectName(u"allText"_s);
    m_all->setAccessibleName(m_cell->accessibleName());
    m_all->setFixedHeight(m_all->fontMetrics().lineSpacing() * LinesOfAll);
    m_all->setFrameShape(QFrame::StyledPanel);
    m_all->setCode(m_text, m_definition.isEmpty() ? u"None"_s : m_definition);
    qobject_cast<QVBoxLayout *>(layout())->insertWidget(0, m_all);
    m_cell->hide();
    m_more->setText(tr("Show less"));
}

} // namespace Clew
