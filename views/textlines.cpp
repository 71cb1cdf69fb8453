// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/textlines.h"

#include <QRegularExpression>

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
    static const QRegularExpression word(
        uR"(\b(?:(FATAL|CRITICAL|PANIC|EMERG)|(ERROR|ERR|SEVERE)|(WARN|WARNING)|(INFO|NOTICE)|(DEBUG|TRACE))\b)"
        uR"(|^\s*(?:(\w*Error\b|\w+Exception\b|error:|fatal:)|(warning:)))"
        uR"(|^(?:(F)|(E)|(W)|(I))\d{4} \d\d:)"_s); // the last line: glog
    constexpr qsizetype Looked = 300;
    const QRegularExpressionMatch match = word.matchView(line.first(std::min(line.size(), Looked)));
    if (!match.hasMatch())
        return LogLevel::Unknown;
    constexpr LogLevel Levels[] = {LogLevel::Fatal, LogLevel::Error,   LogLevel::Warning, LogLevel::Info,
                                   LogLevel::Debug, LogLevel::Error,   LogLevel::Warning, LogLevel::Fatal,
                                   LogLevel::Error, LogLevel::Warning, LogLevel::Info};
    for (int group = 1; group <= static_cast<int>(std::size(Levels)); ++group) {
        if (match.hasCaptured(group))
            return Levels[group - 1];
    }
    return LogLevel::Unknown;
}

} // namespace Clew
