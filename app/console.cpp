// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/console.h"

#include "views/errortext.h"

#include <cerrno>
#include <cstdio>

#include <fcntl.h>
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

/// What the system said where it did not take all; 0 else.
int write(std::FILE *stream, const QByteArray &utf8)
{
    const auto size = static_cast<size_t>(utf8.size());
    const bool taken = std::fwrite(utf8.constData(), 1, size, stream) == size && std::fflush(stream) == 0;
    return taken ? 0 : errno;
}

/// A stream that the caller closed keeps its number: the next file to be opened would get the results.
void holdStandardStreams()
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(stream, F_GETFD) < 0 && errno == EBADF)
            (void)::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

} // namespace

Console::Console()
    : m_colour(isatty(STDOUT_FILENO) != 0 && qEnvironmentVariableIsEmpty("NO_COLOR"))
    , m_errorIsTerminal(isatty(STDERR_FILENO) != 0)
    , m_width(qBound(MinWidth, terminalWidth(), MaxWidth))
{
    holdStandardStreams();
}

void Console::out(const QString &text)
{
    out(text.toUtf8());
}

void Console::out(const QByteArray &utf8)
{
    const int why = write(stdout, utf8);
    if (why == 0 || why == EPIPE || m_outFailure)
        return;
    m_outFailure = Error{.code = ErrorCode::SaveFailed,
                         .arguments = {u"/dev/stdout"_s, u"write"_s, qt_error_string(why)},
                         .place = {}};
}

void Console::err(const QString &text)
{
    write(stderr, text.toUtf8());
}

void Console::complain(const QString &sentence)
{
    err(u"clew: %1\n"_s.arg(sentence));
}

void Console::complain(const Error &error)
{
    const bool isPlaced = error.place.line.isValid() && !error.place.file.isEmpty();
    complain(isPlaced ? u"%1: %2"_s.arg(placeText(error.place), errorText(error)) : errorText(error));
}

void Console::complainOfNoRecord(const QString &id)
{
    complain(Error{.code = ErrorCode::RecordNotFound, .arguments = {id}, .place = {}});
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
