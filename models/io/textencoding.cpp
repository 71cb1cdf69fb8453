// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/textencoding.h"

#include <array>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

struct Entry
{
    TextEncoding encoding;
    const char *name;
    const char *icu;
    const char *aliases; ///< lower case, without '-' and '_', separated by blanks
};

// windows-31j and not Shift_JIS: there 0x5C is the backslash of paths, not the yen sign.
constexpr std::array Entries{
    Entry{TextEncoding::Utf8, "UTF-8", "UTF-8", "utf8"},
    Entry{TextEncoding::Utf16Le, "UTF-16LE", "UTF-16LE", "utf16le utf16 unicode"},
    Entry{TextEncoding::Utf16Be, "UTF-16BE", "UTF-16BE", "utf16be"},
    Entry{TextEncoding::Utf32Le, "UTF-32LE", "UTF-32LE", "utf32le utf32"},
    Entry{TextEncoding::Utf32Be, "UTF-32BE", "UTF-32BE", "utf32be"},
    Entry{TextEncoding::Gb18030, "GB18030", "gb18030", "gb18030 gbk gb2312 cp936 936 euccn"},
    Entry{TextEncoding::Big5, "Big5", "windows-950", "big5 cp950 950"},
    Entry{TextEncoding::ShiftJis, "Shift_JIS", "windows-31j", "shiftjis sjis cp932 932 windows31j"},
    Entry{TextEncoding::EucJp, "EUC-JP", "EUC-JP", "eucjp"},
    Entry{TextEncoding::EucKr, "EUC-KR", "windows-949", "euckr cp949 949 uhc"},
    Entry{TextEncoding::Windows1250, "windows-1250", "windows-1250", "windows1250 cp1250 latin2 iso88592"},
    Entry{TextEncoding::Windows1251, "windows-1251", "windows-1251", "windows1251 cp1251"},
    Entry{TextEncoding::Koi8R, "KOI8-R", "KOI8-R", "koi8r"},
    Entry{TextEncoding::Windows1252, "windows-1252", "windows-1252",
          "windows1252 cp1252 latin1 iso88591 iso885915"},
    Entry{TextEncoding::Windows1253, "windows-1253", "windows-1253", "windows1253 cp1253 iso88597"},
    Entry{TextEncoding::Windows1254, "windows-1254", "windows-1254", "windows1254 cp1254 latin5 iso88599"},
};

constexpr auto AllEncodings = [] {
    std::array<TextEncoding, Entries.size()> all{};
    for (size_t i = 0; i < all.size(); ++i)
        all[i] = Entries[i].encoding;
    return all;
}();

constexpr bool entriesStandInOrder()
{
    for (size_t i = 0; i < Entries.size(); ++i) {
        if (static_cast<size_t>(Entries[i].encoding) != i)
            return false;
    }
    return true;
}
static_assert(entriesStandInOrder(), "entries are looked up by the value of the encoding");

const Entry &entryOf(TextEncoding encoding)
{
    return Entries[static_cast<size_t>(encoding)];
}

} // namespace

std::span<const TextEncoding> allTextEncodings()
{
    return AllEncodings;
}

QString encodingName(TextEncoding encoding)
{
    return QString::fromLatin1(entryOf(encoding).name);
}

std::optional<TextEncoding> encodingFromName(QStringView name)
{
    QString plain = name.toString().toLower();
    plain.remove(u'-').remove(u'_').remove(u' ');
    for (const Entry &entry : Entries) {
        const QString aliases = QString::fromLatin1(entry.aliases);
        for (const QStringView alias : QStringTokenizer(aliases, u' ')) {
            if (alias == plain)
                return entry.encoding;
        }
    }
    return {};
}

const char *icuConverterName(TextEncoding encoding)
{
    return entryOf(encoding).icu;
}

} // namespace Clew
