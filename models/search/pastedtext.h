// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/textrange.h"

#include <QList>
#include <QString>

namespace Clew {

/// A line of a pasted text that may name an error, without what only this run has.
struct PastedLine
{
    QString text;       ///< prompts, colours, ranks, times, paths, addresses and numbers stripped
    qsizetype line = 0; ///< from 0
    TextRange place;    ///< of the whole line in the pasted text

    friend bool operator==(const PastedLine &, const PastedLine &) = default;
};

/// The line without what changes from run to run; three-digit statuses (100 to 599) and codes stay.
[[nodiscard]] QString withoutNoise(const QString &line);
/// True for frames of a traceback, markers below code and the like: they say where, not what.
[[nodiscard]] bool isFrame(QStringView line);
/// Lines worth a look, in their order; of repeated ones the first. At most `most`, of longer texts the last
/// ones: the error stands at the end.
[[nodiscard]] QList<PastedLine> informativeLines(const QString &text, int most = 40);

} // namespace Clew
