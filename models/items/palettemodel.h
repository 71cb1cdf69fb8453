// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/textrange.h"

#include <QAbstractListModel>
#include <QKeySequence>

namespace Clew {

enum class PaletteKind : quint8 {
    Action,
    Search, ///< a saved one
    Record,
};

/// Something that the command palette can do.
struct PaletteEntry
{
    PaletteKind kind = PaletteKind::Action;
    QString key;    ///< name of the action, text of the search, id of the record
    QString title;  ///< as people read it
    QString detail; ///< where it stands, or what it is about
    QString words;  ///< more words by which it is found, never shown
    QKeySequence shortcut;

    friend bool operator==(const PaletteEntry &, const PaletteEntry &) = default;
};

namespace PaletteRole {
enum Role {
    EntryRole = Qt::UserRole + 1, ///< PaletteEntry
    MarksRole,                    ///< QList<TextRange> in the title
};
} // namespace PaletteRole

/// What the command palette lists for what was typed: actions and saved searches that match firmly, then
/// records in the order of the search, then actions that have the letters somewhere. Within a kind the best
/// match stands first. GUI thread.
class PaletteModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit PaletteModel(QObject *parent = nullptr);

    /// Actions and saved searches, in the order in which they stand while nothing is typed.
    void setEntries(const QList<PaletteEntry> &entries);
    /// Lists what matches. `records` were found for the same text and are not matched again.
    void setTyped(const QString &typed, const QList<PaletteEntry> &records = {});

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Row
    {
        PaletteEntry entry;
        QList<TextRange> marks;
        int score = 0;
        bool isFirm = false;
    };

    QList<PaletteEntry> m_entries;
    QList<Row> m_rows;
};

} // namespace Clew

Q_DECLARE_METATYPE(Clew::PaletteEntry)
