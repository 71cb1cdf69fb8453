// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/diagnosis.h"
#include "models/items/diagnosisrole.h"

#include <QAbstractItemModel>

#include <vector>

namespace Clew {

/// A diagnosis as a tree of one column: claims, hints, what is unexplained, what is undecided; consequences
/// stand below their root. Within each kind the order is the diagnosis's. Lives on the GUI thread.
class DiagnosisModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    explicit DiagnosisModel(QObject *parent = nullptr);

    /// Replaces the tree. A consequence whose root is missing, or whose chain of roots runs in a circle,
    /// stands at the top: nothing that was found is hidden.
    void setDiagnosis(const Diagnosis &diagnosis);
    [[nodiscard]] const Diagnosis &diagnosis() const { return m_diagnosis; }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    struct Node
    {
        DiagnosisKind kind = DiagnosisKind::Verdict;
        qsizetype value = 0; ///< index in the diagnosis's list of that kind
        qsizetype parent = -1;
        int row = 0;
        std::vector<qsizetype> children;
    };

    void build();
    void addTop(qsizetype node);
    [[nodiscard]] const Node &node(const QModelIndex &index) const;
    [[nodiscard]] QVariant verdictData(const Verdict &verdict, int role) const;
    [[nodiscard]] QVariant unexplainedData(const Unexplained &unexplained, int role) const;
    [[nodiscard]] QVariant undecidedData(const Undecided &undecided, int role) const;

    Diagnosis m_diagnosis;
    std::vector<Node> m_nodes; ///< verdicts first, in the diagnosis's order
    std::vector<qsizetype> m_top;
};

} // namespace Clew
