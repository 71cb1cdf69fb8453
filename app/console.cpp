// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/console.h"

#include <cstdio>

#include <sys/ioctl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int MinWidth = 40;
constexpr int MaxWidth = 200;
constexpr int DefaultWidth = 100;

int terminalWidth()
{
    winsize size{};
    if (isatty(STDOUT_FILENO) != 0 && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return size.ws_col;
    bool isNumber = false;
    const int columns = qEnvironmentVariableIntValue("COLUMNS", &isNumber);
    return isNumber ? columns : DefaultWidth;
}

void write(std::FILE *stream, const QByteArray &utf8)
{
    std::fwrite(utf8.constData(), 1, static_cast<size_t>(utf8.size()), stream);
    std::fflush(stream);
}

} // namespace

Console::Console()
    : m_colour(isatty(STDOUT_FILENO) != 0 && qEnvironmentVariableIsEmpty("NO_COLOR"))
    , m_errorIsTerminal(isatty(STDERR_FILENO) != 0)
    , m_width(qBound(MinWidth, terminalWidth(), MaxWidth))
{
}

void Console::out(const QString &text)
{
    write(stdout, text.toUtf8());
}

void Console::out(const QByteArray &utf8)
{
    write(stdout, utf8);
}

void Console::err(const QString &text)
{
    write(stderr, text.toUtf8());
}

void Console::complain(const QString &sentence)
{
    err(u"clew: %1\n"_s.arg(sentence));
}

QString Console::styled(const QString &text, ConsoleStyle style) const
{
    if (!m_colour)
        return text;
    switch (style) {
    case ConsoleStyle::Plain:
        return text;
    case ConsoleStyle::Heading:
        return u"\x1b[1m%1\x1b[0m"_s.arg(text);
    case ConsoleStyle::Bad:
        return u"\x1b[31m%1\x1b[0m"_s.arg(text);
    case ConsoleStyle::Good:
        return u"\x1b[32m%1\x1b[0m"_s.arg(text);
    case ConsoleStyle::Muted:
        return u"\x1b[2m%1\x1b[0m"_s.arg(text);
    }
    Q_UNREACHABLE_RETURN(text);
}

} // namespace Clew
