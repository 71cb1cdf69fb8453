// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/edit/document.h"
#include "models/edit/recordfields.h"

#include <QAbstractItemModel>
#include <QHash>

#include <optional>
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

/// One field as an editor of it shows it.
struct FieldValue
{
    FieldType type = FieldType::Unknown;
    ValueKind kind = ValueKind::Absent;
    QString text;         ///< see RecordValue
    bool changed = false; ///< it, or something in it, differs from what the file has

    friend bool operator==(const FieldValue &, const FieldValue &) = default;
};

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

    // The same by JSON pointer, for forms. Of a place that the record and its schema do not have, the kind is
    // Absent.
    [[nodiscard]] bool hasRecord() const { return !m_nodes.empty(); }
    [[nodiscard]] RecordFormat format() const { return m_format; }
    [[nodiscard]] FieldValue field(const QString &pointer) const;
    /// The value as it is written; null where there is none.
    [[nodiscard]] QString json(const QString &pointer) const;
    /// What the record has in the list or object, and what the schema knows in it besides.
    [[nodiscard]] QStringList children(const QString &pointer) const;
    /// Items of a list; 0 for anything else.
    [[nodiscard]] qsizetype itemCount(const QString &list) const;
    /// The innermost list item that the value is or stands in; empty where it is in none.
    [[nodiscard]] QString itemAround(const QString &pointer) const;

    // Each is a step, or nothing where nothing would change. False, with refused(), where it cannot be done.
    /// A text, as it stands. Typing with the same session (not 0) is one step.
    bool setText(const QString &pointer, const QString &text, quint32 session = 0);
    /// A value as JSON spells it.
    bool setJson(const QString &pointer, const QString &json, quint32 session = 0);
    /// What somebody typed where anything may stand (see jsonFromInput).
    bool setInput(const QString &pointer, const QString &input);
    /// A blank item; `place` is where it shall stand, at most itemCount.
    bool insertItem(const QString &list, qsizetype place);
    /// An item that is this text.
    bool insertText(const QString &list, qsizetype place, const QString &text);
    /// An item, or a field that can be absent.
    bool removeValue(const QString &pointer);
    bool duplicateValue(const QString &pointer);
    bool moveValue(const QString &pointer, qsizetype to);

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
    /// Values may be others; once for all that a step changed.
    void refreshed();

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
    static void addAbsent(std::vector<Node> &nodes, RecordFormat format);
    [[nodiscard]] const Node *nodeOf(const QModelIndex &index) const;
    [[nodiscard]] const Node *nodeAt(const QString &pointer) const;
    [[nodiscard]] bool isChanged(const QString &pointer) const;
    void take(std::vector<Node> nodes);
    [[nodiscard]] QByteArray blankItem(const QString &listPointer) const;
    bool run(const Result<EditPlan> &plan);

    Document &m_document;
    RecordId m_record;
    RecordFormat m_format = RecordFormat::Flat;
    std::vector<Node> m_nodes;    ///< the first one is the record itself
    QHash<QString, int> m_places; ///< of nodes, by pointer
    QStringList m_differences;    ///< to what the file has; see RecordCodec::differences
};

} // namespace Clew
