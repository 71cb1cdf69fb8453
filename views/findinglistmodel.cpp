// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/findinglistmodel.h"

#include "models/items/findingmodel.h"
#include "views/findingtext.h"
#include "views/icons.h"
#include "views/plaintext.h"
#include "views/theme.h"
#include "views/wordschanged.h"

namespace Clew {

FindingListModel::FindingListModel(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(FindingRole::SortRole);
}

void FindingListModel::setFilter(const FindingFilter &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    invalidateRowsFilter();
}

JudgedFinding FindingListModel::findingAt(const QModelIndex &index)
{
    return index.data(FindingRole::FindingRole).value<JudgedFinding>();
}

QVariant FindingListModel::decoration(const JudgedFinding &judged) const
{
    if (judged.isDismissed())
        return m_dismissed;
    switch (judged.finding.severity) {
    case FindingSeverity::Error:
        return m_error;
    case FindingSeverity::Warning:
        return m_warning;
    case FindingSeverity::Info:
        break;
    }
    return m_note;
}

QVariant FindingListModel::data(const QModelIndex &index, int role) const
{
    const bool isText = role == Qt::DisplayRole || role == Qt::ToolTipRole;
    const bool isIcon = role == Qt::DecorationRole && index.column() == FindingColumn::Severity;
    if (!index.isValid() || (!isText && !isIcon))
        return QSortFilterProxyModel::data(index, role);
    const JudgedFinding judged = findingAt(index);
    if (isIcon)
        return decoration(judged);
    const LintFinding &finding = judged.finding;
    const bool isTip = role == Qt::ToolTipRole;
    switch (index.column()) {
    case FindingColumn::Severity:
        if (judged.isDismissed())
            return isTip ? plainToolTip(*judged.reason) : tr("Dismissed", "a finding");
        return severityWord(finding.severity);
    case FindingColumn::Rule:
        return isTip ? plainToolTip(ruleId(finding.rule)) : ruleTitle(finding.rule);
    case FindingColumn::Record:
        return isTip ? plainToolTip(finding.pointer) : singleLine(finding.record.value());
    case FindingColumn::Message:
        return isTip ? plainToolTip(findingText(finding))
                     : singleLine(cutText(findingText(finding), MaxToolTip));
    default:
        return {};
    }
}

QVariant FindingListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QSortFilterProxyModel::headerData(section, orientation, role);
    switch (section) {
    case FindingColumn::Severity:
        return tr("Severity", "column");
    case FindingColumn::Rule:
        return tr("Rule", "column");
    case FindingColumn::Record:
        return tr("Record", "column");
    case FindingColumn::Message:
        return tr("Finding", "column");
    default:
        return {};
    }
}

void FindingListModel::retranslate()
{
    announceWords(*this);
}

void FindingListModel::setPalette(const QPalette &palette)
{
    const Theme theme = Theme::of(palette);
    m_error = glyphIcon(Glyph::Issue, theme.danger);
    m_warning = glyphIcon(Glyph::Issue, theme.caution);
    m_note = glyphIcon(Glyph::Hint, theme.muted);
    m_dismissed = glyphIcon(Glyph::Stop, theme.muted);
    announceIcons(*this, FindingColumn::Severity);
}

bool FindingListModel::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const JudgedFinding judged = findingAt(sourceModel()->index(row, 0, parent));
    const LintFinding &finding = judged.finding;
    if (judged.isDismissed() && !m_filter.dismissed)
        return false;
    if ((m_filter.rule && finding.rule != *m_filter.rule) ||
        (m_filter.severity && finding.severity != *m_filter.severity) ||
        (m_filter.record && finding.record != *m_filter.record))
        return false;
    const auto has = [this](const QString &text) {
        return text.contains(m_filter.text, Qt::CaseInsensitive);
    };
    return m_filter.text.isEmpty() || has(finding.record.value()) || has(finding.pointer) ||
           has(findingText(finding));
}

} // namespace Clew
