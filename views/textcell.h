// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QTextEdit>

#include <memory>

namespace KSyntaxHighlighting {
class SyntaxHighlighter;
}

namespace Clew {

class CodeStyle;

/// A read-only stretch of plain text that is as high as its text, can be selected and copied, and is read by
/// screen readers. For texts up to some thousand characters; see TextField for longer ones.
class TextCell final : public QTextEdit
{
    Q_OBJECT

public:
    enum class Kind {
        Prose, ///< code in it is shown monospaced where it is surely code
        Plain, ///< without code
        Title, ///< prose that the eye shall meet first
        Facts, ///< muted
        Code,  ///< monospaced and coloured
        Note,  ///< muted words of the window itself ("empty"); a TextField shows them as a label
    };

    /// The code style must outlive the cell.
    explicit TextCell(const CodeStyle &style, QWidget *parent = nullptr);
    ~TextCell() override;

    void setText(const QString &text, Kind kind);
    /// `definition` as guessSyntax() names it.
    void setCode(const QString &text, const QString &definition);
    [[nodiscard]] Kind kind() const { return m_kind; }

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void restyle();
    void styleProse();
    void styleCode();

    const CodeStyle &m_style;
    Kind m_kind = Kind::Prose;
    QString m_definition;
    std::unique_ptr<KSyntaxHighlighting::SyntaxHighlighter> m_highlighter;
    mutable QHash<int, int> m_heights; ///< by width, as far as asked
    bool m_styling = false;
};

} // namespace Clew
