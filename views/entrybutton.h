// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace Clew {

/// A button of two lines: what it opens, in the link colour, and a muted line that describes it. Both are
/// plain text and elided where they are too long.
class EntryButton final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit EntryButton(QWidget *parent = nullptr);

    void setWords(const QString &title, const QString &detail);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QFont detailFont() const;

    QString m_title;
    QString m_detail;
};

} // namespace Clew
