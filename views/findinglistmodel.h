// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/judgedfinding.h"

#include <QIcon>
#include <QPalette>
#include <QSortFilterProxyModel>

#include <optional>

namespace Clew {

/// Which findings are shown.
struct FindingFilter
{
    std::optional<LintRule> rule = {};
    std::optional<FindingSeverity> severity = {};
    std::optional<RecordId> record = {};
    QString text = {};      ///< literal, in record, pointer or sentence, without regard to case
    bool dismissed = false; ///< those too that somebody dismissed

    friend bool operator==(const FindingFilter &, const FindingFilter &) = default;
};

/// Some of the findings, with what is the view's: column heads, words, sentences.
class FindingListModel final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit FindingListModel(QObject *parent = nullptr);

    void setFilter(const FindingFilter &filter);
    [[nodiscard]] const FindingFilter &filter() const { return m_filter; }
    [[nodiscard]] static JudgedFinding findingAt(const QModelIndex &index);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

    /// The language of the window has changed.
    void retranslate();
    void setPalette(const QPalette &palette);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    [[nodiscard]] QVariant decoration(const JudgedFinding &judged) const;

    FindingFilter m_filter;
    QIcon m_error;
    QIcon m_warning;
    QIcon m_note;
    QIcon m_dismissed;
};

} // namespace Clew
