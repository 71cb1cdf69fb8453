// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// What a key press in the editing form costs: bench_editkeys CATALOG [RECORD [KEYS]]
// The whole window over a catalog, all its records checked once; then keys are typed into text fields of one
// record. Says how long the window stands still for a key, how long until it is painted and every dock has
// heard of it, and when the findings of the edited record are there.
#include "app/catalogcontroller.h"
#include "app/diagnosiscontroller.h"
#include "app/editdesk.h"
#include "app/lintservice.h"
#include "app/mainwindow.h"
#include "views/detailpane.h"
#include "views/editform.h"
#include "views/recordeditor.h"

#include <QAbstractEventDispatcher>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

double milliseconds(const QElapsedTimer &clock)
{
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

void report(const QString &name, std::vector<double> times)
{
    std::ranges::sort(times);
    const auto at = [&times](size_t percent) {
        return times[std::min(times.size() - 1, times.size() * percent / 100)];
    };
    std::printf("%-44s %4zu  p50 %7.2f  p99 %7.2f  most %7.2f ms\n", qUtf8Printable(name), times.size(),
                at(50), at(99), times.back());
    std::fflush(stdout);
}

/// One turn of the event loop after the other until `isDone`; the longest of them.
template <typename Predicate>
double turnUntil(const Predicate &isDone, int patienceMs)
{
    QElapsedTimer whole;
    whole.start();
    double longest = 0;
    while (!isDone() && whole.elapsed() < patienceMs) {
        QElapsedTimer turn;
        turn.start();
        const bool did = QCoreApplication::eventDispatcher()->processEvents(QEventLoop::AllEvents);
        if (did)
            longest = std::max(longest, milliseconds(turn));
    }
    return longest;
}

void press(QWidget *target, QChar letter)
{
    QKeyEvent down(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier, QString(letter));
    QApplication::sendEvent(target, &down);
    QKeyEvent up(QEvent::KeyRelease, Qt::Key_A, Qt::NoModifier, QString(letter));
    QApplication::sendEvent(target, &up);
}

void measure(MainWindow &window, LintService &lint, const QString &pointer, int keys)
{
    window.findChild<EditForm *>()->showField(pointer);
    QWidget *field = QApplication::focusWidget();
    if (!field)
        return;
    bool isChecked = false;
    QMetaObject::Connection connection =
        QObject::connect(&lint, &LintService::findingsChanged, &window, [&isChecked] { isChecked = true; });
    std::vector<double> sent;
    std::vector<double> turns;
    std::vector<double> checked;
    const QString typed = u"a word or two more of it, "_s;
    for (int i = 0; i < keys; ++i) {
        isChecked = false;
        QElapsedTimer clock;
        clock.start();
        press(field, typed[i % typed.size()]);
        sent.push_back(milliseconds(clock));
        double longest = turnUntil([&isChecked] { return isChecked; }, 3000);
        checked.push_back(milliseconds(clock));
        // What the rest of the window does once the fingers rest.
        const qint64 until = clock.elapsed() + (i % 10 == 9 ? 1200 : 150);
        longest = std::max(longest, turnUntil([&] { return clock.elapsed() >= until; }, 3000));
        turns.push_back(longest);
    }
    QObject::disconnect(connection);
    report(pointer + u": the key itself"_s, sent);
    report(pointer + u": longest standstill after it"_s, turns);
    report(pointer + u": findings are there"_s, checked);
}

} // namespace

int main(int argc, char *argv[])
{
    const QTemporaryDir folder;
    qputenv("XDG_STATE_HOME", folder.filePath(u"state"_s).toUtf8());
    qputenv("XDG_CACHE_HOME", folder.filePath(u"cache"_s).toUtf8());
    const QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() < 2) {
        std::fprintf(stderr, "bench_editkeys CATALOG [RECORD [KEYS]]\n");
        return 2;
    }
    CatalogController catalog;
    DiagnosisController diagnosis{QByteArray()};
    QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
    MainWindow window(catalog, diagnosis, settings);
    window.resize(1600, 1000);
    window.show();
    catalog.open({arguments[1]});
    auto *detail = window.findChild<DetailPane *>();
    turnUntil([detail] { return !detail->shownRecord().isEmpty(); }, 30'000);
    auto *lint = window.findChild<LintService *>();
    // Everything that follows an edit is in sight.
    for (const QString &dock : {u"findingsDock"_s, u"editDock"_s, u"reviewDock"_s, u"translationDock"_s}) {
        if (auto *each = window.findChild<QDockWidget *>(dock))
            each->show();
    }
    QElapsedTimer clock;
    clock.start();
    turnUntil([lint] { return lint->isComplete(); }, 60'000);
    std::printf("all findings after %.0f ms\n", milliseconds(clock));
    window.findChild<QAction *>(u"editRecord"_s)->trigger();
    if (arguments.size() > 2)
        window.findChild<EditDesk *>()->editField(RecordId(arguments[2]), {});
    turnUntil([] { return false; }, 500);
    const int keys = arguments.value(3, u"30"_s).toInt();
    const bool isNested =
        window.findChild<RecordEditor *>()->form()->model()->format() == RecordFormat::Nested;
    const QStringList pointers =
        isNested ? QStringList{u"/verdict/summary"_s, u"/dead_ends/0/action"_s, u"/error/regex"_s,
                               u"/error/signature"_s, u"/transition_graph/leads_to/0/condition"_s}
                 : QStringList{u"/root_cause"_s, u"/dead_ends/0/action"_s, u"/regex"_s, u"/signature"_s};
    for (const QString &pointer : pointers)
        measure(window, *lint, pointer, keys);
    return 0;
}
