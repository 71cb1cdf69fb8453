// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/chinesetext.h"
#include "views/flowwidget.h"
#include "views/formpart.h"

#include <QStringList>

#include <optional>

class QHBoxLayout;
class QLabel;

namespace Clew {

class FieldEditor;
class RecordFieldModel;
struct FieldValue;

/// One field of the editing form: its name, its editor, and what the checks say of it.
class FieldFrame final : public FlowWidget, public FormPart
{
    Q_OBJECT

public:
    /// Takes the editor as its child. Without a name there is no caption, and `spokenName` is for screen
    /// readers.
    FieldFrame(const QString &pointer, const QString &name, FieldEditor *editor, QWidget *parent);

    void setSpokenName(const QString &name);
    /// The field belongs to an item and stands under one of these keys in it ("/error_id", "/id"): the first
    /// that is there. An empty key is the item itself, where it is a text. Without keys it is the item
    /// whatever it is, and named as the item's own key.
    void setPlace(const FormPart *item, const QStringList &keys);
    /// Finds its place again; false where the item has none for it.
    bool bind(const RecordFieldModel &model);
    void setPointer(const QString &pointer) { m_pointer = pointer; }
    void showValue(const FieldValue &value);
    /// How far the Chinese text is: an icon and a word beside the name; nothing where it is no such text.
    void setState(std::optional<ChineseState> state);
    /// Something worth knowing about the value; empty: nothing.
    void setNote(const QString &note);
    /// What is typed is another record's id, and an edge to it.
    void setEdgeTarget(bool is) { m_isEdgeTarget = is; }
    [[nodiscard]] bool isEdgeTarget() const { return m_isEdgeTarget; }
    [[nodiscard]] const FormPart *item() const { return m_item; }
    [[nodiscard]] FieldEditor *editor() const { return m_editor; }

    [[nodiscard]] const QString &pointer() const override { return m_pointer; }
    [[nodiscard]] FindingBox *findingBox() const override { return m_findings; }
    [[nodiscard]] QWidget *focusTarget() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void showState();

    QString m_pointer;
    QLabel *m_caption = nullptr;
    FieldEditor *m_editor = nullptr;
    const FormPart *m_item = nullptr;
    QStringList m_keys;
    bool m_isEdgeTarget = false;
    FindingBox *m_findings = nullptr;
    QLabel *m_note = nullptr; ///< made when there is one
    QHBoxLayout *m_head = nullptr;
    QWidget *m_stateLine = nullptr;
    std::optional<ChineseState> m_state;
};

} // namespace Clew
