// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/plaintext.h"

#include <QLabel>

using namespace Qt::StringLiterals;

namespace Clew {

void setPlainText(QLabel *label, const QString &text)
{
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
}

QString plainToolTip(const QString &text)
{
    if (text.isEmpty())
        return {};
    // The tag makes Qt wrap the tip; nothing of the text is left for it to read as markup.
    return u"<qt><span style='white-space: pre-wrap'>%1</span></qt>"_s.arg(
        cutText(text, MaxToolTip).toHtmlEscaped());
}

QString plainButtonText(const QString &text, qsizetype limit)
{
    return singleLine(cutText(text, limit)).replace(u'&', u"&&"_s);
}

QString cutText(const QString &text, qsizetype limit)
{
    if (text.size() <= limit)
        return text;
    qsizetype end = limit;
    if (end > 0 && text.at(end - 1).isHighSurrogate())
        --end;
    return text.first(end) + u'…';
}

QString singleLine(QStringView text)
{
    QString line = text.toString();
    for (QChar &c : line) {
        const char16_t code = c.unicode();
        if (code == u'\n' || code == u'\r' || code == u'\t' || code == u'\u2028' || code == u'\u2029')
            c = u' ';
        else if (code < 0x20)
            c = QChar(static_cast<char16_t>(0x2400 + code));
        else if (code == 0x7f)
            c = u'\u2421';
    }
    return line;
}

} // namespace Clew
