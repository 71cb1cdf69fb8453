// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/diagnosis.h"
#include "views/card.h"

namespace Clew {

class CodeStyle;

/// Errors of one shape that no record explains: the shape, where and how often, the records that are nearest
/// and how far their regexes went, and a way to a record of its own.
class UnexplainedCard final : public Card
{
    Q_OBJECT

public:
    /// The code style must outlive the card. `place`: of the first such error, in words.
    UnexplainedCard(const CodeStyle &style, const Unexplained &unexplained, const QString &place,
                    QWidget *parent = nullptr);

Q_SIGNALS:
    void placeActivated(const Clew::LogPlace &place);
    void recordRequested(const Clew::RecordId &id);
    /// Make a record of this error.
    void draftRequested(const Clew::LogPlace &place);
};

/// How far a regex went and what it met, as a sentence.
[[nodiscard]] QString nearMissText(const NearMiss &miss);

} // namespace Clew
