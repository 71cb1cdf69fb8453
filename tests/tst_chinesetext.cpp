// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/chinesetext.h"
#include "models/curation/glossary.h"
#include "models/curation/protectedtokens.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestChineseText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void findsTokens_data();
    void findsTokens();
    void missesTokens_data();
    void missesTokens();
    void tellsStates_data();
    void tellsStates();
    void mendsWidth_data();
    void mendsWidth();
    void mendsSpacing_data();
    void mendsSpacing();
    void knowsTerms();
};

void TestChineseText::findsTokens_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QStringList>("tokens");
    QTest::newRow("prose") << u"The size is wrong, e.g. after a restart."_s << QStringList();
    QTest::newRow("identifiers") << u"Call torch.cuda.empty_cache() of DataParallel in std::vector"_s
                                 << QStringList{u"torch.cuda.empty_cache()"_s, u"DataParallel"_s,
                                                u"std::vector"_s};
    QTest::newRow("flags and paths") << u"Pass --gpus=all and -v, see /etc/docker/daemon.json"_s
                                     << QStringList{u"--gpus=all"_s, u"-v"_s, u"/etc/docker/daemon.json"_s};
    QTest::newRow("numbers") << u"of 40 GB, 1,024 and 2.1"_s << QStringList{u"40"_s, u"1,024"_s, u"2.1"_s};
    QTest::newRow("placeholders") << u"replace {name}, %1 and <path>"_s
                                  << QStringList{u"{name}"_s, u"%1"_s, u"<path>"_s};
    QTest::newRow("code") << u"run `rm -rf x` first"_s << QStringList{u"`rm -rf x`"_s};
    QTest::newRow("address") << u"see https://example.org/a?b=1."_s
                             << QStringList{u"https://example.org/a?b=1"_s};
    QTest::newRow("acronyms") << u"NCCL and GPUs of an AI in US"_s << QStringList{u"NCCL"_s, u"GPUs"_s};
    QTest::newRow("hyphens are no flags") << u"a run-time and multi-node job"_s << QStringList();
}

void TestChineseText::findsTokens()
{
    QFETCH(const QString, english);
    QFETCH(const QStringList, tokens);
    QStringList found;
    for (const ProtectedToken &token : protectedTokens(english)) {
        found.append(token.text);
        QCOMPARE(english.sliced(token.range.start, token.range.length), token.text);
    }
    QCOMPARE(found, tokens);
}

void TestChineseText::missesTokens_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QStringList>("lost");
    QTest::newRow("kept") << u"Call init_process_group() on 4 GPUs"_s
                          << u"在 4 块 GPU 上调用 init_process_group"_s << QStringList();
    QTest::newRow("lost name") << u"RuntimeError: wrong size"_s << u"运行时错误：大小不对"_s
                               << QStringList{u"RuntimeError"_s};
    QTest::newRow("number in words") << u"wait 3 days and 2 hours"_s << u"等三天零两小时"_s << QStringList();
    QTest::newRow("number changed") << u"at least 40 GB"_s << u"至少 400 GB"_s << QStringList{u"40"_s};
    QTest::newRow("thousands") << u"up to 1,024 files"_s << u"最多 1024 个文件"_s << QStringList();
    QTest::newRow("code without ticks")
        << u"run `nvidia-smi -q`"_s << u"运行 nvidia-smi -q"_s << QStringList();
    QTest::newRow("once each") << u"DDP wraps DDP"_s << u"重复包装"_s << QStringList{u"DDP"_s};
    QTest::newRow("placeholder") << u"open %1"_s << u"打开 %2"_s << QStringList{u"%1"_s};
}

void TestChineseText::missesTokens()
{
    QFETCH(const QString, english);
    QFETCH(const QString, chinese);
    QFETCH(const QStringList, lost);
    QCOMPARE(lostTokens(english, chinese), lost);
}

void TestChineseText::tellsStates_data()
{
    QTest::addColumn<TextPair>("pair");
    QTest::addColumn<std::optional<TranslationMark>>("mark");
    QTest::addColumn<ChineseState>("state");
    using Mark = std::optional<TranslationMark>;
    const TextPair good{u"the disk is full"_s, u"磁盘已满"_s};
    QTest::newRow("nothing to translate") << TextPair{} << Mark() << ChineseState::Reviewed;
    QTest::newRow("empty") << TextPair{u"the disk is full"_s, u" "_s} << Mark() << ChineseState::Empty;
    QTest::newRow("copied") << TextPair{u"the disk is full"_s, u"The disk  is full"_s} << Mark()
                            << ChineseState::Copied;
    QTest::newRow("other English") << TextPair{u"the disk is full"_s, u"disk full"_s} << Mark()
                                   << ChineseState::Copied;
    QTest::newRow("code may be the same")
        << TextPair{u"`df -h`"_s, u"`df -h`"_s} << Mark() << ChineseState::Machine;
    QTest::newRow("unseen") << good << Mark() << ChineseState::Machine;
    QTest::newRow("edited") << good << Mark({good.english, true, false}) << ChineseState::Edited;
    QTest::newRow("reviewed") << good << Mark({good.english, true, true}) << ChineseState::Reviewed;
    QTest::newRow("stale") << good << Mark({u"the disk was full"_s, true, true}) << ChineseState::Stale;
}

void TestChineseText::tellsStates()
{
    QFETCH(const TextPair, pair);
    QFETCH(const std::optional<TranslationMark>, mark);
    QFETCH(const ChineseState, state);
    QCOMPARE(chineseState(pair, mark ? &*mark : nullptr), state);
}

void TestChineseText::mendsWidth_data()
{
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("mended"); // the same where it is right
    const auto same = [](const char *name, const QString &text) { QTest::newRow(name) << text << text; };
    same("full-width", u"在分布式（DDP）中，不同 rank 的大小不同。"_s);
    same("English", u"wrong size: 1, 2"_s);
    same("in code", u"运行 `a, b` 即可。"_s);
    same("within English", u"错误 expected X, got Y 出现"_s);
    same("decimal point", u"大小为 2.5 倍"_s);
    QTest::newRow("comma") << u"大小不同,请检查"_s << u"大小不同，请检查"_s;
    QTest::newRow("brackets") << u"并行 (DDP) 中"_s << u"并行 （DDP） 中"_s;
    QTest::newRow("colon") << u"错误: 大小"_s << u"错误： 大小"_s;
    QTest::newRow("full stop") << u"大小不同."_s << u"大小不同。"_s;
}

void TestChineseText::mendsWidth()
{
    QFETCH(const QString, chinese);
    QFETCH(const QString, mended);
    const auto repair = repairWidth(chinese);
    QCOMPARE(repair ? repair->text : chinese, mended);
    QVERIFY(!repairWidth(mended)); // once is enough
}

void TestChineseText::mendsSpacing_data()
{
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("mended");
    const auto same = [](const char *name, const QString &text) { QTest::newRow(name) << text << text; };
    same("one blank", u"在 4 块 GPU 上"_s);
    same("none at punctuation", u"并行（DDP）中，大小"_s);
    same("English", u"no blank here"_s);
    same("in code", u"运行 `甲b` 即可"_s);
    QTest::newRow("glued") << u"FSDP参数在各rank间"_s << u"FSDP 参数在各 rank 间"_s;
    QTest::newRow("between ideographs") << u"大 小"_s << u"大小"_s;
    QTest::newRow("beside punctuation") << u"错误： 大小 ，等"_s << u"错误：大小，等"_s;
}

void TestChineseText::mendsSpacing()
{
    QFETCH(const QString, chinese);
    QFETCH(const QString, mended);
    const auto repair = repairSpacing(chinese);
    QCOMPARE(repair ? repair->text : chinese, mended);
    QVERIFY(!repairSpacing(mended));
}

void TestChineseText::knowsTerms()
{
    const auto glossary = Glossary::fromJson(
        R"([{"en": "batch", "zh": "批次", "note": ""}, {"en": "batch size", "zh": "批大小"}, {"en": "rank", "zh": "rank"}])");
    QVERIFY(glossary);
    QCOMPARE(glossary->terms().size(), 3);
    const QString english = u"Ranks need one batch size; `batch` is code, a microbatch none."_s;
    const QList<Glossary::Hit> hits = glossary->termsIn(english);
    QCOMPARE(hits.size(), 2);
    QCOMPARE(english.sliced(hits[0].range.start, hits[0].range.length), u"Rank"_s);
    QCOMPARE(english.sliced(hits[1].range.start, hits[1].range.length), u"batch size"_s);
    const QList<GlossaryTerm> missing = glossary->missingTerms(english, u"各 Rank 的批量必须相同"_s);
    QCOMPARE(missing.size(), 1);
    QCOMPARE(missing[0].chinese, u"批大小"_s);
    QVERIFY(Glossary().termsIn(english).isEmpty());
}

QTEST_GUILESS_MAIN(TestChineseText)
#include "tst_chinesetext.moc"
