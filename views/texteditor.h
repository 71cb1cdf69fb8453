// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/fieldeditor.h"

#include <memory>

namespace KSyntaxHighlighting {
class SyntaxHighlighter;
}

namespace Clew {

class CodeStyle;
class GrowingEdit;

/// A text of any number of lines.
class TextEditor final : public FieldEditor
{
    Q_OBJECT

public:
    enum class Kind {
        Title, ///< Return goes on
        Prose,
        Code,
        Regex,
        Input, ///< what is typed is taken when it is done with, as a text or as JSON
    };

    /// The code style must outlive the editor.
    TextEditor(Kind kind, const CodeStyle &style, QWidget *parent);
    ~TextEditor() override;

    void setFieldName(const QString &name) override;

protected:
    void setValue(const FieldValue &value) override;
    void changeEvent(QEvent *event) override;

private:
    void take(const QString &text);
    void commit();
    void restyle();

    const Kind m_kind;
    const CodeStyle &m_style;
    GrowingEdit *m_edit = nullptr;
    std::unique_ptr<KSyntaxHighlighting::SyntaxHighlighter> m_highlighter;
    bool m_wasNull = false; ///< when typing began: emptied again, it is null again
};

} // namespace Clew
