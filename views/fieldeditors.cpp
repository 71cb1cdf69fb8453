// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/fieldeditors.h"

#include "views/choiceeditor.h"
#include "views/dateeditor.h"
#include "views/lineeditor.h"
#include "views/numbereditor.h"
#include "views/resolvableeditor.h"
#include "views/texteditor.h"

namespace Clew {

FieldEditor *makeFieldEditor(FieldControl control, const CodeStyle &style, QWidget *parent)
{
    switch (control) {
    case FieldControl::Line:
        return new LineEditor(LineEditor::Writes::WhileTyping, parent);
    case FieldControl::Choice:
        return new ChoiceEditor(parent);
    case FieldControl::Chip: {
        auto *editor = new LineEditor(LineEditor::Writes::WhileTyping, parent);
        editor->setHugging();
        return editor;
    }
    case FieldControl::Title:
        return new TextEditor(TextEditor::Kind::Title, style, parent);
    case FieldControl::Prose:
        return new TextEditor(TextEditor::Kind::Prose, style, parent);
    case FieldControl::Code:
        return new TextEditor(TextEditor::Kind::Code, style, parent);
    case FieldControl::Regex:
        return new TextEditor(TextEditor::Kind::Regex, style, parent);
    case FieldControl::Committed:
        return new LineEditor(LineEditor::Writes::WhenDone, parent);
    case FieldControl::Input:
        return new TextEditor(TextEditor::Kind::Input, style, parent);
    case FieldControl::Rate:
        return new NumberEditor(NumberEditor::Kind::Rate, parent);
    case FieldControl::Count:
        return new NumberEditor(NumberEditor::Kind::Count, parent);
    case FieldControl::Date:
        return new DateEditor(parent);
    case FieldControl::Resolvable:
        return new ResolvableEditor(parent);
    }
    Q_UNREACHABLE_RETURN(nullptr);
}

} // namespace Clew
