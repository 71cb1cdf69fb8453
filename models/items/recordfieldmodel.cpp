// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/recordfieldmodel.h"

#include "models/core/jsonpointer.h"
#include "models/edit/itemsteps.h"

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
    take(built());
    endResetModel();
    Q_EMIT refreshed();
}

std::vector<RecordFieldModel::Node> RecordFieldModel::built() const
{
    std::vector<Node> nodes;
    const QByteArray text = m_document.text(m_record);
    if (text.isNull())
        return nodes;
    const Result<Record> record = m_document.record(m_record);
    const RecordFormat format = record ? record->format : RecordFormat::Flat;
    const QList<RecordValue> values = m_document.codec().values(text);
    nodes.reserve(static_cast<size_t>(values.size()) + 64);
    for (const RecordValue &value : values) {
        Node node{.pointer = value.pointer,
                  .name = value.parent < 0 ? QString() : jsonPointerName(value.pointer),
                  .text = value.text,
                  .type = fieldType(format, value.pointer),
                  .kind = value.kind,
                  .parent = value.parent};
        if (value.parent >= 0) {
            Node &parent = nodes[static_cast<size_t>(value.parent)];
            node.inList = parent.kind == ValueKind::List;
            node.row = static_cast<int>(parent.children.size());
            parent.children.push_back(static_cast<int>(nodes.size()));
        }
        nodes.push_back(std::move(node));
    }
    addAbsent(nodes, format);
    return nodes;
}

void RecordFieldModel::addAbsent(std::vector<Node> &nodes, RecordFormat format)
{
    const size_t present = nodes.size();
    for (size_t i = 0; i < present; ++i) {
        if (nodes[i].kind != ValueKind::Object)
            continue;
        QStringList known;
        for (const int child : nodes[i].children)
            known.append(nodes[static_cast<size_t>(child)].pointer);
        for (const QString &field : schemaFields(format, nodes[i].pointer)) {
            if (known.contains(field))
                continue;
            const int place = static_cast<int>(nodes.size());
            nodes.push_back({.pointer = field,
                             .name = jsonPointerName(field),
                             .text = {},
                             .type = fieldType(format, field),
                             .parent = static_cast<int>(i),
                             .row = static_cast<int>(nodes[i].children.size())});
            nodes[i].children.push_back(place);
        }
    }
}

void RecordFieldModel::take(std::vector<Node> nodes)
{
    m_nodes = std::move(nodes);
    m_places.clear();
    for (size_t i = 0; i < m_nodes.size(); ++i)
        m_places.insert(m_nodes[i].pointer, static_cast<int>(i));
    const QByteArray now = m_document.text(m_record);
    const QByteArray saved = m_document.savedText(m_record);
    m_differences = saved == now ? QStringList() : m_document.codec().differences(saved, now);
    const Result<Record> record = m_document.record(m_record);
    if (record)
        m_format = record->format;
}

void RecordFieldModel::rebuild()
{
    std::vector<Node> nodes = built();
    const bool sameShape = std::ranges::equal(nodes, m_nodes, [](const Node &a, const Node &b) {
        return a.pointer == b.pointer && a.children == b.children && a.parent == b.parent;
    });
    if (!sameShape || nodes.empty()) {
        beginResetModel();
        take(std::move(nodes));
        endResetModel();
        Q_EMIT refreshed();
        return;
    }
    const std::vector<Node> before = m_nodes;
    take(std::move(nodes));
    for (size_t i = 1; i < m_nodes.size(); ++i) {
        if (m_nodes[i] == before[i])
            continue;
        Q_EMIT dataChanged(createIndex(m_nodes[i].row, 0, i),
                           createIndex(m_nodes[i].row, RecordFieldColumn::Count - 1, i));
    }
    Q_EMIT refreshed();
}

const RecordFieldModel::Node *RecordFieldModel::nodeAt(const QString &pointer) const
{
    const auto place = m_places.constFind(pointer);
    return place == m_places.constEnd() ? nullptr : &m_nodes[static_cast<size_t>(*place)];
}

bool RecordFieldModel::isChanged(const QString &pointer) const
{
    return std::ranges::any_of(m_differences, [&pointer](const QString &at) {
        return at.isEmpty() || at == pointer || at.startsWith(pointer + u'/') ||
               pointer.startsWith(at + u'/');
    });
}

FieldValue RecordFieldModel::field(const QString &pointer) const
{
    const Node *node = nodeAt(pointer);
    if (!node)
        return {.type = fieldType(m_format, pointer), .text = {}};
    return {.type = node->type, .kind = node->kind, .text = node->text, .changed = isChanged(pointer)};
}

QString RecordFieldModel::json(const QString &pointer) const
{
    return QString::fromUtf8(m_document.codec().valueAt(m_document.text(m_record), pointer));
}

QStringList RecordFieldModel::children(const QString &pointer) const
{
    QStringList pointers;
    if (const Node *node = nodeAt(pointer)) {
        for (const int child : node->children)
            pointers.append(m_nodes[static_cast<size_t>(child)].pointer);
    }
    return pointers;
}

qsizetype RecordFieldModel::itemCount(const QString &list) const
{
    const Node *node = nodeAt(list);
    return node && node->kind == ValueKind::List ? static_cast<qsizetype>(node->children.size()) : 0;
}

QString RecordFieldModel::itemAround(const QString &pointer) const
{
    for (QString at = pointer; !at.isEmpty(); at = jsonPointerParent(at)) {
        if (const Node *node = nodeAt(at); node && node->inList)
            return at;
    }
    return {};
}

const RecordFieldModel::Node *RecordFieldModel::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? &m_nodes[index.internalId()] : nullptr;
}

QModelIndex RecordFieldModel::indexOf(const QString &pointer, int column) const
{
    for (QString at = pointer; !at.isEmpty(); at = jsonPointerParent(at)) {
        if (const auto place = m_places.constFind(at); place != m_places.constEnd())
            return createIndex(m_nodes[static_cast<size_t>(*place)].row, column,
                               static_cast<quintptr>(*place));
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
    case RecordFieldRole::ChangedRole:
        return isChanged(node->pointer);
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
    return setInput(QString(node->pointer), value.toString());
}

bool RecordFieldModel::setInput(const QString &pointer, const QString &input)
{
    const auto json = jsonFromInput(m_document.codec(), m_document.text(m_record), m_format, pointer, input);
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

bool RecordFieldModel::setText(const QString &pointer, const QString &text, quint32 session)
{
    const Node *node = nodeAt(pointer);
    if (node && node->kind == ValueKind::Text && node->text == text)
        return true;
    return run(planSetText(m_document, m_record, pointer, text, session));
}

bool RecordFieldModel::setJson(const QString &pointer, const QString &json, quint32 session)
{
    return run(planSet(m_document, m_record, pointer, json.toUtf8(), session));
}

bool RecordFieldModel::insertItem(const QString &list, qsizetype place)
{
    return run(planItemStep(
        m_document, m_record,
        {.kind = EditKind::AddItem, .pointer = jsonPointerItem(list, place), .json = blankItem(list)}));
}

bool RecordFieldModel::insertText(const QString &list, qsizetype place, const QString &text)
{
    return run(planItemStep(m_document, m_record,
                            {.kind = EditKind::AddItem,
                             .pointer = jsonPointerItem(list, place),
                             .json = m_document.codec().textJson(text)}));
}

bool RecordFieldModel::removeValue(const QString &pointer)
{
    return run(planItemStep(m_document, m_record, {.kind = EditKind::RemoveItem, .pointer = pointer}));
}

bool RecordFieldModel::duplicateValue(const QString &pointer)
{
    return run(planItemStep(m_document, m_record, {.kind = EditKind::DuplicateItem, .pointer = pointer}));
}

bool RecordFieldModel::moveValue(const QString &pointer, qsizetype to)
{
    return run(
        planItemStep(m_document, m_record, {.kind = EditKind::MoveItem, .pointer = pointer, .to = to}));
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
    const qsizetype place = isList ? itemCount(list) : indexIn(node->pointer) + 1;
    return insertItem(list, place) ? jsonPointerItem(list, place) : QString();
}

QString RecordFieldModel::removeItem(const QModelIndex &index)
{
    const Node *node = nodeOf(index);
    if (!node || node->kind == ValueKind::Absent || node->type == FieldType::Id)
        return {};
    const QString pointer = node->pointer;
    return removeValue(pointer) ? pointer : QString();
}

QString RecordFieldModel::duplicateItem(const QModelIndex &index)
{
    const Node *node = nodeOf(index);
    if (!node || !node->inList)
        return {};
    const QString pointer = node->pointer;
    const QString copy = jsonPointerItem(jsonPointerParent(pointer), indexIn(pointer) + 1);
    return duplicateValue(pointer) ? copy : QString();
}

QString RecordFieldModel::moveItem(const QModelIndex &index, int by)
{
    const Node *node = nodeOf(index);
    if (!node || !node->inList)
        return {};
    const QString list = jsonPointerParent(node->pointer);
    const int to = indexIn(node->pointer) + by;
    if (to < 0 || to >= itemCount(list))
        return {};
    return moveValue(node->pointer, to) ? jsonPointerItem(list, to) : QString();
}

} // namespace Clew
