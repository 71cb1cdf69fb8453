// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordid.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace Clew {

/// A field that the schema does not know, or whose value has no fixed shape. The JSON is the source's own
/// bytes.
struct ExtraField
{
    QString key;
    QByteArray json;

    friend bool operator==(const ExtraField &, const ExtraField &) = default;
};

enum class Relation {
    LeadsTo,      ///< this error comes first, the target next
    PrecededBy,   ///< the target comes first
    ConfusedWith, ///< look-alike
};

/// One entry of a record's transition graph, as written: a plain id or an object.
struct Transition
{
    Relation relation = Relation::LeadsTo;
    RecordId target;
    std::optional<double> probability; ///< 0..1
    QString condition;
    QString delay;        ///< free text of the source ("minutes")
    QString distinction;  ///< how to tell look-alikes apart
    bool plainId = false; ///< written as a bare string, not as an object
    QList<ExtraField> extra;

    friend bool operator==(const Transition &, const Transition &) = default;
};

/// Name of a relation as the schemas and the command line write it: "leads_to".
[[nodiscard]] QString relationName(Relation relation);

/// The relation that the other record writes: leads_to and preceded_by are each other's counterpart, a
/// look-alike is its own.
[[nodiscard]] Relation inverseOf(Relation relation);

} // namespace Clew
