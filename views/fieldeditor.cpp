// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/fieldeditor.h"

namespace Clew {

void FieldEditor::silence(const QWidget &around)
{
    for (FieldEditor *editor : around.findChildren<FieldEditor *>())
        editor->disconnect();
}

void FieldEditor::setSuggestions(const QStringList &) {}

QString FieldEditor::emptyWord(const FieldValue &value)
{
    switch (value.kind) {
    case ValueKind::Absent:
        return tr("absent", "field that the record does not have");
    case ValueKind::Null:
        return QStringLiteral("null");
    default:
        return tr("empty", "a field without text");
    }
}

} // namespace Clew
