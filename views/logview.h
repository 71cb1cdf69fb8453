// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/linenumber.h"
#include "models/diagnosis/diagnosis.h"
#include "views/linesource.h"

#include <QAbstractScrollArea>
#include <QList>

#include <memory>

namespace Clew {

/// A line that a verdict points at.
struct LogMark
{
    LineNumber line;
    VerdictLevel level = VerdictLevel::Hint;
    QString title; ///< shown as a tool tip

    friend bool operator==(const LogMark &, const LogMark &) = default;
};

/// Shows a log of any size: only the lines on screen are fetched, laid out and painted; nothing of the file
/// is kept. Lines are selected as a whole. Keys: arrows, page keys, Home and End, Ctrl+Home and Ctrl+End,
/// Shift with them to select, Ctrl+C to copy, F4 and Shift+F4 for the next and previous mark.
class LogView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit LogView(QWidget *parent = nullptr);
    ~LogView() override;

    /// Shows another text from its first line, without marks; null shows none. The source is told nothing.
    void setSource(std::shared_ptr<const LineSource> source);
    /// The source has grown (or shrunk): keeps the place, or the end where the end was in sight.
    void sourceChanged();

    /// Lines to mark, in any order.
    void setMarks(const QList<LogMark> &marks);
    [[nodiscard]] const QList<LogMark> &marks() const { return m_marks; }

    /// The line with the cursor, invalid where there are none.
    [[nodiscard]] LineNumber currentLine() const { return m_current; }
    [[nodiscard]] LineNumber firstVisibleLine() const;
    /// The selected lines as text, at most MaxCopied characters.
    [[nodiscard]] QString selectedText() const;

    static constexpr qsizetype MaxCopied = 50'000'000;

public Q_SLOTS:
    /// Makes a line (held within the text) the current one and brings it into the middle of the view.
    void goToLine(Clew::LineNumber line);
    void goToNextMark();
    void goToPreviousMark();
    void copy();

Q_SIGNALS:
    void currentLineChanged(Clew::LineNumber line);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    [[nodiscard]] qint64 lineCount() const;
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int visibleRows() const; ///< whole rows
    [[nodiscard]] int gutterWidth() const;
    [[nodiscard]] LineNumber lineAt(int y) const;
    [[nodiscard]] const LogMark *markOf(LineNumber line) const;
    [[nodiscard]] bool isSelected(LineNumber line) const;
    void setTop(qint64 line);
    void moveCurrent(LineNumber line, bool select);
    void reveal(LineNumber line);
    void layOutBars();
    void paintRow(QPainter &painter, LineNumber number, int y);
    void paintGutter(QPainter &painter, LineNumber number, const QRect &rect);
    void restyle();
    void retranslate();

    struct Style;
    std::unique_ptr<Style> m_style;
    std::shared_ptr<const LineSource> m_source;
    QList<LogMark> m_marks; ///< sorted by line
    LineNumber m_current;
    LineNumber m_anchor; ///< other end of the selection
    int m_columns = 0;   ///< widest line seen so far, in cells
    int m_scale = 1;     ///< lines a step of the vertical bar, more than 1 beyond what an int counts
};

} // namespace Clew
