// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QLabel;
class QPlainTextEdit;

namespace Clew {

/// Asks for the versions that the user runs, as free text, and says at once what of it is understood.
class EnvironmentDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit EnvironmentDialog(const QString &text, QWidget *parent = nullptr);

    [[nodiscard]] QString text() const;

private:
    void readBack();

    QPlainTextEdit *m_edit = nullptr;
    QLabel *m_read = nullptr;
};

} // namespace Clew
