// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/logprefix.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/logfields.h"
#include "models/diagnosis/loglevel.h"
#include "models/diagnosis/logtag.h"

#include <algorithm>

namespace Clew {

namespace {

/// Lines without a task tag after which "3: " is plain text again.
constexpr int TaskTagLines = 8;
/// Prefixes have few parts; what goes on longer is a message.
constexpr int MostParts = 6;

/// "Dec 25 17:17:30", "Dec  5 07:17:30" of syslog and "5\u6708 03 00:42:31" of journald: the forms behind
/// which a host stands, even without a process id behind the program.
bool isSyslogForm(QByteArrayView time)
{
    if (time.size() < 14)
        return false;
    if (isDigit(time[0]))
        return time[1] == '\xE6' || time[2] == '\xE6';
    return (time[6] == ' ' && time[9] == ':') || (time[5] == ' ' && time[8] == ':');
}

/// First letters of months, weekdays, and glog's levels.
bool beginsTimeName(char c)
{
    return QByteArrayView("ADEFIJMNOSTW").contains(c);
}

bool isNameLike(char c)
{
    return isNameByte(c) || c == '-' || c == '.' || c == '/' || c == '$' || c == '@';
}

} // namespace

/// One line being taken apart.
class PrefixParser::Reading final
{
public:
    Reading(PrefixParser &parser, QByteArrayView line)
        : m_parser(parser)
        , m_line(line)
        , m_cursor(line)
    {
    }

    LogPrefix read()
    {
        for (int part = 0; part < MostParts; ++part) {
            if (!takeTag() && !takeTime())
                break;
        }
        m_prefix.keep = m_cursor.at();
        if (m_source > m_prefix.keep)
            m_cursor.moveTo(m_source);
        takeLevels();
        m_prefix.body = m_cursor.at();
        m_prefix.stamped = m_prefix.time || m_prefix.level != LogLevel::Unknown;
        return m_prefix;
    }

private:
    void setLane(QByteArrayView name) { m_prefix.lane = laneHash(name, m_prefix.lane ? m_prefix.lane : 17); }

    void setRank(int rank)
    {
        m_prefix.rank = rank;
        m_prefix.lane = laneHash("rank", static_cast<quint32>(rank) + 1);
    }

    /// One blank behind a tag belongs to it; more are indentation.
    void leave(const ByteCursor &cursor)
    {
        m_cursor = cursor;
        m_cursor.take(' ');
    }

    bool takeTag()
    {
        const char first = m_cursor.peek();
        if (first != '[' && first != '(' && first != '#' && first != '<')
            return m_cursor.at() == 0 && (takeTaskTag() || takePipeTag());
        const std::optional<LogTag> tag = logTagAt(m_cursor);
        if (!tag)
            return false;
        if (tag->rank)
            setRank(*tag->rank);
        else if (tag->lane != 0)
            m_prefix.lane = tag->lane;
        else if (!tag->writer.isEmpty())
            setLane(tag->writer);
        if (tag->level != LogLevel::Unknown)
            m_prefix.level = tag->level;
        m_cursor.moveTo(tag->end);
        return true;
    }

    /// "3: " of srun --label, " 3: " where there are ten tasks or more.
    bool takeTaskTag()
    {
        if (m_cursor.peek() != ' ' && !isDigit(m_cursor.peek()))
            return false;
        ByteCursor cursor = m_cursor;
        const qsizetype padding = cursor.skipBlanks();
        const qsizetype digits = cursor.at();
        const int task = padding > 3 ? -1 : cursor.takeAnyNumber(5);
        if (task < 0 || cursor.at() - digits + padding > 5 || !cursor.take(':') ||
            !(cursor.peek() == ' ' || cursor.atEnd()))
            return false;
        cursor.take(' ');
        m_isTask = true;
        const bool sure =
            m_parser.m_taskTags > 0 ||
            (padding == 0 && (m_parser.m_lastWasTask || beginsWith(cursor.rest(), "Traceback (most recent")));
        if (!sure)
            return false;
        m_parser.m_taskTags = TaskTagLines;
        setRank(task);
        m_cursor = cursor;
        return true;
    }

    /// "kibana_1         | " of Docker Compose. Rows of tables have blanks behind the bar, which a line that
    /// goes on in the same container may have, too.
    bool takePipeTag()
    {
        ByteCursor cursor = m_cursor;
        const QByteArrayView name =
            cursor.takeWhile([](char c) { return isNameByte(c) || c == '-' || c == '.'; });
        if (name.isEmpty() || name.size() > 64 || cursor.skipBlanks() == 0 || !cursor.take('|'))
            return false;
        const quint32 hash = laneHash(name);
        const bool text =
            cursor.peek() == ' ' && !cursor.atEnd() && cursor.rest().size() > 1 && !isBlank(cursor.peek(1));
        if (!text && !m_parser.knowsPipe(hash))
            return false;
        m_parser.rememberPipe(hash);
        setLane(name);
        leave(cursor);
        return true;
    }

    bool takeTime()
    {
        const char first = m_cursor.peek();
        const bool begins = isDigit(first) || first == '[' || first == '|';
        // A second time (of the program, behind that of whoever collects) is written in digits.
        if (!begins && (m_prefix.time || !beginsTimeName(first)))
            return false;
        ByteCursor cursor = m_cursor;
        const bool table = cursor.take("| ");
        const bool bracket = cursor.take('[');
        if (bracket && (takeKernelTime(cursor) || takePyTorchTime(cursor)))
            return true;
        if (!bracket && takeUptime(cursor))
            return true;
        if (!bracket && takeGlog(cursor))
            return true;
        const std::optional<TimeMatch> time = m_parser.m_clock.match(cursor.rest());
        if (!time)
            return false;
        const bool syslog = isSyslogForm(cursor.rest().first(time->length));
        cursor.moveTo(cursor.at() + time->length);
        if (bracket && takeCelery(cursor, time->milliseconds))
            return true;
        if (bracket && !cursor.take(']'))
            return false;
        const char next = cursor.peek();
        if (!cursor.atEnd() && !isBlank(next) && next != ':' && next != '[' && next != ']' && next != ',')
            return false;
        m_prefix.time = time->milliseconds;
        if (next == ':' || next == ',')
            cursor.moveTo(cursor.at() + 1);
        leave(cursor);
        takePostgres();
        takeSeparator(table);
        takeStream();
        takeLogcat();
        takeHost(syslog);
        return true;
    }

    /// " UTC [114824] " of PostgreSQL: zone and process.
    void takePostgres()
    {
        ByteCursor cursor = m_cursor;
        cursor.skipBlanks();
        const qsizetype zone = cursor.takeWhile(isUpper).size();
        if (zone < 3 || zone > 4 || !cursor.take(" [") || cursor.takeAnyNumber(10) < 0 || !cursor.take("] "))
            return;
        leave(cursor);
    }

    /// ": ERROR/MainProcess] " of Celery, behind a time in its bracket.
    bool takeCelery(ByteCursor cursor, qint64 time)
    {
        const std::optional<LogLevel> level =
            cursor.take(": ") ? levelOfWord(cursor.takeWhile(isUpper)) : std::nullopt;
        if (!level || !cursor.take('/') || cursor.takeWhile(isNameLike).isEmpty() || !cursor.take("] "))
            return false;
        m_prefix.time = time;
        m_prefix.level = *level;
        m_levelTaken = true;
        m_cursor = cursor;
        return true;
    }

    /// "[   12.345678] " of the kernel: seconds since boot, no time of day.
    bool takeKernelTime(ByteCursor cursor)
    {
        cursor.skipBlanks();
        if (cursor.takeAnyNumber(7) < 0 || !cursor.take('.') || cursor.takeNumber(6) < 0 ||
            !cursor.take("] "))
            return false;
        m_cursor = cursor;
        return true;
    }

    /// "[E718 10:11:12.123456789 file.cpp:616] " of PyTorch since 2.3: the place in the source stays, as with
    /// glog.
    bool takePyTorchTime(ByteCursor cursor)
    {
        const std::optional<LogLevel> level = levelOfLetter(cursor.peek());
        if (!level || !isDigit(cursor.peek(1)) || !isDigit(cursor.peek(3)))
            return false;
        cursor.moveTo(cursor.at() + 1);
        const std::optional<TimeMatch> time = m_parser.m_clock.matchGlog(cursor.rest());
        if (!time)
            return false;
        cursor.moveTo(cursor.at() + time->length);
        ByteCursor place = cursor;
        const bool named = place.take(' ') && !place.takeWhile(isNameLike).isEmpty() && place.take(':') &&
                           place.takeAnyNumber(7) >= 0 && place.take(']');
        if (!named)
            return false;
        m_prefix.level = *level;
        m_levelTaken = true;
        if (!m_prefix.time)
            m_prefix.time = time->milliseconds;
        place.take(' ');
        m_source = place.at();
        leave(cursor);
        return true;
    }

    /// "E (361044) wifi: " of ESP-IDF: milliseconds since boot, no time of day. The tag stays.
    bool takeUptime(ByteCursor cursor)
    {
        const std::optional<LogLevel> level = levelOfLetter(cursor.peek());
        if (!level || cursor.peek(1) != ' ' || cursor.peek(2) != '(')
            return false;
        cursor.moveTo(cursor.at() + 3);
        if (cursor.takeAnyNumber(10) < 0 || !cursor.take(") "))
            return false;
        const qsizetype tag = cursor.at();
        if (cursor.takeWhile(isNameLike).isEmpty() || !cursor.take(": "))
            return false;
        m_prefix.level = *level;
        m_levelTaken = true;
        m_cursor.moveTo(tag);
        return true;
    }

    /// "E0102 03:04:05.678 123 file.cc:12] ": the place in the source stays.
    bool takeGlog(ByteCursor cursor)
    {
        const std::optional<LogLevel> level = levelOfLetter(cursor.peek());
        if (!level || !isDigit(cursor.peek(1)) || !isDigit(cursor.peek(4)))
            return false;
        cursor.moveTo(cursor.at() + 1);
        const std::optional<TimeMatch> time = m_parser.m_clock.matchGlog(cursor.rest());
        if (!time)
            return false;
        cursor.moveTo(cursor.at() + time->length);
        cursor.skipBlanks();
        cursor.takeAnyNumber(9);
        cursor.skipBlanks();
        m_prefix.level = *level;
        m_prefix.time = time->milliseconds;
        m_cursor = cursor;
        return true;
    }

    /// " | ", " - ", ": " between a time and what follows.
    void takeSeparator(bool table)
    {
        ByteCursor cursor = m_cursor;
        const bool bar = cursor.take("| ") || (table && cursor.take(" | "));
        m_dashes = !bar && cursor.take("- ");
        if (bar || m_dashes || cursor.take(": "))
            m_cursor = cursor;
    }

    /// "stderr F " of Kubernetes, "01E " of GitLab: 'P' and '+' say that the line was cut.
    void takeStream()
    {
        ByteCursor cursor = m_cursor;
        if (cursor.take("stdout ") || cursor.take("stderr ")) {
            const bool partial = cursor.peek() == 'P';
            if ((partial || cursor.peek() == 'F') && (cursor.peek(1) == ' ' || cursor.rest().size() == 1)) {
                m_prefix.unfinished = partial;
                cursor.moveTo(cursor.at() + 1);
                leave(cursor);
            }
            return;
        }
        const int stream = cursor.takeNumber(2);
        if (stream >= 0 && (cursor.take('O') || cursor.take('E'))) {
            if (cursor.take('+') || cursor.take(' '))
                m_cursor = cursor;
        }
    }

    /// " 1234  1250 E Tag: " of Android: the numbers of process and thread.
    void takeLogcat()
    {
        ByteCursor cursor = m_cursor;
        cursor.skipBlanks();
        if (!isDigit(cursor.peek()) || cursor.takeAnyNumber(6) < 0 || cursor.skipBlanks() == 0 ||
            cursor.takeAnyNumber(6) < 0 || !cursor.take(' '))
            return;
        if (levelOfLetter(cursor.peek()) && cursor.peek(1) == ' ')
            m_cursor = cursor;
    }

    /// "host program[pid]: " behind a time: the host goes, the program tells the writers apart and stays.
    void takeHost(bool syslog)
    {
        ByteCursor cursor = m_cursor;
        const QByteArrayView host = cursor.takeWhile(isNameLike);
        if (host.isEmpty() || !cursor.take(' '))
            return;
        const qsizetype program = cursor.at();
        const QByteArrayView name = cursor.takeWhile(isNameLike);
        const bool pid = cursor.take('[') && cursor.takeAnyNumber(9) >= 0 && cursor.take(']');
        if (name.isEmpty() || !(pid || syslog) || !cursor.take(": ") || levelOfWord(host))
            return;
        setLane(m_line.sliced(program, cursor.at() - program));
        m_cursor.moveTo(program);
        m_program = cursor.at();
    }

    void takeLevels()
    {
        if (m_program > 0)
            m_cursor.moveTo(m_program);
        if (m_prefix.time && m_program > 0)
            takeInnerTime();
        if (m_prefix.time && m_program == 0)
            takeWriter();
        for (int part = 0; part < MostParts; ++part) {
            if (!takeLevel() && !takeBracket() && !takeLogger())
                break;
        }
        if (m_prefix.level == LogLevel::Unknown && beginsWith(m_line.sliced(m_prefix.keep), "level=")) {
            ByteCursor cursor(m_line, m_prefix.keep + 6);
            m_prefix.level = levelOfWord(cursor.takeWhile(isLetter)).value_or(LogLevel::Unknown);
        } else if (m_prefix.level == LogLevel::Unknown) {
            takeFieldLevel();
        }
    }

    /// "worker-2 ERROR " behind a time: a level in capitals says that the word before it is the writer's
    /// name.
    void takeWriter()
    {
        ByteCursor cursor = m_cursor;
        const QByteArrayView name = cursor.takeWhile(isNameLike);
        if (name.isEmpty() || levelOfWord(name) || cursor.skipBlanks() == 0)
            return;
        const qsizetype level = cursor.at();
        const QByteArrayView word = cursor.takeWhile(isUpper);
        if (word.size() < 4 || !levelOfWord(word) || !isBlank(cursor.peek()))
            return;
        setLane(name);
        m_cursor.moveTo(level);
    }

    /// journald wraps lines that have a time of their own.
    void takeInnerTime()
    {
        ByteCursor cursor = m_cursor;
        const bool bracket = cursor.take('[');
        if (const auto time = m_parser.m_clock.match(cursor.rest())) {
            cursor.moveTo(cursor.at() + time->length);
            if (!bracket || cursor.take(']'))
                leave(cursor);
        }
    }

    /// "ERROR", "ERROR:", "E " (behind a time), "ERROR -", "##[error]", "::error::".
    bool takeLevel()
    {
        if (m_prefix.level != LogLevel::Unknown && m_levelTaken)
            return false;
        ByteCursor cursor = m_cursor;
        if (cursor.take("##[") || cursor.take("::")) {
            const auto level = levelOfWord(cursor.takeWhile(isLetter));
            if (!level || !(cursor.take(']') || cursor.take("::")))
                return false;
            m_prefix.level = *level;
            m_levelTaken = true;
            m_cursor = cursor;
            return true;
        }
        QByteArrayView word = cursor.takeWhile(isLetter);
        if (word.isEmpty())
            return false;
        if (m_prefix.time && cursor.peek() == '.') { // "main.CRITICAL: " of Monolog
            ByteCursor channel = cursor;
            channel.take('.');
            const QByteArrayView inner = channel.takeWhile(isLetter);
            if (channel.peek() == ':' && levelOfWord(inner)) {
                word = inner;
                cursor = channel;
            }
        }
        std::optional<LogLevel> level;
        if (word.size() == 1 && m_prefix.time && (cursor.peek() == ' ' || cursor.peek() == '/'))
            level = levelOfLetter(word[0]);
        else if (word.size() > 2 && (m_prefix.time || (word[1] >= 'A' && word[1] <= 'Z')))
            level = levelOfWord(word);
        if (!level)
            return false;
        const char next = cursor.peek();
        if (!(isBlank(next) || next == ':' || next == ']' || next == '|' || next == '/' || cursor.atEnd()))
            return false;
        // "FATAL ERROR: Reached heap limit" and "ERROR 1205 (HY000)" are messages.
        if (next == ' ' && !m_prefix.time && isDigit(cursor.peek(1)))
            return false;
        // What begins a trace is a message, too.
        if (word == "panic" || beginsWith(cursor.rest(), ": DATA RACE") ||
            beginsWith(cursor.rest(), ": ThreadSanitizer"))
            return false;
        if (beginsWith(cursor.rest(), " ERROR") || beginsWith(cursor.rest(), " error"))
            return false;
        m_prefix.level = *level;
        m_levelTaken = true;
        leaveLevel(cursor);
        return true;
    }

    void leaveLevel(ByteCursor cursor)
    {
        // "INFO:root:message" of Python's basicConfig.
        if (cursor.peek() == ':' && isNameByte(cursor.peek(1))) {
            ByteCursor logger = cursor;
            logger.take(':');
            logger.takeWhile(isNameLike);
            if (logger.take(':'))
                cursor = logger;
        }
        cursor.take(':');
        const qsizetype from = cursor.at();
        const qsizetype blanks = cursor.skipBlanks();
        // A dash with blanks behind it is a column of its own, unless all columns are parted by dashes.
        ByteCursor separated = cursor;
        const bool dash = separated.take("- ") && (m_dashes || !isBlank(separated.peek()));
        if (dash || separated.take("| ") || separated.take(": ")) {
            m_cursor = separated;
            return;
        }
        // Levels are padded to the longest; what goes beyond is indentation of the message.
        m_cursor.moveTo(from + std::min<qsizetype>(blanks, 1));
    }

    /// "[ERROR]", "[logger.name]", "[main]": as many as stand before the message, where a level is among
    /// them or a time before them.
    bool takeBracket()
    {
        if (m_cursor.peek() != '[' || (!m_prefix.time && m_brackets > 0 && !m_levelTaken))
            return false;
        ByteCursor cursor = m_cursor;
        cursor.take('[');
        const QByteArrayView inner = cursor.takeWhile([](char c) { return c != ']' && c != '['; });
        if (inner.isEmpty() || inner.size() > 80 || !cursor.take(']'))
            return false;
        ByteCursor word(inner);
        word.skipBlanks();
        const QByteArrayView name = word.takeWhile(isLetter);
        word.skipBlanks();
        auto level = word.atEnd() || word.peek() == ':' ? levelOfWord(name) : std::nullopt;
        if (!level && name.size() == 1 && beginsWith(inner, name) &&
            inner.contains(".cpp:")) // "[E file.cpp:523]"
            level = levelOfLetter(name[0]);
        if (!level && (!m_prefix.time || inner.contains(' ')))
            return false;
        if (level && !m_levelTaken) {
            m_prefix.level = *level;
            m_levelTaken = true;
        }
        ++m_brackets;
        cursor.take(':');
        leave(cursor);
        return true;
    }

    /// "name - ERROR - " and "torch.distributed: [WARNING] ": a dotted name, then a level.
    bool takeLogger()
    {
        if (!m_prefix.time || m_loggerTaken)
            return false;
        ByteCursor cursor = m_cursor;
        const QByteArrayView name = cursor.takeWhile(isNameLike);
        if (name.isEmpty() || name.size() > 80)
            return false;
        const bool dash = cursor.take(" - ");
        const bool colon = !dash && cursor.take(": ");
        if (!dash && !colon)
            return false;
        if (m_levelTaken) {
            // Behind a level: the logger, unless it is what went wrong. Loggers have dots or no capital.
            const bool plain =
                std::none_of(name.begin(), name.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
            if (colon && (beginsWithException(name) || name.contains('/') || !(plain || name.contains('.')) ||
                          name == "panic" || levelOfWord(name)))
                return false;
        } else {
            ByteCursor level = cursor;
            level.take('[');
            if (!levelOfWord(level.takeWhile(isLetter)))
                return false;
        }
        m_loggerTaken = true;
        m_dashes = m_dashes || dash;
        m_cursor = cursor;
        return true;
    }

    /// `level=error`, `"level":"error"`, `"severity": "ERROR"`, `"s":"E"` near the beginning.
    void takeFieldLevel()
    {
        const QByteArrayView rest = m_line.sliced(m_prefix.keep);
        if (!rest.startsWith('{') && !beginsWith(rest, "time=") && !beginsWith(rest, "ts="))
            return;
        const QByteArrayView head = rest.first(std::min<qsizetype>(rest.size(), 400));
        if (!m_prefix.time) {
            if (const std::optional<TimeMatch> time = timeOfFields(head, m_parser.m_clock))
                m_prefix.time = time->milliseconds;
        }
        m_prefix.level = levelOfFields(head);
    }

public:
    [[nodiscard]] bool isTask() const { return m_isTask; }

private:
    PrefixParser &m_parser;
    QByteArrayView m_line;
    ByteCursor m_cursor;
    LogPrefix m_prefix;
    qsizetype m_program = 0; ///< behind "program[pid]: "
    qsizetype m_source = 0;  ///< behind "file.cpp:616] "
    int m_brackets = 0;
    bool m_dashes = false; ///< " - " parts the columns
    bool m_levelTaken = false;
    bool m_loggerTaken = false;
    bool m_isTask = false;
};

bool PrefixParser::knowsPipe(quint32 name) const
{
    return std::find(m_pipes.begin(), m_pipes.end(), name) != m_pipes.end();
}

void PrefixParser::rememberPipe(quint32 name)
{
    if (knowsPipe(name))
        return;
    m_pipes[m_nextPipe] = name;
    m_nextPipe = (m_nextPipe + 1) % m_pipes.size();
}

LogPrefix PrefixParser::parse(QByteArrayView line)
{
    if (line.isEmpty())
        return {};
    Reading reading(*this, line);
    const LogPrefix prefix = reading.read();
    m_lastWasTask = reading.isTask();
    m_taskTags = std::max(0, m_taskTags - 1);
    return prefix;
}

} // namespace Clew
