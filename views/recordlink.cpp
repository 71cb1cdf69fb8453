// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/recordlink.h"

#include "views/plaintext.h"

using namespace Qt::StringLiterals;

namespace Clew {

RecordLink::RecordLink(const RecordId &id, QWidget *parent)
    : TextButton(id.value(), parent)
{
    setObjectName(u"recordLink"_s);
    setAccessibleName(tr("Show the record %1").arg(cutText(id.value(), 300)));
    connect(this, &QPushButton::clicked, this, [this, id] { Q_EMIT recordRequested(id); });
}

} // namespace Clew
