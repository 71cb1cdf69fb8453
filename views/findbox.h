// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/textrange.h"
#include "views/stepedit.h"

namespace Clew {

/// The find text of the list of records.
class FindBox final : public StepEdit
{
    Q_OBJECT

public:
    explicit FindBox(QWidget *parent = nullptr);

    /// Underlines what of the text could not be understood, until the text changes. Places beyond it are
    /// left out.
    void setFaults(const QList<TextRange> &faults);
    [[nodiscard]] const QList<TextRange> &faults() const { return m_faults; }

Q_SIGNALS:
    /// The text changed, by a key or by the program.
    void findTextChanged(const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void markFaults();

    QList<TextRange> m_faults;
};

} // namespace Clew
