// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/recordlink.h"

#include <QStringDecoder>
#include <QUrl>

#include <algorithm>
#include <cctype>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr QLatin1StringView Scheme = "clew:"_L1;
constexpr QLatin1StringView Prefix = "clew://record/"_L1;

bool isPart(const QString &part)
{
    return !part.isEmpty() && part != "."_L1 && part != ".."_L1 && !part.contains(u'/') &&
           std::none_of(part.begin(), part.end(), [](QChar c) {
               return c.category() == QChar::Other_Control || c.category() == QChar::Other_Format ||
                      c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph;
           });
}

/// Every percent sign begins two hexadecimal digits, and the bytes are UTF-8.
std::optional<QString> decoded(const QString &part)
{
    const QByteArray ascii = part.toUtf8();
    for (qsizetype i = 0; i < ascii.size(); ++i) {
        if (ascii.at(i) != '%')
            continue;
        const auto isHex = [&ascii](qsizetype at) {
            return at < ascii.size() && std::isxdigit(static_cast<unsigned char>(ascii.at(at))) != 0;
        };
        if (!isHex(i + 1) || !isHex(i + 2))
            return std::nullopt;
    }
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    QString text = decoder(QByteArray::fromPercentEncoding(ascii));
    return decoder.hasError() ? std::nullopt : std::optional(std::move(text));
}

} // namespace

QString recordLink(const RecordId &id)
{
    QString link(Prefix);
    return link + QString::fromLatin1(QUrl::toPercentEncoding(id.value(), "/"));
}

bool isRecordLink(const QString &text)
{
    return text.startsWith(Scheme, Qt::CaseInsensitive);
}

std::optional<RecordId> recordOfLink(const QString &link)
{
    // Scheme and host are without regard to case (RFC 3986), the path is not.
    if (link.size() > MaxRecordLink || !link.startsWith(Prefix, Qt::CaseInsensitive))
        return std::nullopt;
    const QString path = link.mid(Prefix.size());
    if (path.contains(u'?') || path.contains(u'#') || path.contains(u'\\'))
        return std::nullopt;
    QStringList parts = path.split(u'/');
    if (parts.size() < 2)
        return std::nullopt;
    for (QString &part : parts) {
        const std::optional<QString> text = decoded(part);
        if (!text || !isPart(*text))
            return std::nullopt;
        part = *text;
    }
    return RecordId(parts.join(u'/'));
}

} // namespace Clew
