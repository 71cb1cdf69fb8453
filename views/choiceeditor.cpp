// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/choiceeditor.h"

#include "views/lineedit.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace Clew {

ChoiceEditor::ChoiceEditor(QWidget *parent)
    : FieldEditor(parent)
    , m_box(new QComboBox(this))
    , m_edit(new LineEdit(m_box))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(m_box);
    m_box->setEditable(true);
    m_box->setLineEdit(m_edit);
    m_box->setInsertPolicy(QComboBox::NoInsert);
    m_box->setCompleter(nullptr); // the box itself shows what there is
    m_box->setMinimumContentsLength(4);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->installEventFilter(this);
    m_edit->installEventFilter(this);
    setFocusProxy(m_edit);
    connect(m_edit, &QLineEdit::textEdited, this, &ChoiceEditor::take);
    connect(m_box, &QComboBox::activated, this, [this](int index) {
        take(m_box->itemText(index));
        Q_EMIT finished();
    });
    connect(m_edit, &QLineEdit::returnPressed, this, [this] {
        Q_EMIT finished();
        focusNextChild();
    });
}

void ChoiceEditor::setFieldName(const QString &name)
{
    m_box->setAccessibleName(name);
    m_edit->setAccessibleName(name);
}

void ChoiceEditor::setSuggestions(const QStringList &words)
{
    QStringList now;
    for (int i = 0; i < m_box->count(); ++i)
        now.append(m_box->itemText(i));
    if (now == words)
        return;
    const QString text = m_edit->text();
    m_box->clear();
    m_box->addItems(words);
    m_box->setCurrentIndex(static_cast<int>(words.indexOf(text)));
    m_edit->showText(text);
}

void ChoiceEditor::setValue(const FieldValue &value)
{
    const bool has = value.kind != ValueKind::Null && value.kind != ValueKind::Absent;
    if (!m_edit->hasFocus() || !has)
        m_wasNull = value.kind == ValueKind::Null;
    const QString text = has ? value.text : QString();
    if (m_edit->text() != text) {
        m_box->setCurrentIndex(m_box->findText(text));
        m_edit->showText(text);
    }
    m_edit->setPlaceholderText(emptyWord(value));
}

void ChoiceEditor::take(const QString &text)
{
    if (text.isEmpty() && m_wasNull)
        Q_EMIT jsonEdited(u"null"_s);
    else
        Q_EMIT textEdited(text);
}

bool ChoiceEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut && watched == m_edit)
        Q_EMIT finished();
    if (event->type() == QEvent::Wheel && watched == m_box) {
        event->ignore(); // the form scrolls; nothing changes by passing over it
        return true;
    }
    const bool isF4 = (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) &&
                      static_cast<QKeyEvent *>(event)->key() == Qt::Key_F4 &&
                      static_cast<QKeyEvent *>(event)->modifiers() == Qt::NoModifier;
    if (isF4 && event->type() == QEvent::ShortcutOverride) {
        event->accept(); // ours here, whatever the window does with it
        return true;
    }
    if (isF4) {
        m_box->showPopup();
        return true;
    }
    return FieldEditor::eventFilter(watched, event);
}

} // namespace Clew
