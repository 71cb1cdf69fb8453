// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/inlinecode.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestInlineCode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void finds_data();
    void finds();
    void hostileTextsEnd();
};

void TestInlineCode::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QString &text, const QStringList &expected) {
        QTest::newRow(name) << text << expected;
    };
    row("back ticks", u"use `the flag` here"_s, {u"`the flag`"_s});
    row("call", u"call torch.load('x.pt') first"_s, {u"torch.load('x.pt')"_s});
    row("nested call", u"a load_state_dict(torch.load('c')) b"_s, {u"load_state_dict(torch.load('c'))"_s});
    row("empty call", u"then barrier() ends"_s, {u"barrier()"_s});
    row("camel call", u"FSDP(DataParallel(model)) is wrong"_s, {u"FSDP(DataParallel(model))"_s});
    row("plural is no call", u"the file(s) and process(es)"_s, {});
    row("remark is no call", u"wait (a minute) or word(a remark)"_s, {});
    row("snake", u"set param_init_fn in FSDP"_s, {u"param_init_fn"_s});
    row("dotted", u"see nn.functional.relu now"_s, {u"nn.functional.relu"_s});
    row("abbreviations", u"wrappers (e.g., DDP), i.e. all. The end.Next"_s, {});
    row("option", u"run with --shm-size=8g, then"_s, {u"--shm-size=8g"_s});
    row("environment", u"with NCCL_DEBUG=INFO."_s, {u"NCCL_DEBUG=INFO"_s});
    row("path", u"in /etc/docker/daemon.json."_s, {u"/etc/docker/daemon.json"_s});
    row("and/or is no path", u"this and/or that, 24/7"_s, {});
    row("between Han characters", u"通过param_init_fn设置"_s, {u"param_init_fn"_s});
    row("unclosed call", u"call foo_bar(x and more"_s, {u"foo_bar"_s});
    row("nothing", u"Plain words only."_s, {});
}

void TestInlineCode::finds()
{
    QFETCH(QString, text);
    QFETCH(QStringList, expected);
    QStringList found;
    for (const TextRange &range : inlineCode(text))
        found.append(text.sliced(range.start, range.length));
    QCOMPARE(found, expected);
}

void TestInlineCode::hostileTextsEnd()
{
    QVERIFY(inlineCode(u"("_s.repeated(20'000)).isEmpty());
    QVERIFY(inlineCode(u"a("_s.repeated(10'000)).isEmpty());
    QVERIFY(inlineCode(u"a."_s.repeated(10'000)).size() < 20'000);
    QVERIFY(inlineCode(u"/"_s.repeated(20'000)).size() < 20'000);
}

QTEST_GUILESS_MAIN(TestInlineCode)
#include "tst_inlinecode.moc"
