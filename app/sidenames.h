// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/core/recordid.h"

#include <QStringList>

namespace Clew {

/// Moves whatever lies in the folder `.clew` of a record from one id to another: samples, translations, texts
/// without a place, dismissed findings, review, bookmark and note. What cannot be moved stays under the old
/// id; the errors, one a file. For a renamed record that is saved already; the window's stores each do their
/// own.
[[nodiscard]] QList<Error> moveSideNames(const QStringList &roots, const QString &recordFile,
                                         const RecordId &from, const RecordId &to);

} // namespace Clew
