// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/samplerow.h"

#include "views/formparts.h"
#include "views/growingedit.h"
#include "views/icons.h"
#include "views/plaintext.h"
#include "views/theme.h"

#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype ShownGroup = 60; // characters

} // namespace

SampleRow::SampleRow(bool mustMatch, bool isSignature, QWidget *parent)
    : Card(Strip::None, parent)
    , m_mustMatch(mustMatch)
    , m_isSignature(isSignature)
    , m_icon(new QLabel(this))
    , m_word(new QLabel(this))
    , m_edit(new GrowingEdit(this))
    , m_details(new FlowWidget(this))
{
    setObjectName(u"sampleRow"_s);
    m_word->setObjectName(u"sampleWord"_s);
    m_edit->setReturnEnds(true);
    m_edit->setReadOnly(isSignature);
    m_edit->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_edit->setAccessibleName(isSignature ? tr("The record's signature")
                              : mustMatch ? tr("Line that must match")
                                          : tr("Line that must not match"));
    auto *head = new QHBoxLayout;
    head->setSpacing(6);
    head->addWidget(m_icon);
    head->addWidget(m_word);
    head->addStretch(1);
    if (!isSignature) {
        auto *remove = new QToolButton(this);
        remove->setObjectName(u"removeSample"_s);
        remove->setAutoRaise(true);
        remove->setFocusPolicy(Qt::NoFocus); // Ctrl+Shift+Delete is its key
        remove->setIcon(glyphIcon(Glyph::Remove, Theme::of(palette()).muted));
        remove->setToolTip(tr("Remove the sample (Ctrl+Shift+Delete)"));
        connect(remove, &QToolButton::clicked, this, &SampleRow::removeRequested);
        head->addWidget(remove);
    }
    m_column = new QVBoxLayout(m_details);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(3);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 6, 8, 8);
    column->setSpacing(4);
    column->addLayout(head);
    column->addWidget(m_edit);
    column->addWidget(m_details);
    setFocusProxy(m_edit);
    connect(m_edit, &GrowingEdit::edited, this, &SampleRow::sampleEdited);
    clearResult();
}

void SampleRow::setSample(const QString &text)
{
    if (text == m_edit->text())
        return;
    m_edit->showText(text);
    clearResult();
}

QString SampleRow::sample() const
{
    return m_edit->text();
}

void SampleRow::clearResult()
{
    m_row.reset();
    showResult();
}

void SampleRow::setResult(const BenchRow &row)
{
    if (m_row == row || row.sample != m_edit->text())
        return;
    m_row = row;
    showResult();
}

QString SampleRow::proposal(int number) const
{
    const bool has = m_row && m_row->miss && number >= 0 && number < m_row->miss->edits.size();
    return has ? m_row->miss->edits[number].regex : QString();
}

void SampleRow::showResult()
{
    for (QWidget *part : m_details->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        part->hide();
        part->setParent(nullptr);
        part->deleteLater(); // it may be the button that led here
    }
    const Theme theme = Theme::of(palette());
    const int size = fontMetrics().height();
    const auto icon = [&](Glyph glyph, const QColor &colour) {
        m_icon->setPixmap(glyphIcon(glyph, colour).pixmap(QSize(size, size), devicePixelRatioF()));
    };
    const QString what = m_isSignature ? tr("Signature") : QString();
    const auto say = [&](const QString &word) {
        const QString steps = m_row ? tr("%n step(s)", nullptr, static_cast<int>(m_row->steps)) : QString();
        QStringList parts{what, word, steps};
        parts.removeAll(QString());
        setPlainText(m_word, parts.join(u" · "_s));
    };
    m_edit->setExtraSelections({});
    m_details->setVisible(m_row.has_value());
    if (!m_row) {
        icon(Glyph::Unknown, theme.muted);
        say({});
        setStrip(Strip::None);
        return;
    }
    const bool undecided = m_row->match.answer == MatchAnswer::Undecided;
    const bool matches = m_row->match.answer == MatchAnswer::Yes;
    if (undecided)
        icon(Glyph::Unknown, theme.caution);
    else
        icon(m_row->holds ? Glyph::Claim : Glyph::Issue, m_row->holds ? theme.good : theme.danger);
    say(undecided ? tr("undecided: it backtracks beyond the limit")
        : matches ? (m_mustMatch ? tr("matches") : tr("matches, and must not"))
                  : (m_mustMatch ? tr("does not match, and must") : tr("does not match")));
    setStrip(undecided ? Strip::Caution : m_row->holds ? Strip::Good : Strip::Danger);
    if (matches)
        addGroups();
    if (m_row->miss)
        addMiss(*m_row->miss);
    showMatch();
    m_details->setVisible(m_column->count() > 0);
}

void SampleRow::showMatch()
{
    const Theme theme = Theme::of(palette());
    QTextEdit::ExtraSelection selection;
    qsizetype begin = m_row->match.whole.begin;
    qsizetype end = m_row->match.whole.end;
    if (m_row->match.answer != MatchAnswer::Yes) {
        if (!m_row->miss)
            return;
        begin = m_row->miss->matched.start;
        end = begin + m_row->miss->matched.length;
        selection.format.setUnderlineStyle(QTextCharFormat::DashUnderline);
        selection.format.setUnderlineColor(theme.caution);
    } else {
        selection.format.setBackground(theme.match);
        selection.format.setForeground(theme.text);
    }
    selection.cursor = QTextCursor(m_edit->document());
    const qsizetype last = m_edit->document()->characterCount() - 1;
    selection.cursor.setPosition(static_cast<int>(std::min(begin, last)));
    selection.cursor.setPosition(static_cast<int>(std::min(end, last)), QTextCursor::KeepAnchor);
    m_edit->setExtraSelections({selection});
}

void SampleRow::addNote(const QString &text)
{
    auto *label = new QLabel(m_details);
    label->setObjectName(u"sampleNote"_s);
    label->setWordWrap(true);
    setPlainText(label, text);
    m_column->addWidget(label);
}

void SampleRow::addGroups()
{
    QStringList groups;
    for (size_t i = 0; i < m_row->match.groups.size(); ++i) {
        const auto &span = m_row->match.groups[i];
        const QString text = span ? m_row->sample.sliced(span->begin, span->end - span->begin) : QString();
        groups.append(span ? tr("group %1: “%2”").arg(i + 1).arg(cutText(text, ShownGroup))
                           : tr("group %1 took no part").arg(i + 1));
    }
    if (!groups.isEmpty())
        addNote(groups.join(u" · "_s));
}

void SampleRow::addMiss(const RegexMiss &miss)
{
    const QString met =
        miss.met.isEmpty() ? tr("the end of the line", "what a regex met") : u"`%1`"_s.arg(miss.met);
    addNote(miss.upTo.isEmpty()
                ? tr("Nothing matched; `%1` met %2.", "an atom of a regex, what stood there")
                      .arg(miss.atomText, met)
                : tr("Matched up to `%1`; `%2` met %3.", "text, an atom of a regex, what stood there")
                      .arg(miss.upTo, miss.atomText, met));
    int number = 0;
    for (const MissEdit &edit : miss.edits) {
        ++number;
        auto *button = new QPushButton(m_details);
        button->setObjectName(u"proposal"_s);
        button->setFocusPolicy(Qt::NoFocus); // Alt and the number is its key
        const QString change = edit.matches ? tr("Alt+%1: `%2` becomes `%3`")
                                            : tr("Alt+%1: `%2` becomes `%3`, which comes further");
        button->setText(plainButtonText(change.arg(number).arg(miss.atomText, edit.text), 120));
        button->setToolTip(plainToolTip(edit.regex));
        m_column->addWidget(button);
        m_column->setAlignment(button, Qt::AlignLeading);
        connect(button, &QPushButton::clicked, this,
                [this, regex = edit.regex] { Q_EMIT regexProposed(regex); });
    }
}

void SampleRow::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        QMetaObject::invokeMethod(this, &SampleRow::showResult, Qt::QueuedConnection);
}

} // namespace Clew
