// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/jsoneditor.h"

#include "views/codestyle.h"
#include "views/errortext.h"
#include "views/findingtext.h"
#include "views/icons.h"
#include "views/jsontext.h"
#include "views/plaintext.h"
#include "views/theme.h"

#include <KSyntaxHighlighting/SyntaxHighlighter>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTextBlock>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int ListedLines = 6;

QColor colourOf(FindingSeverity severity, const Theme &theme)
{
    switch (severity) {
    case FindingSeverity::Error:
        return theme.danger;
    case FindingSeverity::Warning:
        return theme.caution;
    case FindingSeverity::Info:
        break;
    }
    return theme.muted;
}

} // namespace

JsonEditor::JsonEditor(const CodeStyle &style, QWidget *parent)
    : QWidget(parent)
    , m_style(style)
    , m_edit(new JsonText(this))
    , m_icon(new QLabel(this))
    , m_state(new QLabel(this))
    , m_apply(new QPushButton(this))
    , m_revert(new QPushButton(this))
    , m_list(new QListWidget(this))
{
    setObjectName(u"jsonEditor"_s);
    m_edit->setObjectName(u"jsonText"_s);
    m_state->setObjectName(u"jsonState"_s);
    m_apply->setObjectName(u"jsonApply"_s);
    m_revert->setObjectName(u"jsonRevert"_s);
    m_list->setObjectName(u"jsonFindings"_s);
    m_state->setWordWrap(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMaximumHeight(fontMetrics().lineSpacing() * ListedLines + 8);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(8, 4, 8, 4);
    line->addWidget(m_icon);
    line->addWidget(m_state, 1);
    line->addWidget(m_revert);
    line->addWidget(m_apply);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_edit, 1);
    column->addLayout(line);
    column->addWidget(m_list);
    setFocusProxy(m_edit);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &JsonEditor::take);
    connect(m_edit, &JsonText::applyRequested, this, &JsonEditor::apply);
    connect(m_apply, &QPushButton::clicked, this, &JsonEditor::apply);
    connect(m_revert, &QPushButton::clicked, this, &JsonEditor::revert);
    connect(m_list, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem *item) { goTo(m_marks[m_list->row(item)].range); });
    restyle();
    retranslate();
}

JsonEditor::~JsonEditor()
{
    m_edit->disconnect(this); // the highlighter says that the text changed when it goes
}

void JsonEditor::setRecord(const RecordId &record, const QString &text)
{
    const bool isOther = record != m_record;
    m_record = record;
    m_current = text;
    if (const auto draft = m_drafts.constFind(record); draft != m_drafts.constEnd() && draft->text == text)
        m_drafts.remove(record); // that is what became of it
    const auto draft = m_drafts.constFind(record);
    const QString shown = draft != m_drafts.constEnd() ? draft->text : text;
    if (isOther || this->text() != shown) {
        show(shown);
        Q_EMIT textChanged();
    }
    if (!hasDraft())
        m_edit->document()->clearUndoRedoStacks(); // from here on undo is the window's
    updateState();
}

void JsonEditor::show(const QString &text)
{
    const QScopedValueRollback setting(m_setting, true);
    m_edit->showText(text);
}

void JsonEditor::dropDraft(const RecordId &record)
{
    m_drafts.remove(record);
    if (record != m_record)
        return;
    if (text() != m_current)
        show(m_current);
    m_edit->document()->clearUndoRedoStacks(); // from here on undo is the window's
    updateState();
}

bool JsonEditor::hasDraft() const
{
    return m_drafts.contains(m_record);
}

QString JsonEditor::draftBase() const
{
    const auto draft = m_drafts.constFind(m_record);
    return draft == m_drafts.constEnd() ? m_current : draft->base;
}

QString JsonEditor::text() const
{
    return m_edit->text();
}

void JsonEditor::take()
{
    if (m_setting)
        return;
    const QString now = text();
    if (now == m_current)
        m_drafts.remove(m_record);
    else if (const auto draft = m_drafts.find(m_record); draft != m_drafts.end())
        draft->text = now;
    else
        m_drafts.insert(m_record, {.base = m_current, .text = now});
    Q_EMIT textChanged();
    updateState();
}

void JsonEditor::apply()
{
    if (hasDraft() && !m_fault)
        Q_EMIT applyRequested();
}

void JsonEditor::revert()
{
    m_drafts.remove(m_record);
    show(m_current);
    Q_EMIT textChanged();
    updateState();
    m_edit->setFocus(Qt::OtherFocusReason);
}

void JsonEditor::setFault(const std::optional<Error> &fault)
{
    m_fault = fault;
    if (fault)
        m_marks.clear();
    updateState();
    showMarks();
}

void JsonEditor::setMarks(const QList<JsonMark> &marks)
{
    m_marks = marks;
    showMarks();
}

void JsonEditor::goTo(const TextRange &range)
{
    QTextCursor cursor = m_edit->textCursor();
    const int last = m_edit->document()->characterCount() - 1;
    cursor.setPosition(std::min(static_cast<int>(range.start), last));
    m_edit->setTextCursor(cursor);
    m_edit->centerCursor();
    m_edit->setFocus(Qt::OtherFocusReason);
}

void JsonEditor::updateState()
{
    const Theme theme = Theme::of(palette());
    const bool draft = hasDraft();
    m_edit->setReadOnly(m_record.isEmpty());
    m_apply->setEnabled(draft && !m_fault);
    m_revert->setEnabled(draft);
    const int size = fontMetrics().height();
    const auto icon = [&](Glyph glyph, const QColor &colour) {
        m_icon->setPixmap(glyphIcon(glyph, colour).pixmap(QSize(size, size), devicePixelRatioF()));
    };
    if (m_fault) {
        icon(Glyph::Issue, theme.danger);
        const Place &place = m_fault->place;
        setPlainText(m_state, place.line.isValid() ? tr("Line %1, column %2: %3")
                                                         .arg(place.line.value())
                                                         .arg(place.column)
                                                         .arg(errorText(*m_fault))
                                                   : errorText(*m_fault));
    } else if (draft && draftBase() != m_current) {
        icon(Glyph::Hint, theme.caution);
        setPlainText(m_state,
                     tr("Not applied. The record was edited elsewhere meanwhile; applying keeps both, and"
                        " your text where both changed a value."));
    } else if (draft) {
        icon(Glyph::Hint, theme.caution);
        setPlainText(m_state, tr("Not applied. Ctrl+Return applies the text in one step."));
    } else {
        icon(Glyph::Claim, theme.good);
        setPlainText(m_state, tr("The text is what the record says."));
    }
}

void JsonEditor::showMarks()
{
    const Theme theme = Theme::of(palette());
    m_list->clear();
    for (const JsonMark &mark : std::as_const(m_marks)) {
        const QTextBlock block = m_edit->document()->findBlock(static_cast<int>(mark.range.start));
        const bool isNote = mark.finding.severity == FindingSeverity::Info;
        auto *item = new QListWidgetItem(
            glyphIcon(isNote ? Glyph::Hint : Glyph::Issue, colourOf(mark.finding.severity, theme)),
            tr("Line %1, %2: %3", "line, severity of a finding, its sentence")
                .arg(block.blockNumber() + 1)
                .arg(severityWord(mark.finding.severity), singleLine(findingText(mark.finding))),
            m_list);
        item->setToolTip(plainToolTip(findingText(mark.finding)));
    }
    m_list->setVisible(!m_marks.isEmpty());
    underline();
}

void JsonEditor::underline()
{
    const Theme theme = Theme::of(palette());
    QList<QTextEdit::ExtraSelection> selections;
    const int last = m_edit->document()->characterCount() - 1;
    const auto add = [&](qsizetype begin, qsizetype end, const QColor &colour) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(m_edit->document());
        selection.cursor.setPosition(std::min(static_cast<int>(begin), last));
        selection.cursor.setPosition(std::min(static_cast<int>(end), last), QTextCursor::KeepAnchor);
        selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        selection.format.setUnderlineColor(colour);
        selections.append(selection);
    };
    for (const JsonMark &mark : std::as_const(m_marks)) {
        // Of a long value its first line says enough.
        const QTextBlock block = m_edit->document()->findBlock(static_cast<int>(mark.range.start));
        const qsizetype lineEnd = block.position() + block.length() - 1;
        add(mark.range.start, std::min<qsizetype>(mark.range.start + mark.range.length, lineEnd),
            colourOf(mark.finding.severity, theme));
    }
    if (m_fault && m_fault->place.line.isValid()) {
        const QTextBlock block =
            m_edit->document()->findBlockByNumber(static_cast<int>(m_fault->place.line.value()) - 1);
        if (block.isValid())
            add(block.position(), block.position() + std::max(block.length() - 1, 1), theme.danger);
    }
    m_edit->setExtraSelections(selections);
}

void JsonEditor::restyle()
{
    m_highlighter = std::make_unique<KSyntaxHighlighting::SyntaxHighlighter>(m_edit->document());
    m_highlighter->setTheme(m_style.theme(palette()));
    m_highlighter->setDefinition(m_style.definition(u"JSON"_s));
}

void JsonEditor::retranslate()
{
    m_apply->setText(tr("Apply"));
    m_apply->setToolTip(tr("Make the record what the text says, in one step (Ctrl+Return)"));
    m_revert->setText(tr("Give Up"));
    m_revert->setToolTip(tr("Show the record as it is again"));
    m_edit->setAccessibleName(tr("JSON of the record"));
    m_list->setAccessibleName(tr("What the checks find"));
    updateState();
    showMarks();
}

void JsonEditor::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    Q_EMIT shown();
}

void JsonEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange) {
        const QScopedValueRollback setting(m_setting, true);
        restyle();
        updateState();
        showMarks();
    }
}

} // namespace Clew
