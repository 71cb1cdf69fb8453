// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/fieldeditor.h"

class QComboBox;

namespace Clew {

class LineEdit;

/// A word of a few that are usual, chosen from a box (F4, Up and Down) or typed: records may have others.
class ChoiceEditor final : public FieldEditor
{
    Q_OBJECT

public:
    explicit ChoiceEditor(QWidget *parent);

    void setFieldName(const QString &name) override;
    void setSuggestions(const QStringList &words) override;

protected:
    void setValue(const FieldValue &value) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take(const QString &text);

    QComboBox *m_box = nullptr;
    LineEdit *m_edit = nullptr;
    bool m_wasNull = false; ///< when typing began: emptied again, it is null again
};

} // namespace Clew
