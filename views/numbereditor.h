// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/fieldeditor.h"

class QSlider;

namespace Clew {

class LineEdit;

/// A number as it is spelled, or null where nothing stands there. Up and Down step it, Page Up and Page Down
/// ten times as far. A rate has a slider beside it.
class NumberEditor final : public FieldEditor
{
    Q_OBJECT

public:
    enum class Kind {
        Rate,  ///< 0 to 1, steps of 0.01
        Count, ///< whole, from 0
    };

    NumberEditor(Kind kind, QWidget *parent);

    void setFieldName(const QString &name) override;

protected:
    void setValue(const FieldValue &value) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take(const QString &text);
    void step(int by);
    void moveSlider(const QString &text);

    const Kind m_kind;
    LineEdit *m_number = nullptr;
    QSlider *m_slider = nullptr; ///< of a rate
    bool m_following = false;    ///< the slider moves because the number did
};

} // namespace Clew
