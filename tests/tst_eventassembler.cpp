// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/bytecursor.h"
#include "tests/support/logevents.h"
#include "tests/support/testdata.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The words of `words` stand in `text` in their order, others between them.
bool holdsWordsOf(const QByteArray &text, QByteArray words)
{
    for (char &c : words) {
        if (!isLetter(c) && !isDigit(c))
            c = ' ';
    }
    qsizetype at = 0;
    for (const QByteArray &word : words.simplified().split(' ')) {
        at = text.indexOf(word, at);
        if (at < 0)
            return false;
        at += word.size();
    }
    return true;
}

/// Line of the input that a byte offset lies in.
qint64 lineAt(QByteArrayView bytes, qint64 offset)
{
    return 1 + std::count(bytes.begin(), bytes.begin() + offset, '\n');
}

} // namespace

class TestEventAssembler : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void makesEvents_data();
    void makesEvents();
    void sameInAnyPortions_data() { makesEvents_data(); }
    void sameInAnyPortions();
    void findsErrorLinesOfCases_data();
    void findsErrorLinesOfCases();
};

void TestEventAssembler::makesEvents_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArrayList>("events");

    QTest::newRow("plain lines") << "one\ntwo\n\nthree"_ba << QByteArrayList{"one", "two", "three"};
    QTest::newRow("nothing") << QByteArray() << QByteArrayList{};
    QTest::newRow("python")
        << "before\nTraceback (most recent call last):\n  File \"a.py\", line 1, in f\n    g()\n"
           "ValueError: bad\nafter\n"_ba
        << QByteArrayList{"before",
                          "Traceback (most recent call last):\n  File \"a.py\", line 1, in f\n"
                          "    g()\nValueError: bad",
                          "after"};
}

void TestEventAssembler::makesEvents()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArrayList, events);
    QCOMPARE(LogEvents::read(input).texts(), events);
}

void TestEventAssembler::sameInAnyPortions()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArrayList, events);
    for (const qsizetype step : {1, 2, 3, 7, 64})
        QCOMPARE(LogEvents::read(input, step).texts(), events);
}

void TestEventAssembler::findsErrorLinesOfCases_data()
{
    QTest::addColumn<QString>("log");
    QTest::addColumn<QByteArray>("errorLine");
    QTest::addColumn<bool>("abridged");

    // Entries that leave words of the log out: found as words in their order.
    const QSet<QString> abridged{u"014"_s, u"018"_s, u"022"_s, u"048"_s, u"050"_s};
    CLEW_NEED_SHARED(cases, "cases/dev/cases.jsonl");
    int logs = 0;
    for (const QByteArray &line : fileBytes(cases).split('\n')) {
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        if (object.isEmpty())
            continue;
        ++logs;
        const QString name = object["case"_L1].toString();
        const QString log = cases.chopped(11) + object["log"_L1].toString();
        int number = 0;
        const QJsonArray errorLines = object["error_lines"_L1].toArray();
        for (const QJsonValue &value : errorLines)
            QTest::addRow("%s/%d", qPrintable(name), ++number)
                << log << value.toString().toUtf8() << abridged.contains(name);
    }
    QCOMPARE(logs, 40);
}

void TestEventAssembler::findsErrorLinesOfCases()
{
    QFETCH(QString, log);
    QFETCH(QByteArray, errorLine);
    QFETCH(bool, abridged);
    const QByteArray bytes = fileBytes(log);
    const LogEvents::Result result = LogEvents::read(bytes);
    // Prefixes are no part of an event: the entry is read the way the log is.
    const LogEvents::Result entry = LogEvents::read(errorLine);
    QCOMPARE(entry.events.size(), 1U);
    const QByteArray wanted = LogEvents::normalised(entry.events[0].text);

    int found = 0;
    for (const EventBlock &block : result.blocks) {
        for (const EventSpan &span : block.events) {
            const QByteArray text = block.text.sliced(span.begin, span.end - span.begin);
            const QByteArray plain = LogEvents::normalised(text);
            if (!(abridged ? holdsWordsOf(plain, wanted) : plain.contains(wanted)))
                continue;
            ++found;
            // Its first word lies in the raw line that the map names.
            const QByteArray word = wanted.split(' ').first();
            const qsizetype at = span.begin + text.indexOf(word);
            const qint64 raw = block.rawOffset(at);
            if (result.encoding == TextEncoding::Utf8)
                QCOMPARE(bytes.sliced(raw, 1), word.first(1));
            QCOMPARE(block.line(at).value(), lineAt(bytes, raw));
        }
    }
    QVERIFY2(found >= 1, wanted.constData());
}

QTEST_GUILESS_MAIN(TestEventAssembler)
#include "tst_eventassembler.moc"
