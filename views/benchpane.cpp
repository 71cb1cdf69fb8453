// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/benchpane.h"

#include "views/codestyle.h"
#include "views/effecttext.h"
#include "views/errortext.h"
#include "views/findingbox.h"
#include "views/formparts.h"
#include "views/growingedit.h"
#include "views/lineedit.h"
#include "views/plaintext.h"
#include "views/samplerow.h"
#include "views/theme.h"

#include <KSyntaxHighlighting/SyntaxHighlighter>

#include <QAction>
#include <QApplication>
#include <QFontDatabase>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int BenchMargin = 14;
constexpr int MostEdits = 5; ///< see RegexMiss::edits

QLabel *makeText(QWidget *parent, const QString &name)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

BenchPane::BenchPane(const CodeStyle &style, QWidget *parent)
    : QWidget(parent)
    , m_style(style)
    , m_scroll(new QScrollArea(this))
    , m_body(new FlowWidget)
    , m_regexCaption(makeCaption({}, m_body))
    , m_regex(new GrowingEdit(m_body))
    , m_findings(new FindingBox(m_body))
    , m_facts(makeText(m_body, u"benchFacts"_s))
    , m_effectCaption(makeCaption({}, m_body))
    , m_effect(makeText(m_body, u"benchEffect"_s))
    , m_signature(new SampleRow(true, true, m_body))
{
    setObjectName(u"benchPane"_s);
    layOut();
    connect(m_regex, &GrowingEdit::edited, this, [this](const QString &regex) { Q_EMIT regexEdited(regex); });
    connect(m_regex, &GrowingEdit::finished, this, &BenchPane::finished);
    connect(m_signature, &SampleRow::regexProposed, this, [this](const QString &regex) {
        Q_EMIT finished();
        Q_EMIT regexEdited(regex);
    });
    connect(m_findings, &FindingBox::fixRequested, this, &BenchPane::fixRequested);
    for (int number = 0; number < MostEdits; ++number) {
        auto *action = new QAction(this);
        action->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + number)));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        connect(action, &QAction::triggered, this, [this, number] { propose(number); });
    }
    restyle();
    retranslate();
}

BenchPane::~BenchPane() = default;

void BenchPane::layOut()
{
    m_regex->setObjectName(u"benchRegex"_s);
    m_regex->setReturnEnds(true);
    m_regex->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_body->setBackgroundRole(QPalette::Base);
    m_body->setAutoFillBackground(true);
    m_body->setPalette(outlinesOn(palette()));
    auto *column = new QVBoxLayout(m_body);
    column->setContentsMargins(BenchMargin, BenchMargin, BenchMargin, BenchMargin);
    column->setSpacing(6);
    column->addWidget(m_regexCaption);
    column->addWidget(m_regex);
    column->addWidget(m_findings);
    column->addWidget(m_facts);
    column->addSpacing(10);
    column->addWidget(m_effectCaption);
    column->addWidget(m_effect);
    m_must = makeSection(true, column);
    m_must.rows->addWidget(m_signature);
    m_mustNot = makeSection(false, column);
    column->addStretch(1);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_body);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(m_scroll);
    setFocusProxy(m_regex);
}

BenchPane::Section BenchPane::makeSection(bool mustMatch, QVBoxLayout *column)
{
    Section section{.mustMatch = mustMatch,
                    .heading = makeCaption({}, m_body),
                    .rows = new QVBoxLayout,
                    .adder = new LineEdit(m_body),
                    .samples = {}};
    section.rows->setSpacing(6);
    section.adder->setObjectName(mustMatch ? u"addMatching"_s : u"addNotMatching"_s);
    column->addSpacing(10);
    column->addWidget(section.heading);
    column->addLayout(section.rows);
    column->addWidget(section.adder);
    connect(section.adder, &QLineEdit::editingFinished, this, [this, mustMatch] {
        Section &to = mustMatch ? m_must : m_mustNot;
        const QString sample = to.adder->text();
        if (sample.trimmed().isEmpty())
            return;
        to.adder->clear();
        addRow(to, sample);
        Q_EMIT samplesEdited();
    });
    return section;
}

void BenchPane::addRow(Section &section, const QString &sample)
{
    auto *row = new SampleRow(section.mustMatch, false, m_body);
    row->setSample(sample);
    section.rows->addWidget(row);
    row->show();
    section.samples.append(row);
    QWidget *before = m_regex;
    for (const SampleRow *each : m_must.samples) {
        setTabOrder(before, each->edit());
        before = each->edit();
    }
    setTabOrder(before, m_must.adder);
    before = m_must.adder;
    for (const SampleRow *each : m_mustNot.samples) {
        setTabOrder(before, each->edit());
        before = each->edit();
    }
    if (m_mustNot.adder)
        setTabOrder(before, m_mustNot.adder);
    connect(row, &SampleRow::sampleEdited, this, &BenchPane::samplesEdited);
    connect(row, &SampleRow::removeRequested, this, [this, row] { removeRow(row); });
    connect(row, &SampleRow::regexProposed, this, [this](const QString &regex) {
        Q_EMIT finished();
        Q_EMIT regexEdited(regex);
    });
}

void BenchPane::removeRow(SampleRow *row)
{
    Section &section = m_must.samples.contains(row) ? m_must : m_mustNot;
    const qsizetype place = section.samples.indexOf(row);
    section.samples.removeAt(place);
    section.rows->removeWidget(row);
    QWidget *next = place < section.samples.size() ? static_cast<QWidget *>(section.samples[place]->edit())
                                                   : section.adder;
    next->setFocus(Qt::OtherFocusReason);
    row->hide();
    row->setParent(nullptr);
    row->deleteLater(); // its button asked for this
    Q_EMIT samplesEdited();
}

void BenchPane::fill(Section &section, const QStringList &samples)
{
    while (section.samples.size() > samples.size()) {
        SampleRow *row = section.samples.takeLast();
        section.rows->removeWidget(row);
        delete row;
    }
    while (section.samples.size() < samples.size())
        addRow(section, samples[section.samples.size()]);
    for (qsizetype i = 0; i < samples.size(); ++i)
        section.samples[i]->setSample(samples[i]);
}

void BenchPane::setRegex(const QString &regex)
{
    m_regex->showText(regex);
}

QString BenchPane::regex() const
{
    return m_regex->text();
}

void BenchPane::setSignature(const QString &signature)
{
    m_signature->setSample(signature);
}

void BenchPane::setSamples(const RecordSamples &samples)
{
    if (samples == this->samples())
        return;
    fill(m_must, samples.mustMatch);
    fill(m_mustNot, samples.mustNotMatch);
}

QStringList BenchPane::textsOf(const Section &section)
{
    QStringList texts;
    for (const SampleRow *row : section.samples)
        texts.append(row->sample());
    return texts;
}

RecordSamples BenchPane::samples() const
{
    return {.mustMatch = textsOf(m_must), .mustNotMatch = textsOf(m_mustNot)};
}

RecordSamples BenchPane::triedSamples() const
{
    RecordSamples tried = samples();
    tried.mustMatch.prepend(m_signature->sample());
    return tried;
}

void BenchPane::setResult(const BenchResult &result)
{
    m_result = result;
    QList<SampleRow *> rows{m_signature};
    rows += m_must.samples + m_mustNot.samples;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (i < static_cast<qsizetype>(result.rows.size()))
            rows[i]->setResult(result.rows[static_cast<size_t>(i)]);
        else
            rows[i]->clearResult();
    }
    showFacts();
}

void BenchPane::showFacts()
{
    if (!m_result) {
        m_facts->clear();
        return;
    }
    const Theme theme = Theme::of(palette());
    QPalette colours = m_facts->palette();
    colours.setColor(QPalette::WindowText, m_result->problem ? theme.danger : theme.muted);
    m_facts->setPalette(colours);
    if (m_result->problem) {
        setPlainText(m_facts, errorText(*m_result->problem));
        return;
    }
    QStringList facts{tr("%n group(s)", nullptr, m_result->groups)};
    facts.append(
        m_result->cost.steps >= SlowSteps
            ? tr("slow: the worst line made for it takes %1 steps or more").arg(locale().toString(SlowSteps))
            : tr("at most %1 steps on lines made to cost it").arg(locale().toString(m_result->cost.steps)));
    for (const PortabilityNote &note : m_result->notes) {
        const QString engines = engineNames(note.engines);
        facts.append(note.fault == PortabilityFault::Refused
                         ? tr("`%1` is not understood by %2").arg(note.construct, engines)
                         : tr("`%1` means something else to %2").arg(note.construct, engines));
    }
    setPlainText(m_facts, facts.join(u" · "_s));
}

void BenchPane::setFindings(const QList<LintFinding> &findings)
{
    m_findings->setFindings(findings);
}

void BenchPane::setEffectRunning()
{
    m_compared.reset();
    showEffect();
}

void BenchPane::setEffect(const RecordId &record, const RegexEffect &effect)
{
    m_record = record;
    m_compared = effect;
    showEffect();
}

void BenchPane::showEffect()
{
    const Theme theme = Theme::of(palette());
    const bool isHarm = m_compared && (!m_compared->lostSamples.isEmpty() || m_compared->gainedOrdinary > 0 ||
                                       !m_compared->gainedSignatures.isEmpty());
    QPalette colours = m_effect->palette();
    colours.setColor(QPalette::WindowText, isHarm ? theme.caution : theme.text);
    m_effect->setPalette(colours);
    setPlainText(m_effect, !m_compared ? tr("Comparing…") : effectText(*m_compared, m_record));
}

void BenchPane::addSample()
{
    const QWidget *focus = QApplication::focusWidget();
    bool inSecond = focus == m_mustNot.adder;
    for (const SampleRow *row : std::as_const(m_mustNot.samples))
        inSecond = inSecond || row->isAncestorOf(focus);
    (inSecond ? m_mustNot : m_must).adder->setFocus(Qt::ShortcutFocusReason);
}

void BenchPane::showSample(const SamplePlace &place)
{
    const Section &section = place.mustMatch ? m_must : m_mustNot;
    const bool isThere = place.place >= 0 && place.place < section.samples.size();
    QWidget *edit = isThere ? static_cast<QWidget *>(section.samples[place.place]->edit()) : section.adder;
    edit->setFocus(Qt::OtherFocusReason);
    m_scroll->ensureWidgetVisible(edit);
}

void BenchPane::propose(int number)
{
    QList<SampleRow *> rows;
    for (QWidget *at = QApplication::focusWidget(); at && at != this; at = at->parentWidget()) {
        if (auto *row = qobject_cast<SampleRow *>(at))
            rows.append(row);
    }
    rows.append(m_signature);
    rows += m_must.samples;
    for (const SampleRow *row : std::as_const(rows)) {
        if (const QString regex = row->proposal(number); !regex.isEmpty()) {
            Q_EMIT finished();
            Q_EMIT regexEdited(regex);
            return;
        }
    }
}

void BenchPane::removeSample()
{
    for (QWidget *at = QApplication::focusWidget(); at && at != this; at = at->parentWidget()) {
        auto *row = qobject_cast<SampleRow *>(at);
        if (row && row != m_signature) {
            removeRow(row);
            return;
        }
    }
}

void BenchPane::restyle()
{
    m_highlighter = std::make_unique<KSyntaxHighlighting::SyntaxHighlighter>(m_regex->document());
    m_highlighter->setTheme(m_style.theme(palette()));
    m_highlighter->setDefinition(m_style.definition(CodeStyle::RegexDefinition.toString()));
}

void BenchPane::retranslate()
{
    setPlainText(m_regexCaption, tr("Regular expression"));
    setPlainText(m_effectCaption, tr("Beside the regex in the file"));
    setPlainText(m_must.heading, tr("Must match"));
    setPlainText(m_mustNot.heading, tr("Must not match"));
    m_regex->setAccessibleName(tr("Regular expression"));
    const QString adds = tr("Add a line that must match (Insert)");
    const QString addsNot = tr("Add a line that must not match");
    m_must.adder->setPlaceholderText(adds);
    m_must.adder->setAccessibleName(adds);
    m_mustNot.adder->setPlaceholderText(addsNot);
    m_mustNot.adder->setAccessibleName(addsNot);
    showFacts();
    showEffect();
}

void BenchPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange) {
        m_body->setPalette(outlinesOn(palette()));
        restyle();
        showFacts();
        showEffect();
    }
}

} // namespace Clew
