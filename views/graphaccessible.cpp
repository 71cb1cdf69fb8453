// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/graphaccessible.h"

#include "views/childinterfaces.h"
#include "views/graphview.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// One record of a view, known by its place in the present picture.
class NodeInterface final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    NodeInterface(GraphView *view, size_t node)
        : m_view(view)
        , m_node(node)
    {
    }

    [[nodiscard]] bool isValid() const override { return m_view && m_node < m_view->picture().nodes.size(); }
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
        return isValid() && kind == QAccessible::Name ? m_view->spokenText(m_node) : QString();
    }
    void setText(QAccessible::Text, const QString &) override {}
    [[nodiscard]] QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect inView = m_view->toWidget(m_view->picture().nodes[m_node].box).toAlignedRect();
        return {m_view->mapToGlobal(inView.topLeft()), inView.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        if (isValid()) {
            state.focused = m_view->hasFocus() && m_view->cursor() == m_node;
            state.selected = m_view->picture().nodes[m_node].root;
            state.offscreen = !m_view->visiblePlane().intersects(m_view->picture().nodes[m_node].box);
        } else {
            state.invalid = true;
        }
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this)
                                                    : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString &name) override
    {
        if (!isValid())
            return;
        if (name == setFocusAction())
            m_view->setCursorNode(m_node);
        else if (name == pressAction())
            Q_EMIT m_view->recordRequested(m_view->picture().nodes[m_node].id);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<GraphView> m_view;
    size_t m_node;
};

class ViewInterface final : public QAccessibleWidget
{
public:
    explicit ViewInterface(GraphView *view)
        : QAccessibleWidget(view, QAccessible::List)
        , m_view(view)
        , m_children([view](int node) { return new NodeInterface(view, static_cast<size_t>(node)); })
    {
    }

    [[nodiscard]] int childCount() const override { return static_cast<int>(m_view->picture().nodes.size()); }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        return index >= 0 && index < childCount() ? m_children.at(index) : nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        return m_children.indexOf(child);
    }
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        const auto node = m_view->nodeAt(m_view->mapFromGlobal(QPoint(x, y)));
        return node ? child(static_cast<int>(*node)) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface *focusChild() const override
    {
        return m_view->hasFocus() && m_view->cursor() ? child(static_cast<int>(*m_view->cursor())) : nullptr;
    }

private:
    GraphView *m_view;
    mutable ChildInterfaces m_children;
};

QAccessibleInterface *makeGraphInterface(const QString &className, QObject *object)
{
    auto *view = qobject_cast<GraphView *>(object);
    return view && className == "Clew::GraphView"_L1 ? new ViewInterface(view) : nullptr;
}

} // namespace

void ensureGraphAccessibility()
{
    QAccessible::installFactory(makeGraphInterface); // which passes over what is installed already
}

} // namespace Clew
