// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/rankname.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestRankName : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void readsRanks_data();
    void readsRanks();
};

void TestRankName::readsRanks_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("rank"); // -1: none
    const auto row = [](const char *path, int rank) {
        QTest::newRow(path) << QString::fromLatin1(path) << rank;
    };
    row("rank3.log", 3);
    row("run.tar.gz!/logs/rank-07.log", 7);
    row("job_RANK_12.txt", 12);
    row("node1.rank.0", 0);
    row("rank1/rank2/stderr.log", 2);
    row("rank5/stderr.log", 5);
    row("launcher.log", -1);
    row("frank3.log", -1);
    row("ranking.log", -1);
    row("rank.log", -1);
    row("rank20261130.log", -1);
    row("rank", -1);
    row("", -1);
}

void TestRankName::readsRanks()
{
    QFETCH(QString, path);
    QFETCH(int, rank);
    QCOMPARE(rankInName(path).value_or(-1), rank);
}

QTEST_GUILESS_MAIN(TestRankName)
#include "tst_rankname.moc"
