// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/graph/graphsvg.h"
#include "models/graph/neighbourhood.h"
#include "models/graph/recordgraphbuilder.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const QString Hostile = u"<b>&\"quoted\"</b> \a 内存不足"_s;

RecordGraph smallGraph()
{
    const auto transition = [](Relation relation, const QString &target) {
        return Transition{.relation = relation, .target = RecordId(target), .probability = 0.25};
    };
    return buildRecordGraph(
        {{RecordId(u"a"_s),
          {transition(Relation::LeadsTo, u"b"_s), transition(Relation::ConfusedWith, u"c"_s)}},
         {RecordId(u"b"_s), {transition(Relation::LeadsTo, u"a"_s)}},
         {RecordId(u"c"_s), {}},
         {RecordId(Hostile), {}}});
}

} // namespace

class TestGraphSvg : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void showsWhatTheSliceHas();
    void stopsWhenAsked();
};

void TestGraphSvg::showsWhatTheSliceHas()
{
    const RecordGraph graph = smallGraph();
    const QByteArray svg = graphToSvg(graph, wholeGraph(graph), {});
    QXmlStreamReader xml(svg);
    QStringList texts;
    QStringList titles;
    QStringList paths;
    int boxes = 0;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QString style = xml.attributes().value(u"class"_s).toString();
        if (xml.name() == "path"_L1 && style.startsWith(u"edge"_s))
            paths.append(style);
        boxes += xml.name() == "rect"_L1 && style.startsWith(u"box"_s);
        if (xml.name() == "text"_L1)
            texts.append(xml.readElementText());
        else if (xml.name() == "title"_L1)
            titles.append(xml.readElementText());
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(boxes, 4);
    paths.sort();
    QCOMPARE(paths, QStringList({u"edge"_s, u"edge alike"_s, u"edge back"_s}));
    QCOMPARE(texts.count(u"leads to 25%"_s), 2);
    QCOMPARE(texts.count(u"looks like 25%"_s), 1);
    QVERIFY(titles.contains(u"<b>&\"quoted\"</b> \ufffd 内存不足"_s));
    QVERIFY(texts.contains(u"a"_s));
}

void TestGraphSvg::stopsWhenAsked()
{
    const RecordGraph graph = smallGraph();
    QVERIFY(graphToSvg(graph, wholeGraph(graph), {}, [] { return true; }).isEmpty());
}

QTEST_GUILESS_MAIN(TestGraphSvg)
#include "tst_graphsvg.moc"
