// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace Clew {

class FindingBox;

/// A part of the editing form that stands for a value: a field, a list item, a list. The form finds the part
/// that the focus is in by asking the widgets around the focus for this.
class FormPart
{
public:
    FormPart() = default;
    virtual ~FormPart() = default;
    Q_DISABLE_COPY_MOVE(FormPart)

    /// JSON pointer of the value.
    [[nodiscard]] virtual const QString &pointer() const = 0;
    /// Where findings about it stand.
    [[nodiscard]] virtual FindingBox *findingBox() const = 0;
    /// What takes the focus when somebody goes to the value.
    [[nodiscard]] virtual QWidget *focusTarget() const = 0;
};

} // namespace Clew
