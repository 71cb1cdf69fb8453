// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"
#include "models/curation/finding.h"

#include <QDate>
#include <QList>

namespace Clew {

/// A record that waits for a reviewer.
struct ReviewItem
{
    RecordId record;
    double defects = 0;  ///< weighed findings, see defectWeight()
    double trustGap = 0; ///< see trust.h
    double score = 0;    ///< (1 + defects) * (NoGap + trustGap): what is worst, and believed most

    friend bool operator==(const ReviewItem &, const ReviewItem &) = default;
};

/// What a record without a trust gap counts for, so that its defects still order it.
inline constexpr double NoGap = 0.05;

/// 4 for an error, 1 for a warning, 0.2 for a note.
[[nodiscard]] double defectWeight(FindingSeverity severity);

/// True where the tier says that a person has looked at the record.
[[nodiscard]] bool isReviewedTier(const QString &tier);
[[nodiscard]] bool isReviewed(const Record &record);

/// The record's place in the queue.
[[nodiscard]] ReviewItem reviewItem(const Record &record, const QList<LintFinding> &findings);

/// A value that a text of the record gets.
struct AcceptedText
{
    QString pointer;
    QString text;

    friend bool operator==(const AcceptedText &, const AcceptedText &) = default;
};

/// What a record says after a person accepted it on that day: the tier, and the dates that its shape has for
/// it. Neither shape names the reviewer; the side file of the queue does.
[[nodiscard]] QList<AcceptedText> acceptance(RecordFormat format, const QDate &day);

/// Worst first; equals by id.
void sortForReview(QList<ReviewItem> &items);

} // namespace Clew
