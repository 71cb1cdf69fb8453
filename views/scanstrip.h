// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/scanprogress.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace Clew {

/// Progress of a scan: what is read, how far, how fast, and a button that stops it.
class ScanStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit ScanStrip(QWidget *parent = nullptr);

    void setProgress(const ScanProgress &progress);

Q_SIGNALS:
    void stopRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    ScanProgress m_progress;
    QLabel *m_name = nullptr;
    QLabel *m_speed = nullptr;
    QProgressBar *m_bar = nullptr;
    QPushButton *m_stop = nullptr;
};

} // namespace Clew
