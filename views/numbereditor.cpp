// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/numbereditor.h"

#include "views/lineedit.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QSlider>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int RatePercents = 100;
constexpr int FarStep = 10;

/// The shortest spelling of hundredths: 0.5, 0.05, 1.
QString spelled(int hundredths)
{
    return QString::number(hundredths / 100.0, 'g', 3);
}

} // namespace

NumberEditor::NumberEditor(Kind kind, QWidget *parent)
    : FieldEditor(parent)
    , m_kind(kind)
    , m_number(new LineEdit(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    m_number->setFixedWidth(m_number->fontMetrics().averageCharWidth() * 10);
    m_number->setAlignment(Qt::AlignRight);
    row->addWidget(m_number);
    if (kind == Kind::Rate) {
        m_slider = new QSlider(Qt::Horizontal, this);
        m_slider->setRange(0, RatePercents);
        m_slider->setPageStep(FarStep);
        m_slider->setMinimumWidth(80);
        m_slider->setMaximumWidth(240);
        row->addWidget(m_slider, 1);
        connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
            if (!m_following)
                take(spelled(value));
        });
        connect(m_slider, &QSlider::sliderReleased, this, &FieldEditor::finished);
    }
    row->addStretch(kind == Kind::Count ? 1 : 0);
    setFocusProxy(m_number);
    m_number->installEventFilter(this);
    connect(m_number, &QLineEdit::textEdited, this, &NumberEditor::take);
    connect(m_number, &QLineEdit::returnPressed, this, [this] {
        Q_EMIT finished();
        focusNextChild();
    });
}

void NumberEditor::setFieldName(const QString &name)
{
    m_number->setAccessibleName(name);
    if (m_slider)
        m_slider->setAccessibleName(tr("%1, in percent", "name of a rate").arg(name));
}

void NumberEditor::setValue(const FieldValue &value)
{
    const bool has = value.kind != ValueKind::Null && value.kind != ValueKind::Absent;
    m_number->showText(has ? value.text : QString());
    m_number->setPlaceholderText(emptyWord(value));
    moveSlider(value.text);
}

void NumberEditor::moveSlider(const QString &text)
{
    if (!m_slider)
        return;
    const QScopedValueRollback following(m_following, true);
    const double rate = std::clamp(text.toDouble(), 0.0, 1.0);
    m_slider->setValue(static_cast<int>(std::lround(rate * RatePercents)));
}

void NumberEditor::take(const QString &text)
{
    const QString number = text.trimmed();
    // On the way to a number: "0." has no meaning yet, and is no fault either.
    if (number.endsWith(u'.') && !number.chopped(1).contains(u'.'))
        return;
    Q_EMIT jsonEdited(number.isEmpty() ? u"null"_s : number);
}

void NumberEditor::step(int by)
{
    if (m_kind == Kind::Count) {
        const qint64 count = std::max<qint64>(0, m_number->text().toLongLong() + by);
        m_number->showText(QString::number(count));
    } else {
        const auto now = static_cast<int>(std::lround(m_number->text().toDouble() * RatePercents));
        m_number->showText(spelled(std::clamp(now + by, 0, RatePercents)));
    }
    take(m_number->text());
}

bool NumberEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut)
        Q_EMIT finished();
    if (event->type() != QEvent::KeyPress)
        return FieldEditor::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->modifiers() & ~Qt::KeypadModifier)
        return FieldEditor::eventFilter(watched, event);
    switch (key->key()) {
    case Qt::Key_Up:
        step(1);
        return true;
    case Qt::Key_Down:
        step(-1);
        return true;
    case Qt::Key_PageUp:
        step(FarStep);
        return true;
    case Qt::Key_PageDown:
        step(-FarStep);
        return true;
    default:
        return FieldEditor::eventFilter(watched, event);
    }
}

} // namespace Clew
