// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/lineeditor.h"

#include "views/lineedit.h"

#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QStringListModel>

namespace Clew {

LineEditor::LineEditor(Writes writes, QWidget *parent)
    : FieldEditor(parent)
    , m_writes(writes)
    , m_edit(new LineEdit(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(m_edit);
    setFocusProxy(m_edit);
    m_edit->installEventFilter(this);
    connect(m_edit, &QLineEdit::textEdited, this, [this](const QString &text) {
        if (m_writes == Writes::WhenDone)
            return;
        if (text.isEmpty() && m_wasNull)
            Q_EMIT jsonEdited(QStringLiteral("null"));
        else
            Q_EMIT textEdited(text);
    });
    connect(m_edit, &QLineEdit::returnPressed, this, [this] {
        commit();
        focusNextChild();
    });
}

void LineEditor::setHugging()
{
    m_edit->setHugging(6);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void LineEditor::setFieldName(const QString &name)
{
    m_edit->setAccessibleName(name);
}

void LineEditor::setSuggestions(const QStringList &words)
{
    if (!m_completer) {
        m_completer = new QCompleter(new QStringListModel(this), this);
        m_completer->setCaseSensitivity(Qt::CaseInsensitive);
        m_completer->setFilterMode(Qt::MatchContains);
        m_edit->setCompleter(m_completer);
        connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this,
                [this](const QString &word) {
                    if (m_writes == Writes::WhileTyping)
                        Q_EMIT textEdited(word);
                    else
                        commit();
                });
    }
    static_cast<QStringListModel *>(m_completer->model())->setStringList(words);
}

void LineEditor::setValue(const FieldValue &value)
{
    const bool has = value.kind != ValueKind::Null && value.kind != ValueKind::Absent;
    if (!m_edit->hasFocus() || !has)
        m_wasNull = value.kind == ValueKind::Null;
    m_edit->showText(has ? value.text : QString());
    m_edit->setPlaceholderText(emptyWord(value));
}

void LineEditor::commit()
{
    if (m_writes == Writes::WhenDone && shown() && m_edit->text() != shown()->text &&
        !(m_edit->text().isEmpty() && shown()->text.isEmpty()))
        Q_EMIT textEdited(m_edit->text());
    Q_EMIT finished();
}

bool LineEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason)
        commit();
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape &&
        m_writes == Writes::WhenDone && shown() && m_edit->text() != shown()->text) {
        m_edit->showText(shown()->kind == ValueKind::Null ? QString() : shown()->text);
        return true;
    }
    return FieldEditor::eventFilter(watched, event);
}

} // namespace Clew
