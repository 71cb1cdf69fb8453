// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/encodingguess.h"
#include "models/io/textdecoder.h"
#include "models/io/textencoding.h"
#include "models/io/utf8scan.h"

#include <QRandomGenerator>
#include <QTest>

#include <unicode/ucnv.h>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

const QString Chinese =
    u"2024-06-14 10:22:41 [11840] 致命错误: 用户 \"root\" Password 认证失败\n"
    "    File \"D:\\work\\主程序.py\", line 3\n日志: 开始监听端口 5432，数据库系统准备接受连接\n"_s;
const QString Traditional =
    u"錯誤: 無法連線到伺服器 10.0.0.4，使用者名稱或密碼不正確\nC:\\logs\\記錄檔.txt 找不到檔案\n"_s;
const QString Japanese =
    u"エラー: ファイルが見つかりませんでした (C:\\ログ\\app.log)\n接続に失敗しました。再試行します\n"_s;
const QString Korean =
    u"오류: 서버에 연결할 수 없습니다 (10.0.0.4:5432)\n파일을 찾을 수 없습니다: app.log\n"_s;
const QString Russian = u"Ошибка: не удалось подключиться к серверу 10.0.0.4\nФайл не найден: app.log\n"_s;
const QString French =
    u"Échec de la connexion à l'hôte : délai dépassé\nFichier « réglages.ini » introuvable\n"_s;
const QString Polish =
    u"Błąd: nie można połączyć się z serwerem, żądanie odrzucone\nNie znaleziono pliku: ścieżka\n"_s;
const QString Greek = u"Σφάλμα: δεν είναι δυνατή η σύνδεση με τον διακομιστή\nΤο αρχείο δεν βρέθηκε\n"_s;
const QString Turkish =
    u"Hata: sunucuya bağlanılamadı, bağlantı reddedildi\nDosya bulunamadı: ayarları kontrol edin\n"_s;

QByteArray encoded(const QString &text, TextEncoding encoding)
{
    UErrorCode status = U_ZERO_ERROR;
    UConverter *converter = ucnv_open(icuConverterName(encoding), &status);
    QByteArray bytes(text.size() * 6 + 16, Qt::Uninitialized);
    const int32_t length = ucnv_fromUChars(converter, bytes.data(), static_cast<int32_t>(bytes.size()),
                                           reinterpret_cast<const UChar *>(text.utf16()),
                                           static_cast<int32_t>(text.size()), &status);
    ucnv_close(converter);
    bytes.resize(length);
    return bytes;
}

struct Decoded
{
    QByteArray text;
    std::vector<RawPiece> pieces;
    TextEncoding encoding = TextEncoding::Utf8;
    QStringList notes;

    qint64 rawAt(qsizetype position) const
    {
        const auto behind =
            std::upper_bound(pieces.begin(), pieces.end(), position,
                             [](qsizetype value, const RawPiece &p) { return value < p.text; });
        return (behind - 1)->rawAt(position);
    }
};

Decoded decode(QByteArrayView bytes, qsizetype step = 0, std::optional<TextEncoding> chosen = {})
{
    Decoded decoded;
    TextDecoder decoder(chosen);
    const auto sink = [&](const DecodedText &part) {
        for (RawPiece piece : part.pieces) {
            piece.text += decoded.text.size();
            decoded.pieces.push_back(piece);
        }
        decoded.text.append(part.text);
    };
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype size = step > 0 ? std::min(step, bytes.size() - at) : bytes.size();
        decoder.feed(bytes.sliced(at, size), sink);
        at += size;
    }
    decoder.finish(sink);
    decoded.encoding = decoder.encoding();
    decoded.notes = decoder.notes();
    return decoded;
}

/// Starts of the characters of UTF-8.
std::vector<qsizetype> characterStarts(const QByteArray &text)
{
    std::vector<qsizetype> starts;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if ((text[i] & 0xC0) != 0x80)
            starts.push_back(i);
    }
    return starts;
}

} // namespace

/// P3: encodings, guessed and chosen, whole and damaged.
class TestTextDecoder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void guesses_data();
    void guesses();
    void guessesShortLines_data();
    void guessesShortLines();
    void mapsEachCharacter_data() { guesses_data(); }
    void mapsEachCharacter();
    void sameInAnyPortions_data() { guesses_data(); }
    void sameInAnyPortions();
    void obeysMarks_data();
    void obeysMarks();
    void obeysChoice_data() { guesses_data(); }
    void obeysChoice();
    void decodesDamagedStretches_data();
    void decodesDamagedStretches();
    void replacesBrokenBytes_data();
    void replacesBrokenBytes();
    void handsValidUtf8OnWithoutCopy();
    void survivesSwitching();
    void notesZerosAndBinary();
    void keepsLineEnds_data();
    void keepsLineEnds();
    void boundsWhatItHolds();
    void namesAndAliases();
    void scansUtf8_data();
    void scansUtf8();
};

void TestTextDecoder::guesses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<TextEncoding>("encoding");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QString &text, TextEncoding encoding) {
        QTest::newRow(name) << encoded(text, encoding) << encoding << text;
    };
    const QString english =
        u"Traceback (most recent call last):\n  File \"a.py\", line 1\nValueError: bad\n"_s;
    row("ASCII", english, TextEncoding::Utf8);
    row("UTF-8", Chinese + Russian + u"😀\n"_s, TextEncoding::Utf8);
    row("UTF-16LE", english, TextEncoding::Utf16Le);
    row("UTF-16BE", english, TextEncoding::Utf16Be);
    row("UTF-16LE, Chinese", Chinese + u"𠮷😀\n"_s, TextEncoding::Utf16Le);
    row("UTF-16BE, Chinese", Chinese + u"𠮷😀\n"_s, TextEncoding::Utf16Be);
    row("UTF-16LE, Japanese", Japanese, TextEncoding::Utf16Le);
    row("UTF-32LE", english, TextEncoding::Utf32Le);
    row("UTF-32BE", english, TextEncoding::Utf32Be);
    row("GBK", Chinese, TextEncoding::Gb18030);
    row("GB18030, four bytes", Chinese + u"㐀㐁 𠮷野家 ñandú 한 ☃\n"_s, TextEncoding::Gb18030);
    row("Big5", Traditional, TextEncoding::Big5);
    row("Shift-JIS", Japanese, TextEncoding::ShiftJis);
    row("EUC-JP", Japanese, TextEncoding::EucJp);
    row("EUC-KR", Korean, TextEncoding::EucKr);
    row("Latin-1", French, TextEncoding::Windows1252);
    row("Latin-2", Polish, TextEncoding::Windows1250);
    row("Latin-5", Turkish, TextEncoding::Windows1254);
    row("Cyrillic", Russian, TextEncoding::Windows1251);
    row("KOI8-R", Russian, TextEncoding::Koi8R);
    row("Greek", Greek, TextEncoding::Windows1253);
}

void TestTextDecoder::guesses()
{
    QFETCH(QByteArray, bytes);
    QFETCH(TextEncoding, encoding);
    QFETCH(QString, text);
    const Decoded decoded = decode(bytes);
    QCOMPARE(QString::fromUtf8(decoded.text), text);
    QCOMPARE(encodingName(decoded.encoding), encodingName(encoding));
    QCOMPARE(decoded.notes, QStringList());
    // Much of it is no harder than little.
    QByteArray much;
    while (much.size() < 300'000)
        much += bytes;
    const Decoded long_ = decode(much);
    QCOMPARE(long_.text, text.toUtf8().repeated(much.size() / bytes.size()));
}

void TestTextDecoder::guessesShortLines_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<TextEncoding>("encoding");
    const auto row = [](const QString &line, TextEncoding encoding) {
        QTest::addRow("%s in %s", line.toUtf8().constData(), qPrintable(encodingName(encoding)))
            << u"an ordinary line\n%1\nanother\n"_s.arg(line) << encoding;
    };
    row(u"错误: 文件不存在"_s, TextEncoding::Gb18030);
    row(u"fatal error C1083: 无法打开包括文件"_s, TextEncoding::Gb18030);
    row(u"系统找不到指定的路径。"_s, TextEncoding::Gb18030);
    row(u"拒绝访问。"_s, TextEncoding::Gb18030);
    row(u"錯誤: 找不到檔案"_s, TextEncoding::Big5);
    row(u"系統找不到指定的路徑。"_s, TextEncoding::Big5);
    row(u"存取被拒。"_s, TextEncoding::Big5);
    row(u"指定されたパスが見つかりません。"_s, TextEncoding::ShiftJis);
    row(u"アクセスが拒否されました。"_s, TextEncoding::ShiftJis);
    row(u"エラー"_s, TextEncoding::ShiftJis);
    row(u"지정된 경로를 찾을 수 없습니다."_s, TextEncoding::EucKr);
    row(u"액세스가 거부되었습니다."_s, TextEncoding::EucKr);
    row(u"le chemin d'accès spécifié est introuvable"_s, TextEncoding::Windows1252);
    row(u"café"_s, TextEncoding::Windows1252);
    row(u"Der Zugriff auf das Gerät wurde verweigert: ungültig"_s, TextEncoding::Windows1252);
    row(u"Отказано в доступе"_s, TextEncoding::Windows1251);
}

void TestTextDecoder::guessesShortLines()
{
    QFETCH(QString, line);
    QFETCH(TextEncoding, encoding);
    const Decoded decoded = decode(encoded(line, encoding));
    QCOMPARE(QString::fromUtf8(decoded.text), line);
    QCOMPARE(encodingName(decoded.encoding), encodingName(encoding));
}

void TestTextDecoder::mapsEachCharacter()
{
    QFETCH(QByteArray, bytes);
    QFETCH(TextEncoding, encoding);
    const Decoded decoded = decode(bytes);
    std::vector<qsizetype> starts = characterStarts(decoded.text);
    for (size_t i = 0; i < starts.size(); ++i) {
        const qsizetype end = i + 1 < starts.size() ? starts[i + 1] : decoded.text.size();
        const QString character = QString::fromUtf8(decoded.text.sliced(starts[i], end - starts[i]));
        const qint64 raw = decoded.rawAt(starts[i]);
        const QByteArray own = encoded(character, encoding);
        QCOMPARE(bytes.sliced(raw, own.size()), own);
    }
}

void TestTextDecoder::sameInAnyPortions()
{
    QFETCH(QByteArray, bytes);
    const Decoded whole = decode(bytes);
    for (const qsizetype step : {1, 2, 3, 5, 64, 4096}) {
        const Decoded parts = decode(bytes, step);
        QCOMPARE(parts.text, whole.text);
        for (const qsizetype start : characterStarts(whole.text)) {
            if (parts.rawAt(start) != whole.rawAt(start))
                QCOMPARE(parts.rawAt(start), whole.rawAt(start));
        }
    }
}

void TestTextDecoder::obeysMarks_data()
{
    QTest::addColumn<QByteArray>("mark");
    QTest::addColumn<TextEncoding>("encoding");
    QTest::newRow("UTF-8") << "\xEF\xBB\xBF"_ba << TextEncoding::Utf8;
    QTest::newRow("UTF-16LE") << "\xFF\xFE"_ba << TextEncoding::Utf16Le;
    QTest::newRow("UTF-16BE") << "\xFE\xFF"_ba << TextEncoding::Utf16Be;
    QTest::newRow("UTF-32LE") << QByteArray("\xFF\xFE\0\0", 4) << TextEncoding::Utf32Le;
    QTest::newRow("UTF-32BE") << QByteArray("\0\0\xFE\xFF", 4) << TextEncoding::Utf32Be;
    QTest::newRow("GB18030") << "\x84\x31\x95\x33"_ba << TextEncoding::Gb18030;
}

void TestTextDecoder::obeysMarks()
{
    QFETCH(QByteArray, mark);
    QFETCH(TextEncoding, encoding);
    // So little text that nothing but the mark can tell.
    const QString text = u"错误\r\nx\n"_s;
    const Decoded decoded = decode(mark + encoded(text, encoding));
    QCOMPARE(QString::fromUtf8(decoded.text), text);
    QCOMPARE(encodingName(decoded.encoding), encodingName(encoding));
    QCOMPARE(decoded.rawAt(0), mark.size());
    QCOMPARE(decode(mark).text, ""_ba);
    QCOMPARE(encodingName(decode(mark).encoding), encodingName(encoding));
}

void TestTextDecoder::obeysChoice()
{
    QFETCH(QByteArray, bytes);
    QFETCH(TextEncoding, encoding);
    QFETCH(QString, text);
    QCOMPARE(QString::fromUtf8(decode(bytes, 0, encoding).text), text);
    for (const TextEncoding other : allTextEncodings()) {
        const Decoded decoded = decode(bytes, 0, other);
        QVERIFY(isValidUtf8(decoded.text));
        QCOMPARE(encodingName(decoded.encoding), encodingName(other));
    }
}

void TestTextDecoder::decodesDamagedStretches_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("notes");
    const QStringList mixed{u"mixed encodings"_s};
    const auto gbk = [](const QString &text) { return encoded(text, TextEncoding::Gb18030); };
    QTest::newRow("UTF-8, then GBK") << u"服务启动\n"_s.toUtf8() + gbk(Chinese) << u"服务启动\n"_s + Chinese
                                     << mixed;
    QTest::newRow("GBK between UTF-8")
        << u"开始：连接\n"_s.toUtf8() + gbk(u"错误: 文件不存在\n"_s) + u"结束：断开\n"_s.toUtf8()
        << u"开始：连接\n错误: 文件不存在\n结束：断开\n"_s << mixed;
    QTest::newRow("GBK, ASCII between")
        << gbk(u"错误: 找不到文件\n"_s) + "plain\n" + gbk(u"警告: 内存不足\n"_s)
        << u"错误: 找不到文件\nplain\n警告: 内存不足\n"_s << QStringList();
    QTest::newRow("UTF-8, then Shift-JIS")
        << u"起動しました\n"_s.toUtf8() + encoded(Japanese, TextEncoding::ShiftJis)
        << u"起動しました\n"_s + Japanese << mixed;
    QTest::newRow("UTF-8 with one bad byte")
        << u"数据库连接失败"_s.toUtf8() + "\xE4\n"
        << u"数据库连接失败\uFFFD\n"_s << QStringList{u"invalid bytes"_s};
    QTest::newRow("UTF-8 cut in a character")
        << u"数据库连接失"_s.toUtf8() + u"败"_s.toUtf8().first(2) + "\nnext\n"
        << u"数据库连接失\uFFFD\nnext\n"_s << QStringList{u"invalid bytes"_s};
}

void TestTextDecoder::decodesDamagedStretches()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, text);
    QFETCH(QStringList, notes);
    const Decoded decoded = decode(bytes);
    QCOMPARE(QString::fromUtf8(decoded.text), text);
    QCOMPARE(decoded.notes, notes);
}

void TestTextDecoder::replacesBrokenBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("text");
    const QByteArray fffd = "\xEF\xBF\xBD";
    QTest::newRow("stray tail") << "a\x80z"_ba << "a" + fffd + "z";
    QTest::newRow("over-long") << "a\xC0\xAFz"_ba << "a" + fffd + fffd + "z";
    QTest::newRow("surrogate") << "a\xED\xA0\x80z"_ba << "a" + fffd + fffd + fffd + "z";
    QTest::newRow("beyond Unicode") << "a\xF5\x80\x80\x80z"_ba << "a" + fffd + fffd + fffd + fffd + "z";
    QTest::newRow("cut at the end") << "a\xE4\xB8"_ba << "a" + fffd;
    QTest::newRow("cut before ASCII") << "a\xF0\x9F\x98z"_ba << "a" + fffd + "z";
}

void TestTextDecoder::replacesBrokenBytes()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, text);
    for (const qsizetype step : {0, 1, 2}) {
        const Decoded decoded = decode(bytes, step, TextEncoding::Utf8);
        QCOMPARE(decoded.text, text);
        QCOMPARE(decoded.notes, QStringList{u"invalid bytes"_s});
        if (text.endsWith('z'))
            QCOMPARE(decoded.rawAt(text.size() - 1), bytes.size() - 1);
    }
}

void TestTextDecoder::handsValidUtf8OnWithoutCopy()
{
    const QByteArray bytes = Chinese.toUtf8().repeated(1000);
    TextDecoder decoder;
    decoder.feed(bytes.first(8192), [](const DecodedText &) {});
    decoder.finish([](const DecodedText &) {});
    TextDecoder second;
    const auto ignore = [](const DecodedText &) {};
    second.feed(bytes, ignore); // decides
    bool borrowed = false;
    second.feed(bytes, [&](const DecodedText &part) {
        borrowed = borrowed || (part.text.data() >= bytes.constData() &&
                                part.text.data() < bytes.constData() + bytes.size());
    });
    QVERIFY(borrowed);
}

void TestTextDecoder::survivesSwitching()
{
    const QByteArray bytes =
        encoded(Chinese + Japanese, TextEncoding::Gb18030).repeated(50) + Chinese.toUtf8().repeated(50);
    QRandomGenerator random(7);
    for (int i = 0; i < 100; ++i) {
        const auto encodings = allTextEncodings();
        const TextEncoding chosen = encodings[static_cast<size_t>(i) % encodings.size()];
        // Dropped in the middle of the file, as a person does who goes through the list.
        TextDecoder decoder(i % 5 == 0 ? std::nullopt : std::optional(chosen));
        QByteArray text;
        const auto sink = [&](const DecodedText &part) { text.append(part.text); };
        qsizetype at = 0;
        const qsizetype stop = random.bounded(static_cast<int>(bytes.size()));
        while (at < stop) {
            const qsizetype size = std::min<qsizetype>(1 + random.bounded(5000), stop - at);
            decoder.feed(QByteArrayView(bytes).sliced(at, size), sink);
            at += size;
        }
        if (i % 2 == 0)
            decoder.finish(sink);
        QVERIFY(isValidUtf8(text));
    }
    QCOMPARE(QString::fromUtf8(decode(bytes).text), (Chinese + Japanese).repeated(50) + Chinese.repeated(50));
}

void TestTextDecoder::notesZerosAndBinary()
{
    const Decoded hole = decode("before\n" + QByteArray(300'000, '\0') + "\nafter\n");
    QVERIFY(hole.notes.contains(u"NUL bytes"_s));
    QVERIFY(hole.text.startsWith("before\n"));
    QVERIFY(hole.text.endsWith("\nafter\n"));
    QVERIFY2(hole.text.size() < 1000, "a hole takes no room");

    QByteArray noise(1 << 20, Qt::Uninitialized);
    QRandomGenerator random(3);
    random.fillRange(reinterpret_cast<quint32 *>(noise.data()), noise.size() / 4);
    noise.replace(500'000, 33, "RuntimeError: found in a core dump");
    const Decoded decoded = decode(noise);
    QVERIFY(decoded.notes.contains(u"binary"_s));
    const qsizetype at = decoded.text.indexOf("RuntimeError: found in a core dump");
    QVERIFY(at >= 0);
    QCOMPARE(decoded.rawAt(at), 500'000);
}

void TestTextDecoder::keepsLineEnds_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QByteArray noise(200'000, Qt::Uninitialized);
    QRandomGenerator random(11);
    for (char &c : noise)
        c = static_cast<char>(random.bounded(256));
    QTest::newRow("random bytes") << noise;
    for (char &c : noise)
        c = random.bounded(4) == 0 ? static_cast<char>(random.bounded(128, 256))
                                   : static_cast<char>(random.bounded(32, 127));
    for (qsizetype i = 0; i < noise.size(); i += 61)
        noise[i] = '\n';
    QTest::newRow("high bytes") << noise;
    QTest::newRow("empty lines") << QByteArray(100'000, '\n');
    QTest::newRow("zeros and lines") << QByteArray("\0\0\n", 3).repeated(50'000);
}

void TestTextDecoder::keepsLineEnds()
{
    QFETCH(QByteArray, bytes);
    for (const qsizetype step : {0, 4096}) {
        const Decoded decoded = decode(bytes, step);
        QVERIFY(isValidUtf8(decoded.text));
        QCOMPARE(decoded.text.count('\n'), bytes.count('\n'));
        qsizetype raw = -1;
        for (qsizetype at = decoded.text.indexOf('\n'); at >= 0; at = decoded.text.indexOf('\n', at + 1)) {
            raw = bytes.indexOf('\n', raw + 1);
            if (decoded.rawAt(at) != raw)
                QCOMPARE(decoded.rawAt(at), raw);
        }
    }
}

void TestTextDecoder::boundsWhatItHolds()
{
    // One line without an end comes out as it goes in, but for what MaxHeldBytes allows.
    TextDecoder decoder;
    qint64 in = 0;
    qint64 out = 0;
    const QByteArray part = u"数据 data "_s.toUtf8().repeated(2000);
    for (int i = 0; i < 200; ++i) {
        decoder.feed(part, [&](const DecodedText &text) { out += text.text.size(); });
        in += part.size();
        QVERIFY(in - out <= TextDecoder::MaxHeldBytes);
    }
    decoder.finish([&](const DecodedText &text) { out += text.text.size(); });
    QCOMPARE(out, in);
}

void TestTextDecoder::namesAndAliases()
{
    for (const TextEncoding encoding : allTextEncodings())
        QCOMPARE(encodingFromName(encodingName(encoding)), std::optional(encoding));
    QCOMPARE(encodingFromName(u"cp936"), std::optional(TextEncoding::Gb18030));
    QCOMPARE(encodingFromName(u"Shift-JIS"), std::optional(TextEncoding::ShiftJis));
    QCOMPARE(encodingFromName(u"ebcdic"), std::nullopt);
}

void TestTextDecoder::scansUtf8_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("tail");
    QTest::newRow("nothing") << ""_ba << 0;
    QTest::newRow("ASCII") << "abc"_ba << 0;
    QTest::newRow("whole") << u"错"_s.toUtf8() << 0;
    QTest::newRow("two of three") << "x\xE9\x94"_ba << 2;
    QTest::newRow("one of four") << "x\xF0"_ba << 1;
    QTest::newRow("three of four") << "\xF0\x9F\x98"_ba << 3;
    QTest::newRow("no beginning") << "x\x94\x99"_ba << 0;
    QTest::newRow("impossible") << "x\xC0"_ba << 0;
}

void TestTextDecoder::scansUtf8()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, tail);
    QCOMPARE(incompleteUtf8Tail(bytes), tail);
}

QTEST_GUILESS_MAIN(TestTextDecoder)
#include "tst_textdecoder.moc"
