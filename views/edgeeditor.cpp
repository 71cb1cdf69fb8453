// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/edgeeditor.h"

#include "views/plaintext.h"
#include "views/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr double Percent = 100;
constexpr Relation Relations[] = {Relation::LeadsTo, Relation::PrecededBy, Relation::ConfusedWith};

} // namespace

EdgeEditor::EdgeEditor(QWidget *parent)
    : QDialog(parent)
    , m_title(new QLabel(this))
    , m_note(new QLabel(this))
    , m_fields(new QFormLayout)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setObjectName(u"edgeEditor"_s);
    for (QLabel *label : {m_title, m_note}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    QFont strong = font();
    strong.setBold(true);
    m_title->setFont(strong);
    m_note->hide();
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_title);
    column->addWidget(m_note);
    column->addLayout(m_fields, 1);
    column->addWidget(m_buttons);
    buildFields();
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
    resize(fontMetrics().averageCharWidth() * 76, sizeHint().height());
}

void EdgeEditor::buildFields()
{
    m_relation = new QComboBox(this);
    m_relation->setObjectName(u"edgeRelation"_s);
    for (const Relation relation : Relations)
        m_relation->addItem(QString(), QVariant::fromValue(int(relation)));
    m_other = new RecordChooser(this);
    m_hasProbability = new QCheckBox(this);
    m_hasProbability->setObjectName(u"edgeHasProbability"_s);
    m_probability = new QDoubleSpinBox(this);
    m_probability->setObjectName(u"edgeProbability"_s);
    m_probability->setRange(0, Percent);
    m_probability->setDecimals(1);
    m_probability->setSingleStep(5);
    m_probabilityRow = new QWidget(this);
    auto *line = new QHBoxLayout(m_probabilityRow);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_hasProbability);
    line->addWidget(m_probability);
    line->addStretch(1);
    m_condition = new QLineEdit(this);
    m_condition->setObjectName(u"edgeCondition"_s);
    m_delay = new QLineEdit(this);
    m_delay->setObjectName(u"edgeDelay"_s);
    m_distinction = new QLineEdit(this);
    m_distinction->setObjectName(u"edgeDistinction"_s);
    m_fields->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (QWidget *field : std::initializer_list<QWidget *>{m_relation, m_other, m_probabilityRow, m_condition,
                                                           m_delay, m_distinction})
        m_fields->addRow(new QLabel(this), field);
    for (int row = 0; row < m_fields->rowCount(); ++row) {
        auto *label = qobject_cast<QLabel *>(m_fields->itemAt(row, QFormLayout::LabelRole)->widget());
        label->setBuddy(m_fields->itemAt(row, QFormLayout::FieldRole)->widget());
    }
    connect(m_relation, &QComboBox::currentIndexChanged, this, &EdgeEditor::update);
    connect(m_other, &RecordChooser::chosenChanged, this, &EdgeEditor::update);
    connect(m_other, &RecordChooser::activated, this, [this] { m_condition->setFocus(Qt::TabFocusReason); });
    connect(m_hasProbability, &QCheckBox::toggled, m_probability, &QWidget::setEnabled);
}

void EdgeEditor::setRecord(const RecordChoice &record, RecordChooser::Find find)
{
    m_record = record;
    m_other->setFind(std::move(find));
    retranslate();
}

void EdgeEditor::setForm(const EdgeForm &form, const QString &titleOfOther)
{
    m_given = form;
    m_relation->setCurrentIndex(m_relation->findData(int(form.relation)));
    if (!form.other.isEmpty())
        m_other->setChosen({form.other, titleOfOther});
    m_hasProbability->setChecked(form.probability.has_value());
    m_probability->setEnabled(form.probability.has_value());
    m_probability->setValue(form.probability.value_or(0.5) * Percent);
    m_condition->setText(form.condition);
    m_delay->setText(form.delay);
    m_distinction->setText(form.distinction);
    (form.other.isEmpty() ? static_cast<QWidget *>(m_other) : m_relation)->setFocus(Qt::OtherFocusReason);
    update();
}

void EdgeEditor::setNote(const QString &note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

EdgeForm EdgeEditor::form() const
{
    EdgeForm form{.relation = Relation(m_relation->currentData().toInt()), .other = m_other->chosen()};
    const bool isAlike = form.relation == Relation::ConfusedWith;
    const bool wasAlike = m_given.relation == Relation::ConfusedWith;
    if (isAlike) {
        form.distinction = m_distinction->text().trimmed();
        // What the fields do not show is left alone, unless it belonged to the other relation.
        form.probability = wasAlike ? m_given.probability : std::nullopt;
        form.condition = wasAlike ? m_given.condition : QString();
        form.delay = wasAlike ? m_given.delay : QString();
        return form;
    }
    form.distinction = wasAlike ? QString() : m_given.distinction;
    form.condition = m_condition->text().trimmed();
    form.delay = m_delay->text().trimmed();
    if (m_hasProbability->isChecked()) {
        // A number with more digits than the field shows is not rounded by opening it.
        const double shown = m_probability->value();
        const double given = m_given.probability.value_or(-1) * Percent;
        constexpr double HalfDigit = 0.05;
        form.probability = std::abs(given - shown) <= HalfDigit ? m_given.probability : shown / Percent;
    }
    return form;
}

void EdgeEditor::update()
{
    const bool isAlike = Relation(m_relation->currentData().toInt()) == Relation::ConfusedWith;
    for (QWidget *field : std::initializer_list<QWidget *>{m_probabilityRow, m_condition, m_delay})
        m_fields->setRowVisible(field, !isAlike);
    m_fields->setRowVisible(m_distinction, isAlike);
    const RecordId other = m_other->chosen();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!other.isEmpty() && other != m_record.id);
}

void EdgeEditor::retranslate()
{
    setWindowTitle(tr("Edge between Two Records"));
    m_title->setText(singleLine(m_record.title.isEmpty() ? m_record.id.value() : m_record.title));
    for (int i = 0; i < m_relation->count(); ++i)
        m_relation->setItemText(i, relationWord(Relations[i]));
    const QStringList words{tr("&Relation"),  tr("Other re&cord"), tr("&Probability"),
                            tr("Co&ndition"), tr("&Delay"),        tr("Distinc&tion")};
    for (int row = 0; row < m_fields->rowCount(); ++row) {
        auto *label = qobject_cast<QLabel *>(m_fields->itemAt(row, QFormLayout::LabelRole)->widget());
        label->setText(words.at(row));
    }
    m_hasProbability->setText(tr("known", "probability of an edge"));
    m_hasProbability->setAccessibleName(tr("Probability is known"));
    m_probability->setSuffix(tr(" %", "percent"));
    m_probability->setAccessibleName(tr("Probability"));
    m_condition->setPlaceholderText(tr("When the one comes after the other"));
    m_delay->setPlaceholderText(tr("How long after, for example “minutes”"));
    m_distinction->setPlaceholderText(tr("How to tell the two apart"));
}

} // namespace Clew
