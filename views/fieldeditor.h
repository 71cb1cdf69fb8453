// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/items/recordfieldmodel.h"

#include <QWidget>

#include <optional>

namespace Clew {

/// The editor of one value. Shows what the record has, and says what the person makes of it while it is made;
/// it never writes itself. A text that is refused stays in it until it is mended or the record says something
/// new.
class FieldEditor : public QWidget
{
    Q_OBJECT

public:
    explicit FieldEditor(QWidget *parent)
        : QWidget(parent)
    {
    }

    void showValue(const FieldValue &value)
    {
        if (m_shown && m_shown->kind == value.kind && m_shown->text == value.text)
            return; // what is under the person's hands stays
        m_shown = value;
        setValue(value);
    }
    /// Another record comes: nothing that stands here is worth keeping.
    void forget() { m_shown.reset(); }

    /// The editors in a widget that is about to go say nothing any more, whatever happens to their focus.
    static void silence(const QWidget &around);

    /// Name for screen readers.
    virtual void setFieldName(const QString &name) = 0;
    /// Words that may stand here, to choose from while typing.
    virtual void setSuggestions(const QStringList &words);

Q_SIGNALS:
    /// A text, as it stands.
    void textEdited(const QString &text);
    /// A value as JSON spells it.
    void jsonEdited(const QString &json);
    /// What somebody typed where anything may stand: a text, or JSON.
    void inputEdited(const QString &input);
    /// An edit is complete: what comes next is a step of its own.
    void finished();

protected:
    virtual void setValue(const FieldValue &value) = 0;
    /// What the record has, as it was shown last.
    [[nodiscard]] const std::optional<FieldValue> &shown() const { return m_shown; }
    /// "null" and "absent" for a place holder.
    [[nodiscard]] static QString emptyWord(const FieldValue &value);

private:
    std::optional<FieldValue> m_shown;
};

} // namespace Clew
