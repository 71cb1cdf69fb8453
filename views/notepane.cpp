// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/notepane.h"

#include "views/icons.h"
#include "views/plaintext.h"
#include "views/theme.h"

#include <QEvent>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

NotePane::NotePane(QWidget *parent)
    : QWidget(parent)
    , m_star(new QToolButton(this))
    , m_name(new QLabel(this))
    , m_text(new QPlainTextEdit(this))
    , m_place(new QLabel(this))
{
    setObjectName(u"notePane"_s);
    m_star->setObjectName(u"starButton"_s);
    m_star->setCheckable(true);
    m_star->setAutoRaise(true);
    m_name->setTextInteractionFlags(Qt::NoTextInteraction);
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_text->setObjectName(u"noteText"_s);
    m_text->setTabChangesFocus(true);
    m_text->setAcceptDrops(false); // drops go to the window
    m_place->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *head = new QHBoxLayout;
    head->addWidget(m_star);
    head->addWidget(m_name, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_text, 1);
    column->addWidget(m_place);
    connect(m_star, &QToolButton::clicked, this, &NotePane::bookmarkToggled);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_quiet)
            Q_EMIT textEdited(m_text->toPlainText());
    });
    showNote({}, {}, false);
    restyle();
    retranslate();
}

void NotePane::showNote(const QString &recordName, const QString &text, bool bookmarked)
{
    const QScopedValueRollback guard(m_quiet, true);
    setPlainText(m_name, recordName);
    m_name->setToolTip(plainToolTip(recordName));
    if (text != m_text->toPlainText())
        m_text->setPlainText(text);
    m_text->setEnabled(!recordName.isEmpty());
    m_star->setEnabled(!recordName.isEmpty());
    setBookmarked(bookmarked);
}

void NotePane::setBookmarked(bool on)
{
    m_star->setChecked(on);
    restyle();
    retranslate();
}

void NotePane::setPlace(const QString &folder)
{
    m_folder = folder;
    retranslate();
}

QString NotePane::text() const
{
    return m_text->toPlainText();
}

void NotePane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layout()->activate(); // the line has its new width
    sayPlace();
}

void NotePane::focusInEvent(QFocusEvent *event)
{
    m_text->setFocus(event->reason());
}

void NotePane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        restyle();
}

void NotePane::restyle()
{
    const Theme theme = Theme::of(palette());
    m_star->setIcon(glyphIcon(m_star->isChecked() ? Glyph::Star : Glyph::StarOutline,
                              m_star->isChecked() ? theme.caution : theme.muted));
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    m_place->setFont(small);
    QPalette muted = m_place->palette();
    muted.setColor(QPalette::WindowText, readable(theme.muted, palette().color(QPalette::Window)));
    m_place->setPalette(muted);
}

void NotePane::retranslate()
{
    const QString star = m_star->isChecked() ? tr("Remove the bookmark") : tr("Bookmark this record");
    m_star->setToolTip(star);
    m_star->setAccessibleName(star);
    m_text->setAccessibleName(tr("Private note on the record"));
    m_text->setPlaceholderText(tr("Your own note on this record. Only you see it; it is saved as you type."));
    sayPlace();
}

void NotePane::sayPlace()
{
    const QString text = m_folder.isEmpty() ? QString() : tr("Kept in %1", "a folder").arg(m_folder);
    setPlainText(m_place, m_place->fontMetrics().elidedText(text, Qt::ElideMiddle, m_place->width()));
    m_place->setToolTip(plainToolTip(m_folder));
}

} // namespace Clew
