// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>
#include <QKeySequence>

namespace Clew {

/// An action and the keys that start it.
struct ShortcutRow
{
    QString name;  ///< of the action; empty for a key that belongs to a view and cannot be changed
    QString text;  ///< of the action, for people
    QString tip;   ///< what it does
    QString place; ///< its menu, or the view in which the key works
    QList<QKeySequence> keys;
    QList<QKeySequence> defaults;

    [[nodiscard]] bool isFixed() const { return name.isEmpty(); }
    [[nodiscard]] bool isChanged() const { return !isFixed() && keys != defaults; }
    friend bool operator==(const ShortcutRow &, const ShortcutRow &) = default;
};

/// All keys of the program as a table.
class ShortcutModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        ActionColumn,
        KeysColumn,
        PlaceColumn,
        ColumnCount,
    };

    explicit ShortcutModel(QObject *parent = nullptr);

    /// Where only keys or words changed, rows stay rows.
    void setRows(const QList<ShortcutRow> &rows);
    [[nodiscard]] const QList<ShortcutRow> &rows() const { return m_rows; }
    /// The row, other than `name`, that has the key; null where none has.
    [[nodiscard]] const ShortcutRow *holderOf(const QKeySequence &key, const QString &name) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<ShortcutRow> m_rows;
};

/// "Ctrl+Shift+P, Ctrl+K", as the platform writes keys.
[[nodiscard]] QString keysText(const QList<QKeySequence> &keys);

} // namespace Clew
