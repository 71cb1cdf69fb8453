// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/errortext.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestErrorText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void everyCodeHasItsSentence();
    void argumentsAreFilledIn_data();
    void argumentsAreFilledIn();
    void argumentsAreNotFilledInTwice();
    void places_data();
    void places();
};

void TestErrorText::everyCodeHasItsSentence()
{
    QSet<QString> sentences;
    for (int code = 0; code <= static_cast<int>(ErrorCode::Internal); ++code) {
        const Error error{.code = static_cast<ErrorCode>(code),
                          .arguments = {u"first"_s, u"second"_s, u"third"_s}};
        const QString text = errorText(error);
        const QByteArray name = errorName(error.code).toUtf8();
        QVERIFY2(text != errorName(error.code), name.constData());
        QVERIFY2(text.size() > 5 && text.endsWith(u'.'), name.constData());
        QVERIFY2(!text.contains(QRegularExpression(u"%\\d"_s)), name.constData());
        QVERIFY2(!sentences.contains(text), name.constData());
        sentences.insert(text);
        // Whoever made the error may have given too few arguments.
        QVERIFY2(!errorText(Error{.code = error.code}).contains(QRegularExpression(u"%\\d"_s)),
                 name.constData());
    }
}

void TestErrorText::argumentsAreFilledIn_data()
{
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("expected");
    QTest::newRow("path and reason") << ErrorCode::FileUnreadable << QStringList{u"/a b.json"_s, u"denied"_s}
                                     << u"“/a b.json” cannot be read: denied."_s;
    QTest::newRow("kind is a word") << ErrorCode::NotRegularFile << QStringList{u"/dev/null"_s, u"device"_s}
                                    << u"“/dev/null” is a device, not a file."_s;
    QTest::newRow("size is for people") << ErrorCode::FileTooLarge << QStringList{u"a"_s, u"1073741824"_s}
                                        << u"“a” is larger than the limit of 1.00 GiB."_s;
    QTest::newRow("order differs") << ErrorCode::InvalidRegex << QStringList{u"missing )"_s, u"7"_s}
                                   << u"The regex is not valid at position 7: missing )."_s;
    QTest::newRow("refused")
        << ErrorCode::ArchiveRefused << QStringList{u"a.zip"_s, u"b.log"_s, u"bomb"_s}
        << u"“b.log” in the archive “a.zip” was not read: it would unpack to far more than it holds."_s;
    QTest::newRow("too few")
        << ErrorCode::DuplicateId << QStringList{u"x/y"_s}
        << u"The record id “x/y” is already taken by the record in “?”; that one is kept."_s;
}

void TestErrorText::argumentsAreFilledIn()
{
    QFETCH(ErrorCode, code);
    QFETCH(QStringList, arguments);
    QFETCH(QString, expected);
    QLocale::setDefault(QLocale(QLocale::English));
    QCOMPARE(errorText(Error{.code = code, .arguments = arguments}), expected);
}

void TestErrorText::argumentsAreNotFilledInTwice()
{
    const Error error{.code = ErrorCode::FileUnreadable, .arguments = {u"100%2.json"_s, u"why"_s}};
    QCOMPARE(errorText(error), u"“100%2.json” cannot be read: why."_s);
}

void TestErrorText::places_data()
{
    QTest::addColumn<Place>("place");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing") << Place() << u""_s;
    QTest::newRow("file") << Place{.file = u"a.json"_s} << u"a.json"_s;
    QTest::newRow("line") << Place{.file = u"a.json"_s, .line = LineNumber(3)} << u"a.json:3"_s;
    QTest::newRow("column") << Place{.file = u"a.json"_s, .line = LineNumber(3), .column = 9}
                            << u"a.json:3:9"_s;
    QTest::newRow("column without line") << Place{.file = u"a.json"_s, .column = 9} << u"a.json"_s;
}

void TestErrorText::places()
{
    QFETCH(Place, place);
    QFETCH(QString, expected);
    QCOMPARE(placeText(place), expected);
}

QTEST_GUILESS_MAIN(TestErrorText)
#include "tst_errortext.moc"
