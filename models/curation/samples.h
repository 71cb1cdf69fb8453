// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"

#include <QStringList>

#include <optional>

namespace Clew {

/// Lines that belong to a record and say what its regex is for. Kept beside the catalog, in
/// `.clew/samples/<id>.json`: {"must_match": ["…"], "must_not_match": ["…"]}.
struct RecordSamples
{
    QStringList mustMatch;
    QStringList mustNotMatch;

    friend bool operator==(const RecordSamples &, const RecordSamples &) = default;
};

/// Samples that are read of one record; more are left out.
inline constexpr qsizetype MaxSamples = 1'000;

/// What stands for a pointer where a step was about a sample, so that undo finds its way back there.
[[nodiscard]] QString samplePointer(bool mustMatch, qsizetype place);
struct SamplePlace
{
    bool mustMatch = true;
    qsizetype place = 0;

    friend bool operator==(const SamplePlace &, const SamplePlace &) = default;
};
/// Nothing where the pointer leads into a record.
[[nodiscard]] std::optional<SamplePlace> samplePlace(const QString &pointer);

/// Reads a side file. Unknown keys and entries that are no text are read over. Errors: InvalidUtf8,
/// JsonSyntax and the like; WrongType where the file holds no object.
[[nodiscard]] Result<RecordSamples> samplesFromJson(const QByteArray &json);
/// The side file: UTF-8, two blanks of indentation, a line end at its end.
[[nodiscard]] QByteArray samplesToJson(const RecordSamples &samples);

} // namespace Clew
