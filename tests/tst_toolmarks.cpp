// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/toolmarks.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestToolMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void findsForms_data();
    void findsForms();
    void marksAreNoWords();
};

void TestToolMarks::findsForms_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("domains");
    QTest::newRow("nginx") << QByteArray(
                                  "2024/08/19 10:20:33 [error] 811#811: *4120 directory index of \"/d/\" is "
                                  "forbidden, client: 192.0.2.41\n")
                           << QStringList{u"nginx"_s};
    QTest::newRow("numbers alone") << QByteArray("see issue 811#811: closed\n") << QStringList();
    QTest::newRow("build") << QByteArray("#1 [internal] load build definition from Dockerfile\n")
                           << QStringList{u"container"_s, u"docker"_s};
    QTest::newRow("broker") << QByteArray("INFO started (kafka.server.KafkaServer)\n")
                            << QStringList{u"kafka"_s};
    QTest::newRow("ordinary") << QByteArray("epoch 3 loss 0.2\n") << QStringList();
    QTest::newRow("empty") << QByteArray() << QStringList();
}

void TestToolMarks::findsForms()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, domains);
    QSet<WordKey> expected;
    for (const QString &domain : domains)
        expected.insert(toolMark(domain));
    QSet<WordKey> found;
    for (const LogWord &mark : toolMarksIn(text))
        found.insert(mark.key);
    QCOMPARE(found, expected);
}

void TestToolMarks::marksAreNoWords()
{
    for (const LogWord &word : wordsOf("form nginx form:nginx formnginx"))
        QVERIFY(word.key != toolMark(u"nginx"_s));
}

QTEST_APPLESS_MAIN(TestToolMarks)
#include "tst_toolmarks.moc"
