// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>
#include <QHash>

#include <cstddef>
#include <functional>
#include <limits>

namespace Clew {

/// The accessible children of a view that draws its parts itself: each is made when it is first asked for and
/// is known by its number. Qt's registry owns them until they are forgotten here. Lives on the GUI thread.
class ChildInterfaces final
{
public:
    /// Makes the child of that number; the caller of at() answers for the number.
    using Make = std::function<QAccessibleInterface *(int)>;

    /// Keeps up to `most` children: one more, and all before are forgotten.
    explicit ChildInterfaces(Make make, std::size_t most = std::numeric_limits<std::size_t>::max());
    ~ChildInterfaces();
    Q_DISABLE_COPY_MOVE(ChildInterfaces)

    [[nodiscard]] QAccessibleInterface *at(int index);
    /// Number of a child that at() gave and that is still known; -1 for others.
    [[nodiscard]] int indexOf(const QAccessibleInterface *child) const { return m_indexes.value(child, -1); }

private:
    void forget();

    const Make m_make;
    const std::size_t m_most;
    QHash<int, QAccessible::Id> m_ids;
    QHash<const QAccessibleInterface *, int> m_indexes;
};

} // namespace Clew
