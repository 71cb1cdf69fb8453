// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/logaccessible.h"

#include "views/childinterfaces.h"
#include "views/logview.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// One row of a view, known by its number.
class RowInterface final : public QAccessibleInterface
{
public:
    RowInterface(LogView *view, LineNumber row)
        : m_view(view)
        , m_row(row)
    {
    }

    [[nodiscard]] bool isValid() const override { return m_view && m_row.value() <= m_view->rowCount(); }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_view);
    }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return isValid() && kind == QAccessible::Name ? m_view->spokenRow(m_row) : QString();
    }
    void setText(QAccessible::Text, const QString &) override {}
    [[nodiscard]] QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect inView = m_view->rowRect(m_row);
        return {m_view->viewport()->mapToGlobal(inView.topLeft()), inView.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        state.readOnly = true;
        if (isValid()) {
            state.focused = m_view->hasFocus() && m_view->currentRow() == m_row;
            state.selected = m_view->isSelected(m_row);
            state.offscreen = !m_view->viewport()->rect().intersects(m_view->rowRect(m_row));
        } else {
            state.invalid = true;
        }
        return state;
    }

private:
    QPointer<LogView> m_view;
    LineNumber m_row;
};

class LogInterface final : public QAccessibleWidget
{
public:
    explicit LogInterface(LogView *view)
        : QAccessibleWidget(view, QAccessible::List)
        , m_view(view)
        , m_rows([view](int index) { return new RowInterface(view, LineNumber(qint64{index} + 1)); }, MaxKept)
    {
    }

    [[nodiscard]] int childCount() const override
    {
        return static_cast<int>(std::min<qint64>(m_view->rowCount(), std::numeric_limits<int>::max()));
    }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        return index >= 0 && index < childCount() ? m_rows.at(index) : nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        return m_rows.indexOf(child);
    }
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPoint place = m_view->viewport()->mapFromGlobal(QPoint(x, y));
        if (!m_view->viewport()->rect().contains(place))
            return nullptr;
        return childOf(m_view->rowAt(place.y()));
    }
    [[nodiscard]] QAccessibleInterface *focusChild() const override
    {
        return m_view->hasFocus() ? childOf(m_view->currentRow()) : nullptr;
    }

private:
    static constexpr size_t MaxKept = 1000; ///< lines that a reader walked over

    [[nodiscard]] QAccessibleInterface *childOf(LineNumber row) const
    {
        return row.isValid() && row.value() <= childCount() ? child(static_cast<int>(row.value() - 1))
                                                            : nullptr;
    }

    LogView *m_view;
    mutable ChildInterfaces m_rows;
};

QAccessibleInterface *makeInterface(const QString &className, QObject *object)
{
    auto *view = qobject_cast<LogView *>(object);
    return view && className == "Clew::LogView"_L1 ? new LogInterface(view) : nullptr;
}

} // namespace

void ensureLogAccessibility()
{
    QAccessible::installFactory(makeInterface); // which passes over what is installed already
}

} // namespace Clew
