// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace Clew {

/// One change of a value in a record's JSON object, at a JSON pointer (RFC 6901).
struct ValueEdit
{
    enum class Kind {
        Set,    ///< replaces the value; a member that is absent is made, with the objects that it stands in
        Insert, ///< a list item before that index; "-" as the last token is behind the last one
        Remove, ///< a list item, or all members with that key
        Move,   ///< a list item, so that it has the index `to` afterwards
    };

    Kind kind = Kind::Set;
    QString pointer;
    QByteArray json;  ///< Set, Insert: the value as JSON; numbers are written as they are spelled here
    qsizetype to = 0; ///< Move

    friend bool operator==(const ValueEdit &, const ValueEdit &) = default;
};

} // namespace Clew
