// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/editdistance.h"
#include "models/search/pastedtext.h"
#include "models/search/tokenizer.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

QStringList termsOf(const QString &text)
{
    Tokenizer tokenizer;
    tokenizer.setText(text);
    QStringList terms;
    for (const Token &token : tokenizer.tokens())
        terms.append(tokenizer.term(token).toString());
    return terms;
}

} // namespace

class TestTokenizer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void terms_data();
    void terms();
    void placesAreThoseOfTheSource_data();
    void placesAreThoseOfTheSource();
    void longTermsAreCut();
    void noise_data();
    void noise();
    void frames_data();
    void frames();
    void informativeLines();
    void distance_data();
    void distance();
};

void TestTokenizer::terms_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("terms");
    const auto row = [](const char *name, const QString &text, const QStringList &terms) {
        QTest::newRow(name) << text << terms;
    };
    row("nothing", u" ,;: "_s, {});
    row("words", u"Out of MEMORY"_s, {u"out"_s, u"of"_s, u"memory"_s});
    row("dotted name", u"torch.distributed.barrier()"_s,
        {u"torch.distributed.barrier"_s, u"torch"_s, u"distributed"_s, u"barrier"_s});
    row("snake case", u"load_state_dict"_s, {u"load_state_dict"_s, u"load"_s, u"state"_s, u"dict"_s});
    row("camel case", u"ModuleNotFoundError"_s,
        {u"modulenotfounderror"_s, u"module"_s, u"not"_s, u"found"_s, u"error"_s});
    row("capitals before a word", u"HTTPServer OOMKilled"_s,
        {u"httpserver"_s, u"http"_s, u"server"_s, u"oomkilled"_s, u"oom"_s, u"killed"_s});
    row("scope", u"std::vector::at"_s, {u"std::vector::at"_s, u"std"_s, u"vector"_s, u"at"_s});
    row("code of letters and digits", u"error[E0502]"_s, {u"error"_s, u"e0502"_s});
    row("code of capitals", u"ENOSPC"_s, {u"enospc"_s});
    row("hexadecimal code", u"0x80070005"_s, {u"0x80070005"_s});
    row("code with a hyphen", u"ORA-00942:"_s, {u"ora-00942"_s});
    row("code with a hyphen in small letters", u"ora-00942"_s, {u"ora-00942"_s});
    row("code in capitals with underscores", u"CUDNN_STATUS"_s, {u"cudnn_status"_s, u"cudnn"_s, u"status"_s});
    row("version", u"1.11.0"_s, {u"1.11.0"_s});
    row("end of a sentence", u"failed. Retry"_s, {u"failed"_s, u"retry"_s});
    row("one Chinese character", u"错"_s, {u"错"_s});
    row("two Chinese characters", u"错误"_s, {u"错误"_s, u"误"_s});
    row("Chinese", u"不匹配"_s, {u"不匹"_s, u"匹配"_s, u"配"_s});
    row("Chinese glued to Latin", u"FSDP参数"_s, {u"fsdp"_s, u"参数"_s, u"数"_s});
    row("full width", u"ＣＵＤＡ：错"_s, {u"cuda"_s, u"错"_s});
    row("compatibility", u"ﬁle ①"_s, {u"file"_s, u"1"_s});
    row("accent in two units", u"cafe\u0301"_s, {u"café"_s});
    row("case folding", u"ÜBER straße"_s, {u"über"_s, u"straße"_s});
    row("beyond the first plane", u"𠀀𠀁"_s, {u"𠀀𠀁"_s, u"𠀁"_s});
    row("half a pair", QString(QChar(0xD840)), {QString(QChar(0xD840))});
}

void TestTokenizer::terms()
{
    QFETCH(QString, text);
    QFETCH(QStringList, terms);
    QCOMPARE(termsOf(text), terms);
}

void TestTokenizer::placesAreThoseOfTheSource_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("term");
    QTest::addColumn<QString>("source");
    QTest::newRow("plain") << u"a Memory b"_s << u"memory"_s << u"Memory"_s;
    QTest::newRow("behind a ligature") << u"ﬁle Memory"_s << u"memory"_s << u"Memory"_s;
    QTest::newRow("a ligature") << u"x ﬁle"_s << u"file"_s << u"ﬁle"_s;
    QTest::newRow("an accent in two units") << u"cafe\u0301 x"_s << u"café"_s << u"cafe\u0301"_s;
    QTest::newRow("full width") << u"在ＣＵＤＡ上"_s << u"cuda"_s << u"ＣＵＤＡ"_s;
    QTest::newRow("a pair of characters") << u"ﬁ参数错"_s << u"数错"_s << u"数错"_s;
}

void TestTokenizer::placesAreThoseOfTheSource()
{
    QFETCH(QString, text);
    QFETCH(QString, term);
    QFETCH(QString, source);
    Tokenizer tokenizer;
    tokenizer.setText(text);
    for (const Token &token : tokenizer.tokens()) {
        if (tokenizer.term(token) != term)
            continue;
        const TextRange place = tokenizer.origin(token);
        QCOMPARE(text.sliced(place.start, place.length), source);
        return;
    }
    QFAIL("no such term");
}

void TestTokenizer::longTermsAreCut()
{
    const QString word(Tokenizer::LongestTerm * 3, u'x');
    QCOMPARE(termsOf(word), QStringList{word.first(Tokenizer::LongestTerm)});
    QCOMPARE(termsOf(word.first(Tokenizer::LongestTerm)), QStringList{word.first(Tokenizer::LongestTerm)});
    const QString name = QStringList(QList<QString>(40, u"ab"_s)).join(u'_');
    QCOMPARE(termsOf(name).size(), 1 + Tokenizer::MostParts);
}

void TestTokenizer::noise_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("clean");
    const auto row = [](const char *name, const QString &line, const QString &clean) {
        QTest::newRow(name) << line << clean;
    };
    row("nothing to strip", u"CUDA error: out of memory"_s, u"CUDA error: out of memory"_s);
    row("colours", u"\x1b[31mError\x1b[0m: no"_s, u"Error: no"_s);
    row("prompt", u"user@host:~/x$ make all"_s, u"make all"_s);
    row("python prompt", u">>> import torch"_s, u"import torch"_s);
    row("time and rank", u"2031-05-10 09:13:22,82 [rank3]: NCCL timeout"_s, u"NCCL timeout"_s);
    row("path", u"open /var/lib/x/y.so failed"_s, u"open failed"_s);
    row("source place", u"worker.py:33: bad value"_s, u": bad value"_s);
    row("address", u"at 0x00007f1234567890 fault"_s, u"at fault"_s);
    row("code in hexadecimal stays", u"failed 0x80070005"_s, u"failed 0x80070005"_s);
    row("numbers go, statuses stay", u"got 42 and HTTP 503"_s, u"got and HTTP 503"_s);
    row("codes stay", u"ORA-00942 E0502 TS2322"_s, u"ORA-00942 E0502 TS2322"_s);
}

void TestTokenizer::noise()
{
    QFETCH(QString, line);
    QFETCH(QString, clean);
    QCOMPARE(withoutNoise(line), clean);
}

void TestTokenizer::frames_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("frame");
    QTest::newRow("python") << u"  File \"/a/b.py\", line 3, in f"_s << true;
    QTest::newRow("java") << u"    at com.x.Y.z(Y.java:12)"_s << true;
    QTest::newRow("gdb") << u"#4 0x00007f in f () from /lib/x.so"_s << true;
    QTest::newRow("head") << u"Traceback (most recent call last):"_s << true;
    QTest::newRow("message") << u"RuntimeError: at least one"_s << false;
    QTest::newRow("message with at") << u"at position 3 of the input"_s << false;
}

void TestTokenizer::frames()
{
    QFETCH(QString, line);
    QFETCH(bool, frame);
    QCOMPARE(isFrame(line), frame);
}

void TestTokenizer::informativeLines()
{
    const QString text = u"Traceback (most recent call last):\n"
                         "  File \"/a/b.py\", line 3, in f\n"
                         "    call_something(x)\n"
                         "RuntimeError: no space left\n"
                         "RuntimeError: no space left\n"_s;
    const QList<PastedLine> lines = Clew::informativeLines(text);
    QCOMPARE(lines.size(), 1);
    QCOMPARE(lines.first().text, u"RuntimeError: no space left"_s);
    QCOMPARE(lines.first().line, 3);
    QCOMPARE(text.sliced(lines.first().place.start, lines.first().place.length),
             u"RuntimeError: no space left"_s);
    QString many;
    for (int i = 0; i < 100; ++i)
        many += u"message %1x\n"_s.arg(QString(1 + i % 7, u'a') + QString(1 + i / 7, u'b'));
    QCOMPARE(Clew::informativeLines(many, 10).size(), 10);
    QCOMPARE(Clew::informativeLines(many, 10).last().line, 99);
}

void TestTokenizer::distance_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("term");
    QTest::addColumn<int>("whole");
    QTest::addColumn<int>("prefix");
    QTest::newRow("same") << u"barrier"_s << u"barrier"_s << 0 << 0;
    QTest::newRow("missing") << u"barier"_s << u"barrier"_s << 1 << 1;
    QTest::newRow("one more") << u"barrrier"_s << u"barrier"_s << 1 << 1;
    QTest::newRow("replaced") << u"barxier"_s << u"barrier"_s << 1 << 1;
    QTest::newRow("exchanged") << u"abrrier"_s << u"barrier"_s << 1 << 1;
    QTest::newRow("two") << u"bxrrjer"_s << u"barrier"_s << 2 << 2;
    QTest::newRow("too many") << u"window"_s << u"barrier"_s << 3 << 3;
    QTest::newRow("beginning") << u"distirb"_s << u"distributed"_s << 3 << 1;
    QTest::newRow("longer than the term") << u"distributed"_s << u"dist"_s << 3 << 3;
}

void TestTokenizer::distance()
{
    QFETCH(QString, word);
    QFETCH(QString, term);
    QFETCH(int, whole);
    QFETCH(int, prefix);
    const EditDistance distance(word);
    QCOMPARE(distance.toTerm(term.toUtf8(), 2), whole);
    QCOMPARE(distance.toPrefix(term.toUtf8(), 2), prefix);
    QVERIFY(!EditDistance::canCompare(u"错误"_s));
    QVERIFY(!EditDistance::canCompare(QString(EditDistance::LongestWord + 1, u'a')));
}

QTEST_GUILESS_MAIN(TestTokenizer)
#include "tst_tokenizer.moc"
