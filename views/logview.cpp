// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/logview.h"

#include "views/logaccessible.h"
#include "views/logcells.h"
#include "views/loghighlighter.h"
#include "views/logstyle.h"
#include "views/plaintext.h"
#include "views/words.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int TextInset = 6; ///< device-independent pixels between gutter and text

/// UTF-16 units of the text that its first `bytes` bytes of UTF-8 make.
qsizetype unitsOfBytes(QStringView text, qint64 bytes)
{
    qsizetype at = 0;
    while (at < text.size() && bytes > 0) {
        const char16_t unit = text[at].unicode();
        const bool isPair = QChar::isHighSurrogate(unit) && at + 1 < text.size();
        bytes -= isPair ? 4 : unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
        at += isPair ? 2 : 1;
    }
    return at;
}

} // namespace

LogView::LogView(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_style(std::make_unique<LogStyle>(LogStyle::of(*this)))
{
    ensureLogAccessibility();
    setObjectName(u"logView"_s);
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setLayoutDirection(Qt::LeftToRight); // logs are
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setBackgroundRole(QPalette::Base);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, viewport(), qOverload<>(&QWidget::update));
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &LogView::viewChanged);
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, viewport(), qOverload<>(&QWidget::update));
    retranslate();
}

LogView::~LogView() = default;

void LogView::setSource(std::shared_ptr<const LineSource> source)
{
    m_source = std::move(source);
    m_marks.clear();
    m_rows.clear();
    m_columns = 0;
    m_partRow = {};
    m_skip = 0;
    m_current = lineCount() > 0 ? LineNumber(1) : LineNumber();
    m_anchor = m_current;
    layOutBars();
    verticalScrollBar()->setValue(0);
    horizontalScrollBar()->setValue(0);
    viewport()->update();
    Q_EMIT currentLineChanged(currentLine());
    Q_EMIT viewChanged();
}

void LogView::sourceChanged()
{
    const QScrollBar *bar = verticalScrollBar();
    const bool atEnd = bar->maximum() > 0 && bar->value() == bar->maximum();
    layOutBars();
    if (m_current.value() > lineCount() || !m_current.isValid()) {
        m_current = lineCount() > 0 ? LineNumber(std::clamp<qint64>(m_current.value(), 1, lineCount()))
                                    : LineNumber();
        m_anchor = m_current;
        Q_EMIT currentLineChanged(currentLine());
    }
    if (atEnd)
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    setMarks(QList<LogMark>(m_marks)); // rows of lines may be others
    viewport()->update();
}

void LogView::setMarks(const QList<LogMark> &marks)
{
    m_marks = marks;
    std::stable_sort(m_marks.begin(), m_marks.end(),
                     [](const LogMark &a, const LogMark &b) { return a.line < b.line; });
    m_rows.clear();
    for (const LogMark &mark : std::as_const(m_marks))
        m_rows.append(m_source ? m_source->rowOf(mark.line) : mark.line);
    viewport()->update();
    Q_EMIT viewChanged();
}

void LogView::setHighlight(const QString &text)
{
    m_highlight = text;
    viewport()->update();
}

LineNumber LogView::currentLine() const
{
    return m_source && m_current.isValid() ? m_source->lineOf(m_current) : m_current;
}

std::pair<double, double> LogView::visibleShare() const
{
    if (lineCount() == 0)
        return {0, 1};
    const auto all = static_cast<double>(lineCount());
    const auto first = static_cast<double>(firstRow().value() - 1);
    return {first / all, std::min((first + visibleRows()) / all, 1.0)};
}

qint64 LogView::lineCount() const
{
    return m_source ? m_source->lineCount() : 0;
}

int LogView::rowHeight() const
{
    return m_style->row;
}

int LogView::visibleRows() const
{
    return std::max(viewport()->height() / rowHeight(), 1);
}

int LogView::gutterWidth() const
{
    const int label = m_source ? m_source->labelWidth() : 4;
    return static_cast<int>(std::ceil(m_style->cell * (label + 4)));
}

LineNumber LogView::firstVisibleLine() const
{
    const LineNumber row = firstRow();
    return m_source && row.isValid() ? m_source->lineOf(row) : row;
}

LineNumber LogView::firstRow() const
{
    if (lineCount() == 0)
        return {};
    return LineNumber(1 + static_cast<qint64>(verticalScrollBar()->value()) * m_scale);
}

LineNumber LogView::rowAt(int y) const
{
    if (lineCount() == 0)
        return {};
    const qint64 row = std::max(y, 0) / rowHeight();
    return LineNumber(std::clamp<qint64>(firstRow().value() + row, 1, lineCount()));
}

const LogMark *LogView::markOf(LineNumber row) const
{
    const auto found = std::lower_bound(m_rows.begin(), m_rows.end(), row);
    return found != m_rows.end() && *found == row ? &m_marks.at(found - m_rows.begin()) : nullptr;
}

LogLine LogView::fetched(LineNumber row) const
{
    return row == m_partRow && m_skip > 0 ? m_source->part(row, m_skip) : m_source->line(row);
}

QRect LogView::rowRect(LineNumber row) const
{
    // Far away is out of sight, wherever it is: an int must hold it.
    constexpr qint64 FarAway = 100'000;
    const qint64 below = std::clamp(row.value() - firstRow().value(), -FarAway, FarAway);
    return {0, static_cast<int>(below) * rowHeight(), viewport()->width(), rowHeight()};
}

QString LogView::spokenRow(LineNumber row) const
{
    if (!row.isValid() || row.value() > lineCount())
        return {};
    constexpr qsizetype MaxSpoken = 500;
    const QString text = singleLine(cutText(m_source->line(row).text, MaxSpoken));
    const QString label = m_source->label(row);
    if (const LogMark *mark = markOf(row))
        return tr("%1: %2 (marked: %3)", "number, text and mark of a line").arg(label, text, mark->title);
    return tr("%1: %2", "number and text of a line").arg(label, text);
}

bool LogView::isSelected(LineNumber line) const
{
    const auto [first, last] = std::minmax(m_anchor, m_current);
    return line >= first && line <= last;
}

QString LogView::selectedText() const
{
    QString text;
    if (!m_current.isValid())
        return text;
    const auto [first, last] = std::minmax(m_anchor, m_current);
    for (qint64 line = first.value(); line <= last.value() && text.size() < MaxCopied; ++line) {
        text.append(m_source->line(LineNumber(line)).text);
        text.append(u'\n');
    }
    return text;
}

void LogView::copy()
{
    if (const QString text = selectedText(); !text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

void LogView::setTop(qint64 line)
{
    verticalScrollBar()->setValue(static_cast<int>((line - 1) / m_scale));
}

void LogView::goToLine(LineNumber line)
{
    if (lineCount() > 0)
        goToRow(m_source->rowOf(line));
}

void LogView::goToRow(LineNumber row)
{
    if (lineCount() == 0)
        return;
    const LineNumber held(std::clamp<qint64>(row.value(), 1, lineCount()));
    setTop(std::max<qint64>(held.value() - visibleRows() / 2, 1));
    moveCurrent(held, false);
}

void LogView::goToPlace(LineNumber line, qint64 offsetInLine)
{
    goToLine(line);
    if (lineCount() == 0 || currentLine() != line)
        return;
    constexpr qint64 Before = 2000;
    m_partRow = m_current;
    m_skip = 0;
    if (m_source->line(m_current).cutCharacters > 0 && offsetInLine > Before)
        m_skip = offsetInLine - Before;
    const LogLine shown = fetched(m_current);
    const qsizetype inText = unitsOfBytes(shown.text, offsetInLine - shown.cutBefore);
    const int cells =
        toCells(shownText({.text = shown.text.first(inText), .cutBefore = shown.cutBefore})).cells;
    m_columns = std::max(m_columns, toCells(shownText(shown)).cells);
    layOutBars();
    QScrollBar *bar = horizontalScrollBar();
    if (cells < bar->value() || cells >= bar->value() + bar->pageStep())
        bar->setValue(std::max(cells - bar->pageStep() / 2, 0));
    viewport()->update();
}

/// Shows the current row from another byte on.
void LogView::showPart(qint64 skip)
{
    if (lineCount() == 0)
        return;
    m_skip = m_partRow == m_current ? m_skip : 0;
    m_partRow = m_current;
    const LogLine shown = fetched(m_current);
    if (skip > 0 && shown.cutCharacters == 0)
        return;
    m_skip = std::max<qint64>(m_skip + skip, 0);
    horizontalScrollBar()->setValue(0);
    viewport()->update();
}

void LogView::goToNextMark()
{
    const auto found = std::upper_bound(m_rows.begin(), m_rows.end(), m_current);
    if (found != m_rows.end())
        goToRow(*found);
}

void LogView::goToPreviousMark()
{
    const auto found = std::lower_bound(m_rows.begin(), m_rows.end(), m_current);
    if (found != m_rows.begin())
        goToRow(*std::prev(found));
}

void LogView::moveCurrent(LineNumber line, bool select)
{
    const LineNumber before = m_current;
    m_current = line;
    if (!select)
        m_anchor = line;
    reveal(line);
    viewport()->update();
    if (m_current == before)
        return;
    if (QAccessible::isActive() && hasFocus() && line.value() <= std::numeric_limits<int>::max()) {
        QAccessibleEvent event(this, QAccessible::Focus);
        event.setChild(static_cast<int>(line.value() - 1));
        QAccessible::updateAccessibility(&event);
    }
    Q_EMIT currentLineChanged(currentLine());
}

void LogView::reveal(LineNumber line)
{
    const qint64 top = firstRow().value();
    if (line.value() < top)
        setTop(line.value());
    else if (line.value() >= top + visibleRows())
        setTop(line.value() - visibleRows() + 1 + (m_scale - 1));
}

void LogView::layOutBars()
{
    const qint64 hidden = std::max<qint64>(lineCount() - visibleRows(), 0);
    constexpr qint64 MaxSteps = std::numeric_limits<int>::max() / 2;
    m_scale = static_cast<int>(hidden / MaxSteps + 1);
    verticalScrollBar()->setRange(0, static_cast<int>((hidden + m_scale - 1) / m_scale));
    verticalScrollBar()->setPageStep(std::max(visibleRows() / m_scale, 1));
    const int columns = static_cast<int>((viewport()->width() - gutterWidth()) / m_style->cell);
    horizontalScrollBar()->setRange(0, std::max(m_columns + 1 - columns, 0));
    horizontalScrollBar()->setPageStep(std::max(columns, 1));
    horizontalScrollBar()->setSingleStep(4);
}

void LogView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.setFont(m_style->font);
    painter.fillRect(event->rect(), m_style->theme.base);
    const qint64 top = firstRow().value();
    const int widestBefore = m_columns;
    for (int y = 0, row = 0; y < viewport()->height() && top + row <= lineCount() && lineCount() > 0;
         y += rowHeight(), ++row) {
        if (y + rowHeight() > event->rect().top() && y <= event->rect().bottom())
            paintRow(painter, LineNumber(top + row), y);
    }
    if (m_columns != widestBefore) // a wider line came into sight
        QMetaObject::invokeMethod(this, &LogView::layOutBars, Qt::QueuedConnection);
}

void LogView::paintRow(QPainter &painter, LineNumber number, int y)
{
    const LogLine line = fetched(number);
    const CellLine cells = toCells(shownText(line));
    m_columns = std::max(m_columns, cells.cells);
    const int gutter = gutterWidth();
    const QRect row(gutter, y, viewport()->width() - gutter, rowHeight());
    const LogMark *mark = markOf(number);
    const bool selected = isSelected(number) && (hasFocus() || m_anchor != m_current);
    RowLook look{.rect = row, .colour = m_style->levelColour(line.level), .ground = m_style->theme.base};
    look.syntax = !selected && line.level < LogLevel::Warning;
    if (selected) {
        look.ground = m_style->selected;
        look.colour = m_style->selectedText;
    } else if (mark) {
        look.ground = mark->level == VerdictLevel::Claim ? m_style->claimGround : m_style->hintGround;
        look.colour = readable(look.colour, look.ground);
    } else if (number == m_current) {
        look.ground = m_style->theme.raised;
    }
    painter.fillRect(row, look.ground);
    paintText(painter, cells.text, look);
    paintGutter(painter, number, QRect(0, y, gutter, rowHeight()));
}

/// The row's text with words for what of it is not shown.
QString LogView::shownText(const LogLine &line) const
{
    const auto size = [](qint64 bytes) { return QLocale().formattedDataSize(bytes); };
    QString text = line.text;
    if (line.cutBefore > 0)
        text.prepend(tr("%1 before … ", "size of a part of a line").arg(size(line.cutBefore)));
    if (line.cutCharacters > 0)
        text.append(tr(" … %1 more", "size of a part of a line").arg(size(line.cutCharacters)));
    return text;
}

/// Formats of a slice of the row's text: what it is made of, and on top what is picked out.
QList<QTextLayout::FormatRange> LogView::formatsOf(const QString &text, QStringView slice,
                                                   const RowLook &look) const
{
    QList<QTextLayout::FormatRange> formats;
    if (look.syntax && m_highlighter) {
        const qsizetype begin = slice.isEmpty() ? 0 : slice.data() - QStringView(text).data();
        for (QTextLayout::FormatRange range : m_highlighter->formatsOf(text, look.ground)) {
            const qsizetype from = std::max<qsizetype>(range.start - begin, 0);
            const qsizetype to = std::min<qsizetype>(range.start + range.length - begin, slice.size());
            range.start = static_cast<int>(from);
            range.length = static_cast<int>(to - from);
            if (range.length > 0)
                formats.append(range);
        }
    }
    for (qsizetype at = 0; !m_highlight.isEmpty();) {
        at = slice.indexOf(m_highlight, at, Qt::CaseInsensitive);
        if (at < 0)
            break;
        QTextLayout::FormatRange range;
        range.start = static_cast<int>(at);
        range.length = static_cast<int>(m_highlight.size());
        range.format.setBackground(m_style->theme.match);
        range.format.setForeground(m_style->theme.text);
        formats.append(range);
        at += m_highlight.size();
    }
    return formats;
}

void LogView::paintText(QPainter &painter, const QString &text, const RowLook &look)
{
    const QRect &row = look.rect;
    painter.save();
    painter.setClipRect(row);
    const int from = horizontalScrollBar()->value();
    const int to = from + static_cast<int>(row.width() / m_style->cell) + 2;
    const CellSlice slice = sliceCells(text, from, to);
    QTextLayout layout(slice.text.toString(), m_style->font);
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    option.setTextDirection(Qt::LeftToRight);
    layout.setTextOption(option);
    layout.setFormats(formatsOf(text, slice.text, look));
    layout.beginLayout();
    QTextLine laid = layout.createLine();
    if (laid.isValid())
        laid.setLineWidth(row.width() * 2.0);
    layout.endLayout();
    painter.setPen(look.colour);
    layout.draw(&painter,
                QPointF(row.left() + TextInset + (slice.cell - from) * m_style->cell, row.top() + 1));
    painter.restore();
}

void LogView::paintGutter(QPainter &painter, LineNumber number, const QRect &rect)
{
    const Theme &theme = m_style->theme;
    painter.fillRect(rect, theme.raised);
    const LogMark *mark = markOf(number);
    painter.setPen(number == m_current || mark ? theme.text : theme.muted);
    painter.drawText(rect.adjusted(0, 0, -static_cast<int>(m_style->cell * 2.5), 0),
                     Qt::AlignRight | Qt::AlignVCenter, m_source->label(number));
    if (!mark)
        return;
    // A full triangle is a claim, an open one a hint: not by colour alone.
    const bool claim = mark->level == VerdictLevel::Claim;
    const qreal side = rect.height() * 0.5;
    const QPointF corner(rect.right() - m_style->cell * 1.6, rect.center().y() - side / 2);
    const QPolygonF triangle{corner, corner + QPointF(side * 0.75, side / 2), corner + QPointF(0, side)};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(claim ? theme.danger : theme.caution, 1.4));
    painter.setBrush(claim ? QBrush(theme.danger) : QBrush(Qt::NoBrush));
    painter.drawPolygon(triangle);
    painter.restore();
}

void LogView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOutBars();
}

void LogView::keyPressEvent(QKeyEvent *event)
{
    const bool select = event->modifiers().testFlag(Qt::ShiftModifier);
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const auto by = [this, select](qint64 lines) {
        if (lineCount() > 0)
            moveCurrent(LineNumber(std::clamp<qint64>(m_current.value() + lines, 1, lineCount())), select);
    };
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    if (event->matches(QKeySequence::SelectAll)) {
        if (lineCount() > 0) {
            m_anchor = LineNumber(1);
            moveCurrent(LineNumber(lineCount()), true);
        }
        return;
    }
    switch (event->key()) {
    case Qt::Key_Down:
        return by(1);
    case Qt::Key_Up:
        return by(-1);
    case Qt::Key_PageDown:
        return by(visibleRows());
    case Qt::Key_PageUp:
        return by(-visibleRows());
    case Qt::Key_Home:
        return control ? by(-lineCount()) : horizontalScrollBar()->setValue(0);
    case Qt::Key_End:
        return control ? by(lineCount()) : horizontalScrollBar()->setValue(horizontalScrollBar()->maximum());
    case Qt::Key_Left:
        return control ? showPart(-LineSource::MaxCharacters)
                       : horizontalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepSub);
    case Qt::Key_Right:
        return control ? showPart(LineSource::MaxCharacters)
                       : horizontalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepAdd);
    case Qt::Key_F4:
        return select ? goToPreviousMark() : goToNextMark();
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void LogView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || lineCount() == 0)
        return;
    moveCurrent(rowAt(static_cast<int>(event->position().y())),
                event->modifiers().testFlag(Qt::ShiftModifier));
}

void LogView::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton) && lineCount() > 0)
        moveCurrent(rowAt(static_cast<int>(event->position().y())), true);
}

void LogView::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
}

void LogView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        restyle();
        layOutBars();
        viewport()->update();
    } else if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

bool LogView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const LogMark *mark = lineCount() > 0 ? markOf(rowAt(help->pos().y())) : nullptr;
        if (mark)
            QToolTip::showText(help->globalPos(),
                               plainToolTip(u"%1: %2"_s.arg(levelWord(mark->level), mark->title)),
                               viewport());
        else
            QToolTip::hideText();
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void LogView::restyle()
{
    *m_style = LogStyle::of(*this);
    if (m_codeStyle)
        m_highlighter = std::make_unique<LogHighlighter>(*m_codeStyle, palette());
}

void LogView::setCodeStyle(const CodeStyle &style)
{
    m_codeStyle = &style;
    restyle();
    viewport()->update();
}

void LogView::retranslate()
{
    setAccessibleName(tr("Log", "name of the view"));
}

} // namespace Clew
