// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/recorddraft.h"
#include "models/edit/editplan.h"

namespace Clew {

/// The step that adds a drafted record to the document: a blank one of the flat shape with what the draft
/// knows, in a file of its own below `folder`. A draft without a domain goes to "unsorted"; where its id is
/// taken it gets a number. Errors of planAdd.
[[nodiscard]] Result<EditPlan> planDraft(const Document &document, const RecordDraft &draft,
                                         const QString &folder);

} // namespace Clew
