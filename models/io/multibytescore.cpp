// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/multibytescore.h"

#include "models/io/icuconverter.h"

#include <QSet>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr std::array MultiByte{TextEncoding::Gb18030, TextEncoding::Big5, TextEncoding::ShiftJis,
                               TextEncoding::EucJp, TextEncoding::EucKr};

// What a character is worth for each of its bytes.
constexpr double Everyday = 1.0;
constexpr double Plausible = 0.5;
constexpr double Rare = -0.3;
constexpr double Broken = -3.0;
/// Added for each byte of a character that is among the most frequent of its language: two encodings that
/// share their ranges (GB 2312 and KS X 1001) differ in which characters come out.
constexpr double Frequent = 0.5;

struct Unit
{
    qsizetype length = 1;
    double worth = Broken;
};

/// The bytes of a sample from one place on; 0 behind the end.
struct Bytes
{
    QByteArrayView sample;
    qsizetype at = 0;

    uchar operator[](qsizetype i) const
    {
        return at + i < sample.size() ? static_cast<uchar>(sample[at + i]) : uchar(0);
    }
    bool cut(qsizetype length) const { return at + length > sample.size(); }
};

bool in(uchar byte, int low, int high)
{
    return byte >= low && byte <= high;
}

Unit gbUnit(const Bytes &b)
{
    if (!in(b[0], 0x81, 0xFE))
        return {};
    if (in(b[1], 0x30, 0x39)) {
        const bool four = in(b[2], 0x81, 0xFE) && in(b[3], 0x30, 0x39);
        return four ? Unit{.length = 4, .worth = 0} : Unit{};
    }
    if (!in(b[1], 0x40, 0xFE) || b[1] == 0x7F)
        return {};
    if (b[1] >= 0xA1) {
        if (in(b[0], 0xB0, 0xD7))
            return {.length = 2, .worth = Everyday};
        if (b[0] == 0xA1 || b[0] == 0xA3)
            return {.length = 2, .worth = Plausible};
        if (in(b[0], 0xD8, 0xF7))
            return {.length = 2, .worth = 0};
    }
    return {.length = 2, .worth = Rare};
}

Unit big5Unit(const Bytes &b)
{
    if (!in(b[0], 0x81, 0xFE) || !(in(b[1], 0x40, 0x7E) || in(b[1], 0xA1, 0xFE)))
        return {};
    if (in(b[0], 0xA4, 0xC6))
        return {.length = 2, .worth = Everyday};
    if (in(b[0], 0xA1, 0xA3))
        return {.length = 2, .worth = Plausible};
    if (in(b[0], 0xC9, 0xF9))
        return {.length = 2, .worth = Rare};
    return {.length = 2, .worth = -1};
}

Unit shiftJisUnit(const Bytes &b)
{
    if (in(b[0], 0xA1, 0xDF)) // half-width katakana: real, but seldom in logs, and what GBK turns into here
        return {.length = 1, .worth = Rare};
    if (!(in(b[0], 0x81, 0x9F) || in(b[0], 0xE0, 0xFC)) || !in(b[1], 0x40, 0xFC) || b[1] == 0x7F)
        return {};
    if (b[0] == 0x82)
        return {.length = 2, .worth = b[1] >= 0x9F ? Everyday : Plausible};
    if (b[0] == 0x83)
        return {.length = 2, .worth = b[1] <= 0x96 ? Everyday : Rare};
    if (b[0] == 0x81)
        return {.length = 2, .worth = Plausible};
    if (in(b[0], 0x88, 0x98))
        return {.length = 2, .worth = 0.6};
    return {.length = 2, .worth = Rare};
}

Unit eucJpUnit(const Bytes &b)
{
    if (b[0] == 0x8E)
        return in(b[1], 0xA1, 0xDF) ? Unit{.length = 2, .worth = Rare} : Unit{};
    if (b[0] == 0x8F)
        return b[1] >= 0xA1 && b[2] >= 0xA1 ? Unit{.length = 3, .worth = Rare} : Unit{};
    if (!in(b[0], 0xA1, 0xFE) || !in(b[1], 0xA1, 0xFE))
        return {};
    if (b[0] == 0xA4 || b[0] == 0xA5)
        return {.length = 2, .worth = b[1] <= 0xF6 ? Everyday : Broken};
    if (b[0] == 0xA1 || b[0] == 0xA3)
        return {.length = 2, .worth = Plausible};
    if (in(b[0], 0xB0, 0xCF))
        return {.length = 2, .worth = 0.6};
    return {.length = 2, .worth = Rare};
}

Unit eucKrUnit(const Bytes &b)
{
    const bool trail = in(b[1], 0x41, 0x5A) || in(b[1], 0x61, 0x7A) || in(b[1], 0x81, 0xFE);
    if (!in(b[0], 0x81, 0xFE) || !trail)
        return {};
    if (b[1] >= 0xA1) {
        if (in(b[0], 0xB0, 0xC8))
            return {.length = 2, .worth = Everyday};
        if (b[0] == 0xA1 || b[0] == 0xA3)
            return {.length = 2, .worth = Plausible};
        if (b[0] == 0xC9 || b[0] == 0xFE) // for users to define
            return {.length = 2, .worth = -1};
    }
    return {.length = 2, .worth = Rare};
}

Unit unitOf(const Bytes &bytes, TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::Gb18030:
        return gbUnit(bytes);
    case TextEncoding::Big5:
        return big5Unit(bytes);
    case TextEncoding::ShiftJis:
        return shiftJisUnit(bytes);
    case TextEncoding::EucJp:
        return eucJpUnit(bytes);
    case TextEncoding::EucKr:
        return eucKrUnit(bytes);
    default:
        return {};
    }
}

/// The most frequent characters of a language in program output and in general.
QStringView frequentCharacters(TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::Gb18030:
        return u"的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过"
               u"发后作里"
               "错误失败无法文件找路径连接服务器数据库用户名密码权限启动停止请求超时加载打开读写目录参数系统"
               "内存警告"
               "致命日志细节认证未知符号引包括保存格式字当前页指定存在已正代码行返回执行程序进输入出现配置网"
               "络成功节点";
    case TextEncoding::Big5:
        return u"的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過"
               u"發後作裡"
               "錯誤失敗無法檔案找路徑連線伺服器資料庫使用者名稱密碼權限啟動停止請求逾時載入開啟讀取寫目錄參"
               "數系統記憶體警告"
               "嚴重符號引用包括儲存格式字元目前指定存在已正程式碼行傳回執行輸入現設定網路成功";
    case TextEncoding::ShiftJis:
    case TextEncoding::EucJp:
        return u"のにはをたがでてとしれさいるなあこまんっうもするるかりですますエラーファイル見つかりません失"
               u"敗接続"
               "開くことができました指定されたパス不正無効行目中処理実行時間切要求";
    case TextEncoding::EucKr:
        return u"이다의가에는을를로으하고은지도서한기나사어자리해대아시인일정보그수있게들만제오라과없습니류파"
               u"실패찾"
               "연결거부오류경로서버데이터베이스사용자암호권한시작중요청초과열수";
    default:
        return {};
    }
}

double frequentBonus(QByteArrayView sample, TextEncoding encoding, qsizetype high)
{
    const QStringView frequent = frequentCharacters(encoding);
    const QSet<QChar> set(frequent.begin(), frequent.end());
    IcuConverter converter(encoding);
    const QString text = converter.toString(sample);
    const auto hits = std::count_if(text.begin(), text.end(), [&](QChar c) { return set.contains(c); });
    return Frequent * 2.0 * static_cast<double>(hits) / static_cast<double>(high);
}

} // namespace

std::span<const TextEncoding> multiByteEncodings()
{
    return MultiByte;
}

double multiByteScore(QByteArrayView sample, TextEncoding encoding)
{
    double score = 0;
    qsizetype high = 0;
    Bytes bytes{.sample = sample};
    while (bytes.at < sample.size()) {
        if (bytes[0] < 0x80) {
            ++bytes.at;
            continue;
        }
        const Unit unit = unitOf(bytes, encoding);
        // The sample may end within a character.
        if (unit.worth == Broken && bytes.cut(4) && bytes.at > 0)
            break;
        high += unit.length;
        score += unit.worth * static_cast<double>(unit.length);
        bytes.at += unit.length;
    }
    if (high == 0)
        return 0;
    score /= static_cast<double>(high);
    return score > 0 ? score + frequentBonus(sample, encoding, high) : score;
}

} // namespace Clew
