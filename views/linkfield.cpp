// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/linkfield.h"

#include "views/plaintext.h"
#include "views/textbutton.h"
#include "views/textfield.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

LinkField::LinkField(const CodeStyle &style, const QString &address, QWidget *parent)
    : FlowWidget(parent)
    , m_style(style)
    , m_url(openable(address))
    , m_column(new QVBoxLayout(this))
{
    setObjectName(u"linkField"_s);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    if (m_url.isValid())
        addLink(address);
    else
        addDeadText(address);
}

QUrl LinkField::openable(const QString &address)
{
    const QUrl url(address.trimmed(), QUrl::StrictMode);
    const bool web = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    return url.isValid() && web && !url.host().isEmpty() ? url : QUrl();
}

void LinkField::addLink(const QString &address)
{
    m_link = new TextButton(address, this);
    m_link->setObjectName(u"link"_s);
    m_link->setAccessibleName(tr("Web address %1").arg(cutText(address, 300)));
    m_column->addWidget(m_link, 0, Qt::AlignLeading);
    connect(m_link, &QPushButton::clicked, this, [this] { m_question ? endAsking() : ask(); });
}

void LinkField::addDeadText(const QString &address)
{
    auto *text = new TextField(m_style, this);
    text->setText(address, TextCell::Kind::Facts);
    text->setFieldName(tr("Address that is not opened"));
    text->setToolTip(tr("Only http and https addresses can be opened."));
    m_column->addWidget(text);
}

void LinkField::ask()
{
    m_question = new FlowWidget(this);
    m_question->setObjectName(u"linkQuestion"_s);
    auto *column = new QVBoxLayout(m_question);
    column->setContentsMargins(12, 0, 0, 4);
    column->setSpacing(4);
    auto *words = new QLabel(tr("Open this address in the browser?"), m_question);
    words->setTextFormat(Qt::PlainText);
    // Encoded in full: a host that only looks like another one shows its true name.
    auto *address = new TextField(m_style, m_question);
    address->setCode(m_url.toString(QUrl::FullyEncoded), u"None"_s);
    address->setFieldName(tr("Address to open"));
    auto *open = new QPushButton(tr("Open", "an address in the browser"), m_question);
    open->setObjectName(u"openLink"_s);
    auto *cancel = new QPushButton(tr("Cancel", "do not open an address"), m_question);
    cancel->setObjectName(u"cancelLink"_s);
    auto *line = new QHBoxLayout;
    line->addWidget(open);
    line->addWidget(cancel);
    line->addStretch(1);
    column->addWidget(words);
    column->addWidget(address);
    column->addLayout(line);
    m_column->addWidget(m_question);
    connect(cancel, &QPushButton::clicked, this, &LinkField::endAsking);
    connect(open, &QPushButton::clicked, this, [this] {
        endAsking();
        Q_EMIT linkActivated(m_url);
    });
    m_question->show();
    cancel->setFocus(Qt::OtherFocusReason); // Return by habit must not open it
}

void LinkField::endAsking()
{
    if (!m_question)
        return;
    m_question->hide();
    m_question->deleteLater();
    m_question = nullptr;
    m_link->setFocus(Qt::OtherFocusReason);
}

} // namespace Clew
