// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/recordpicker.h"

#include "views/plaintext.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

RecordPicker::RecordPicker(const QString &title, const QString &question, const QString &verb,
                           RecordChooser::Find find, QWidget *parent)
    : QDialog(parent)
    , m_chooser(new RecordChooser(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(title);
    auto *label = new QLabel(this);
    label->setObjectName(u"pickerQuestion"_s);
    label->setWordWrap(true);
    setPlainText(label, question);
    label->setBuddy(m_chooser->field());
    auto *column = new QVBoxLayout(this);
    column->addWidget(label);
    column->addWidget(m_chooser, 1);
    column->addWidget(m_buttons);
    QPushButton *accept = m_buttons->button(QDialogButtonBox::Ok);
    accept->setText(verb);
    accept->setEnabled(false);
    m_chooser->field()->setAccessibleName(title);
    m_chooser->setFind(std::move(find));
    connect(m_chooser, &RecordChooser::chosenChanged, this,
            [this, accept] { accept->setEnabled(!m_chooser->chosen().isEmpty()); });
    // Return in the list chooses; what is done with it cannot be meant before it was read.
    connect(m_chooser, &RecordChooser::activated, this, [accept] { accept->setFocus(Qt::TabFocusReason); });
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_chooser->field()->setFocus();
    resize(fontMetrics().averageCharWidth() * 76, sizeHint().height());
}

} // namespace Clew
