// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/reportwriters.h"

#include "app/reportdocument.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

QString oneLine(const QString &text)
{
    return text.simplified();
}

QString escapedMarkdown(const QString &text)
{
    static const QRegularExpression special(uR"(([\\`*_{}\[\]<>#|~&!]))"_s);
    QString escaped = oneLine(text).replace(special, uR"(\\1)"_s);
    // What begins a list, a heading rule or a quotation at the start of a line.
    static const QRegularExpression start(uR"(^(\d+)([.)])|^([-+=]))"_s);
    const QRegularExpressionMatch match = start.match(escaped);
    if (match.hasMatch())
        escaped.insert(match.capturedEnd() - 1, u'\\');
    return escaped;
}

QString fenced(const QString &text)
{
    QString fence = u"```"_s;
    while (text.contains(fence))
        fence += u'`';
    return u"%1text\n%2\n%1\n"_s.arg(fence, text.endsWith(u'\n') ? text.chopped(1) : text);
}

QString markdownOf(const ReportBlock &block)
{
    QString text;
    switch (block.kind) {
    case ReportBlockKind::Heading:
        return QString(block.level, u'#') + u' ' + escapedMarkdown(block.text) + u'\n';
    case ReportBlockKind::Paragraph:
        if (block.tone == ReportTone::Plain)
            return escapedMarkdown(block.text) + u'\n';
        return u"**%1**\n"_s.arg(escapedMarkdown(block.text));
    case ReportBlockKind::Facts:
        for (const auto &[label, value] : block.facts)
            text += u"- %1: %2\n"_s.arg(escapedMarkdown(label), escapedMarkdown(value));
        return text;
    case ReportBlockKind::Code:
        return fenced(block.text);
    case ReportBlockKind::Items:
        for (const QString &item : block.items)
            text += u"- %1\n"_s.arg(escapedMarkdown(item));
        return text;
    }
    Q_UNREACHABLE_RETURN({});
}

QString toneClass(ReportTone tone)
{
    switch (tone) {
    case ReportTone::Plain:
        return {};
    case ReportTone::Bad:
        return u" class=\"bad\""_s;
    case ReportTone::Good:
        return u" class=\"good\""_s;
    }
    Q_UNREACHABLE_RETURN({});
}

QString htmlOf(const ReportBlock &block)
{
    QString text;
    switch (block.kind) {
    case ReportBlockKind::Heading:
        return u"<h%1>%2</h%1>\n"_s.arg(QString::number(block.level), block.text.toHtmlEscaped());
    case ReportBlockKind::Paragraph:
        return u"<p%1>%2</p>\n"_s.arg(toneClass(block.tone), block.text.toHtmlEscaped());
    case ReportBlockKind::Facts:
        for (const auto &[label, value] : block.facts)
            text += u"<tr><th scope=\"row\">%1</th><td>%2</td></tr>\n"_s.arg(label.toHtmlEscaped(),
                                                                             value.toHtmlEscaped());
        return u"<table>\n%1</table>\n"_s.arg(text);
    case ReportBlockKind::Code:
        return u"<pre><code>%1</code></pre>\n"_s.arg(block.text.toHtmlEscaped());
    case ReportBlockKind::Items:
        for (const QString &item : block.items)
            text += u"<li>%1</li>\n"_s.arg(item.toHtmlEscaped());
        return u"<ul>\n%1</ul>\n"_s.arg(text);
    }
    Q_UNREACHABLE_RETURN({});
}

constexpr QLatin1StringView Style =
    ":root{color-scheme:light dark}"
    "body{font:16px/1.5 sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}"
    "h1{font-size:1.5rem}h2{font-size:1.2rem;margin-top:2rem;border-bottom:1px solid #888}h3{font-size:1rem}"
    "pre{padding:.6rem;border:1px solid #888;white-space:pre-wrap;overflow-wrap:anywhere}"
    "th{text-align:left;padding-right:1.5rem;font-weight:normal;opacity:.8}"
    ".bad,.good{font-weight:bold;padding-left:.6rem}"
    ".bad{border-left:.3rem solid #c62828}.good{border-left:.3rem solid #2e7d32}"_L1;

} // namespace

QString toMarkdown(const ReportDocument &report)
{
    QStringList parts{u"# %1\n"_s.arg(escapedMarkdown(report.title))};
    for (const ReportBlock &block : report.blocks)
        parts.append(markdownOf(block));
    return parts.join(u'\n');
}

QString toHtml(const ReportDocument &report)
{
    QString body;
    for (const ReportBlock &block : report.blocks)
        body += htmlOf(block);
    return u"<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
           "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
           "'unsafe-inline'\">\n"
           "<title>%2</title>\n<style>%3</style>\n</head>\n<body>\n<h1>%2</h1>\n%4</body>\n</html>\n"_s.arg(
               report.languageTag, report.title.toHtmlEscaped(), QString(Style), body);
}

} // namespace Clew
