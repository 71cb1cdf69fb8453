// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/edit/document.h"
#include "models/edit/recordfields.h"

#include <QAbstractItemModel>

#include <vector>

namespace Clew {

namespace RecordFieldColumn {
enum Column : int { Name, Value, Count };
}

namespace RecordFieldRole {
enum Role : int {
    PointerRole = Qt::UserRole, ///< JSON pointer of the value
    TypeRole,                   ///< FieldType as int
    IsAbsentRole,               ///< the record does not have the field; the schema knows it
    IsItemRole,                 ///< stands in a list: it can be removed, repeated and moved
    IsListRole,                 ///< takes items
    IsNullRole,
    ChangedRole, ///< differs from what the file has
};
}

/// Every value of one record as a tree of rows, in the record's order, with what the schema knows and the
/// record has not behind it. Writes go to the document as steps; the model shows what the document says. GUI
/// thread.
class RecordFieldModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    /// The document must outlive the model.
    explicit RecordFieldModel(Document &document, QObject *parent = nullptr);

    void setRecord(const RecordId &id);
    [[nodiscard]] const RecordId &record() const { return m_record; }
    /// Row of the value at a pointer, or of the nearest value around it; invalid where there is no record.
    [[nodiscard]] QModelIndex indexOf(const QString &pointer, int column = RecordFieldColumn::Value) const;
    [[nodiscard]] QString pointerOf(const QModelIndex &index) const;

    // Steps on the row, each with the pointer that should be looked at afterwards; empty where nothing was
    // done.
    QString addItem(const QModelIndex &index);    ///< behind an item, or as a list's last one
    QString removeItem(const QModelIndex &index); ///< an item, or a field that can be absent
    QString duplicateItem(const QModelIndex &index);
    QString moveItem(const QModelIndex &index, int by);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// EditRole only: what the person typed (see jsonFromInput). False, with refused(), where it cannot stand
    /// there.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

Q_SIGNALS:
    void refused(const Clew::Error &error);

private:
    struct Node
    {
        QString pointer;
        QString name;
        QString text;
        FieldType type = FieldType::Unknown;
        ValueKind kind = ValueKind::Absent;
        bool inList = false;
        int parent = -1;
        int row = 0;
        std::vector<int> children;

        friend bool operator==(const Node &, const Node &) = default;
    };

    void rebuild();
    [[nodiscard]] std::vector<Node> built() const;
    void addChildren(std::vector<Node> &nodes, int parent, const QByteArray &text, RecordFormat format) const;
    [[nodiscard]] const Node *nodeOf(const QModelIndex &index) const;
    [[nodiscard]] QByteArray blankItem(const QString &listPointer) const;
    bool run(const Result<EditPlan> &plan);

    Document &m_document;
    RecordId m_record;
    std::vector<Node> m_nodes; ///< the first one is the record itself
};

} // namespace Clew
