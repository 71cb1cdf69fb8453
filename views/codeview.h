// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>

#include <memory>
#include <vector>

namespace KSyntaxHighlighting {
class SyntaxHighlighter;
}

namespace Clew {

class CodeStyle;

/// A read-only text of any length with a scroll bar of its own, coloured up to MaxColoured characters. Lines
/// longer than MaxLine are broken for the eye, because a text widget lays a line out as a whole; copying
/// gives the text without those breaks.
class CodeView final : public QPlainTextEdit
{
    Q_OBJECT

public:
    /// The code style must outlive the view.
    explicit CodeView(const CodeStyle &style, QWidget *parent = nullptr);
    ~CodeView() override;

    /// `definition` as guessSyntax() names it.
    void setCode(const QString &text, const QString &definition);
    /// The text as it was set.
    [[nodiscard]] const QString &code() const { return m_text; }

    static constexpr qsizetype MaxLine = 2000;
    static constexpr qsizetype MaxColoured = 200'000;

public Q_SLOTS:
    void copyAll();

protected:
    [[nodiscard]] QMimeData *createMimeDataFromSelection() const override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void restyle();

    const CodeStyle &m_style;
    QString m_text;
    QString m_definition;
    std::vector<int> m_continued; ///< blocks that go on in the next one, sorted
    std::unique_ptr<KSyntaxHighlighting::SyntaxHighlighter> m_highlighter;
};

} // namespace Clew
