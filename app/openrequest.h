// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordid.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace Clew {

/// What a call of the program asks a window to open.
struct OpenRequest
{
    QStringList catalogs;    ///< folders and .json files, absolute
    QStringList logs;        ///< any other file, absolute
    QList<RecordId> records; ///< of links
    QStringList brokenLinks; ///< begin like a link to a record and are none
    bool clipboard = false;  ///< the text on the clipboard is to be diagnosed
    QString activationToken; ///< of Wayland or X11's start-up notification: lets the window come to the front

    friend bool operator==(const OpenRequest &, const OpenRequest &) = default;

    /// Sorts the arguments of the window. Relative paths are those of `folder`; "file:" addresses, which
    /// desktops hand over for "%U", are paths.
    [[nodiscard]] static OpenRequest fromArguments(const QStringList &arguments, const QString &folder);

    /// For the way to another process of the same user, and back. Nothing where the bytes are no request.
    [[nodiscard]] QByteArray toJson() const;
    [[nodiscard]] static std::optional<OpenRequest> fromJson(const QByteArray &json);
};

} // namespace Clew
