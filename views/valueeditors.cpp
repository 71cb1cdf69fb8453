// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/valueeditors.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QSlider>
#include <QTextDocument>

#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr double NoRate = -0.01; ///< the spin box's least value stands for null
constexpr int SliderSteps = 100;

} // namespace

CellTextEdit::CellTextEdit(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
}

QString CellTextEdit::text() const
{
    QString text = document()->toRawText();
    text.replace(QChar::ParagraphSeparator, u'\n');
    return text;
}

void CellTextEdit::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && !(event->modifiers() & Qt::ShiftModifier))
        Q_EMIT finished();
    else if (isReturn)
        insertPlainText(u"\n"_s);
    else
        QPlainTextEdit::keyPressEvent(event);
}

RateEdit::RateEdit(QWidget *parent)
    : QWidget(parent)
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_number(new QDoubleSpinBox(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(m_slider, 1);
    row->addWidget(m_number);
    m_slider->setRange(0, SliderSteps);
    m_slider->setAccessibleName(tr("Rate, in percent"));
    m_number->setRange(NoRate, 1);
    m_number->setDecimals(4);
    m_number->setSingleStep(0.05);
    m_number->setSpecialValueText(u"null"_s);
    m_number->setAccessibleName(tr("Rate, from 0 to 1"));
    setFocusProxy(m_number);
    setAutoFillBackground(true);
    connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
        if (m_following)
            return;
        const QScopedValueRollback following(m_following, true);
        m_modified = true;
        m_number->setValue(static_cast<double>(value) / SliderSteps);
    });
    connect(m_number, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        if (m_following)
            return;
        const QScopedValueRollback following(m_following, true);
        m_modified = true;
        m_slider->setValue(static_cast<int>(std::lround(std::max(value, 0.0) * SliderSteps)));
    });
}

void RateEdit::setRate(const QString &json)
{
    bool isNumber = false;
    const double rate = json.toDouble(&isNumber);
    const QScopedValueRollback following(m_following, true);
    m_number->setValue(isNumber ? rate : NoRate);
    m_slider->setValue(isNumber ? static_cast<int>(std::lround(rate * SliderSteps)) : 0);
    m_number->selectAll();
    m_modified = false;
}

QString RateEdit::rate() const
{
    m_number->interpretText();
    return m_number->value() < 0 ? u"null"_s : QString::number(m_number->value(), 'g', 4);
}

} // namespace Clew
