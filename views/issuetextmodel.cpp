// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/issuetextmodel.h"

#include "models/items/issuemodel.h"
#include "views/errortext.h"
#include "views/icons.h"
#include "views/plaintext.h"
#include "views/theme.h"
#include "views/wordschanged.h"

namespace Clew {

IssueTextModel::IssueTextModel(QObject *parent)
    : QIdentityProxyModel(parent)
{
}

QVariant IssueTextModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const int column = index.column();
    const bool isError = QIdentityProxyModel::data(index, IssueRole::SeverityRole).toInt() ==
                         static_cast<int>(IssueSeverity::Error);
    if (column == IssueColumn::Severity) {
        if (role == Qt::DisplayRole)
            return isError ? tr("Error", "severity") : tr("Warning", "severity");
        if (role == Qt::DecorationRole)
            return isError ? m_error : m_warning;
    }
    if (role == Qt::TextAlignmentRole && (column == IssueColumn::Line || column == IssueColumn::LineColumn))
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (column == IssueColumn::Message && (role == Qt::DisplayRole || role == Qt::ToolTipRole)) {
        const auto issue = QIdentityProxyModel::data(index, IssueRole::IssueRole).value<Issue>();
        const QString sentence = errorText(issue.error);
        return role == Qt::DisplayRole ? singleLine(cutText(sentence, MaxToolTip)) : plainToolTip(sentence);
    }
    if (role == Qt::ToolTipRole)
        return plainToolTip(QIdentityProxyModel::data(index, Qt::DisplayRole).toString());
    return QIdentityProxyModel::data(index, role);
}

QVariant IssueTextModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case IssueColumn::Severity:
        return tr("Severity", "column");
    case IssueColumn::Message:
        return tr("Issue", "column");
    case IssueColumn::File:
        return tr("File", "column");
    case IssueColumn::Line:
        return tr("Line", "column");
    case IssueColumn::LineColumn:
        return tr("Column", "column: place in a line");
    case IssueColumn::Record:
        return tr("Record", "column");
    default:
        return {};
    }
}

void IssueTextModel::retranslate()
{
    announceWords(*this);
}

void IssueTextModel::setPalette(const QPalette &palette)
{
    const Theme theme = Theme::of(palette);
    m_error = glyphIcon(Glyph::Issue, theme.danger);
    m_warning = glyphIcon(Glyph::Issue, theme.caution);
    announceIcons(*this, IssueColumn::Severity);
}

} // namespace Clew
