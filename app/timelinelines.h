// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/diagnosis.h"
#include "models/diagnosis/logtimeline.h"
#include "views/linesource.h"

#include <QStringList>

#include <memory>
#include <vector>

namespace Clew {

/// The lines of several logs in the order of their times. The gutter names the log and the line.
class TimelineLines final : public LineSource
{
public:
    /// `names`: of the inputs, short. `sources` may hold null: that log's lines are empty.
    TimelineLines(std::shared_ptr<const LogTimeline> timeline,
                  QList<std::shared_ptr<const LineSource>> sources, QStringList names);

    [[nodiscard]] qint64 lineCount() const override { return m_rows; }
    [[nodiscard]] LogLine line(LineNumber row) const override;
    [[nodiscard]] QString label(LineNumber row) const override;
    [[nodiscard]] int labelWidth() const override { return m_labelWidth; }
    /// The row of a place; invalid where the timeline does not hold it. Linear in the entries.
    [[nodiscard]] LineNumber rowOfPlace(const LogPlace &place) const;
    [[nodiscard]] LogPlace placeOf(LineNumber row) const;

private:
    std::shared_ptr<const LogTimeline> m_timeline;
    QList<std::shared_ptr<const LineSource>> m_sources;
    QStringList m_names;
    std::vector<qint64> m_begins; ///< first row of each entry
    qint64 m_rows = 0;
    int m_labelWidth = 0;
};

} // namespace Clew
