// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/errorline.h"

#include <QByteArray>

#include <vector>

namespace Clew {

/// A line of an event that may be the message of an error.
struct MessageLine
{
    qsizetype begin = 0; ///< bytes in the event
    qsizetype end = 0;
    ErrorStrength strength = ErrorStrength::None;
    int depth = 0; ///< of a chain of exceptions: the cause is deeper
};

/// The lines of an event that carry its messages: all lines of an ordinary event, and of a traceback those
/// that name an exception, not frames and not quoted source. Of long events the first MaxEventLines.
[[nodiscard]] std::vector<MessageLine> messageLines(QByteArrayView event, LogLevel level, bool traceback);

/// Text of the site whose message line is `line`: the line and those of the lines below it that go on with
/// it. `begin` receives where the text begins in the event (it is cut to MaxSiteText around `focus`).
struct SiteText
{
    QByteArray text;
    qsizetype begin = 0; ///< of the text in the event
};
[[nodiscard]] SiteText siteText(QByteArrayView event, const MessageLine &line, qsizetype focus);

/// Shape of a message line by which sites are told apart: errorTemplate() of its first bytes.
[[nodiscard]] QByteArray siteShape(QByteArrayView line);

inline constexpr int MaxEventLines = 400;

} // namespace Clew
