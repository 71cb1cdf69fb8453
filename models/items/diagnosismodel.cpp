// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/diagnosismodel.h"

#include <QHash>

namespace Clew {

namespace {

/// For each verdict the one it follows from, -1 where it stands at the top.
std::vector<qsizetype> rootsOf(const QList<Verdict> &verdicts)
{
    QHash<RecordId, qsizetype> byId;
    for (qsizetype i = verdicts.size() - 1; i >= 0; --i) {
        for (const RecordId &id : verdicts.at(i).also)
            byId.insert(id, i);
    }
    for (qsizetype i = verdicts.size() - 1; i >= 0; --i) // an id of its own outweighs one of `also`
        byId.insert(verdicts.at(i).id, i);

    std::vector<qsizetype> roots(static_cast<size_t>(verdicts.size()), -1);
    for (qsizetype i = 0; i < verdicts.size(); ++i) {
        if (const auto &of = verdicts.at(i).consequenceOf)
            roots[static_cast<size_t>(i)] = byId.value(*of, -1);
    }
    // Cut what runs in a circle.
    for (size_t i = 0; i < roots.size(); ++i) {
        size_t steps = 0;
        for (qsizetype at = static_cast<qsizetype>(i); at >= 0; at = roots[static_cast<size_t>(at)]) {
            if (++steps > roots.size()) {
                roots[i] = -1;
                break;
            }
        }
    }
    return roots;
}

} // namespace

DiagnosisModel::DiagnosisModel(QObject *parent)
    : QAbstractItemModel(parent)
{
}

void DiagnosisModel::setDiagnosis(const Diagnosis &diagnosis)
{
    beginResetModel();
    m_diagnosis = diagnosis;
    build();
    endResetModel();
}

void DiagnosisModel::build()
{
    m_nodes.clear();
    m_top.clear();
    const auto append = [this](DiagnosisKind kind, qsizetype count) {
        for (qsizetype i = 0; i < count; ++i)
            m_nodes.push_back(Node{.kind = kind, .value = i});
    };
    append(DiagnosisKind::Verdict, m_diagnosis.verdicts.size());
    append(DiagnosisKind::Unexplained, m_diagnosis.unexplained.size());
    append(DiagnosisKind::Undecided, m_diagnosis.undecided.size());

    const std::vector<qsizetype> roots = rootsOf(m_diagnosis.verdicts);
    for (size_t i = 0; i < roots.size(); ++i) {
        if (roots[i] < 0)
            continue;
        Node &parent = m_nodes[static_cast<size_t>(roots[i])];
        m_nodes[i].parent = roots[i];
        m_nodes[i].row = static_cast<int>(parent.children.size());
        parent.children.push_back(static_cast<qsizetype>(i));
    }
    for (const VerdictLevel level : {VerdictLevel::Claim, VerdictLevel::Hint}) {
        for (size_t i = 0; i < roots.size(); ++i) {
            if (roots[i] < 0 && m_diagnosis.verdicts.at(static_cast<qsizetype>(i)).level == level)
                addTop(static_cast<qsizetype>(i));
        }
    }
    for (qsizetype i = m_diagnosis.verdicts.size(); i < static_cast<qsizetype>(m_nodes.size()); ++i)
        addTop(i);
}

void DiagnosisModel::addTop(qsizetype node)
{
    m_nodes[static_cast<size_t>(node)].row = static_cast<int>(m_top.size());
    m_top.push_back(node);
}

const DiagnosisModel::Node &DiagnosisModel::node(const QModelIndex &index) const
{
    return m_nodes[static_cast<size_t>(index.internalId())];
}

QModelIndex DiagnosisModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const std::vector<qsizetype> &siblings = parent.isValid() ? node(parent).children : m_top;
    return createIndex(row, column, static_cast<quintptr>(siblings[static_cast<size_t>(row)]));
}

QModelIndex DiagnosisModel::parent(const QModelIndex &child) const
{
    if (!child.isValid())
        return {};
    const qsizetype above = node(child).parent;
    if (above < 0)
        return {};
    return createIndex(m_nodes[static_cast<size_t>(above)].row, 0, static_cast<quintptr>(above));
}

int DiagnosisModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_top.size());
    return parent.column() == 0 ? static_cast<int>(node(parent).children.size()) : 0;
}

int DiagnosisModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant DiagnosisModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    Q_ASSERT(checkIndex(index));
    const Node &of = node(index);
    if (role == DiagnosisRole::KindRole)
        return static_cast<int>(of.kind);
    switch (of.kind) {
    case DiagnosisKind::Verdict:
        return verdictData(m_diagnosis.verdicts.at(of.value), role);
    case DiagnosisKind::Unexplained:
        return unexplainedData(m_diagnosis.unexplained.at(of.value), role);
    case DiagnosisKind::Undecided:
        return undecidedData(m_diagnosis.undecided.at(of.value), role);
    }
    Q_UNREACHABLE_RETURN({});
}

QVariant DiagnosisModel::verdictData(const Verdict &verdict, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return verdict.id.value();
    case DiagnosisRole::ValueRole:
        return QVariant::fromValue(verdict);
    case DiagnosisRole::RecordIdRole:
        return QVariant::fromValue(verdict.id);
    case DiagnosisRole::PlaceRole:
        return QVariant::fromValue(verdict.first);
    case DiagnosisRole::CountRole:
        return verdict.count;
    default:
        return {};
    }
}

QVariant DiagnosisModel::unexplainedData(const Unexplained &unexplained, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return unexplained.templateText;
    case DiagnosisRole::ValueRole:
        return QVariant::fromValue(unexplained);
    case DiagnosisRole::RecordIdRole:
        return QVariant::fromValue(RecordId());
    case DiagnosisRole::PlaceRole:
        return QVariant::fromValue(unexplained.first);
    case DiagnosisRole::CountRole:
        return unexplained.count;
    default:
        return {};
    }
}

QVariant DiagnosisModel::undecidedData(const Undecided &undecided, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return undecided.id.value();
    case DiagnosisRole::ValueRole:
        return QVariant::fromValue(undecided);
    case DiagnosisRole::RecordIdRole:
        return QVariant::fromValue(undecided.id);
    case DiagnosisRole::PlaceRole:
        return QVariant::fromValue(undecided.place);
    case DiagnosisRole::CountRole:
        return qint64(1);
    default:
        return {};
    }
}

} // namespace Clew
