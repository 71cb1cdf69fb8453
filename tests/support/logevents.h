// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/eventblock.h"
#include "models/io/textencoding.h"

#include <QByteArray>
#include <QStringList>

#include <optional>
#include <vector>

namespace Clew::LogEvents {

/// One event with its text, as a test looks at it.
struct Event
{
    QByteArray text;
    EventSpan span;
    qint64 offset = 0; ///< of its first byte in the input
    qint64 line = 0;   ///< of its first byte
};

/// What the whole way from bytes to events makes of an input.
struct Result
{
    std::vector<EventBlock> blocks;
    std::vector<Event> events;
    TextEncoding encoding = TextEncoding::Utf8;
    QStringList notes;
    qint64 lines = 0;

    /// Texts of the events in their order.
    [[nodiscard]] QByteArrayList texts() const;
    /// The event whose text holds `part`; fails to -1 where none or, `once`, several do.
    [[nodiscard]] qsizetype eventWith(QByteArrayView part) const;
};

/// Decodes, cleans and assembles `bytes`, fed in parts of `step` bytes (all at once where 0).
[[nodiscard]] Result read(QByteArrayView bytes, qsizetype step = 0, std::optional<TextEncoding> chosen = {});

/// Runs of blanks and line ends as one blank, none at the ends.
[[nodiscard]] QByteArray normalised(QByteArrayView text);

} // namespace Clew::LogEvents
