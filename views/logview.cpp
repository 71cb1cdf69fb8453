// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/logview.h"

#include "views/logcells.h"
#include "views/plaintext.h"
#include "views/theme.h"
#include "views/words.h"

#include <QClipboard>
#include <QFontDatabase>
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

} // namespace

struct LogView::Style
{
    Theme theme;
    QFont font;
    QColor claimGround;
    QColor hintGround;
    QColor selected;
    QColor selectedText;
    qreal cell = 8; ///< width of a cell
    int row = 16;   ///< height of a row

    [[nodiscard]] QColor levelColour(LogLevel level) const
    {
        switch (level) {
        case LogLevel::Fatal:
        case LogLevel::Error:
            return theme.danger;
        case LogLevel::Warning:
            return theme.caution;
        case LogLevel::Debug:
            return theme.muted;
        case LogLevel::Info:
        case LogLevel::Unknown:
            return theme.text;
        }
        Q_UNREACHABLE_RETURN(QColor());
    }
};

LogView::LogView(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_style(std::make_unique<Style>())
{
    setObjectName(u"logView"_s);
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setLayoutDirection(Qt::LeftToRight); // logs are
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setBackgroundRole(QPalette::Base);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, viewport(), qOverload<>(&QWidget::update));
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, viewport(), qOverload<>(&QWidget::update));
    restyle();
    retranslate();
}

LogView::~LogView() = default;

void LogView::setSource(std::shared_ptr<const LineSource> source)
{
    m_source = std::move(source);
    m_marks.clear();
    m_columns = 0;
    m_current = lineCount() > 0 ? LineNumber(1) : LineNumber();
    m_anchor = m_current;
    layOutBars();
    verticalScrollBar()->setValue(0);
    horizontalScrollBar()->setValue(0);
    viewport()->update();
    Q_EMIT currentLineChanged(m_current);
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
        Q_EMIT currentLineChanged(m_current);
    }
    if (atEnd)
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    viewport()->update();
}

void LogView::setMarks(const QList<LogMark> &marks)
{
    m_marks = marks;
    std::stable_sort(m_marks.begin(), m_marks.end(),
                     [](const LogMark &a, const LogMark &b) { return a.line < b.line; });
    viewport()->update();
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
    const auto digits = static_cast<int>(QString::number(std::max<qint64>(lineCount(), 1000)).size());
    return static_cast<int>(std::ceil(m_style->cell * (digits + 4)));
}

LineNumber LogView::firstVisibleLine() const
{
    if (lineCount() == 0)
        return {};
    return LineNumber(1 + static_cast<qint64>(verticalScrollBar()->value()) * m_scale);
}

LineNumber LogView::lineAt(int y) const
{
    if (lineCount() == 0)
        return {};
    const qint64 row = std::max(y, 0) / rowHeight();
    return LineNumber(std::clamp<qint64>(firstVisibleLine().value() + row, 1, lineCount()));
}

const LogMark *LogView::markOf(LineNumber line) const
{
    const auto found = std::lower_bound(m_marks.begin(), m_marks.end(), line,
                                        [](const LogMark &mark, LineNumber of) { return mark.line < of; });
    return found != m_marks.end() && found->line == line ? &*found : nullptr;
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
    if (lineCount() == 0)
        return;
    const LineNumber held(std::clamp<qint64>(line.value(), 1, lineCount()));
    setTop(std::max<qint64>(held.value() - visibleRows() / 2, 1));
    moveCurrent(held, false);
}

void LogView::goToNextMark()
{
    const auto found =
        std::upper_bound(m_marks.begin(), m_marks.end(), m_current,
                         [](LineNumber line, const LogMark &mark) { return line < mark.line; });
    if (found != m_marks.end())
        goToLine(found->line);
}

void LogView::goToPreviousMark()
{
    const auto found =
        std::lower_bound(m_marks.begin(), m_marks.end(), m_current,
                         [](const LogMark &mark, LineNumber line) { return mark.line < line; });
    if (found != m_marks.begin())
        goToLine(std::prev(found)->line);
}

void LogView::moveCurrent(LineNumber line, bool select)
{
    const LineNumber before = m_current;
    m_current = line;
    if (!select)
        m_anchor = line;
    reveal(line);
    viewport()->update();
    if (m_current != before)
        Q_EMIT currentLineChanged(m_current);
}

void LogView::reveal(LineNumber line)
{
    const qint64 top = firstVisibleLine().value();
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
    const qint64 top = firstVisibleLine().value();
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
    const LogLine line = m_source->line(number);
    const CellLine cells = toCells(line.text);
    m_columns = std::max(m_columns, cells.cells + (line.cutCharacters > 0 ? 40 : 0));
    const int gutter = gutterWidth();
    const QRect row(gutter, y, viewport()->width() - gutter, rowHeight());
    const LogMark *mark = markOf(number);
    const bool selected = isSelected(number) && (hasFocus() || m_anchor != m_current);
    QColor colour = m_style->levelColour(line.level);
    if (selected) {
        painter.fillRect(row, m_style->selected);
        colour = m_style->selectedText;
    } else if (mark) {
        const QColor ground = mark->level == VerdictLevel::Claim ? m_style->claimGround : m_style->hintGround;
        painter.fillRect(row, ground);
        colour = readable(colour, ground);
    } else if (number == m_current) {
        painter.fillRect(row, m_style->theme.raised);
    }

    painter.save();
    painter.setClipRect(row);
    const int from = horizontalScrollBar()->value();
    const int to = from + static_cast<int>(row.width() / m_style->cell) + 2;
    QString text = cells.text;
    if (line.cutCharacters > 0)
        text += tr(" … %1 more characters").arg(QLocale().toString(line.cutCharacters));
    const CellSlice slice = sliceCells(text, from, to);
    QTextLayout layout(slice.text.toString(), m_style->font);
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    option.setTextDirection(Qt::LeftToRight);
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine laid = layout.createLine();
    if (laid.isValid())
        laid.setLineWidth(row.width() * 2.0);
    layout.endLayout();
    painter.setPen(colour);
    layout.draw(&painter, QPointF(gutter + TextInset + (slice.cell - from) * m_style->cell, y + 1));
    painter.restore();
    paintGutter(painter, number, QRect(0, y, gutter, rowHeight()));
}

void LogView::paintGutter(QPainter &painter, LineNumber number, const QRect &rect)
{
    const Theme &theme = m_style->theme;
    painter.fillRect(rect, theme.raised);
    const LogMark *mark = markOf(number);
    painter.setPen(number == m_current || mark ? theme.text : theme.muted);
    painter.drawText(rect.adjusted(0, 0, -static_cast<int>(m_style->cell * 2.5), 0),
                     Qt::AlignRight | Qt::AlignVCenter, QString::number(number.value()));
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
        return horizontalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepSub);
    case Qt::Key_Right:
        return horizontalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepAdd);
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
    moveCurrent(lineAt(static_cast<int>(event->position().y())),
                event->modifiers().testFlag(Qt::ShiftModifier));
}

void LogView::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton) && lineCount() > 0)
        moveCurrent(lineAt(static_cast<int>(event->position().y())), true);
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
        const LogMark *mark = lineCount() > 0 ? markOf(lineAt(help->pos().y())) : nullptr;
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
    Style &style = *m_style;
    style.theme = Theme::of(palette());
    style.font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (font().pointSizeF() > 0)
        style.font.setPointSizeF(font().pointSizeF());
    const QFontMetricsF metrics(style.font);
    style.cell = metrics.horizontalAdvance(u'0');
    style.row = static_cast<int>(std::ceil(metrics.height())) + 2;
    style.claimGround = mixed(style.theme.base, style.theme.danger, 0.16);
    style.hintGround = mixed(style.theme.base, style.theme.caution, 0.14);
    style.selected = palette().color(QPalette::Highlight);
    style.selectedText = readable(palette().color(QPalette::HighlightedText), style.selected);
}

void LogView::retranslate()
{
    setAccessibleName(tr("Log", "name of the view"));
}

} // namespace Clew
