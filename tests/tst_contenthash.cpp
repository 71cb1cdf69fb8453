// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/contenthash.h"

#include <QSet>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestContentHash : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void givesThePublishedValues_data();
    void givesThePublishedValues();
    void dependsOnEveryByte();
};

void TestContentHash::givesThePublishedValues_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("hash");
    QTest::newRow("nothing") << ""_ba << u"00000000000000000000000000000000"_s;
    QTest::newRow("pangram") << "The quick brown fox jumps over the lazy dog"_ba
                             << u"e34bbc7bbc071b6c7a433ca9c49a9347"_s;
    QTest::newRow("pangram with a full stop")
        << "The quick brown fox jumps over the lazy dog."_ba << u"cd99481f9ee902c9695da1a38987b6e7"_s;
}

void TestContentHash::givesThePublishedValues()
{
    QFETCH(const QByteArray, bytes);
    QTEST(toHex(contentHash(bytes)), "hash");
}

void TestContentHash::dependsOnEveryByte()
{
    QSet<QString> seen;
    for (qsizetype size = 0; size < 50; ++size)
        seen.insert(toHex(contentHash(QByteArray(size, '\0'))));
    QCOMPARE(seen.size(), 50);
    for (qsizetype i = 0; i < 49; ++i) {
        QByteArray bytes(49, '\0');
        for (int bit = 0; bit < 8; ++bit) {
            bytes[i] = static_cast<char>(1 << bit);
            seen.insert(toHex(contentHash(bytes)));
        }
    }
    QCOMPARE(seen.size(), 50 + 49 * 8);
}

QTEST_GUILESS_MAIN(TestContentHash)
#include "tst_contenthash.moc"
