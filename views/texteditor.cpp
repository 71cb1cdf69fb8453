// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/texteditor.h"

#include "views/codestyle.h"
#include "views/growingedit.h"

#include <KSyntaxHighlighting/SyntaxHighlighter>

#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

TextEditor::TextEditor(Kind kind, const CodeStyle &style, QWidget *parent)
    : FieldEditor(parent)
    , m_kind(kind)
    , m_style(style)
    , m_edit(new GrowingEdit(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(m_edit);
    setFocusProxy(m_edit);
    m_edit->setReturnEnds(kind == Kind::Title || kind == Kind::Regex);
    if (kind == Kind::Code || kind == Kind::Regex || kind == Kind::Input)
        m_edit->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    connect(m_edit, &GrowingEdit::edited, this, &TextEditor::take);
    connect(m_edit, &GrowingEdit::finished, this, &TextEditor::commit);
    restyle();
}

TextEditor::~TextEditor() = default;

void TextEditor::setFieldName(const QString &name)
{
    m_edit->setAccessibleName(name);
}

void TextEditor::setValue(const FieldValue &value)
{
    const bool has = value.kind != ValueKind::Null && value.kind != ValueKind::Absent;
    if (!m_edit->hasFocus() || !has)
        m_wasNull = value.kind == ValueKind::Null;
    const bool showsNull = m_kind == Kind::Input && value.kind == ValueKind::Null;
    m_edit->showText(has || showsNull ? value.text : QString());
    m_edit->setPlaceholderText(emptyWord(value));
}

void TextEditor::take(const QString &text)
{
    if (m_kind == Kind::Input)
        return;
    if (text.isEmpty() && m_wasNull)
        Q_EMIT jsonEdited(u"null"_s);
    else
        Q_EMIT textEdited(text);
}

void TextEditor::commit()
{
    if (m_kind == Kind::Input && shown() && m_edit->text() != shown()->text)
        Q_EMIT inputEdited(m_edit->text());
    Q_EMIT finished();
}

void TextEditor::restyle()
{
    if (m_kind != Kind::Regex)
        return;
    m_highlighter = std::make_unique<KSyntaxHighlighting::SyntaxHighlighter>(m_edit->document());
    m_highlighter->setTheme(m_style.theme(palette()));
    m_highlighter->setDefinition(m_style.definition(CodeStyle::RegexDefinition.toString()));
}

void TextEditor::changeEvent(QEvent *event)
{
    FieldEditor::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
}

} // namespace Clew
