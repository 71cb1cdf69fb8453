// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// What a user waits for at the find box: bench_searchbox [--grow N] CATALOG...
// The list, its box and its facets as the window has them, with no display. From the catalog to the first
// answer with and without a kept index, how long the window stands still meanwhile, and from a key press to
// the painted list.
#include "app/mainactions.h"
#include "app/recordsdesk.h"
#include "app/searchdesk.h"
#include "app/windowparts.h"
#include "models/io/catalogreader.h"
#include "models/items/selectionhub.h"
#include "tests/bench/searchworkload.h"
#include "views/codestyle.h"
#include "views/findbox.h"
#include "views/recordlistpane.h"
#include "views/recordlistview.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QMainWindow>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

double processorMilliseconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

struct Desk
{
    explicit Desk(const QTemporaryDir &folder)
        : settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat)
        , actions(&window)
        , parts{.window = window,
                .actions = actions,
                .selection = selection,
                .codeStyle = codeStyle,
                .settings = settings}
        , records(parts)
    {
        window.resize(1280, 860);
        for (QDockWidget *dock : window.findChildren<QDockWidget *>())
            dock->show();
        window.show();
        QCoreApplication::processEvents();
        list = window.findChild<RecordListPane *>();
    }
    [[nodiscard]] SearchController &controller() { return records.findChild<SearchDesk *>()->controller(); }

    QSettings settings;
    QMainWindow window;
    MainActions actions;
    SelectionHub selection;
    CodeStyle codeStyle;
    WindowParts parts;
    RecordsDesk records;
    RecordListPane *list = nullptr;
};

/// From the catalog to the first answer, and the longest time between two turns of the event loop.
void measureStart(const char *name, Desk &desk, const std::shared_ptr<const Catalog> &catalog)
{
    QEventLoop loop;
    QObject::connect(&desk.controller(), &SearchController::ready, &loop, &QEventLoop::quit);
    QElapsedTimer clock;
    QElapsedTimer tick;
    double longest = 0;
    QTimer ticks;
    ticks.setInterval(1);
    QObject::connect(&ticks, &QTimer::timeout, &loop, [&] {
        longest = std::max(longest, static_cast<double>(tick.nsecsElapsed()) / 1e6);
        tick.start();
    });
    clock.start();
    desk.records.setCatalog(catalog);
    desk.records.chooseRecord();
    const double set = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    tick.start();
    ticks.start();
    loop.exec();
    std::printf("%-26s %8.1f ms of clock; list shown in %.1f ms, longest standstill %.1f ms\n", name,
                static_cast<double>(clock.nsecsElapsed()) / 1e6, set, longest);
    std::fflush(stdout);
}

void report(const char *name, std::vector<double> times)
{
    std::ranges::sort(times);
    const auto at = [&times](size_t percent) {
        return times[std::min(times.size() - 1, times.size() * percent / 100)];
    };
    std::printf("%-26s %5zu  p50 %7.2f  p99 %7.2f  most %7.2f ms\n", name, times.size(), at(50), at(99),
                times.back());
}

void measureKeys(Desk &desk, const Catalog &catalog)
{
    std::vector<double> processor;
    std::vector<double> wall;
    std::vector<double> rest; // what follows when the list is painted: facets, completions, near queries
    double cleared = 0;
    for (const QString &query : Bench::typedQueries(catalog)) {
        for (const QChar c : query) {
            QElapsedTimer clock;
            clock.start();
            const double begin = processorMilliseconds();
            QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(c));
            QCoreApplication::sendEvent(desk.list->findBox(), &press);
            desk.list->list()->viewport()->repaint();
            processor.push_back(processorMilliseconds() - begin);
            wall.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
            const double painted = processorMilliseconds();
            QCoreApplication::processEvents();
            rest.push_back(processorMilliseconds() - painted);
        }
        const double begin = processorMilliseconds();
        desk.list->findBox()->clear();
        desk.list->list()->viewport()->repaint();
        cleared = std::max(cleared, processorMilliseconds() - begin);
        QCoreApplication::processEvents();
    }
    report("key to paint, processor", std::move(processor));
    report("key to paint, clock", std::move(wall));
    report("the rest after it", std::move(rest));
    std::printf("%-26s most %7.2f ms\n", "box emptied to paint", cleared);
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QCommandLineParser parser;
    parser.addOption({u"grow"_s, u"Add variants until there are so many records."_s, u"number"_s, u"0"_s});
    parser.addPositionalArgument(u"paths"_s, u"Folders and files to load."_s);
    parser.addHelpOption();
    parser.process(application);
    auto read = CatalogReader().read(parser.positionalArguments());
    if (!read || (*read)->size() == 0) {
        std::fputs("bench_searchbox: no record was read\n", stderr);
        return 1;
    }
    std::shared_ptr<const Catalog> catalog = *read;
    if (const qsizetype grow = parser.value(u"grow"_s).toLongLong(); grow > catalog->size())
        catalog = Bench::grownCatalog(*catalog, grow);
    auto named = std::make_shared<Catalog>(*catalog);
    named->setRevision(u"bench-%1"_s.arg(QCoreApplication::applicationPid()));
    std::printf("%lld records\n", static_cast<long long>(named->size()));
    const QTemporaryDir folder;
    {
        Desk desk(folder);
        measureStart("start, index made anew", desk, named);
    }
    Desk desk(folder);
    measureStart("start, index kept", desk, named);
    measureKeys(desk, *named);
    return 0;
}
