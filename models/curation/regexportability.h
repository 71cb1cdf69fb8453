// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFlags>
#include <QList>
#include <QString>

namespace Clew {

/// Engines that a catalog's regex may meet elsewhere. Python's `re` is the dialect itself.
enum class RegexEngine {
    Python = 1, ///< re, 3.11 and newer
    Pcre2 = 2,  ///< 10.42, UTF and UCP
    Vectorscan = 4,
    JavaScript = 8, ///< ECMAScript 2024 with the flag u
};
Q_DECLARE_FLAGS(RegexEngines, RegexEngine)
Q_DECLARE_OPERATORS_FOR_FLAGS(RegexEngines)

enum class PortabilityFault {
    Refused, ///< the engine does not take the construct
    Differs, ///< it takes it and means something else
};

/// A construct that one of the engines refuses or reads in another way.
struct PortabilityNote
{
    QString construct;    ///< as it is written, at most 24 characters
    qsizetype offset = 0; ///< UTF-16 units in the regex
    PortabilityFault fault = PortabilityFault::Refused;
    RegexEngines engines; ///< to which it happens

    friend bool operator==(const PortabilityNote &, const PortabilityNote &) = default;
};

/// What differs between the engines, and where; the first place of each construct, in the order of the regex.
/// Left out because every pattern has it and no log shows it: categories (`\d`, `\w`, `\s`, `\b`) of letters
/// and digits beyond ASCII.
[[nodiscard]] QList<PortabilityNote> portabilityNotes(const QString &regex);

/// "Vectorscan, JavaScript"; the engines' own names, in the order of the enum.
[[nodiscard]] QString engineNames(RegexEngines engines);

} // namespace Clew
