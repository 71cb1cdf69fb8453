// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/findbox.h"

#include "models/search/searchquery.h"
#include "views/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QTextCharFormat>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int RoomForFacets = 1000; // characters behind a pasted text

} // namespace

FindBox::FindBox(QWidget *parent)
    : StepEdit(parent)
{
    setObjectName(u"findBox"_s);
    setMaxLength(static_cast<int>(SearchQuery::LongestText));
    connect(this, &QLineEdit::textChanged, this, &FindBox::findTextChanged);
    retranslate();
}

void FindBox::setFaults(const QList<TextRange> &faults)
{
    if (faults.isEmpty() && m_faults.isEmpty())
        return;
    m_faults = faults;
    markFaults();
}

void FindBox::markFaults()
{
    if (isComposing())
        return; // its underlines are those of the input method
    // QLineEdit formats a part of its text for input methods alone: an event that inserts nothing does it.
    QTextCharFormat format;
    format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    format.setUnderlineColor(Theme::of(palette()).danger);
    QList<QInputMethodEvent::Attribute> attributes;
    for (const TextRange &fault : std::as_const(m_faults)) {
        const qsizetype length = std::min(fault.length, text().size() - fault.start);
        if (length > 0)
            attributes.append({QInputMethodEvent::TextFormat,
                               static_cast<int>(fault.start) - cursorPosition(), static_cast<int>(length),
                               format});
    }
    QInputMethodEvent event(QString(), attributes);
    QLineEdit::inputMethodEvent(&event);
}

void FindBox::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Paste)) {
        // Of a text that is too long the end counts: the error stands there.
        const QString text = QApplication::clipboard()->text();
        insert(text.last(std::min<qsizetype>(maxLength() - RoomForFacets, text.size())));
        return;
    }
    if (QApplication::activePopupWidget()) {
        // A list of completions asks the box first; these keys are meant for the list.
        if (isListKey(event->key()))
            event->ignore();
        else
            QLineEdit::keyPressEvent(event);
        return;
    }
    StepEdit::keyPressEvent(event);
}

void FindBox::changeEvent(QEvent *event)
{
    StepEdit::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FindBox::retranslate()
{
    setPlaceholderText(tr("Find: words, domain:, /regex/, or paste an error"));
    setAccessibleName(tr("Find records"));
    setToolTip(
        tr("Words, \"phrases\", -not, /regex/, and fields such as domain:, tier:, conf:>0.8, zh:empty, "
           "is:bookmarked. Paste a "
           "whole traceback if you like. Arrow keys walk the list, Escape clears the text."));
}

} // namespace Clew
