// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/findingspane.h"

#include "models/items/findingmodel.h"
#include "views/actionwords.h"
#include "views/findinglistmodel.h"
#include "views/findingtext.h"
#include "views/flowlayout.h"
#include "views/placard.h"
#include "views/rowtable.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr std::array Severities{FindingSeverity::Error, FindingSeverity::Warning, FindingSeverity::Info};

} // namespace

FindingsPane::FindingsPane(QWidget *parent)
    : QWidget(parent)
    , m_list(new FindingListModel(this))
    , m_text(new QLineEdit)
    , m_severities(new QComboBox)
    , m_rules(new QComboBox)
    , m_onlyCurrent(new QCheckBox)
    , m_showDismissed(new QCheckBox)
    , m_count(new QLabel)
    , m_table(new QTableView)
    , m_fix(add(u"mendFinding"_s, QKeySequence(Qt::ALT | Qt::Key_Return), &FindingsPane::fixRequested))
    , m_dismiss(add(u"dismissFinding"_s, QKeySequence::Delete, &FindingsPane::dismissRequested))
    , m_restore(add(u"restoreFinding"_s, QKeySequence(Qt::Key_Insert), &FindingsPane::restoreRequested))
    , m_nothing(new Placard(Glyph::Claim))
    , m_stack(new QStackedWidget)
{
    setObjectName(u"findingsPane"_s);
    layOut();
    layOutTable();
    connectParts();
    retranslate();
}

QAction *FindingsPane::add(const QString &name, const QKeySequence &shortcut, Intent intent)
{
    auto *action = new QAction(m_table);
    action->setObjectName(name);
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetShortcut);
    m_table->addAction(action);
    connect(action, &QAction::triggered, this, [this, intent] {
        if (const QModelIndex index = m_table->currentIndex(); index.isValid())
            Q_EMIT(this->*intent)(FindingListModel::findingAt(index).finding);
    });
    return action;
}

void FindingsPane::layOut()
{
    m_text->setObjectName(u"findingText"_s);
    m_text->setClearButtonEnabled(true);
    m_severities->setObjectName(u"findingSeverities"_s);
    m_rules->setObjectName(u"findingRules"_s);
    m_onlyCurrent->setObjectName(u"findingsOfRecord"_s);
    m_showDismissed->setObjectName(u"dismissedFindings"_s);
    m_count->setObjectName(u"findingCount"_s);
    m_count->setTextFormat(Qt::PlainText);
    m_text->setMinimumWidth(fontMetrics().averageCharWidth() * 24);
    auto *filters = new QWidget;
    auto *row = new FlowLayout(8, filters); // a narrow dock takes two lines
    row->setContentsMargins(6, 4, 6, 4);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_text, m_severities, m_rules, m_onlyCurrent, m_showDismissed})
        row->addWidget(widget);
    for (QAction *action : {m_fix, m_dismiss, m_restore}) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        row->addWidget(button);
    }
    row->addWidget(m_count);
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(m_table);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(filters);
    column->addWidget(m_stack, 1);
}

void FindingsPane::layOutTable()
{
    m_table->setObjectName(u"findingTable"_s);
    m_table->setModel(m_list);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    layOutRowTable(*m_table);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_table->horizontalHeader()->setStretchLastSection(true);
}

void FindingsPane::connectParts()
{
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        Q_EMIT findingActivated(FindingListModel::findingAt(index).finding);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &FindingsPane::updateActions);
    connect(m_list, &QAbstractItemModel::dataChanged, this, &FindingsPane::updateActions);
    connect(m_text, &QLineEdit::textChanged, this, &FindingsPane::applyFilter);
    connect(m_rules, &QComboBox::activated, this, &FindingsPane::applyFilter);
    connect(m_severities, &QComboBox::activated, this, &FindingsPane::applyFilter);
    connect(m_onlyCurrent, &QCheckBox::toggled, this, &FindingsPane::applyFilter);
    connect(m_showDismissed, &QCheckBox::toggled, this, &FindingsPane::applyFilter);
}

void FindingsPane::setFindings(FindingModel *model)
{
    if (m_findings)
        m_findings->disconnect(this);
    m_findings = model;
    m_list->setSourceModel(model);
    QHeaderView *header = m_table->horizontalHeader(); // has columns now
    const int unit = fontMetrics().averageCharWidth();
    header->resizeSection(FindingColumn::Severity, unit * 16);
    header->resizeSection(FindingColumn::Rule, unit * 30);
    header->resizeSection(FindingColumn::Record, unit * 44);
    if (m_findings) {
        connect(m_findings, &QAbstractItemModel::modelReset, this, &FindingsPane::fillRules);
        connect(m_findings, &QAbstractItemModel::rowsRemoved, this, &FindingsPane::fillRules);
        connect(m_findings, &QAbstractItemModel::rowsInserted, this, &FindingsPane::fillRules);
        connect(m_findings, &QAbstractItemModel::dataChanged, this, &FindingsPane::fillRules);
    }
    fillRules();
}

void FindingsPane::setRunning(bool running)
{
    m_isRunning = running;
    updateState();
}

void FindingsPane::setCurrentRecord(const RecordId &record)
{
    m_record = record;
    if (m_onlyCurrent->isChecked())
        applyFilter();
}

void FindingsPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

void FindingsPane::retranslate()
{
    m_list->setPalette(palette());
    m_text->setPlaceholderText(tr("Filter findings"));
    m_text->setAccessibleName(tr("Filter findings"));
    m_rules->setAccessibleName(tr("Rule", "column"));
    m_rules->setToolTip(tr("Show the findings of one rule"));
    m_severities->setAccessibleName(tr("Severity", "column"));
    m_severities->setToolTip(tr("Show the findings of one severity"));
    m_onlyCurrent->setText(tr("This record"));
    m_onlyCurrent->setToolTip(tr("Show the findings of the chosen record alone"));
    m_showDismissed->setText(tr("Dismissed ones too"));
    m_showDismissed->setToolTip(tr("Show the findings that somebody dismissed, with the reason"));
    m_table->setAccessibleName(tr("Findings in the catalog"));
    setActionWords(m_fix, tr("Mend", "what a finding is about"),
                   tr("Put what the finding proposes in place of the value (Alt+Return)"));
    setActionWords(m_dismiss, tr("Dismiss…", "a finding"),
                   tr("Give a reason and do not show this finding again while its text is as it is"
                      " (Delete)"));
    setActionWords(m_restore, tr("Take Back", "the dismissal of a finding"),
                   tr("Let a dismissed finding stand again (Insert)"));
    m_list->retranslate();
    fillSeverities();
    fillRules();
}

void FindingsPane::fillSeverities()
{
    const int chosen = std::max(m_severities->currentIndex(), 0);
    m_severities->clear();
    m_severities->addItem(tr("All severities"));
    for (const FindingSeverity severity : Severities)
        m_severities->addItem(severityWord(severity));
    m_severities->setCurrentIndex(chosen);
}

/// One entry a rule that has findings; the choice stays where it still has some.
void FindingsPane::fillRules()
{
    QMap<LintRule, int> counts;
    if (m_findings) {
        for (const JudgedFinding &judged : m_findings->findings()) {
            if (!judged.isDismissed() || m_showDismissed->isChecked())
                ++counts[judged.finding.rule];
        }
    }
    const std::optional<LintRule> chosen = m_list->filter().rule;
    m_rules->clear();
    m_rules->addItem(tr("All rules"), QString());
    for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
        m_rules->addItem(tr("%1 (%2)", "a rule and how many findings it has")
                             .arg(ruleTitle(it.key()), locale().toString(it.value())),
                         ruleId(it.key()));
        if (chosen == it.key())
            m_rules->setCurrentIndex(m_rules->count() - 1);
    }
    applyFilter();
}

void FindingsPane::applyFilter()
{
    FindingFilter filter{.rule = ruleNamed(m_rules->currentData().toString()),
                         .text = m_text->text().trimmed(),
                         .dismissed = m_showDismissed->isChecked()};
    if (const int severity = m_severities->currentIndex(); severity > 0)
        filter.severity = Severities.at(static_cast<std::size_t>(severity - 1));
    if (m_onlyCurrent->isChecked())
        filter.record = m_record;
    m_list->setFilter(filter);
    updateState();
}

void FindingsPane::updateState()
{
    const int shown = m_list->rowCount();
    m_stack->setCurrentIndex(shown > 0 ? 1 : 0);
    const bool any = m_findings && m_findings->rowCount() > 0;
    if (m_isRunning && !any)
        m_nothing->setWords(tr("Checking the records…"), tr("The rules are applied to every record."));
    else if (any)
        m_nothing->setWords(tr("No findings here"), tr("There are others: the filter hides them."));
    else
        m_nothing->setWords(tr("No findings"), tr("The rules have nothing to say about these records."));
    const auto dismissed =
        m_findings ? std::ranges::count_if(m_findings->findings(), &JudgedFinding::isDismissed) : 0;
    QString text = tr("%n finding(s)", nullptr, shown);
    if (dismissed > 0)
        text = tr("%1, %2 dismissed").arg(text, locale().toString(static_cast<qlonglong>(dismissed)));
    m_count->setText(text);
    updateActions();
}

void FindingsPane::updateActions()
{
    const QModelIndex index = m_table->currentIndex();
    const JudgedFinding judged = index.isValid() ? FindingListModel::findingAt(index) : JudgedFinding();
    const bool stands = index.isValid() && !judged.isDismissed();
    m_fix->setEnabled(stands && judged.finding.fix.has_value());
    m_dismiss->setEnabled(stands && !judged.finding.record.isEmpty());
    m_restore->setEnabled(index.isValid() && judged.isDismissed());
}

} // namespace Clew
