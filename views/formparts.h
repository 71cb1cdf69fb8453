// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/flowwidget.h"
#include "views/icons.h"

#include <QColor>

class QLabel;
class QVBoxLayout;

namespace Clew {

/// Small muted name of a field. Plain text.
[[nodiscard]] QLabel *makeCaption(const QString &text, QWidget *parent);

/// Muted words of the window itself in the place of a text ("empty").
[[nodiscard]] QLabel *makeNote(const QString &text, QWidget *parent);

/// A muted line that names the fields without a value: "Empty: condition, sources".
[[nodiscard]] QLabel *makeEmptyNote(const QStringList &fields, QWidget *parent);

/// An icon before a text, in the icon's colour.
[[nodiscard]] QWidget *makeIconLine(Glyph glyph, const QString &text, const QColor &colour, QWidget *parent);

/// A headed part of a form: its name once, then what it holds from top to bottom.
class FormSection final : public FlowWidget
{
    Q_OBJECT

public:
    explicit FormSection(const QString &title, QWidget *parent = nullptr);

    /// An icon before the title, both in that colour.
    void setGlyph(Glyph glyph, const QColor &colour);
    void add(QWidget *widget);
    [[nodiscard]] const QString &title() const { return m_title; }

private:
    QString m_title;
    QVBoxLayout *m_column = nullptr;
    QWidget *m_heading = nullptr;
};

} // namespace Clew
