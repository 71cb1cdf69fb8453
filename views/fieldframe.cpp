// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/fieldframe.h"

#include "models/core/jsonpointer.h"
#include "views/chinesestatetext.h"
#include "views/fieldeditor.h"
#include "views/findingbox.h"
#include "views/formparts.h"
#include "views/plaintext.h"
#include "views/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace Clew {

FieldFrame::FieldFrame(const QString &pointer, const QString &name, FieldEditor *editor, QWidget *parent)
    : FlowWidget(parent)
    , m_pointer(pointer)
    , m_editor(editor)
    , m_findings(new FindingBox(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    if (!name.isEmpty()) {
        m_caption = makeCaption(name, this);
        m_caption->setBuddy(editor);
        m_head = new QHBoxLayout;
        m_head->setSpacing(8);
        m_head->addWidget(m_caption, 1);
        column->addLayout(m_head);
    }
    editor->setParent(this);
    editor->setFieldName(name);
    column->addWidget(editor);
    column->addWidget(m_findings);
    column->addStretch(1);
}

void FieldFrame::setSpokenName(const QString &name)
{
    m_editor->setFieldName(name);
}

void FieldFrame::setPlace(const FormPart *item, const QStringList &keys)
{
    m_item = item;
    m_keys = keys;
}

bool FieldFrame::bind(const RecordFieldModel &model)
{
    if (!m_item)
        return true;
    const QString &item = m_item->pointer();
    if (m_keys.isEmpty()) {
        m_pointer = item;
        const QString name = jsonPointerName(item);
        setPlainText(m_caption, name);
        m_editor->setFieldName(name);
        return true;
    }
    const bool isText = model.field(item).kind != ValueKind::Object;
    for (const QString &key : std::as_const(m_keys)) {
        const bool isItself = key.isEmpty();
        const bool fits = isItself ? isText : !isText && model.field(item + key).kind != ValueKind::Absent;
        if (!fits)
            continue;
        m_pointer = item + key;
        return true;
    }
    m_pointer = item + m_keys.constFirst();
    return !isText || m_keys.constFirst().isEmpty();
}

void FieldFrame::showValue(const FieldValue &value)
{
    m_editor->showValue(value);
    if (!m_caption)
        return;
    QFont font = m_caption->font();
    if (font.bold() == value.changed)
        return;
    font.setBold(value.changed);
    m_caption->setFont(font);
}

void FieldFrame::setState(std::optional<ChineseState> state)
{
    if (m_state == state)
        return;
    m_state = state;
    showState();
}

void FieldFrame::showState()
{
    delete m_stateLine;
    m_stateLine = nullptr;
    if (!m_state || !m_head)
        return;
    const Theme theme = Theme::of(palette());
    m_stateLine = makeIconLine(chineseStateGlyph(*m_state), chineseStateWord(*m_state),
                               chineseStateColour(*m_state, theme), this);
    m_stateLine->setObjectName(QStringLiteral("fieldState"));
    m_stateLine->setToolTip(chineseStateTip(*m_state));
    m_head->addWidget(m_stateLine);
    m_stateLine->show();
}

void FieldFrame::changeEvent(QEvent *event)
{
    FlowWidget::changeEvent(event);
    if (m_state && event->type() == QEvent::PaletteChange)
        QMetaObject::invokeMethod(this, &FieldFrame::showState, Qt::QueuedConnection);
}

void FieldFrame::setNote(const QString &note)
{
    if (!m_note && note.isEmpty())
        return;
    if (!m_note) {
        m_note = makeNote({}, this);
        m_note->setObjectName(QStringLiteral("fieldNote"));
        m_note->setWordWrap(true);
        auto *column = static_cast<QVBoxLayout *>(layout());
        column->insertWidget(column->indexOf(m_findings), m_note);
    }
    setPlainText(m_note, note);
    m_note->setVisible(!note.isEmpty());
}

QWidget *FieldFrame::focusTarget() const
{
    QWidget *target = m_editor;
    while (target->focusProxy())
        target = target->focusProxy();
    return target;
}

} // namespace Clew
