// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/resolvableeditor.h"

#include "views/plaintext.h"
#include "views/words.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>

#include <array>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

const std::array Values{u"true"_s, u"partial"_s, u"false"_s};

} // namespace

ResolvableEditor::ResolvableEditor(QWidget *parent)
    : FieldEditor(parent)
    , m_choices(new QButtonGroup(this))
    , m_other(new QLabel(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(14);
    for (size_t i = 0; i < Values.size(); ++i) {
        auto *choice = new QRadioButton(resolvableWord(Values[i]), this);
        m_choices->addButton(choice, static_cast<int>(i));
        row->addWidget(choice);
        if (i == 0)
            setFocusProxy(choice);
    }
    row->addWidget(m_other);
    row->addStretch(1);
    connect(m_choices, &QButtonGroup::idToggled, this, [this](int id, bool checked) {
        const QString &value = Values[static_cast<size_t>(id)];
        if (!checked)
            return;
        setFocusProxy(m_choices->button(id)); // the one that Tab comes to
        if (!shown() || shown()->text != value)
            Q_EMIT textEdited(value);
    });
}

void ResolvableEditor::setFieldName(const QString &name)
{
    setAccessibleName(name);
    for (QAbstractButton *choice : m_choices->buttons())
        choice->setAccessibleDescription(name);
}

void ResolvableEditor::setValue(const FieldValue &value)
{
    QAbstractButton *chosen = nullptr;
    for (size_t i = 0; i < Values.size(); ++i) {
        if (value.kind == ValueKind::Text && value.text == Values[i])
            chosen = m_choices->button(static_cast<int>(i));
    }
    if (chosen) {
        chosen->setChecked(true);
    } else if (m_choices->checkedButton()) {
        m_choices->setExclusive(false);
        m_choices->checkedButton()->setChecked(false);
        m_choices->setExclusive(true);
    }
    m_other->setVisible(!chosen);
    setPlainText(m_other, chosen ? QString() : value.text.isEmpty() ? emptyWord(value) : value.text);
}

} // namespace Clew
