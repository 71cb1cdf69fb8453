// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/matchregex.h"
#include "models/diagnosis/recorddraft.h"
#include "models/diagnosis/regexrunner.h"
#include "models/diagnosis/regexsyntax.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

bool matches(const QString &regex, QByteArrayView text)
{
    const Result<RegexTree> tree = RegexSyntax::parse(regex);
    return tree && RegexRunner().test(MatchRegex(RegexSyntax::toPcre2(tree->root)), text) == MatchAnswer::Yes;
}

} // namespace

class TestRecordDraft : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void regexMatchesItsSample_data();
    void regexMatchesItsSample();
    void regexMatchesItsLike_data();
    void regexMatchesItsLike();
    void versions_data();
    void versions();
    void draftIsWhole();
};

void TestRecordDraft::regexMatchesItsSample_data()
{
    QTest::addColumn<QByteArray>("message");
    for (const char *message :
         {"RuntimeError: The size of tensor a (128) must match the size of tensor b (64) at dimension 2",
          "error: [Errno 13] Permission denied: '/srv/data/a b.txt'", "a", "***", "((((", "[12:30:05] bad (x",
          "ValueError: invalid literal for int() with base 10: ''",
          "C:\\\\Temp\\\\x.txt: not a (valid) *.txt", "错误：无法打开文件 “模型.pt”",
          "connect ECONNREFUSED 10.0.0.4:5432", "  leading and trailing  ", "tab\tseparated\tcolumns failed",
          "say \"hello 'world\" and fail", "x=0x7f5c1e8a9d40 y=0x1 failed hard",
          "100% of 3 shards failed: {\"a\": [1, 2, 3]}", "^$.|?*+()[]{}\\\\ failed to parse"})
        QTest::newRow(message) << QByteArray(message);
}

void TestRecordDraft::regexMatchesItsSample()
{
    QFETCH(const QByteArray, message);
    const QString regex = generalisedRegex(message);
    QVERIFY2(matches(regex, message), qPrintable(regex));
    const RecordDraft draft = draftRecord(message, message, u"made"_s);
    QVERIFY(matches(draft.record.regex, draft.sample.toUtf8()));
}

void TestRecordDraft::regexMatchesItsLike_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QByteArray>("alike");
    QTest::addColumn<bool>("matches");
    const QByteArray sizes("RuntimeError: size of tensor a (128) must match size of tensor b (64)");
    QTest::newRow("other numbers") << sizes
                                   << "RuntimeError: size of tensor a (7) must match size of tensor b (9)"_ba
                                   << true;
    QTest::newRow("other words") << sizes << "RuntimeError: kind of tensor a (7) must match"_ba << false;
    QTest::newRow("other path with blanks")
        << "cannot open model file '/srv/a.pt' for reading"_ba
        << "cannot open model file '/srv/my models/b.pt' for reading"_ba << true;
    QTest::newRow("too short to leave parts open") << "bad 128"_ba << "bad 64"_ba << false;
}

void TestRecordDraft::regexMatchesItsLike()
{
    QFETCH(const QByteArray, message);
    QFETCH(const QByteArray, alike);
    QFETCH(const bool, matches);
    QCOMPARE(::matches(generalisedRegex(message), alike), matches);
}

void TestRecordDraft::versions_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("versions");
    QTest::newRow("requirement") << "torch==2.3.1+cu121"_ba << QStringList{u"torch==2.3.1+cu121"_s};
    QTest::newRow("tool") << "Python 3.11 on linux"_ba << QStringList{u"python==3.11"_s};
    QTest::newRow("agent") << "curl/8.5.0 nginx/1.25.3"_ba
                           << QStringList{u"curl==8.5.0"_s, u"nginx==1.25.3"_s};
    QTest::newRow("said so") << "Elasticsearch version 8.11.3 ready"_ba
                             << QStringList{u"elasticsearch==8.11.3"_s};
    QTest::newRow("v") << "lager v2.1 up"_ba << QStringList{u"lager==2.1"_s};
    QTest::newRow("first counts") << "node v20.11.0\nnode v18.0.0"_ba << QStringList{u"node==20.11.0"_s};
    QTest::newRow("address") << "host 10.0.0.4 port"_ba << QStringList{};
    QTest::newRow("measure") << "loss 2.13 took 1.5 s"_ba << QStringList{};
    QTest::newRow("nothing") << QByteArray() << QStringList{};
}

void TestRecordDraft::versions()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, versions);
    QStringList found;
    for (const VersionEntry &entry : versionsIn(text))
        found.append(entry.version);
    QCOMPARE(found, versions);
}

void TestRecordDraft::draftIsWhole()
{
    const RecordDraft draft =
        draftRecord("ShardWidthError: width 128 of shard '/data/7' differs\n  more below",
                    "ferrite v1.4\nPython 3.12.3\n", u"ferrite"_s);
    QCOMPARE(draft.record.id, RecordId(u"ferrite/shard-width-error-width-of"_s));
    QCOMPARE(draft.record.domain, u"ferrite"_s);
    QCOMPARE(draft.sample, u"ShardWidthError: width 128 of shard '/data/7' differs"_s);
    QCOMPARE(draft.record.signature.english, draft.sample);
    QCOMPARE(draft.record.versions.size(), 2);
    QVERIFY(matches(draft.record.regex, "ShardWidthError: width 64 of shard '/data/9' differs"));
    QCOMPARE(draftRecord("", "", QString()).record.id, RecordId(u"new-record"_s));
}

QTEST_GUILESS_MAIN(TestRecordDraft)
#include "tst_recorddraft.moc"
