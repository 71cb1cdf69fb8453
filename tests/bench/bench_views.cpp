// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT

// bench_views [RECORDS]: how long the panes take to answer, offscreen, in milliseconds of processor
// time (a busy machine changes little).
#include "models/items/catalogmodel.h"
#include "models/items/recordfiltermodel.h"
#include "models/items/recordrole.h"
#include "tests/support/memorycatalog.h"
#include "views/codestyle.h"
#include "views/codeview.h"
#include "views/detailpane.h"
#include "views/findbox.h"
#include "views/logview.h"
#include "views/recordlistpane.h"
#include "views/recordlistview.h"
#include "views/textlines.h"

#include <QApplication>
#include <QImage>
#include <QTextStream>

#include <algorithm>
#include <ctime>
#include <vector>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

template <typename Work>
double milliseconds(const Work &work)
{
    const std::clock_t begin = std::clock();
    work();
    return static_cast<double>(std::clock() - begin) * 1e3 / CLOCKS_PER_SEC;
}

void paint(QWidget &widget)
{
    QCoreApplication::sendPostedEvents();
    QImage image(widget.size(), QImage::Format_RGB32);
    widget.render(&image);
}

void report(const QString &what, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    const auto at = [&times](double share) {
        return times[std::min(times.size() - 1,
                              static_cast<size_t>(static_cast<double>(times.size()) * share))];
    };
    out() << what.leftJustified(52)
          << u" p50 %1  p99 %2  n %3\n"_s.arg(at(0.5), 8, 'f', 2).arg(at(0.99), 8, 'f', 2).arg(times.size());
    out().flush();
}

std::vector<Record> makeRecords(int count)
{
    static const QStringList words{u"parameter"_s,  u"mismatch"_s,  u"timeout"_s, u"memory"_s,
                                   u"connection"_s, u"refused"_s,   u"tensor"_s,  u"module"_s,
                                   u"version"_s,    u"permission"_s};
    std::vector<Record> records;
    records.reserve(static_cast<size_t>(count));
    for (int i = 0; i < count; ++i) {
        Record record;
        record.id = RecordId(u"domain%1/%2-%3"_s.arg(i % 60).arg(words.at(i % 10)).arg(i));
        record.signature.english = u"RuntimeError: %1 %2 in call %3: expected '%4' but got '%5'"_s.arg(
            words.at(i % 10), words.at(i / 10 % 10), QString::number(i), words.at(i / 100 % 10),
            words.at(i / 7 % 10));
        record.signature.chinese =
            u"运行时错误：第 %1 次调用中参数不匹配，期望“%2”"_s.arg(QString::number(i), words.at(i % 10));
        record.domain = u"domain%1"_s.arg(i % 60);
        record.verificationTier = u"ai_generated"_s;
        record.fixSuccessRate = i % 100 / 100.0;
        record.confidence = i % 77 / 77.0;
        records.push_back(std::move(record));
    }
    return records;
}

void benchList(int count)
{
    CatalogModel catalog;
    RecordFilterModel filter;
    filter.setSourceModel(&catalog);
    RecordListPane pane;
    pane.resize(420, 900);
    pane.setRecords(&filter);
    pane.show();
    const auto records = TestData::memoryCatalog(makeRecords(count));
    report(u"list: another catalog to painted list"_s, {milliseconds([&] {
               catalog.setCatalog(records);
               paint(pane);
           })});
    std::vector<double> keys;
    for (const QString &query :
         {u"parameter"_s, u"timeout in call 99"_s, u"参数不匹配"_s, u"domain7/"_s, u"zzz"_s}) {
        QString typed;
        for (const QChar letter : query) {
            typed.append(letter);
            keys.push_back(milliseconds([&] {
                pane.findBox()->setText(typed);
                paint(pane);
            }));
        }
        pane.findBox()->clear();
    }
    report(u"list: key press to painted list"_s, keys);
    std::vector<double> filters;
    for (const QString &text : {u"p"_s, u"z"_s, u"错"_s, u"parameter"_s, u"zzz"_s, u"参数不匹配"_s}) {
        filter.setFindText({});
        filters.push_back(milliseconds([&] { filter.setFindText(text); }));
    }
    report(u"list: filter alone, from nothing"_s, filters);
    for (const int column : {RecordColumn::Signature, RecordColumn::Id, RecordColumn::FixRate})
        report(u"list: sort by column %1"_s.arg(column),
               {milliseconds([&] { filter.sort(column, Qt::DescendingOrder); })});
    std::vector<double> steps;
    pane.list()->setCurrentRecord(records->summary(RecordIndex(0)).id);
    for (int i = 0; i < 200; ++i)
        steps.push_back(milliseconds([&] {
            pane.list()->step(1);
            paint(*pane.list());
        }));
    report(u"list: arrow key to painted list"_s, steps);
}

Record bigRecord(int fixes)
{
    Record record = makeRecords(1).front();
    record.regex = u"expected '\\w+' but got '\\w+'"_s;
    record.rootCause = TextPair{record.signature.english.repeated(3), record.signature.chinese.repeated(3)};
    for (int i = 0; i < fixes; ++i) {
        record.deadEnds.append(DeadEnd{
            .action = record.signature.english, .whyFails = record.signature.english, .failRate = 0.5});
        record.workarounds.append(Workaround{.action = record.signature,
                                             .successRate = 0.5,
                                             .how = u"pip install torch==2.%1"_s.arg(i),
                                             .sources = {u"https://example.org/%1"_s.arg(i)}});
    }
    return record;
}

void benchDetail(const CodeStyle &style)
{
    DetailPane pane(style);
    pane.resize(900, 900);
    pane.show();
    for (const int fixes : {3, 50}) {
        const Record record = bigRecord(fixes);
        std::vector<double> times;
        for (int i = 0; i < 20; ++i)
            times.push_back(milliseconds([&] {
                pane.showRecord(record, "{}"_ba);
                paint(pane);
            }));
        report(u"detail: record with %1 dead ends and workarounds"_s.arg(fixes), times);
    }
    Record huge = bigRecord(3);
    huge.rootCause.english = u"some words of a long text "_s.repeated(80'000);
    report(u"detail: record with a text of 2 MB"_s, {milliseconds([&] {
               pane.showRecord(huge, "{}"_ba);
               paint(pane);
           })});
    CodeView view(style);
    view.resize(800, 600);
    view.show();
    report(u"code view: all of 2 MB in one line"_s, {milliseconds([&] {
               view.setCode(huge.rootCause.english, u"None"_s);
               paint(view);
           })});
    QString json = u"{\n"_s;
    for (int i = 0; json.size() < CodeView::MaxColoured - 100; ++i)
        json += u"  \"key%1\": [1, true, \"text\"],\n"_s.arg(i);
    report(u"code view: 200,000 characters of JSON, coloured"_s, {milliseconds([&] {
               view.setCode(json, u"JSON"_s);
               paint(view);
           })});
}

void benchLog()
{
    LogView view;
    view.resize(1200, 900);
    view.show();
    for (const auto &[name, text] :
         {std::pair{
              u"log: page of ordinary lines"_s,
              u"2024-05-14 09:13:35,790 INFO [rank 0] epoch 0 step 70/2000 loss 6.2726\n"_s.repeated(20'000)},
          std::pair{u"log: page of lines of 20,000 characters"_s,
                    (QString(20'000, u'x') + u'\n').repeated(200)},
          std::pair{u"log: page of lines of 20,000 Han characters"_s,
                    (QString(20'000, u'错') + u'\n').repeated(200)}}) {
        view.setSource(std::make_shared<const TextLines>(text));
        std::vector<double> times;
        for (int i = 0; i < 50; ++i)
            times.push_back(milliseconds([&] {
                view.goToLine(LineNumber(1 + i * 3));
                paint(view);
            }));
        report(name, times);
    }
}

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const int count = argc > 1 ? QString::fromLocal8Bit(argv[1]).toInt() : 100'000;
    out() << u"%1 records\n"_s.arg(count);
    const CodeStyle style;
    benchList(std::max(count, 10));
    benchDetail(style);
    benchLog();
    return 0;
}
