// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/flowwidget.h"
#include "views/textcell.h"

class QLabel;
class QPushButton;

namespace Clew {

class CodeView;

/// A TextCell that may be given a text of any length: more than MaxShown characters are cut, with a button
/// that shows all of them in a box that scrolls.
class TextField final : public FlowWidget
{
    Q_OBJECT

public:
    /// The code style must outlive the field.
    explicit TextField(const CodeStyle &style, QWidget *parent = nullptr);

    void setText(const QString &text, TextCell::Kind kind);
    void setCode(const QString &text, const QString &definition);
    /// Name for screen readers, of the text inside.
    void setFieldName(const QString &name);
    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] TextCell::Kind kind() const { return m_kind; }

    static constexpr qsizetype MaxShown = 3000;

private:
    void show(const QString &text, TextCell::Kind kind, const QString &definition);
    void toggleAll();

    const CodeStyle &m_style;
    QString m_text;
    QString m_definition;
    TextCell::Kind m_kind = TextCell::Kind::Prose;
    QString m_name;
    TextCell *m_cell = nullptr; ///< none for a note
    QLabel *m_note =
        nullptr; ///< words of the window need no selection, and a label costs a fiftieth of a cell
    CodeView *m_all = nullptr; ///< made when it is asked for
    QPushButton *m_more = nullptr;
};

} // namespace Clew
