// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/icons.h"

#include <QWidget>

class QLabel;

namespace Clew {

/// An icon, a heading and a sentence in the middle of a pane that has nothing else to show.
class Placard final : public QWidget
{
    Q_OBJECT

public:
    explicit Placard(Glyph glyph, QWidget *parent = nullptr);

    void setWords(const QString &heading, const QString &sentence);

protected:
    void changeEvent(QEvent *event) override;

private:
    void restyle();

    Glyph m_glyph;
    QLabel *m_icon = nullptr;
    QLabel *m_heading = nullptr;
    QLabel *m_sentence = nullptr;
};

} // namespace Clew
