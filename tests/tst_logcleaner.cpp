// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/logcleaner.h"
#include "models/diagnosis/terminaltext.h"
#include "tests/support/logevents.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// Lines with where each byte came from.
class Collector final : public LineSink
{
public:
    struct Line
    {
        QByteArray text;
        std::vector<TextPiece> pieces;
        qint64 number = 0;
        qsizetype overlap = 0;
        bool cut = false;

        qint64 rawAt(qsizetype position) const
        {
            EventBlock block;
            block.pieces = pieces;
            return block.rawOffset(position);
        }
    };

    void takeLine(const CleanLine &line) override
    {
        m_lines.push_back({.text = line.mapped.text.toByteArray(),
                           .pieces = {line.mapped.pieces.begin(), line.mapped.pieces.end()},
                           .number = line.line.value(),
                           .overlap = line.overlap,
                           .cut = line.cut});
    }
    QByteArrayList texts() const
    {
        QByteArrayList all;
        for (const Line &line : m_lines)
            all.append(line.text);
        return all;
    }
    const std::vector<Line> &lines() const { return m_lines; }

private:
    std::vector<Line> m_lines;
};

Collector clean(QByteArrayView bytes, qsizetype step = 0)
{
    Collector collector;
    LogCleaner cleaner(collector);
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype size = step > 0 ? std::min(step, bytes.size() - at) : bytes.size();
        const RawPiece piece{.text = 0, .raw = at};
        cleaner.feed({.text = bytes.sliced(at, size), .pieces = std::span(&piece, 1)});
        at += size;
    }
    cleaner.finish();
    return collector;
}

/// What terminals swallow.
QByteArray noise(QRandomGenerator &random)
{
    static const QByteArrayList Pieces{"\x1B[0m",
                                       "\x1B[31m",
                                       "\x1B[1;38;5;196m",
                                       "\x1B[K",
                                       "\x1B[2K",
                                       "\x1B[?25l",
                                       "\x1B[12;40H",
                                       "\x1B]0;title\a",
                                       "\x1B]8;;https://a.example/x\x1B\\",
                                       "\x1B]8;;\x1B\\",
                                       "\x1B(B",
                                       "\x1B=",
                                       "\x1B"
                                       "7",
                                       "\x1B"
                                       "M",
                                       "x\b",
                                       "..\b\b",
                                       "\x1BPq#0\x1B\\",
                                       "\x1B[38:2::1:2:3m",
                                       "ä\b",
                                       "\x1B[A"};
    return Pieces[random.bounded(static_cast<int>(Pieces.size()))];
}

} // namespace

class TestLogCleaner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void cleans_data();
    void cleans();
    void sameInAnyPortions_data() { cleans_data(); }
    void sameInAnyPortions();
    void noiseChangesNothing();
    void prefixesChangeNothing_data();
    void prefixesChangeNothing();
    void countsLines_data();
    void countsLines();
    void partsLongLines();
    void partsLongBars();
    void keepsMapOfOtherEncodings();
    void seesControls();
    void measuresEscapes_data();
    void measuresEscapes();
};

void TestLogCleaner::cleans_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArrayList>("lines");
    const auto row = [](const char *name, const QByteArray &input, const QByteArrayList &lines) {
        QTest::newRow(name) << input << lines;
    };
    row("plain", "one\ntwo", {"one", "two"});
    row("empty lines", "\n\na\n", {"", "", "a"});
    row("CRLF", "one\r\ntwo\r\n", {"one", "two"});
    row("CR CR LF", "one\r\r\ntwo\r\r\n", {"one", "two"});
    row("bare CR", "one line\rtwo lines\rthree", {"one line", "two lines", "three"});
    row("colour", "\x1B[91merror\x1B[0m\x1B[90m TS2742: \x1B[0mx\n", {"error TS2742: x"});
    row("link", "see \x1B]8;;https://a.example\x1B\\here\x1B]8;;\x1B\\ now\n", {"see here now"});
    row("link, ended by BEL", "see \x1B]8;;https://a.example\ahere\x1B]8;;\a now\n", {"see here now"});
    row("title", "\x1B]0;user@host\a$ ls\n", {"$ ls"});
    row("charset", "\x1B(Bplain\x1B)0\n", {"plain"});
    row("escape at the end", "a\x1B", {"a"});
    row("CSI at the end", "a\x1B[3", {"a"});
    row("OSC without end", "a\x1B]8;;https\nb\n", {"a8;;https", "b"});
    row("backspace", "passs\bword\b\b\b\bs\n", {"passs"});
    row("backspace at the beginning", "\b\bx\n", {"x"});
    row("backspace over a character", "中\bx 😀\by\n", {"x y"});
    row("bold by overstriking", "N\bNA\bAM\bME\bE\n", {"NAME"});
    row("zeros", QByteArray("a\0b\0\0c\n", 7), {"abc"});
    row("progress", "10%\r20%\r100%\n", {"100%"});
    row("progress in words",
        "Counting objects:   1% (1/94)\rCounting objects:  50% (47/94)\rCounting objects: 100% (94/94), "
        "done.\n",
        {"Counting objects: 100% (94/94), done."});
    row("tqdm",
        "train:  12%|█▏        | 12/100 [00:01<00:08, 10.2it/s]\rtrain:  13%|█▎        | 13/100 "
        "[00:01<00:08, 10.1it/s]\n",
        {"train:  13%|█▎        | 13/100 [00:01<00:08, 10.1it/s]"});
    row("spinner", "- Installing\r\\ Installing\r| Installing\r/ Installing\rInstalling, done\n",
        {"/ Installing", "Installing, done"});
    row("growing dots", "Loading.\rLoading..\rLoading...\n", {"Loading..."});
    row("bar, then words", "50%|█████     |\rSaved model\n", {"50%|█████     |", "Saved model"});
    row("bar, then an error", "50%|█████     | 5/10\rRuntimeError: CUDA out of memory\n",
        {"50%|█████     | 5/10", "RuntimeError: CUDA out of memory"});
    row("error in a bar", "50%|█████     | 5/10 RuntimeError: bad\r60%|██████    | 6/10\n",
        {"50%|█████     | 5/10 RuntimeError: bad", "60%|██████    | 6/10"});
    row("erased line", "working\r\x1B[K\x1B[2Kdone\n", {"working", "done"});
    row("cursor to the first column", "10%\x1B[1G20%\x1B[G30%\n", {"30%"});
    row("CR at the end of a bar", "10%\r20%\r\n", {"20%"});
    row("same state twice", "10% \r10% \rnext step\n", {"10% ", "next step"});
    row("colour in a bar", "\x1B[32m10%\x1B[0m\r\x1B[32m20%\x1B[0m\n", {"20%"});
}

void TestLogCleaner::cleans()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArrayList, lines);
    QCOMPARE(clean(input).texts(), lines);
}

void TestLogCleaner::sameInAnyPortions()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArrayList, lines);
    const Collector whole = clean(input);
    for (const qsizetype step : {1, 2, 5}) {
        // Portions of decoded text end at characters.
        if (std::any_of(input.begin(), input.end(), [](char c) { return (c & 0x80) != 0; }))
            break;
        const Collector parts = clean(input, step);
        QCOMPARE(parts.texts(), lines);
        for (size_t i = 0; i < whole.lines().size(); ++i) {
            for (qsizetype at = 0; at < whole.lines()[i].text.size(); ++at)
                QCOMPARE(parts.lines()[i].rawAt(at), whole.lines()[i].rawAt(at));
        }
    }
}

void TestLogCleaner::noiseChangesNothing()
{
    // Known text, strewn with what terminals swallow: the text comes out as it was, and each byte of it knows
    // where it stands among the noise.
    const QByteArrayList texts{"RuntimeError: CUDA error: out of memory",
                               "  File \"a.py\", line 3, in <module>", "致命错误: 用户 root 认证失败",
                               "plain words 123 and more", "x"};
    QRandomGenerator random(20240513);
    for (int round = 0; round < 3000; ++round) {
        const QByteArray text = texts[random.bounded(static_cast<int>(texts.size()))];
        QByteArray noisy;
        std::vector<qsizetype> places;
        for (qsizetype i = 0; i < text.size(); ++i) {
            const bool boundary = (text[i] & 0xC0) != 0x80;
            // Noise that erases itself must not stand behind what it could erase by being cut short.
            while (boundary && random.bounded(3) == 0)
                noisy += noise(random);
            places.push_back(noisy.size());
            noisy += text[i];
        }
        while (random.bounded(2) == 0)
            noisy += noise(random);
        if (random.bounded(2) == 0)
            noisy += '\r';
        const Collector cleaned = clean("before\n" + noisy + "\nafter\n");
        QCOMPARE(cleaned.texts(), QByteArrayList({"before", text, "after"}));
        const Collector::Line &line = cleaned.lines()[1];
        QCOMPARE(line.number, 2);
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (line.rawAt(i) != 7 + places[static_cast<size_t>(i)])
                QCOMPARE(line.rawAt(i), 7 + places[static_cast<size_t>(i)]);
        }
    }
}

void TestLogCleaner::prefixesChangeNothing_data()
{
    QTest::addColumn<QByteArray>("prefix");
    QTest::newRow("none") << ""_ba;
    QTest::newRow("rank") << "[rank3]: "_ba;
    QTest::newRow("torchrun") << "[default0]:"_ba;
    QTest::newRow("ISO") << "2024-05-13T03:13:01.313Z "_ba;
    QTest::newRow("ISO in brackets") << "[2024-05-13 03:13:01,313] "_ba;
    QTest::newRow("syslog") << "Dec 25 17:17:30 "_ba;
    QTest::newRow("compose") << "\x1B[33mapi-1  |\x1B[0m "_ba;
    QTest::newRow("kubernetes") << "2016-10-06T00:17:09.669794202Z stderr F "_ba;
    QTest::newRow("ray") << "\x1B[36m(Worker pid=12, ip=10.0.0.1)\x1B[0m "_ba;
    QTest::newRow("rank and time") << "[rank0]: 2024-05-13 03:13:01.313 "_ba;
}

void TestLogCleaner::prefixesChangeNothing()
{
    QFETCH(QByteArray, prefix);
    // The whole way to events, with noise around prefix and message.
    const QByteArray message = "RuntimeError: size mismatch for layer.0.weight";
    QRandomGenerator random(7);
    for (int round = 0; round < 200; ++round) {
        const QByteArray colour = random.bounded(2) ? "\x1B[31m"_ba : ""_ba;
        const QByteArray end = random.bounded(2) ? "\x1B[0m\r\n"_ba : "\n"_ba;
        const QByteArray input = "first line\n" + prefix + colour + message + end;
        const LogEvents::Result result = LogEvents::read(input);
        QCOMPARE(result.events.size(), 2U);
        QCOMPARE(result.events[1].text, message);
        QCOMPARE(result.events[1].line, 2);
        QCOMPARE(input.sliced(result.events[1].offset, 7), "Runtime"_ba);
    }
}

void TestLogCleaner::countsLines_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<qint64>("lines");
    QTest::newRow("nothing") << ""_ba << qint64(0);
    QTest::newRow("one") << "a\n"_ba << qint64(1);
    QTest::newRow("without end") << "a\nb"_ba << qint64(2);
    QTest::newRow("redraws are no lines") << "1%\r2%\r3%\n"_ba << qint64(1);
    QTest::newRow("bare CR") << "a\rb\rc"_ba << qint64(1);
    QTest::newRow("empty lines") << QByteArray(1000, '\n') << qint64(1000);
}

void TestLogCleaner::countsLines()
{
    QFETCH(QByteArray, input);
    QFETCH(qint64, lines);
    Collector collector;
    LogCleaner cleaner(collector);
    const RawPiece piece;
    cleaner.feed({.text = input, .pieces = std::span(&piece, 1)});
    cleaner.finish();
    QCOMPARE(cleaner.lines(), lines);
}

void TestLogCleaner::partsLongLines()
{
    // A line of five windows and a bit, all different, with the needle across each cut.
    QByteArray line;
    while (line.size() < 5 * LogCleaner::MaxLineBytes + 1234)
        line += QByteArray::number(line.size()) + ' ';
    for (const qsizetype step : {qsizetype(0), qsizetype(70'001)}) {
        const Collector cleaned = clean("a\n" + line + "\nz\n", step);
        QVERIFY(cleaned.lines().size() > 5);
        QByteArray joined;
        for (const Collector::Line &part : cleaned.lines()) {
            QVERIFY(part.text.size() <= LogCleaner::MaxLineBytes);
            if (part.number != 2)
                continue;
            QCOMPARE(part.overlap, joined.isEmpty() ? 0 : LogCleaner::LineOverlap);
            QCOMPARE(joined.last(part.overlap), part.text.first(part.overlap));
            QCOMPARE(part.rawAt(0), 2 + joined.size() - part.overlap);
            joined += part.text.sliced(part.overlap);
        }
        QCOMPARE(joined, line);
        QCOMPARE(cleaned.lines().back().text, "z"_ba);
        QCOMPARE(cleaned.lines().back().number, 3);
    }
}

void TestLogCleaner::partsLongBars()
{
    QByteArray bar;
    for (int i = 0; i < 200'000; ++i)
        bar += "step " + QByteArray::number(i) + "/200000\r";
    const Collector cleaned = clean(bar + "done: saved\n", 65'536);
    for (const Collector::Line &line : cleaned.lines())
        QCOMPARE(line.number, 1);
    QCOMPARE(cleaned.lines().back().text, "done: saved"_ba);
    QVERIFY2(cleaned.lines().size() < 10, "one state for each part that memory allows, and no more");
}

void TestLogCleaner::keepsMapOfOtherEncodings()
{
    // Two bytes of the input for three of the text, then one for one.
    const QByteArray text = u"错误: 中"_s.toUtf8() + "\x1B[0m end\n";
    const std::array<RawPiece, 4> pieces{
        RawPiece{.text = 0, .raw = 100, .textStep = 3, .rawStep = 2}, RawPiece{.text = 6, .raw = 104},
        RawPiece{.text = 8, .raw = 106, .textStep = 3, .rawStep = 2}, RawPiece{.text = 11, .raw = 108}};
    Collector collector;
    LogCleaner cleaner(collector);
    cleaner.feed({.text = text, .pieces = pieces});
    cleaner.finish();
    const Collector::Line &line = collector.lines().front();
    QCOMPARE(line.text, u"错误: 中 end"_s.toUtf8());
    QCOMPARE(line.rawAt(0), 100);
    QCOMPARE(line.rawAt(3), 102);
    QCOMPARE(line.rawAt(6), 104);
    QCOMPARE(line.rawAt(8), 106);
    QCOMPARE(line.rawAt(11), 112);
}

void TestLogCleaner::seesControls()
{
    QVERIFY(!hasControls("plain \t text with 中文 and \x7F"));
    for (int c = 0; c < 0x20; ++c) {
        for (int at = 0; at < 20; ++at) {
            QByteArray text(20, 'x');
            text[at] = static_cast<char>(c);
            QCOMPARE(hasControls(text), c != '\t');
            text.fill('\xFF');
            text[at] = static_cast<char>(c);
            QCOMPARE(hasControls(text), c != '\t');
        }
    }
}

void TestLogCleaner::measuresEscapes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("length");
    QTest::newRow("SGR") << "\x1B[1;31mx"_ba << 7;
    QTest::newRow("colons") << "\x1B[38:2::1:2:3mx"_ba << 14;
    QTest::newRow("private") << "\x1B[?2004hx"_ba << 8;
    QTest::newRow("OSC, BEL") << "\x1B]0;t\ax"_ba << 6;
    QTest::newRow("OSC, ST") << "\x1B]0;t\x1B\\x"_ba << 7;
    QTest::newRow("two bytes") << "\x1BMx"_ba << 2;
    QTest::newRow("charset") << "\x1B(Bx"_ba << 3;
    QTest::newRow("charset cut short") << "\x1B(\n"_ba << 2;
    QTest::newRow("charset before a long character") << "\x1B(\xEF\xBF\xBD"_ba << 2;
    QTest::newRow("alone") << "\x1B"_ba << 1;
    QTest::newRow("before a line end") << "\x1B\nx"_ba << 1;
    QTest::newRow("CSI cut short") << "\x1B[1;\nx"_ba << 4;
    QTest::newRow("OSC without end") << "\x1B]0;" + QByteArray(10'000, 'x') << 2;
}

void TestLogCleaner::measuresEscapes()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, length);
    QCOMPARE(escapeLength(bytes), length);
}

QTEST_GUILESS_MAIN(TestLogCleaner)
#include "tst_logcleaner.moc"
