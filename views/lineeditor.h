// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/fieldeditor.h"

class QCompleter;

namespace Clew {

class LineEdit;

/// A text of one line. A value that is none (a number where a text belongs) is shown as JSON spells it, and
/// becomes the text that is typed.
class LineEditor final : public FieldEditor
{
    Q_OBJECT

public:
    enum class Writes {
        WhileTyping,
        WhenDone, ///< with Return, or when the focus goes on; Escape gives it up
    };

    LineEditor(Writes writes, QWidget *parent);

    void setHugging();
    void setFieldName(const QString &name) override;
    void setSuggestions(const QStringList &words) override;

protected:
    void setValue(const FieldValue &value) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void commit();

    const Writes m_writes;
    LineEdit *m_edit = nullptr;
    QCompleter *m_completer = nullptr;
    bool m_wasNull = false; ///< when typing began: emptied again, it is null again
};

} // namespace Clew
