// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/valueedit.h"

#include <QByteArray>
#include <QRandomGenerator>

#include <optional>

namespace Clew::RandomEdit {

/// A new value for one string, number, boolean or null of a record, its id and its edges apart, so that it
/// stays a record; nothing where it has none. `begin` and `end` are the value's bytes in the record.
struct FieldEdit
{
    ValueEdit edit;
    qsizetype begin = 0;
    qsizetype end = 0;
};
[[nodiscard]] std::optional<FieldEdit> field(const QByteArray &record, QRandomGenerator &random);

/// A text of some letters, Chinese, quotes, escapes and an astral character.
[[nodiscard]] QString text(QRandomGenerator &random);

} // namespace Clew::RandomEdit
