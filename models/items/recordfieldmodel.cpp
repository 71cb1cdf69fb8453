// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/recordfieldmodel.h"

#include "models/core/jsonpointer.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

int indexIn(const QString &pointer)
{
    return jsonPointerName(pointer).toInt();
}

bool isContainer(ValueKind kind)
{
    return kind == ValueKind::List || kind == ValueKind::Object;
}

} // namespace

RecordFieldModel::RecordFieldModel(Document &document, QObject *parent)
    : QAbstractItemModel(parent)
    , m_document(document)
{
    connect(&m_document, &Document::recordChanged, this, [this](const RecordId &id) {
        if (id == m_record)
            rebuild();
    });
    connect(&m_document, &Document::recordRenamed, this, [this](const RecordId &from, const RecordId &to) {
        if (from == m_record)
            setRecord(to);
    });
    connect(&m_document, &Document::recordRemoved, this, [this](const RecordId &id) {
        if (id == m_record)
            rebuild();
    });
    connect(&m_document, &Document::recordAdded, this, [this](const RecordId &id) {
        if (id == m_record)
            rebuild();
    });
    connect(&m_document, &Document::wasReset, this, &RecordFieldModel::rebuild);
}

void RecordFieldModel::setRecord(const RecordId &id)
{
    beginResetModel();
    m_record = id;
    m_nodes = built();
    endResetModel();
}

std::vector<RecordFieldModel::Node> RecordFieldModel::built() const
{
    std::vector<Node> nodes;
    const QByteArray text = m_document.text(m_record);
    if (text.isNull())
        return nodes;
    const Result<Record> record = m_document.record(m_record);
    nodes.push_back({.kind = ValueKind::Object});
    addChildren(nodes, 0, text, record ? record->format : RecordFormat::Flat);
    return nodes;
}

void RecordFieldModel::addChildren(std::vector<Node> &nodes, int parent, const QByteArray &text,
                                   RecordFormat format) const
{
    const RecordCodec &codec = m_document.codec();
    const QString pointer = nodes[static_cast<size_t>(parent)].pointer;
    const ValueKind kind = nodes[static_cast<size_t>(parent)].kind;
    QStringList pointers = codec.childrenAt(text, pointer);
    if (kind == ValueKind::Object) {
        for (const QString &field : schemaFields(format, pointer)) {
            if (!pointers.contains(field))
                pointers.append(field);
        }
    }
    for (const QString &at : std::as_const(pointers)) {
        const int id = static_cast<int>(nodes.size());
        const ValueKind childKind = codec.kindAt(text, at);
        nodes.push_back({.pointer = at,
                         .name = jsonPointerName(at),
                         .text = isContainer(childKind) ? QString() : codec.textAt(text, at),
                         .type = fieldType(format, at),
                         .kind = childKind,
                         .inList = kind == ValueKind::List,
                         .parent = parent,
                         .row = static_cast<int>(nodes[static_cast<size_t>(parent)].children.size())});
        nodes[static_cast<size_t>(parent)].children.push_back(id);
        if (isContainer(childKind))
            addChildren(nodes, id, text, format);
    }
}

void RecordFieldModel::rebuild()
{
    std::vector<Node> nodes = built();
    const bool sameShape = std::ranges::equal(nodes, m_nodes, [](const Node &a, const Node &b) {
        return a.pointer == b.pointer && a.children == b.children && a.parent == b.parent;
    });
    if (!sameShape || nodes.empty()) {
        beginResetModel();
        m_nodes = std::move(nodes);
        endResetModel();
        return;
    }
    m_nodes.swap(nodes);
    for (size_t i = 1; i < m_nodes.size(); ++i) {
        if (m_nodes[i] == nodes[i])
            continue;
        Q_EMIT dataChanged(createIndex(m_nodes[i].row, 0, i),
                           createIndex(m_nodes[i].row, RecordFieldColumn::Count - 1, i));
    }
}

const RecordFieldModel::Node *RecordFieldModel::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? &m_nodes[index.internalId()] : nullptr;
}

QModelIndex RecordFieldModel::indexOf(const QString &pointer, int column) const
{
    for (QString at = pointer; !at.isEmpty(); at = jsonPointerParent(at)) {
        for (size_t i = 1; i < m_nodes.size(); ++i) {
            if (m_nodes[i].pointer == at)
                return createIndex(m_nodes[i].row, column, i);
        }
    }
    return index(0, column);
}

QString RecordFieldModel::pointerOf(const QModelIndex &index) const
{
    const Node *node = nodeOf(index);
    return node ? node->pointer : QString();
}

QModelIndex RecordFieldModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const size_t id = parent.isValid() ? static_cast<size_t>(parent.internalId()) : 0;
    return createIndex(row, column, static_cast<quintptr>(m_nodes[id].children[static_cast<size_t>(row)]));
}

QModelIndex RecordFieldModel::parent(const QModelIndex &child) const
{
    const Node *node = nodeOf(child);
    if (!node || node->parent <= 0)
        return {};
    return createIndex(m_nodes[static_cast<size_t>(node->parent)].row, 0,
                       static_cast<quintptr>(node->parent));
}

int RecordFieldModel::rowCount(const QModelIndex &parent) const
{
    if (m_nodes.empty() || parent.column() > 0)
        return 0;
    const size_t id = parent.isValid() ? static_cast<size_t>(parent.internalId()) : 0;
    return static_cast<int>(m_nodes[id].children.size());
}

int RecordFieldModel::columnCount(const QModelIndex &) const
{
    return RecordFieldColumn::Count;
}

QVariant RecordFieldModel::data(const QModelIndex &index, int role) const
{
    const Node *node = nodeOf(index);
    if (!node)
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return index.column() == RecordFieldColumn::Name ? node->name : node->text;
    case RecordFieldRole::PointerRole:
        return node->pointer;
    case RecordFieldRole::TypeRole:
        return static_cast<int>(node->type);
    case RecordFieldRole::IsAbsentRole:
        return node->kind == ValueKind::Absent;
    case RecordFieldRole::IsNullRole:
        return node->kind == ValueKind::Null;
    case RecordFieldRole::IsItemRole:
        return node->inList;
    case RecordFieldRole::IsListRole:
        return node->kind == ValueKind::List || node->type == FieldType::Texts ||
               node->type == FieldType::Items;
    case RecordFieldRole::ChangedRole: {
        const QByteArray saved = m_document.savedText(m_record);
        const QByteArray now = m_document.text(m_record);
        if (saved == now)
            return false;
        return m_document.codec().valueAt(saved, node->pointer) !=
               m_document.codec().valueAt(now, node->pointer);
    }
    default:
        return {};
    }
}

Qt::ItemFlags RecordFieldModel::flags(const QModelIndex &index) const
{
    const Node *node = nodeOf(index);
    if (!node)
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    const bool takesItems = node->type == FieldType::Texts || node->type == FieldType::Items;
    const bool isObject = node->type == FieldType::Object && node->kind == ValueKind::Absent;
    if (index.column() == RecordFieldColumn::Value && !isContainer(node->kind) && !takesItems && !isObject)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool RecordFieldModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const Node *node = nodeOf(index);
    if (!node || role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    if (value.toString() == node->text && node->kind != ValueKind::Absent)
        return true;
    const Result<Record> record = m_document.record(m_record);
    const QString pointer = node->pointer;
    const auto json = jsonFromInput(m_document.codec(), m_document.text(m_record),
                                    record ? record->format : RecordFormat::Flat, pointer, value.toString());
    return run(json ? planSet(m_document, m_record, pointer, *json) : std::unexpected(json.error()));
}

bool RecordFieldModel::run(const Result<EditPlan> &plan)
{
    const Result<void> applied = plan ? m_document.apply(*plan) : std::unexpected(plan.error());
    if (!applied)
        Q_EMIT refused(applied.error());
    return applied.has_value();
}

QByteArray RecordFieldModel::blankItem(const QString &listPointer) const
{
    const QString pattern = listPointer.sliced(listPointer.lastIndexOf(u'/') + 1);
    if (pattern == "dead_ends"_L1)
        return R"({"action": "", "why_fails": "", "fail_rate": null, "condition": "", "sources": []})";
    if (pattern == "workarounds"_L1)
        return R"({"action": "", "success_rate": null, "how": "", "condition": "", "sources": []})";
    if (pattern == "versions"_L1) {
        return R"({"version": "", "introduced": null, "deprecated": null, "removed": null, "behavior_change": null,)"
               R"( "status": "active"})";
    }
    if (listPointer.startsWith("/transition_graph/"_L1))
        return R"({"error_id": ""})";
    return "\"\"";
}

QString RecordFieldModel::addItem(const QModelIndex &index)
{
    const Node *node = nodeOf(index);
    if (!node)
        return {};
    const bool isList = data(index, RecordFieldRole::IsListRole).toBool();
    if (!isList && !node->inList)
        return {};
    const QString list = isList ? node->pointer : jsonPointerParent(node->pointer);
    const qsizetype place =
        isList ? m_document.codec().countAt(m_document.text(m_record), list) : indexIn(node->pointer) + 1;
    const QString at = u"%1/%2"_s.arg(list).arg(place);
    return run(planInsert(m_document, m_record, at, blankItem(list))) ? at : QString();
}

QString RecordFieldModel::removeItem(const QModelIndex &index)
{
    const Node *node = nodeOf(index);
    if (!node || node->kind == ValueKind::Absent || node->type == FieldType::Id)
        return {};
    const QString pointer = node->pointer;
    return run(planRemoveItem(m_document, m_record, pointer)) ? pointer : QString();
}

QString RecordFieldModel::duplicateItem(const QModelIndex &index)
{
    const Node *node = nodeOf(index);
    if (!node || !node->inList)
        return {};
    const QString pointer = node->pointer;
    const QString copy = u"%1/%2"_s.arg(jsonPointerParent(pointer)).arg(indexIn(pointer) + 1);
    return run(planDuplicateItem(m_document, m_record, pointer)) ? copy : QString();
}

QString RecordFieldModel::moveItem(const QModelIndex &index, int by)
{
    const Node *node = nodeOf(index);
    if (!node || !node->inList)
        return {};
    const QString list = jsonPointerParent(node->pointer);
    const int to = indexIn(node->pointer) + by;
    if (to < 0 || to >= m_document.codec().countAt(m_document.text(m_record), list))
        return {};
    return run(planMoveItem(m_document, m_record, node->pointer, to)) ? u"%1/%2"_s.arg(list).arg(to)
                                                                      : QString();
}

} // namespace Clew
