// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/accesswalk.h"

#include "views/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QScrollBar>
#include <QSet>
#include <QTabBar>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew::TestData {

namespace {

QString describe(const QWidget *widget)
{
    QString path = QString::fromLatin1(widget->metaObject()->className());
    for (const QWidget *at = widget; at; at = at->parentWidget()) {
        if (!at->objectName().isEmpty()) {
            path += u" in "_s + at->objectName();
            break;
        }
    }
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        path += u" “%1”"_s.arg(button->text());
    return path;
}

/// Parts of a control that Qt makes and names itself.
bool belongsToAnother(const QWidget *widget)
{
    if (widget->objectName().startsWith("qt_"_L1))
        return true;
    const QWidget *parent = widget->parentWidget();
    return qobject_cast<const QScrollBar *>(widget) || qobject_cast<const QHeaderView *>(widget) ||
           qobject_cast<const QMenuBar *>(widget) || widget->inherits("QMainWindowTabBar") ||
           (parent && qobject_cast<const QLineEdit *>(parent)) ||
           (parent && qobject_cast<const QAbstractSpinBox *>(parent)) ||
           (parent && qobject_cast<const QComboBox *>(parent)) ||
           (parent && qobject_cast<const QTabBar *>(parent)) ||
           (parent && parent->inherits("QKeySequenceEdit"));
}

bool isControl(const QWidget *widget)
{
    if (belongsToAnother(widget) || widget->isWindow())
        return false;
    if (qobject_cast<const QAbstractButton *>(widget))
        return true;
    return widget->focusPolicy() != Qt::NoFocus && !widget->focusProxy() &&
           !qobject_cast<const QLabel *>(widget);
}

QList<QWidget *> controlsOf(const QWidget &window)
{
    QList<QWidget *> controls;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->isEnabled() && widget->window() == &window && isControl(widget))
            controls.append(widget);
    }
    return controls;
}

QString spokenName(QWidget *widget)
{
    const QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
    return face ? face->text(QAccessible::Name).trimmed() : QString();
}

QSet<QWidget *> reachedByTab(QWidget &window)
{
    QSet<QWidget *> reached;
    constexpr int MaxSteps = 2000;
    for (int step = 0; step < MaxSteps; ++step) {
        QWidget *here = QApplication::focusWidget();
        if (!here || here->window() != &window || reached.contains(here))
            break;
        reached.insert(here);
        QTest::keyClick(here, Qt::Key_Tab);
    }
    return reached;
}

/// Whether a key press in the window does what the button does: it shows an action that stands in a menu or
/// has a key of its own.
bool hasAnotherWay(const QWidget *button)
{
    return !button->actions().isEmpty() ||
           qobject_cast<const QDockWidget *>(button->parentWidget()) != nullptr;
}

} // namespace

AccessWalk walkControls(QWidget &window)
{
    AccessWalk walk;
    const QList<QWidget *> controls = controlsOf(window);
    walk.controls = static_cast<int>(controls.size());
    for (QWidget *control : controls) {
        if (spokenName(control).isEmpty())
            walk.nameless.append(describe(control));
    }
    if (!window.focusWidget() && !controls.isEmpty())
        controls.constFirst()->setFocus(Qt::TabFocusReason);
    const QSet<QWidget *> reached = reachedByTab(window);
    for (QWidget *control : controls) {
        // What came or went on the way (a list that follows the keyboard) is not missed.
        if (!control->isVisible() || reached.contains(control))
            continue;
        if ((control->focusPolicy() & Qt::TabFocus))
            walk.unreached.append(describe(control));
        else if (!hasAnotherWay(control))
            walk.mouseOnly.append(describe(control));
    }
    return walk;
}

namespace {

/// The most frequent colour.
QRgb groundOf(const QImage &picture, const QRect &area)
{
    QHash<QRgb, int> counts;
    QRgb most = picture.pixel(area.topLeft());
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            if (++counts[picture.pixel(x, y)] > counts[most])
                most = picture.pixel(x, y);
        }
    }
    return most;
}

/// Runs of indexes for which `used` holds, gaps up to `gap` bridged.
template <typename Used>
QList<std::pair<int, int>> runs(int count, int gap, Used used)
{
    QList<std::pair<int, int>> found;
    for (int i = 0; i < count; ++i) {
        if (!used(i))
            continue;
        if (!found.isEmpty() && i - found.constLast().second <= gap)
            found.last().second = i;
        else
            found.append({i, i});
    }
    return found;
}

} // namespace

double leastTextContrast(const QImage &picture)
{
    const QRgb ground = groundOf(picture, picture.rect());
    const auto inRow = [&](int y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (picture.pixel(x, y) != ground)
                return true;
        }
        return false;
    };
    double least = 21;
    for (const auto &[top, bottom] : runs(picture.height(), 2, inRow)) {
        if (bottom - top < 4)
            continue; // a line or a bar
        const auto inColumn = [&, top = top, bottom = bottom](int x) {
            for (int y = top; y <= bottom; ++y) {
                if (picture.pixel(x, y) != ground)
                    return true;
            }
            return false;
        };
        for (const auto &[left, right] : runs(picture.width(), 3, inColumn)) {
            double most = 1;
            for (int y = top; y <= bottom; ++y) {
                for (int x = left; x <= right; ++x)
                    most = std::max(most, contrastRatio(QColor(picture.pixel(x, y)), QColor(ground)));
            }
            least = std::min(least, most);
        }
    }
    return least;
}

} // namespace Clew::TestData
