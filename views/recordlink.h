// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordid.h"
#include "views/textbutton.h"

namespace Clew {

/// A record id that leads to its record.
class RecordLink final : public TextButton
{
    Q_OBJECT

public:
    explicit RecordLink(const RecordId &id, QWidget *parent = nullptr);

Q_SIGNALS:
    void recordRequested(const Clew::RecordId &id);
};

} // namespace Clew
