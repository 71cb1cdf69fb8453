// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <array>
#include <memory>
#include <vector>

namespace Clew {

/// How often literals stand in ordinary logs: what decides which literal of a regex is looked for, and which
/// regexes say little because they fire where nothing is wrong. Built of a corpus of healthy output; without
/// one, letters are weighed by how common they are in logs. Immutable, cheap to copy.
class LiteralFrequencies final
{
public:
    /// No corpus: letter frequencies only.
    LiteralFrequencies() = default;
    /// `text` is UTF-8, one event a line, of healthy output. Some 10 ms a megabyte.
    [[nodiscard]] static LiteralFrequencies fromText(const QByteArray &text);

    /// Occurrences to be expected in a megabyte of ordinary log; greater than zero, an upper estimate where
    /// the corpus knows the literal. `literal` is folded UTF-8.
    [[nodiscard]] double perMegabyte(QByteArrayView literal) const;
    /// The same for the four bytes that `window` points at.
    [[nodiscard]] double windowPerMegabyte(const char *window) const;

    /// The corpus, empty where there is none.
    [[nodiscard]] const QByteArray &text() const { return m_text; }

private:
    static constexpr std::array<qsizetype, 4> Lengths{3, 4, 6, 8};
    /// Counts of all sequences of some lengths, by hash: collisions only make an estimate too high.
    struct Counts
    {
        std::array<std::vector<quint16>, Lengths.size()> tables;
    };

    QByteArray m_text;
    double m_megabytes = 0;
    std::shared_ptr<const Counts> m_counts;
};

} // namespace Clew
