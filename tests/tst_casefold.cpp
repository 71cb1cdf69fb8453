// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/casefold.h"
#include "models/diagnosis/matchregex.h"
#include "models/diagnosis/regexrunner.h"

#include <QHash>
#include <QSet>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

constexpr char32_t LastCharacter = 0x10FFFF;

bool isCharacter(char32_t character)
{
    return character <= LastCharacter && !(character >= 0xD800 && character < 0xE000);
}

QByteArray utf8Of(char32_t character)
{
    QByteArray text;
    appendUtf8(text, character);
    return text;
}

/// What has another case, or is the other case of something.
QSet<char32_t> casedCharacters()
{
    QSet<char32_t> cased;
    for (char32_t c = 0; c <= LastCharacter; ++c) {
        if (!isCharacter(c))
            continue;
        for (const char32_t other : {QChar::toCaseFolded(c), QChar::toUpper(c), QChar::toLower(c)}) {
            if (other != c) {
                cased.insert(c);
                cased.insert(other);
            }
        }
    }
    return cased;
}

/// Places in `text`, a row of code points, where the regex matches one.
QList<qsizetype> matchesIn(const MatchRegex &regex, const QByteArray &text)
{
    RegexRunner runner;
    QList<qsizetype> places;
    for (qsizetype from = 0; from < text.size();) {
        const RegexMatch match = runner.find(regex, QByteArrayView(text).sliced(from));
        if (match.answer != MatchAnswer::Yes)
            break;
        places.append(from + match.begin);
        from += match.end;
    }
    return places;
}

} // namespace

class TestCaseFold : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void agreesWithPcre2OnLetters();
    void agreesWithPcre2OnWhatHasNoCase();
    void knowsAllLettersThatPcre2Knows();
    void foldsText_data();
    void foldsText();
    void keepsInvalidBytes();
    void writesUtf8();
};

/// Of every letter that may stand in a literal: what PCRE2 takes for it is what folds to the same.
void TestCaseFold::agreesWithPcre2OnLetters()
{
    // All characters with case, and where they stand.
    QByteArray cased;
    QHash<qsizetype, char32_t> at;
    for (const char32_t c : casedCharacters()) {
        at.insert(cased.size(), c);
        cased += utf8Of(c);
    }
    int letters = 0;
    for (auto it = at.cbegin(); it != at.cend(); ++it) {
        const char32_t letter = it.value();
        if (!hasStableFolding(letter))
            continue;
        ++letters;
        QSet<char32_t> expected;
        for (const qsizetype place : matchesIn(MatchRegex(u"\\x{%1}"_s.arg(uint(letter), 0, 16)), cased))
            expected.insert(at.value(place));
        QSet<char32_t> found;
        for (const char32_t other : std::as_const(at)) {
            if (foldedCase(other) == foldedCase(letter))
                found.insert(other);
        }
        QVERIFY2(found == expected, qPrintable(u"U+%1"_s.arg(uint(letter), 4, 16)));
    }
    QVERIFY(letters > 900);
}

/// A class of all that has no case and may stand in a literal matches nothing else under CASELESS.
void TestCaseFold::agreesWithPcre2OnWhatHasNoCase()
{
    const QSet<char32_t> cased = casedCharacters();
    QString ranges;
    QByteArray others;
    char32_t begin = 0;
    bool open = false;
    for (char32_t c = 0x80; c <= LastCharacter + 1; ++c) {
        const bool caseless = isCharacter(c) && hasStableFolding(c) && !cased.contains(c);
        if (caseless && !open)
            begin = c;
        if (!caseless && open)
            ranges += u"\\x{%1}-\\x{%2}"_s.arg(uint(begin), 0, 16).arg(uint(c - 1), 0, 16);
        open = caseless;
        if (isCharacter(c) && !caseless)
            others += utf8Of(c);
    }
    const QList<qsizetype> found = matchesIn(MatchRegex(u"[%1]"_s.arg(ranges)), others);
    QVERIFY2(found.isEmpty(), others.sliced(found.value(0), 4).toHex().constData());
}

/// Letters that a later Unicode version paired with one of ours would be unknown to Qt: there are none.
void TestCaseFold::knowsAllLettersThatPcre2Knows()
{
    const QSet<char32_t> cased = casedCharacters();
    QString letters;
    for (const char32_t c : cased) {
        if (hasStableFolding(c))
            letters += u"\\x{%1}"_s.arg(uint(c), 0, 16);
    }
    QByteArray others;
    for (char32_t c = 0; c <= LastCharacter; ++c) {
        if (isCharacter(c) && !cased.contains(c))
            others += utf8Of(c);
    }
    QCOMPARE(matchesIn(MatchRegex(u"[%1]"_s.arg(letters)), others), QList<qsizetype>());
}

void TestCaseFold::foldsText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("folded");
    QTest::addColumn<bool>("same");
    QTest::newRow("empty") << QString() << QString() << true;
    QTest::newRow("ASCII") << u"AbZz@[`{09\n"_s << u"abzz@[`{09\n"_s << true;
    QTest::newRow("wide") << u"错误 E"_s << u"错误 e"_s << true;
    QTest::newRow("Kelvin and long s") << u"\u212Aey\u017F"_s << u"keys"_s << false;
    QTest::newRow("marks") << u"ÉCOLE é"_s << u"école é"_s << false;
    QTest::newRow("Turkish letters stay") << u"\u0130\u0131"_s << u"\u0130\u0131"_s << true;
    QTest::newRow("last sigma") << u"ΣΑς"_s << u"σασ"_s << false;
    QTest::newRow("longer than a word of eight")
        << u"ABCDEFGHIJKLMNOPÄABCDEFGHIJ😀KLM"_s << u"abcdefghijklmnopäabcdefghij😀klm"_s << false;
}

void TestCaseFold::foldsText()
{
    QFETCH(const QString, text);
    QFETCH(const QString, folded);
    QFETCH(const bool, same);
    QByteArray out("left over");
    QCOMPARE(foldUtf8(text.toUtf8(), out), same);
    QCOMPARE(out, folded.toUtf8());
    QCOMPARE(foldedUtf8(text), folded.toUtf8());
}

void TestCaseFold::keepsInvalidBytes()
{
    for (const QByteArray &bytes : {"\x80\xFF"_ba, "A\xC3"_ba, "\xE2\x84"_ba, "\xF0\x9F\x98"_ba}) {
        QByteArray out;
        foldUtf8(bytes, out);
        QCOMPARE(out, bytes.toLower());
    }
}

void TestCaseFold::writesUtf8()
{
    for (const char32_t c : {U'\0', U'\x7F', U'\x80', U'\x7FF', U'\x800', U'\xFFFF', U'\x10000', U'\x10FFFF'})
        QCOMPARE(utf8Of(c), QString::fromUcs4(&c, 1).toUtf8());
}

QTEST_GUILESS_MAIN(TestCaseFold)
#include "tst_casefold.moc"
