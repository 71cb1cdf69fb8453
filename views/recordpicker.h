// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/recordchooser.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;

namespace Clew {

/// Asks for one record of the catalog: a question, a field with a list under it, and a key that says what
/// will be done with it.
class RecordPicker final : public QDialog
{
    Q_OBJECT

public:
    RecordPicker(const QString &title, const QString &question, const QString &verb, RecordChooser::Find find,
                 QWidget *parent = nullptr);

    [[nodiscard]] RecordId chosen() const { return m_chooser->chosen(); }

private:
    RecordChooser *m_chooser = nullptr;
    QDialogButtonBox *m_buttons = nullptr;
};

} // namespace Clew
