// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/edit/editplan.h"

namespace Clew {

/// A step on one item of a list.
struct ItemStep
{
    EditKind kind = EditKind::AddItem; ///< AddItem, RemoveItem, DuplicateItem, MoveItem
    QString pointer;                   ///< of the item; of a new one the place that it shall have
    QByteArray json = {};              ///< AddItem
    qsizetype to = 0;                  ///< MoveItem: the place that it shall have

    friend bool operator==(const ItemStep &, const ItemStep &) = default;
};

/// The step as people mean it: in the flat shape the Chinese of a workaround stands in a list of its own, by
/// its place, so it comes along. Errors as planInsert, planRemoveItem and their like.
[[nodiscard]] Result<EditPlan> planItemStep(const Document &document, const RecordId &record,
                                            const ItemStep &step);

/// A text at a pointer, also where the Chinese of workarounds before it is missing: these get empty texts.
/// Otherwise as planSet.
[[nodiscard]] Result<EditPlan> planSetText(const Document &document, const RecordId &record,
                                           const QString &pointer, const QString &text, quint32 session = 0);

} // namespace Clew
