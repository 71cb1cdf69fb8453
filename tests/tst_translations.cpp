// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/testdata.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

struct Message
{
    QString context;
    QString source;
    QString comment;
    QString type; ///< "unfinished", "vanished", "obsolete" or nothing
    QStringList translations;
    bool numerus = false;

    [[nodiscard]] QString key() const { return u"%1|%2|%3"_s.arg(context, source, comment); }
};

QList<Message> readMessages(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "name"_L1) {
            context = xml.readElementText();
        } else if (xml.name() == "message"_L1) {
            messages.append(
                Message{.context = context, .numerus = xml.attributes().value("numerus"_L1) == "yes"_L1});
        } else if (xml.name() == "source"_L1) {
            messages.last().source = xml.readElementText();
        } else if (xml.name() == "comment"_L1) {
            messages.last().comment = xml.readElementText();
        } else if (xml.name() == "translation"_L1) {
            messages.last().type = xml.attributes().value("type"_L1).toString();
            if (!messages.last().numerus)
                messages.last().translations = {xml.readElementText()};
        } else if (xml.name() == "numerusform"_L1) {
            messages.last().translations.append(xml.readElementText());
        }
    }
    return xml.hasError() ? QList<Message>() : messages;
}

/// "%1", "%n" …, sorted.
QStringList placeholders(const QString &text)
{
    static const QRegularExpression pattern(u"%(\\d+|n)"_s);
    QStringList found;
    for (const QRegularExpressionMatch &match : pattern.globalMatch(text))
        found.append(match.captured());
    found.sort();
    found.removeDuplicates();
    return found;
}

QString committed(const QString &file)
{
    return TestData::sourcePath(u"translations/"_s + file);
}

} // namespace

/// The translation files are complete, fit their sources, and are in the program.
class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void everyTextIsTranslated_data();
    void everyTextIsTranslated();
    void filesHaveWhatTheSourcesHave_data();
    void filesHaveWhatTheSourcesHave();
    void compiledIn_data();
    void compiledIn();
};

void TestTranslations::everyTextIsTranslated_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("forms");
    QTest::newRow("Chinese") << u"clew_zh_CN.ts"_s << 1;
    QTest::newRow("English plurals") << u"clew_en.ts"_s << 2;
}

void TestTranslations::everyTextIsTranslated()
{
    QFETCH(QString, file);
    QFETCH(int, forms);
    const QList<Message> messages = readMessages(committed(file));
    QVERIFY(messages.size() > 10);
    for (const Message &message : messages) {
        const QString what = message.key();
        QVERIFY2(message.type.isEmpty(), qPrintable(u"%1 is %2"_s.arg(what, message.type)));
        QCOMPARE(message.translations.size(), message.numerus ? forms : 1);
        for (const QString &translation : message.translations) {
            QVERIFY2(!translation.trimmed().isEmpty(), qPrintable(what));
            QStringList wanted = placeholders(message.source);
            if (message.numerus && forms > 1)
                wanted.removeAll(u"%n"_s); // "once" needs no number
            QStringList given = placeholders(translation);
            if (message.numerus && forms > 1)
                given.removeAll(u"%n"_s);
            QVERIFY2(given == wanted, qPrintable(u"%1 -> %2"_s.arg(what, translation)));
            QVERIFY2(message.source.startsWith(u' ') == translation.startsWith(u' '), qPrintable(what));
        }
    }
}

void TestTranslations::filesHaveWhatTheSourcesHave_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("Chinese") << u"clew_zh_CN.ts"_s;
    QTest::newRow("English plurals") << u"clew_en.ts"_s;
}

void TestTranslations::filesHaveWhatTheSourcesHave()
{
    QFETCH(QString, file);
    const QTemporaryDir folder;
    QVERIFY(folder.isValid());
    QProcess update;
    update.setProcessChannelMode(QProcess::MergedChannels);
    update.start(u"bash"_s, {committed(u"update.sh"_s), QStringLiteral(CLEW_LUPDATE), folder.path()});
    QVERIFY2(update.waitForFinished(120'000) && update.exitCode() == 0, update.readAll().constData());
    QStringList wanted;
    for (const Message &message : readMessages(folder.filePath(file)))
        wanted.append(message.key());
    QStringList given;
    for (const Message &message : readMessages(committed(file)))
        given.append(message.key());
    QVERIFY(!wanted.isEmpty());
    const QSet<QString> wantedSet(wanted.begin(), wanted.end());
    const QSet<QString> givenSet(given.begin(), given.end());
    const QStringList missing = (wantedSet - givenSet).values();
    const QStringList superfluous = (givenSet - wantedSet).values();
    QVERIFY2(missing.isEmpty(),
             qPrintable(u"build the target update_translations and translate: "_s + missing.join(u"; "_s)));
    QVERIFY2(superfluous.isEmpty(),
             qPrintable(u"build the target update_translations: "_s + superfluous.join(u"; "_s)));
}

void TestTranslations::compiledIn_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("many");
    QTest::newRow("zh_CN") << u"zh_CN"_s << u"%n 项断定"_s << u"%n 项断定"_s;
    QTest::newRow("en") << u"en"_s << u"%n claim"_s << u"%n claims"_s;
}

void TestTranslations::compiledIn()
{
    QFETCH(QString, language);
    QFETCH(QString, one);
    QFETCH(QString, many);
    QTranslator translator;
    QVERIFY(translator.load(u":/i18n/clew_%1.qm"_s.arg(language)));
    QCOMPARE(translator.translate("Clew::DiagnosisText", "%n claim(s)", nullptr, 1), one);
    QCOMPARE(translator.translate("Clew::DiagnosisText", "%n claim(s)", nullptr, 3), many);
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
