// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"

#include <QCoreApplication>

namespace Clew {

/// A record as text for a terminal: field by field, English and Chinese side by side, dead ends before
/// workarounds.
class RecordText final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::RecordText)

public:
    /// `width` in columns of the terminal.
    explicit RecordText(int width);

    [[nodiscard]] QString write(const Record &record) const;

    /// "95 %", or "no rate" where the record gives none.
    [[nodiscard]] static QString rate(const std::optional<double> &rate);

private:
    [[nodiscard]] QString pair(const QString &heading, const TextPair &text) const;
    [[nodiscard]] QString single(const QString &heading, const QString &text) const;
    [[nodiscard]] QString indented(const QString &text, int indent) const;
    [[nodiscard]] QString deadEnd(qsizetype number, const DeadEnd &deadEnd) const;
    [[nodiscard]] QString workaround(qsizetype number, const Workaround &workaround) const;
    [[nodiscard]] QString labelled(const QString &label, const QString &text) const;
    [[nodiscard]] QString versions(const QList<VersionEntry> &versions) const;
    [[nodiscard]] QString transitions(const QList<Transition> &transitions) const;
    [[nodiscard]] QString trust(const Record &record) const;
    [[nodiscard]] static QString orEmpty(const QString &text);

    int m_width = 100;
};

} // namespace Clew
