// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QProgressBar>

#include <optional>

namespace Clew {

/// A rate as a slim bar with its number and a word ("fails 95 %"). A progress bar for screen readers.
class RateBar final : public QProgressBar
{
    Q_OBJECT

public:
    enum class Meaning {
        Fails,   ///< of a dead end
        Works,   ///< of a workaround
        Neutral, ///< a probability or confidence
    };

    explicit RateBar(Meaning meaning, QWidget *parent = nullptr);

    /// 0..1, held within; none shows "no rate".
    void setRate(const std::optional<double> &rate);
    [[nodiscard]] const std::optional<double> &rate() const { return m_rate; }
    /// What is written beside the bar.
    [[nodiscard]] QString text() const override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void describe();

    Meaning m_meaning;
    std::optional<double> m_rate;
};

} // namespace Clew
