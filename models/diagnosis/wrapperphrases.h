// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

#include <vector>

namespace Clew {

/// What a message says of other messages.
enum class EchoKind : quint8 {
    Wrapper,   ///< reports that something else failed: "exit code 1", "Build failed", ChildFailedError
    Victim,    ///< the other side went away first: "remote process exited", a watchdog's time-out
    Observer,  ///< what a proxy or a supervisor sees of a program that failed: "upstream", "probe failed"
    Reference, ///< speaks of an error that was printed before: "The above error occurred in"
    Symptom,   ///< a connection was lost or refused: the other side may have ended
    Death,     ///< a program ended for want of memory or room, or by a signal
    Mask,      ///< stands in the way of a message: an error in its encoding
};

/// A phrase of a text that is the echo of another error.
struct Echo
{
    qsizetype begin = 0; ///< bytes in the text
    qsizetype end = 0;
    EchoKind kind = EchoKind::Wrapper;

    friend bool operator==(const Echo &, const Echo &) = default;
};

/// The echoes of a text, by their begin.
[[nodiscard]] std::vector<Echo> echoesOf(QByteArrayView text);

} // namespace Clew
