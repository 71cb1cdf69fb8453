// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/transition.h"
#include "views/recordchooser.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;

namespace Clew {

/// What somebody says of an edge of a record.
struct EdgeForm
{
    Relation relation = Relation::LeadsTo;
    RecordId other; ///< empty: not named yet
    std::optional<double> probability;
    QString condition;
    QString delay;
    QString distinction;

    friend bool operator==(const EdgeForm &, const EdgeForm &) = default;
};

/// Asks for an edge of a record: relation, the other record, and what the relation has to say. One OK is one
/// edit.
class EdgeEditor final : public QDialog
{
    Q_OBJECT

public:
    explicit EdgeEditor(QWidget *parent = nullptr);

    /// The record that the edge is told from; `find` offers the others.
    void setRecord(const RecordChoice &record, RecordChooser::Find find);
    void setForm(const EdgeForm &form, const QString &titleOfOther);
    /// A sentence above the fields; none for an empty one.
    void setNote(const QString &note);
    [[nodiscard]] EdgeForm form() const;

private:
    void buildFields();
    void update();
    void retranslate();

    RecordChoice m_record;
    EdgeForm m_given;
    QLabel *m_title = nullptr;
    QLabel *m_note = nullptr;
    QFormLayout *m_fields = nullptr;
    QComboBox *m_relation = nullptr;
    RecordChooser *m_other = nullptr;
    QWidget *m_probabilityRow = nullptr;
    QCheckBox *m_hasProbability = nullptr;
    QDoubleSpinBox *m_probability = nullptr;
    QLineEdit *m_condition = nullptr;
    QLineEdit *m_delay = nullptr;
    QLineEdit *m_distinction = nullptr;
    QDialogButtonBox *m_buttons = nullptr;
};

} // namespace Clew
