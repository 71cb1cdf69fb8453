// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/flowwidget.h"
#include "views/formpart.h"

class QLabel;
class QVBoxLayout;

namespace Clew {

/// A headed part of the editing form. Stands for a value itself where it has a pointer: findings about what
/// has no field of its own come there.
class FieldGroup final : public FlowWidget, public FormPart
{
    Q_OBJECT

public:
    FieldGroup(const QString &pointer, const QString &title, QWidget *parent);

    void add(QWidget *widget);
    /// Side by side, each with the same share of the width.
    void addRow(const QList<QWidget *> &widgets);

    /// Not seen while the lists in it have no items.
    void setHiddenWhileEmpty(bool hidden) { m_hiddenWhileEmpty = hidden; }
    [[nodiscard]] bool isHiddenWhileEmpty() const { return m_hiddenWhileEmpty; }

    [[nodiscard]] const QString &pointer() const override { return m_pointer; }
    [[nodiscard]] FindingBox *findingBox() const override { return m_findings; }
    [[nodiscard]] QWidget *focusTarget() const override;

private:
    const QString m_pointer;
    QVBoxLayout *m_column = nullptr;
    FindingBox *m_findings = nullptr;
    QWidget *m_first = nullptr;
    bool m_hiddenWhileEmpty = false;
};

} // namespace Clew
