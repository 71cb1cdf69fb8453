// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/items/selectionhub.h"

#include <QScopedValueRollback>

namespace Clew {

SelectionHub::SelectionHub(QObject *parent)
    : QObject(parent)
{
}

void SelectionHub::setCurrent(const RecordId &id)
{
    if (m_announcing || id == m_current)
        return;
    const QScopedValueRollback guard(m_announcing, true);
    m_current = id;
    Q_EMIT currentChanged(m_current);
}

} // namespace Clew
