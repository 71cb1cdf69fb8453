// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/environmentdialog.h"

#include "models/core/environment.h"
#include "views/plaintext.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype MostShown = 12; // statements and lines that are read back
constexpr qsizetype MostLine = 60;

QString some(const QStringList &texts)
{
    QStringList shown;
    for (const QString &text : texts.first(std::min(MostShown, texts.size())))
        shown.append(cutText(text, MostLine));
    if (shown.size() < texts.size())
        shown.append(u"…"_s);
    return shown.join(u", "_s);
}

} // namespace

EnvironmentDialog::EnvironmentDialog(const QString &text, QWidget *parent)
    : QDialog(parent)
    , m_edit(new QPlainTextEdit(this))
    , m_read(new QLabel(this))
{
    setObjectName(u"environmentDialog"_s);
    setWindowTitle(tr("My Environment"));
    auto *words = new QLabel(tr("What do you run? A name and a version a line, such as \"pytorch 2.3\" or "
                                "\"cuda 12.1\"; what pip or npm lists can be pasted as it is. Records about "
                                "other versions are dimmed and say why."),
                             this);
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    words->setBuddy(m_edit);
    m_edit->setObjectName(u"environmentText"_s);
    m_edit->setAccessibleName(tr("My Environment"));
    m_edit->setTabChangesFocus(true);
    m_edit->setPlainText(text);
    m_read->setObjectName(u"environmentRead"_s);
    m_read->setTextFormat(Qt::PlainText);
    m_read->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("OK"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    auto *column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addWidget(m_edit, 1);
    column->addWidget(m_read);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &EnvironmentDialog::readBack);
    resize(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 20);
    readBack();
}

QString EnvironmentDialog::text() const
{
    return m_edit->toPlainText();
}

void EnvironmentDialog::readBack()
{
    const Environment read = Environment::parse(text());
    QStringList lines;
    if (!read.isEmpty())
        lines.append(tr("Understood: %1").arg(some(read.statements())));
    if (!read.unread().isEmpty())
        lines.append(tr("No version in: %1").arg(some(read.unread())));
    if (lines.isEmpty())
        lines.append(tr("Nothing is stated: no record is dimmed."));
    setPlainText(m_read, lines.join(u'\n'));
}

} // namespace Clew
