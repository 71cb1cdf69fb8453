// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/textlines.h"

#include "models/diagnosis/loglevel.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

TextLines::TextLines(QString text)
    : m_text(std::move(text))
{
    m_begins.push_back(0);
    for (qsizetype end = m_text.indexOf(u'\n'); end >= 0; end = m_text.indexOf(u'\n', end + 1))
        m_begins.push_back(end + 1);
    if (m_begins.back() < m_text.size())
        m_begins.push_back(m_text.size());
}

qint64 TextLines::lineCount() const
{
    return static_cast<qint64>(m_begins.size()) - 1;
}

LogLine TextLines::line(LineNumber number) const
{
    Q_ASSERT(number.isValid() && number.value() <= lineCount());
    const auto index = static_cast<size_t>(number.value());
    QStringView line = QStringView(m_text).sliced(m_begins[index - 1], m_begins[index] - m_begins[index - 1]);
    if (line.endsWith(u'\n'))
        line.chop(1);
    if (line.endsWith(u'\r'))
        line.chop(1);
    LogLine shown;
    shown.cutCharacters = std::max(line.size() - MaxCharacters, qsizetype(0));
    shown.text = line.first(line.size() - shown.cutCharacters).toString();
    shown.level = guessLogLevel(shown.text);
    return shown;
}

LogLevel guessLogLevel(QStringView line)
{
    static const QRegularExpression word(u"\\b[A-Z]{3,}\\b"_s); // only capitals: "no error was found" is none
    static const QRegularExpression glog(u"^[FEWI]\\d{4} \\d\\d:"_s);
    constexpr qsizetype Looked = 300;
    const QStringView looked = line.first(std::min(line.size(), Looked)).trimmed();
    if (glog.matchView(looked).hasMatch())
        return levelOfLetter(looked.front().toLatin1()).value_or(LogLevel::Unknown);
    for (const QRegularExpressionMatch &match : word.globalMatchView(looked)) {
        if (const auto level = levelOfWord(match.capturedView().toLatin1()))
            return *level;
    }
    return levelOfMessage(looked.toUtf8());
}

} // namespace Clew
