// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/logpane.h"

#include "views/logcolumns.h"
#include "views/logfindbar.h"
#include "views/logoverview.h"
#include "views/plaintext.h"

#include <QComboBox>
#include <QFocusEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

LogPane::LogPane(const CodeStyle &style, QWidget *parent)
    : QWidget(parent)
    , m_input(new QComboBox(this))
    , m_arranged(new QComboBox(this))
    , m_encoding(new QComboBox(this))
    , m_follow(new QToolButton(this))
    , m_line(new QLineEdit(this))
    , m_openFind(new QToolButton(this))
    , m_find(new LogFindBar(this))
    , m_note(new QLabel(this))
    , m_view(new LogView(this))
    , m_overview(new LogOverview(this))
    , m_columns(new LogColumns(style, this))
    , m_stack(new QStackedWidget(this))
{
    setObjectName(u"logPane"_s);
    m_input->setObjectName(u"logInput"_s);
    m_arranged->setObjectName(u"logArrangement"_s);
    m_encoding->setObjectName(u"logEncoding"_s);
    m_follow->setObjectName(u"logFollow"_s);
    m_line->setObjectName(u"logLine"_s);
    m_openFind->setObjectName(u"logOpenFind"_s);
    m_note->setObjectName(u"logNote"_s);
    m_view->setCodeStyle(style);
    layOut();
    connectParts();
    retranslate();
    setInputs({});
    m_encoding->hide();
    m_arranged->hide();
    setFollowing(false, false);
    setNote({});
}

void LogPane::layOut()
{
    m_input->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_input->setMinimumContentsLength(12);
    m_follow->setCheckable(true);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setContentsMargins(8, 2, 8, 4);
    m_find->hide();
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(8, 4, 8, 4);
    bar->setSpacing(6);
    bar->addWidget(m_input, 1);
    bar->addWidget(m_arranged);
    bar->addStretch(0);
    bar->addWidget(m_encoding);
    bar->addWidget(m_follow);
    bar->addWidget(m_line);
    bar->addWidget(m_openFind);
    auto *single = new QWidget(this);
    auto *row = new QHBoxLayout(single);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_view, 1);
    row->addWidget(m_overview);
    m_stack->addWidget(single);
    m_stack->addWidget(m_columns);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(m_find);
    column->addWidget(m_note);
    column->addWidget(m_stack, 1);
}

void LogPane::focusInEvent(QFocusEvent *event)
{
    m_view->setFocus(event->reason());
}

void LogPane::connectParts()
{
    connect(m_input, &QComboBox::activated, this, &LogPane::inputChosen);
    connect(m_arranged, &QComboBox::activated, this, [this](int index) {
        Q_EMIT arrangementChosen(static_cast<LogArrangement>(m_arranged->itemData(index).toInt()));
    });
    connect(m_encoding, &QComboBox::activated, this,
            [this](int index) { Q_EMIT encodingChosen(m_encoding->itemData(index).toString()); });
    connect(m_follow, &QToolButton::clicked, this, &LogPane::followToggled);
    connect(m_line, &QLineEdit::returnPressed, this, &LogPane::goToTypedLine);
    connect(m_openFind, &QToolButton::clicked, this, &LogPane::openFind);
    connect(m_find, &LogFindBar::findRequested, this, &LogPane::findRequested);
    connect(m_find, &LogFindBar::closed, m_view, [this] { m_view->setFocus(Qt::OtherFocusReason); });
    connect(m_view, &LogView::viewChanged, this, &LogPane::showOverview);
    connect(m_overview, &LogOverview::placeRequested, this, [this](double place) {
        const auto rows = static_cast<double>(m_view->rowCount());
        m_view->goToRow(LineNumber(static_cast<qint64>(std::round(place * std::max(rows - 1, 0.0))) + 1));
    });
    m_view->installEventFilter(this);
    m_line->installEventFilter(this);
}

void LogPane::setInputs(const QStringList &names)
{
    if (m_input->count() != names.size()) {
        m_input->clear();
        m_input->addItems(names);
    }
    m_input->setVisible(names.size() > 1);
}

void LogPane::setCurrentInput(int input)
{
    m_input->setCurrentIndex(input);
    m_input->setToolTip(plainToolTip(m_input->currentText()));
}

void LogPane::setEncodings(const QStringList &names)
{
    m_encodings = names;
    fillEncodings();
}

void LogPane::setEncoding(const QString &name, bool chosen)
{
    if (m_encodingIs == name && m_encodingChosen == chosen)
        return; // the box may be open
    m_encodingIs = name;
    m_encodingChosen = chosen;
    m_encoding->setVisible(!name.isEmpty());
    fillEncodings();
}

void LogPane::fillEncodings()
{
    m_encoding->clear();
    m_encoding->addItem(m_encodingChosen || m_encodingIs.isEmpty()
                            ? tr("Guess the encoding")
                            : tr("%1 (guessed)", "an encoding").arg(m_encodingIs),
                        QString());
    for (const QString &name : std::as_const(m_encodings))
        m_encoding->addItem(name, name);
    m_encoding->setCurrentIndex(m_encodingChosen ? m_encoding->findData(m_encodingIs) : 0);
}

void LogPane::chooseNextEncoding()
{
    if (m_encodingIs.isEmpty() || m_encoding->count() == 0)
        return;
    // Behind a guess comes the encoding after the guessed one: choosing that again would show nothing new.
    const int from = m_encodingChosen ? m_encoding->currentIndex() : m_encoding->findData(m_encodingIs);
    Q_EMIT encodingChosen(m_encoding->itemData((from + 1) % m_encoding->count()).toString());
}

void LogPane::setFollowing(bool possible, bool following)
{
    m_follow->setVisible(possible);
    m_follow->setChecked(following);
}

void LogPane::setArrangements(bool columns, bool timeline)
{
    if (m_canColumns == columns && m_canTimeline == timeline)
        return;
    m_canColumns = columns;
    m_canTimeline = timeline;
    fillArrangements();
}

void LogPane::fillArrangements()
{
    m_arranged->clear();
    const auto add = [this](const QString &text, LogArrangement arrangement) {
        m_arranged->addItem(text, static_cast<int>(arrangement));
    };
    add(tr("One log"), LogArrangement::Single);
    if (m_canColumns)
        add(tr("Side by side"), LogArrangement::Columns);
    if (m_canTimeline)
        add(tr("One timeline"), LogArrangement::Timeline);
    m_arranged->setVisible(m_arranged->count() > 1);
    m_arranged->setCurrentIndex(std::max(m_arranged->findData(static_cast<int>(m_arrangement)), 0));
}

void LogPane::setArrangement(LogArrangement arrangement)
{
    m_arrangement = arrangement;
    m_stack->setCurrentIndex(arrangement == LogArrangement::Columns ? 1 : 0);
    m_input->setEnabled(arrangement == LogArrangement::Single);
    fillArrangements();
}

void LogPane::setNote(const QString &note)
{
    setPlainText(m_note, note);
    m_note->setVisible(!note.isEmpty());
}

void LogPane::openFind()
{
    m_find->open(m_view->highlight());
}

void LogPane::openGoToLine()
{
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

void LogPane::goToTypedLine()
{
    bool isNumber = false;
    const qint64 line = QLocale().toLongLong(m_line->text().trimmed(), &isNumber);
    if (!isNumber || line < 1) {
        m_line->selectAll();
        return;
    }
    m_view->goToLine(LineNumber(line));
    m_view->setFocus(Qt::OtherFocusReason);
}

void LogPane::showOverview()
{
    QList<LogOverview::Mark> marks;
    const auto rows = static_cast<double>(std::max<qint64>(m_view->rowCount() - 1, 1));
    for (qsizetype i = 0; i < m_view->marks().size(); ++i)
        marks.append({.place = static_cast<double>(m_view->markedRows().at(i).value() - 1) / rows,
                      .level = m_view->marks().at(i).level});
    m_overview->setMarks(marks);
    m_overview->setVisibleShare(m_view->visibleShare());
}

/// The find box of the records and the graph have these keys elsewhere.
bool LogPane::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool press = event->type() == QEvent::KeyPress;
    if (watched == m_line && key->key() == Qt::Key_Escape) {
        if (press)
            m_view->setFocus(Qt::OtherFocusReason);
        event->accept();
        return true;
    }
    if (watched != m_view)
        return QWidget::eventFilter(watched, event);
    const bool again = key->key() == Qt::Key_F3 && !m_find->text().isEmpty();
    const bool find = key->matches(QKeySequence::Find);
    const bool go = key->key() == Qt::Key_G && key->modifiers() == Qt::ControlModifier;
    if (!again && !find && !go)
        return QWidget::eventFilter(watched, event);
    if (press && find)
        openFind();
    else if (press && go)
        openGoToLine();
    else if (press)
        Q_EMIT findRequested(m_find->text(), m_find->isRegex(),
                             !key->modifiers().testFlag(Qt::ShiftModifier));
    event->accept();
    return true;
}

void LogPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LogPane::retranslate()
{
    m_input->setAccessibleName(tr("Log that is shown"));
    m_arranged->setAccessibleName(tr("How several logs are laid out"));
    m_arranged->setToolTip(tr("One log, all side by side, or all lines in the order of their times"));
    m_encoding->setAccessibleName(tr("Encoding of the log"));
    m_encoding->setToolTip(tr("Encoding of the log; another one reads and diagnoses it anew (F6)"));
    m_follow->setText(tr("Follow", "a growing log"));
    m_follow->setToolTip(tr("Show and diagnose what is written to the log from now on"));
    m_line->setPlaceholderText(tr("Line", "to go to"));
    m_line->setAccessibleName(tr("Go to line"));
    m_line->setToolTip(tr("Go to a line (Ctrl+G in the log)"));
    m_line->setFixedWidth(fontMetrics().horizontalAdvance(u"1,000,000,000"_s) + 24);
    m_openFind->setText(tr("Find…"));
    m_openFind->setToolTip(tr("Find in the log (Ctrl+F in the log)"));
    m_view->setAccessibleName(tr("Log", "name of the view"));
    fillEncodings();
    fillArrangements();
}

} // namespace Clew
