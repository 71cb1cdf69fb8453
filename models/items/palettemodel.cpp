// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/palettemodel.h"

#include "models/items/fuzzymatch.h"

#include <algorithm>

namespace Clew {

namespace {

qsizetype lettersOf(const QString &typed)
{
    return std::ranges::count_if(typed, [](QChar letter) { return letter != u' '; });
}

} // namespace

PaletteModel::PaletteModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void PaletteModel::setEntries(const QList<PaletteEntry> &entries)
{
    m_entries = entries;
    setTyped({});
}

void PaletteModel::setTyped(const QString &typed, const QList<PaletteEntry> &records)
{
    const int firm = static_cast<int>(lettersOf(typed)) * FirmFuzzyScore;
    QList<Row> rows;
    for (const PaletteEntry &entry : std::as_const(m_entries)) {
        std::optional<FuzzyMatch> match = fuzzyMatch(typed, entry.title);
        // Words that are not shown count only as a whole: nobody sees why scattered letters would match.
        if (const auto hidden = fuzzyMatch(typed, entry.words);
            hidden && hidden->score >= firm && (!match || match->score < firm))
            match = FuzzyMatch{.score = hidden->score, .marks = {}};
        if (match)
            rows.append({.entry = entry,
                         .marks = match->marks,
                         .score = match->score,
                         .isFirm = match->score >= firm});
    }
    std::ranges::stable_sort(rows, [](const Row &a, const Row &b) {
        if (a.isFirm != b.isFirm)
            return a.isFirm;
        if (a.score != b.score)
            return a.score > b.score;
        // Of two that match alike, the shorter one is nearer to what was typed.
        return a.score > 0 && a.entry.title.size() < b.entry.title.size();
    });
    const auto loose = std::ranges::find_if(rows, [](const Row &row) { return !row.isFirm; });
    QList<Row> found;
    for (const PaletteEntry &record : records)
        found.append({.entry = record, .marks = {}, .score = 0, .isFirm = false});
    beginResetModel();
    m_rows = QList<Row>(rows.begin(), loose) + found + QList<Row>(loose, rows.end());
    endResetModel();
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.entry.title;
    case Qt::AccessibleDescriptionRole:
        return row.entry.detail;
    case PaletteRole::EntryRole:
        return QVariant::fromValue(row.entry);
    case PaletteRole::MarksRole:
        return QVariant::fromValue(row.marks);
    default:
        return {};
    }
}

} // namespace Clew
