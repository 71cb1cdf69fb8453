// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/querycompleter.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QStringListModel>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace Clew {

QueryCompleter::QueryCompleter(QLineEdit *box)
    : QObject(box)
    , m_box(box)
    , m_completer(new QCompleter(this))
    , m_model(new QStringListModel(this))
{
    m_completer->setObjectName(u"queryCompleter"_s);
    m_completer->setModel(m_model);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    // Not the box's own completer: that would take the whole text for one word.
    m_completer->setWidget(box);
    connect(m_box, &QLineEdit::textEdited, this,
            [this](const QString &text) { Q_EMIT wanted(text, m_box->cursorPosition()); });
    connect(m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this,
            &QueryCompleter::insert);
}

void QueryCompleter::offer(const QList<Completion> &completions)
{
    m_offered = completions;
    QStringList texts;
    for (const Completion &completion : completions)
        texts.append(completion.text);
    if (texts != m_model->stringList())
        m_model->setStringList(texts);
    if (completions.isEmpty() || !m_box->hasFocus()) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->complete();
}

bool QueryCompleter::isOpen() const
{
    return m_completer->popup()->isVisible();
}

void QueryCompleter::insert(const QModelIndex &index)
{
    if (!index.isValid() || index.row() >= m_offered.size())
        return;
    const Completion chosen = m_offered.at(index.row());
    const QString text = m_box->text();
    if (chosen.range.start + chosen.range.length > text.size())
        return;
    const QString before = text.first(chosen.range.start) + chosen.text;
    m_box->setText(before + text.sliced(chosen.range.start + chosen.range.length));
    m_box->setCursorPosition(static_cast<int>(before.size()));
    // A field that has just been named goes on with its values, once this list is closed for good.
    if (chosen.text.endsWith(u':'))
        QTimer::singleShot(0, this, [this] { Q_EMIT wanted(m_box->text(), m_box->cursorPosition()); });
}

} // namespace Clew
