// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/kepttext.h"
#include "models/io/lineindex.h"
#include "models/io/linereader.h"

#include <QMap>

#include <memory>
#include <optional>

namespace Clew {

/// What of one input can be shown while it is read and afterwards. A copy is cheap and stays as it is.
struct InputText
{
    QString file; ///< read again from here; empty: it cannot be
    std::optional<LineReader::ReadAt>
        opened;                         ///< the file of a log that is followed, whatever its name is now
    LineIndex index;                    ///< of the file's bytes, or of `kept`
    KeptText kept;                      ///< decoded text, where there is no file
    bool keptAll = true;                ///< else `kept` is the beginning, and `excerpts` tell the rest
    QMap<qint64, QByteArray> excerpts;  ///< cleaned lines around what was found, by number
    qint64 lines = 0;                   ///< of the whole input
    std::optional<TextEncoding> chosen; ///< what a person chose
    TextEncoding encoding = TextEncoding::Utf8; ///< what most of it is
    bool gone = false; ///< the log was truncated while it was followed: its text is not there any more

    /// Its lines can be read anywhere: false for a part, and for what is gone.
    [[nodiscard]] bool isWhole() const { return !gone && (!file.isEmpty() || keptAll); }
};

} // namespace Clew
