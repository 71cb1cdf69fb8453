// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/fieldeditor.h"

class QButtonGroup;
class QLabel;

namespace Clew {

/// Whether the error can be fixed: yes, partly or no. Arrows choose. A value that is none of the three is
/// told, and stays until one is chosen.
class ResolvableEditor final : public FieldEditor
{
    Q_OBJECT

public:
    explicit ResolvableEditor(QWidget *parent);

    void setFieldName(const QString &name) override;

protected:
    void setValue(const FieldValue &value) override;

private:
    QButtonGroup *m_choices = nullptr;
    QLabel *m_other = nullptr;
};

} // namespace Clew
