// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/agreement.h"
#include "models/diagnosis/diagnosisknowledge.h"
#include "models/diagnosis/domainevidence.h"
#include "models/diagnosis/localisedterms.h"
#include "models/diagnosis/logwords.h"
#include "models/diagnosis/regexsyntax.h"
#include "models/diagnosis/regexwords.h"
#include "models/diagnosis/sitewords.h"
#include "tests/support/memorycatalog.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

QByteArrayList wordTexts(const QByteArray &text)
{
    QByteArrayList words;
    for (const LogWord &word : wordsOf(text))
        words.append(text.sliced(word.begin, word.end - word.begin));
    return words;
}

Record recordOf(const QString &id, const QString &signature, const QString &regex,
                const QString &cause = QString())
{
    Record record;
    record.id = RecordId(id);
    record.domain = id.section(u'/', 0, 0);
    record.signature.english = signature;
    record.regex = regex;
    record.rootCause.english = cause;
    return record;
}

RecordSignature signatureOf(const QString &signature, const QString &regex, const WordWeights &weights)
{
    const Result<RegexTree> tree = RegexSyntax::parse(regex);
    return SignatureDraft(signature, tree ? &tree->root : nullptr).finished(weights);
}

} // namespace

class TestSignatureIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void words_data();
    void words();
    void stemsAreOneWord();
    void localisedTermsAreFoundLongestFirst();
    void regexWords_data();
    void regexWords();
    void recordsAreFoundByWord();
    void domainsAreLearned();
    void agreementRises_data();
    void agreementRises();
    void wholeWordsOnly();
    void otherExceptionSpeaksAgainst();
    void wrappersAreEchoes();
};

void TestSignatureIndex::words_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("expected");
    QTest::newRow("plain") << QByteArray("CUDA out of memory") << QByteArrayList{"CUDA", "out", "memory"};
    QTest::newRow("camel") << QByteArray("OutOfMemoryError")
                           << QByteArrayList{"Out", "Memory", "Error", "OutOfMemoryError"};
    QTest::newRow("capitals") << QByteArray("HTTPError") << QByteArrayList{"HTTP", "Error", "HTTPError"};
    QTest::newRow("snake") << QByteArray("state_dict") << QByteArrayList{"state", "dict", "state_dict"};
    QTest::newRow("code") << QByteArray("TS2742: x") << QByteArrayList{"TS2742"};
    QTest::newRow("numbers") << QByteArray("1205 and 42 and 123456") << QByteArrayList{"1205"};
    QTest::newRow("trailing hyphen") << QByteArray("foo- bar") << QByteArrayList{"foo", "bar"};
    QTest::newRow("foreign") << QByteArray("été") << QByteArrayList{};
    QTest::newRow("empty") << QByteArray() << QByteArrayList{};
}

void TestSignatureIndex::words()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArrayList, expected);
    QCOMPARE(wordTexts(text), expected);
}

void TestSignatureIndex::stemsAreOneWord()
{
    QCOMPARE(wordKey("exceeded"), wordKey("Exceeding"));
    QCOMPARE(wordKey("packages"), wordKey("package"));
    QVERIFY(wordKey("class") != wordKey("clas"));
    QVERIFY(wordKey("read") != wordKey("red"));
}

void TestSignatureIndex::localisedTermsAreFoundLongestFirst()
{
    QCOMPARE(localisedTermAt("无法打开包括文件: x")->english, "cannot open include file");
    QCOMPARE(localisedTermAt("无法打开 x")->english, "cannot open");
    QCOMPARE(localisedTermAt("无"), nullptr);
    QCOMPARE(localisedTermAt(""), nullptr);
    for (const LocalisedTerm &term : localisedTerms()) {
        const LocalisedTerm *found = localisedTermAt(term.term);
        QVERIFY(found && found->term == term.term);
    }
    const std::vector<LogWord> words = wordsOf("用户 认证失败");
    QCOMPARE(words.size(), 3U);
    QCOMPARE(words[1].key, wordKey("authentication"));
    QCOMPARE(words[1].begin, words[2].begin);
}

void TestSignatureIndex::regexWords_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<QStringList>("expected"); // one text a branch, prefixes end in '*'
    QTest::newRow("one") << u"no space left"_s << QStringList{u"space left"_s};
    QTest::newRow("branches") << u"(a1b|foo.*bar)"_s << QStringList{u"a1b"_s, u"foo bar"_s};
    QTest::newRow("inner") << u"lock (wait|held)"_s << QStringList{u"lock wait"_s, u"lock held"_s};
    QTest::newRow("prefix") << u"NETSDK1[0-9]{3}"_s << QStringList{u"NETSDK1*"_s};
    QTest::newRow("cut word") << u"\\w+fail code"_s << QStringList{u"code"_s};
    QTest::newRow("optional group") << u"foo (?:bar )?baz"_s << QStringList{u"foo baz"_s};
    QTest::newRow("optional letter") << u"timed? out"_s << QStringList{u"timed out"_s};
    QTest::newRow("either case") << u"[Ee]xceeds"_s << QStringList{u"exceeds"_s};
    QTest::newRow("nothing") << u"\\.\\.\\."_s << QStringList{};
}

void TestSignatureIndex::regexWords()
{
    QFETCH(const QString, regex);
    QFETCH(const QStringList, expected);
    const Result<RegexTree> tree = RegexSyntax::parse(regex);
    QVERIFY(tree);
    const auto branches = Clew::regexWords(tree->root);
    QCOMPARE(branches.size(), static_cast<size_t>(expected.size()));
    for (size_t i = 0; i < branches.size(); ++i) {
        const QStringList words = expected[static_cast<qsizetype>(i)].split(u' ');
        QCOMPARE(branches[i].size(), static_cast<size_t>(words.size()));
        for (size_t j = 0; j < branches[i].size(); ++j) {
            const QString word = words[static_cast<qsizetype>(j)];
            QCOMPARE(branches[i][j].prefix, word.endsWith(u'*'));
            QCOMPARE(branches[i][j].key, wordKey(word.chopped(word.endsWith(u'*') ? 1 : 0).toUtf8()));
        }
    }
}

void TestSignatureIndex::recordsAreFoundByWord()
{
    const auto catalog =
        TestData::memoryCatalog({recordOf(u"a/x"_s, u"Quorum lost"_s, u"quorum (lost|gone)"_s),
                                 recordOf(u"a/y"_s, u"Lease lost"_s, u"lease.*lost"_s),
                                 recordOf(u"a/bad"_s, u"Broken regex"_s, u"("_s)});
    const auto knowledge = DiagnosisKnowledge::build(*catalog, LiteralFrequencies());
    QCOMPARE(knowledge->size(), 3);
    const auto saying = [&knowledge](const char *word) {
        const auto records = knowledge->recordsSaying(wordKey(word));
        return std::vector<quint32>(records.begin(), records.end());
    };
    QCOMPARE(saying("quorum"), std::vector<quint32>{0});
    QCOMPARE(saying("gone"), std::vector<quint32>{0});
    QCOMPARE(saying("lost"), (std::vector<quint32>{0, 1}));
    QCOMPARE(saying("broken"), std::vector<quint32>{2});
    QVERIFY(saying("absent").empty());
    // Rare words say more, words of failure little in a catalog of three.
    QVERIFY(knowledge->weights().weight(wordKey("quorum")) > 5);
    QVERIFY(knowledge->weights().weight(wordKey("lost")) <= 2);
}

void TestSignatureIndex::domainsAreLearned()
{
    std::vector<Record> records;
    for (int i = 0; i < 6; ++i) {
        records.push_back(recordOf(u"queue/r%1"_s.arg(i), u"Something about a broker %1"_s.arg(i),
                                   u"q%1x"_s.arg(i), u"The broker lost a partition of its topic."_s));
        records.push_back(recordOf(u"build/r%1"_s.arg(i), u"Something about a linker %1"_s.arg(i),
                                   u"b%1x"_s.arg(i), u"The linker misses a symbol of the object."_s));
    }
    records.push_back(recordOf(u"tiny/one"_s, u"Alone"_s, u"t0x"_s));
    const auto knowledge = DiagnosisKnowledge::build(*TestData::memoryCatalog(records), LiteralFrequencies());
    const DomainKnowledge &domains = knowledge->domains();
    DomainEvidence evidence(domains, 6);
    evidence.add(wordsOf("broker 3 took partition 7 of topic orders"));
    int queue = -1;
    int build = -1;
    int tiny = -1;
    for (int domain = 0; domain < domains.domainCount(); ++domain) {
        queue = domains.name(domain) == u"queue"_s ? domain : queue;
        build = domains.name(domain) == u"build"_s ? domain : build;
        tiny = domains.name(domain) == u"tiny"_s ? domain : tiny;
    }
    QVERIFY(evidence.of(queue) > 3);
    QCOMPARE(evidence.of(build), 0.0);
    QCOMPARE(evidence.of(tiny), 0.0);
    QCOMPARE(evidence.strongest(), evidence.of(queue));
    const double before = evidence.of(queue);
    evidence.add(wordsOf("broker broker broker"));
    QCOMPARE(evidence.of(queue), before);
    evidence.add(wordsOf("tiny says hello"));
    QVERIFY(evidence.of(tiny) > 0);
}

void TestSignatureIndex::agreementRises_data()
{
    QTest::addColumn<QByteArray>("weaker");
    QTest::addColumn<QByteArray>("stronger");
    const QByteArray same("Lease renewal refused by quorum coordinator");
    QTest::newRow("more words") << QByteArray("Lease renewal seen") << same;
    QTest::newRow("order") << QByteArray("coordinator renewal refused quorum by lease") << same;
    QTest::newRow("nothing else") << same + " while compacting segment archive tables nightly" << same;
}

void TestSignatureIndex::agreementRises()
{
    QFETCH(const QByteArray, weaker);
    QFETCH(const QByteArray, stronger);
    WordWeights weights;
    const RecordSignature record =
        signatureOf(u"Lease renewal refused by quorum coordinator"_s, u"never"_s, weights);
    const SiteWords weak(weaker, weights);
    const SiteWords strong(stronger, weights);
    const double low = agreement(record, weak, weights, std::nullopt).total;
    const double high = agreement(record, strong, weights, std::nullopt).total;
    QVERIFY2(low < high, qPrintable(u"%1 is not less than %2"_s.arg(low).arg(high)));
    QVERIFY(low >= 0 && high <= 1);
}

void TestSignatureIndex::wholeWordsOnly()
{
    WordWeights weights;
    const RecordSignature record = signatureOf(u"Stalled"_s, u"stalled"_s, weights);
    const QByteArray inside("packages installed");
    const QByteArray whole("the job stalled");
    const auto bits = [&](const QByteArray &text) {
        const qsizetype at = text.indexOf("stalled");
        return agreement(record, SiteWords(text, weights), weights, MatchRange{.begin = at, .end = at + 7})
            .regexBits;
    };
    QCOMPARE(bits(inside), 0.0);
    QVERIFY(bits(whole) > 4);
}

void TestSignatureIndex::otherExceptionSpeaksAgainst()
{
    WordWeights weights;
    const RecordSignature record =
        signatureOf(u"acme.LeaseExpiredException: lease of segment expired"_s, u"never"_s, weights);
    const QByteArray other("acme.DiskFullException: lease of segment expired");
    const QByteArray none("lease of segment expired");
    const Agreement against = agreement(record, SiteWords(other, weights), weights, std::nullopt);
    const Agreement without = agreement(record, SiteWords(none, weights), weights, std::nullopt);
    QVERIFY(against.otherException);
    QVERIFY(!without.otherException);
    QVERIFY(against.total < without.total);
}

void TestSignatureIndex::wrappersAreEchoes()
{
    WordWeights weights;
    const RecordSignature wrapper =
        signatureOf(u"Build failed with an exception"_s, u"Build failed"_s, weights);
    const RecordSignature real =
        signatureOf(u"Manifest merger conflict attribute"_s, u"Manifest merger"_s, weights);
    const QByteArray text(
        "Execution failed for task ':app'. Build failed. Manifest merger conflict attribute label");
    const SiteWords site(text, weights);
    QVERIFY(isEcho(wrapper, site, weights));
    QVERIFY(!isEcho(real, site, weights));
    const QByteArray noWrapper("Manifest merger failed");
    QVERIFY(!isEcho(wrapper, SiteWords(noWrapper, weights), weights));
}

QTEST_GUILESS_MAIN(TestSignatureIndex)

#include "tst_signatureindex.moc"
