// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/formparts.h"

#include "views/plaintext.h"
#include "views/theme.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QTextLayout>
#include <QVBoxLayout>

#include <cmath>

namespace Clew {

namespace {

void paintWords(QLabel *label, const QColor &colour)
{
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
    label->setForegroundRole(QPalette::WindowText); // else a parent with the role Base makes it Text
}

int firstLineHeight(const QString &text, const QFont &font)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    return line.isValid() ? static_cast<int>(std::ceil(line.height())) : 0;
}

} // namespace

QLabel *makeCaption(const QString &text, QWidget *parent)
{
    auto *caption = new QLabel(parent);
    setPlainText(caption, text);
    QFont small = caption->font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    caption->setFont(small);
    paintWords(caption, Theme::of(parent->palette()).muted);
    return caption;
}

QLabel *makeNote(const QString &text, QWidget *parent)
{
    auto *note = new QLabel(parent);
    setPlainText(note, text);
    note->setWordWrap(true);
    QFont italic = note->font();
    italic.setItalic(true);
    note->setFont(italic);
    paintWords(note, Theme::of(parent->palette()).muted);
    return note;
}

QLabel *makeEmptyNote(const QStringList &fields, QWidget *parent)
{
    QLabel *note =
        makeCaption(QCoreApplication::translate("Clew::FormSection", "Empty: %1", "names of fields")
                        .arg(QLocale().createSeparatedList(fields)),
                    parent);
    QFont italic = note->font();
    italic.setItalic(true);
    note->setFont(italic);
    note->setWordWrap(true);
    return note;
}

QWidget *makeIconLine(Glyph glyph, const QString &text, const QColor &colour, QWidget *parent)
{
    auto *line = new QWidget(parent);
    auto *words = new QLabel(line);
    setPlainText(words, text);
    words->setWordWrap(true);
    if (parent->isRightToLeft()) // beside the icon, though the words themselves run to the right
        words->setAlignment(Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter);
    QFont bold = words->font();
    bold.setWeight(QFont::DemiBold);
    words->setFont(bold);
    paintWords(words, colour);
    auto *icon = new QLabel(line);
    const int size = line->fontMetrics().height();
    icon->setPixmap(glyphIcon(glyph, colour).pixmap(QSize(size, size), line->devicePixelRatio()));
    icon->setFixedHeight(
        firstLineHeight(text, bold)); // centred on the first line, whatever font it falls back to
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(icon, 0, Qt::AlignTop);
    row->addWidget(words, 1);
    return line;
}

FormSection::FormSection(const QString &title, QWidget *parent)
    : FlowWidget(parent)
    , m_title(title)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
    QLabel *heading = makeCaption(title, this);
    QFont bold = heading->font();
    bold.setWeight(QFont::DemiBold);
    heading->setFont(bold);
    m_heading = heading;
    m_column->addWidget(m_heading);
    setAccessibleName(title);
}

void FormSection::setGlyph(Glyph glyph, const QColor &colour)
{
    delete m_heading;
    m_heading = makeIconLine(glyph, m_title, colour, this);
    m_column->insertWidget(0, m_heading);
}

void FormSection::add(QWidget *widget)
{
    m_column->addWidget(widget);
}

} // namespace Clew
