// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/childinterfaces.h"

#include <utility>

namespace Clew {

ChildInterfaces::ChildInterfaces(Make make, std::size_t most)
    : m_make(std::move(make))
    , m_most(most)
{
}

ChildInterfaces::~ChildInterfaces()
{
    forget();
}

QAccessibleInterface *ChildInterfaces::at(int index)
{
    if (const auto known = m_ids.constFind(index); known != m_ids.constEnd())
        return QAccessible::accessibleInterface(*known);
    if (static_cast<std::size_t>(m_ids.size()) >= m_most)
        forget();
    QAccessibleInterface *made = m_make(index);
    m_ids.insert(index, QAccessible::registerAccessibleInterface(made));
    m_indexes.insert(made, index);
    return made;
}

void ChildInterfaces::forget()
{
    for (const QAccessible::Id id : std::as_const(m_ids))
        QAccessible::deleteAccessibleInterface(id);
    m_ids.clear();
    m_indexes.clear();
}

} // namespace Clew
