// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/graph/graphedge.h"

#include <QStringList>

#include <functional>

namespace Clew {

/// The words that a written or drawn graph shows, in the reader's language. They come from the caller: this
/// layer translates nothing.
struct GraphTexts
{
    /// Title of a record; the id where it is empty.
    std::function<QString(RecordIndex)> title;
    /// Small line above the title in pictures: domain, trust, rate. Where the line is too short, the first
    /// ones give way.
    std::function<QStringList(RecordIndex)> caption;
    QString causedBy = QStringLiteral("caused by");
    QString leadsTo = QStringLiteral("leads to");
    QString confusedWith = QStringLiteral("looks like");
    QString proposed = QStringLiteral("proposed"); ///< of an edge that was seen, and no record has
};

/// The word of the relation with the probability in whole percent where there is one: "leads to 70%". It ends
/// in
/// "!" where the edge's entries contradict each other; an opposite edge is seen as such.
[[nodiscard]] QString edgeLabel(const GraphEdge &edge, const GraphTexts &texts);

/// Title of a record, its id where the texts have none.
[[nodiscard]] QString nodeTitle(const GraphTexts &texts, RecordIndex node, const RecordId &id);

/// Between the parts of a caption.
inline constexpr QStringView CaptionSeparator = u" · ";

/// "70%"; empty where there is none.
[[nodiscard]] QString wholePercent(const std::optional<double> &probability);

} // namespace Clew
