// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/regexcheck.h"
#include "models/io/catalogreader.h"
#include "models/io/regexissues.h"
#include "tests/support/testdata.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestRegexCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void judges_data();
    void judges();
    void tellsWhereTheRegexStands();
    void stopsWhenAsked();
    void acceptsThePublicCatalog();
};

void TestRegexCheck::judges_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<QString>("error");
    QTest::newRow("plain text") << u"out of memory"_s << QString();
    QTest::newRow("Python's named group") << u"(?P<size>\\d+) bytes, (?P=size) left"_s << QString();
    QTest::newRow("look behind") << u"(?<!not )found"_s << QString();
    QTest::newRow("inline flags") << u"(?i)error (?s:.)x"_s << QString();
    QTest::newRow("Chinese") << u"内存不足"_s << QString();
    QTest::newRow("empty") << u""_s << u"empty-regex"_s;
    QTest::newRow("open group") << u"(lost"_s << u"invalid-regex"_s;
    QTest::newRow("nothing to repeat") << u"*wild"_s << u"invalid-regex"_s;
    QTest::newRow("open class") << u"[a-z"_s << u"invalid-regex"_s;
    QTest::newRow("range backwards") << u"[z-a]"_s << u"invalid-regex"_s;
    QTest::newRow("unknown group") << u"(a)\\2"_s << u"invalid-regex"_s;
    QTest::newRow("everything") << u".*"_s << u"regex-matches-empty"_s;
    QTest::newRow("optional") << u"(warning)?"_s << u"regex-matches-empty"_s;
    QTest::newRow("empty branch") << u"fatal|"_s << u"regex-matches-empty"_s;
}

void TestRegexCheck::judges()
{
    QFETCH(const QString, regex);
    QFETCH(const QString, error);
    const std::optional<Error> found = checkRegex(regex);
    QCOMPARE(found ? errorName(found->code) : QString(), error);
    if (found && found->code == ErrorCode::InvalidRegex) {
        QCOMPARE(found->arguments.size(), 2);
        bool isNumber = false;
        const int offset = found->arguments.at(1).toInt(&isNumber);
        QVERIFY(isNumber && offset >= 0 && offset <= regex.size());
    }
}

void TestRegexCheck::tellsWhereTheRegexStands()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"catalog.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"([
  {"id": "a/good", "regex": "good"},
  {"id": "a/open", "regex": "(lost"},
  {"id": "a/nested", "error": {"signature": "s",
    "regex": ".*"}},
  {"id": "a/empty", "regex": ""}
])");
    file.close();
    const auto catalog = CatalogReader().read({path});
    QVERIFY(catalog);
    QCOMPARE((*catalog)->size(), 4);
    QCOMPARE((*catalog)->issues().size(), 1); // the empty one

    const auto issues = checkRegexes(**catalog, checkRegex);
    QVERIFY(issues);
    QCOMPARE(issues->size(), 2);
    QCOMPARE(issues->at(0).record, RecordId(u"a/open"_s));
    QCOMPARE(issues->at(0).severity, IssueSeverity::Warning);
    QCOMPARE(errorName(issues->at(0).error.code), u"invalid-regex"_s);
    QCOMPARE(issues->at(0).error.place, (Place{.file = path, .line = LineNumber(3), .column = 29}));
    QCOMPARE(issues->at(1).record, RecordId(u"a/nested"_s));
    QCOMPARE(errorName(issues->at(1).error.code), u"regex-matches-empty"_s);
    QCOMPARE(issues->at(1).error.place, (Place{.file = path, .line = LineNumber(5), .column = 14}));
}

void TestRegexCheck::stopsWhenAsked()
{
    const auto catalog = CatalogReader().read({TestData::sourcePath(u"data/catalog"_s)});
    QVERIFY(catalog);
    std::stop_source stop;
    stop.request_stop();
    const auto issues = checkRegexes(**catalog, checkRegex, stop.get_token());
    QVERIFY(!issues);
    QCOMPARE(issues.error().code, ErrorCode::Cancelled);
}

void TestRegexCheck::acceptsThePublicCatalog()
{
    CLEW_NEED_SHARED(folder, "catalogs/deadends-nested");
    const auto catalog = CatalogReader().read({folder});
    QVERIFY(catalog);
    const auto issues = checkRegexes(**catalog, checkRegex);
    QVERIFY(issues);
    QCOMPARE(*issues, QList<Issue>());
}

QTEST_GUILESS_MAIN(TestRegexCheck)
#include "tst_regexcheck.moc"
