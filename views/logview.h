// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/linesource.h"
#include "views/logmark.h"

#include <QAbstractScrollArea>
#include <QList>
#include <QTextLayout>

#include <memory>
#include <utility>

namespace Clew {

class CodeStyle;
class LogHighlighter;
struct LogStyle;

/// Shows a log of any size: only the lines on screen are fetched, laid out and painted; nothing of the file
/// is kept. Lines are selected as a whole. Keys: arrows, page keys, Home and End, Ctrl+Home and Ctrl+End,
/// Shift with them to select, Ctrl+C to copy, Ctrl+Left and Ctrl+Right for the parts of a line that is too
/// long to be shown at once, F4 and Shift+F4 for the next and previous mark.
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

    /// Colours times, numbers, paths and the like in lines that say of themselves no error or warning (these
    /// have one colour). The style must outlive the view.
    void setCodeStyle(const CodeStyle &style);

    /// Lines to mark, in any order.
    void setMarks(const QList<LogMark> &marks);
    [[nodiscard]] const QList<LogMark> &marks() const { return m_marks; }
    /// Rows of the marks, in the same order.
    [[nodiscard]] const QList<LineNumber> &markedRows() const { return m_rows; }
    [[nodiscard]] qint64 rowCount() const { return lineCount(); }
    /// The row with the cursor, invalid where there are none.
    [[nodiscard]] LineNumber currentRow() const { return m_current; }
    /// Where a row is or would be in the viewport, in sight or not.
    [[nodiscard]] QRect rowRect(LineNumber row) const;
    /// The row at a height of the viewport, the nearest one where there is none.
    [[nodiscard]] LineNumber rowAt(int y) const;
    [[nodiscard]] bool isSelected(LineNumber row) const;
    /// What a screen reader says of a row: its label, whether it is marked, and the beginning of its text.
    [[nodiscard]] QString spokenRow(LineNumber row) const;
    /// Text to pick out wherever it is in sight, whatever its case; empty for none.
    void setHighlight(const QString &text);
    [[nodiscard]] const QString &highlight() const { return m_highlight; }

    /// The line with the cursor, invalid where there are none.
    [[nodiscard]] LineNumber currentLine() const;
    [[nodiscard]] LineNumber firstVisibleLine() const;
    /// Share of the rows that is in sight, from 0 to 1.
    [[nodiscard]] std::pair<double, double> visibleShare() const;
    /// The selected lines as text, at most MaxCopied characters.
    [[nodiscard]] QString selectedText() const;

    static constexpr qsizetype MaxCopied = 4'000'000;

public Q_SLOTS:
    /// Makes a line (held within the text) the current one and brings it into the middle of the view.
    void goToLine(Clew::LineNumber line);
    /// The same, and brings a byte of the line, as UTF-8, into sight.
    void goToPlace(Clew::LineNumber line, qint64 offsetInLine);
    /// Makes a row the current one and brings it into the middle.
    void goToRow(Clew::LineNumber row);
    void goToNextMark();
    void goToPreviousMark();
    void copy();

Q_SIGNALS:
    void currentLineChanged(Clew::LineNumber line);
    /// Other rows are in sight, or there are other rows or marks.
    void viewChanged();

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
    [[nodiscard]] LineNumber firstRow() const;
    [[nodiscard]] LogLine fetched(LineNumber row) const;
    void showPart(qint64 skip);
    [[nodiscard]] const LogMark *markOf(LineNumber row) const;
    void setTop(qint64 line);
    void moveCurrent(LineNumber line, bool select);
    void reveal(LineNumber line);
    void layOutBars();
    void paintRow(QPainter &painter, LineNumber number, int y);
    [[nodiscard]] QString shownText(const LogLine &line) const;
    /// How a row is painted.
    struct RowLook
    {
        QRect rect;
        QColor colour;
        QColor ground;
        bool syntax = false; ///< parts of the text have colours of their own
    };
    void paintText(QPainter &painter, const QString &text, const RowLook &look);
    [[nodiscard]] QList<QTextLayout::FormatRange> formatsOf(const QString &text, QStringView slice,
                                                            const RowLook &look) const;
    void paintGutter(QPainter &painter, LineNumber number, const QRect &rect);
    void restyle();
    void retranslate();

    std::unique_ptr<LogStyle> m_style; ///< never null
    const CodeStyle *m_codeStyle = nullptr;
    std::unique_ptr<LogHighlighter> m_highlighter;
    std::shared_ptr<const LineSource> m_source;
    QList<LogMark> m_marks;   ///< sorted by line
    QList<LineNumber> m_rows; ///< of the marks
    QString m_highlight;
    LineNumber m_current; ///< row
    LineNumber m_anchor;  ///< other end of the selection
    LineNumber m_partRow; ///< the row that is shown from m_skip on
    qint64 m_skip = 0;    ///< bytes
    int m_columns = 0;    ///< widest line seen so far, in cells
    int m_scale = 1;      ///< lines a step of the vertical bar, more than 1 beyond what an int counts
};

} // namespace Clew
