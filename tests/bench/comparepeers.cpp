// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/bench/scanbench.h"
#include "tests/bench/scanpeers.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cstdio>
#include <cstring>

using namespace Qt::StringLiterals;

namespace Clew::Bench {

namespace {

/// Parts of the log that peers get which would take hours otherwise.
constexpr qsizetype DatabasePart = 32 << 20;
constexpr qsizetype RipgrepPart = 64 << 20;
constexpr qsizetype LocalePart = 2 << 20;
constexpr qsizetype RegexPart = 1 << 18;

bool writeFile(const QString &path, QByteArrayView bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes.data(), bytes.size()) == bytes.size();
}

qint64 countLines(const QByteArray &text)
{
    qint64 lines = 0;
    const char *at = text.constData();
    const char *end = at + text.size();
    while (const void *newline = std::memchr(at, '\n', static_cast<std::size_t>(end - at))) {
        ++lines;
        at = static_cast<const char *>(newline) + 1;
    }
    return lines;
}

/// The log and its parts as files for programs.
class PeerFiles final
{
public:
    PeerFiles(const QString &keep, const QByteArray &text, const PatternSet &set, const QStringList &regexes)
        : m_folder(keep.isEmpty() ? m_temporary.path() : keep)
        , m_text(text)
    {
        QByteArray literals;
        for (const QByteArray &literal : set.literals()) {
            if (!literal.contains('\n'))
                literals += literal + '\n';
        }
        writeFile(path(u"literals.txt"_s), literals);
        writeFile(path(u"regexes.txt"_s), regexes.join(u'\n').toUtf8() + '\n');
    }

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    /// A program that searches the first `most` bytes of the log. Its output goes to a file: grep ends at the
    /// first match where nobody reads what it says.
    [[nodiscard]] Contestant program(const QString &name, QStringList arguments, qsizetype most,
                                     const QString &locale)
    {
        const qsizetype bytes = std::min(most, m_text.size());
        const QString log = path(u"mixed-%1.log"_s.arg(bytes));
        if (!QFile::exists(log))
            writeFile(log, QByteArrayView(m_text).first(bytes));
        const QString command = arguments.takeFirst();
        arguments.append(log);
        return {name, bytes,
                [=, output = path(u"output"_s)] { return runProgram(command, arguments, output, locale); }};
    }

private:
    QTemporaryDir m_temporary;
    QDir m_folder;
    const QByteArray &m_text;
};

} // namespace

void comparePeers(const ScanSetting &setting, const QByteArray &text, const std::vector<EventBlock> &blocks,
                  const BuiltSet &built, Scores &scores)
{
    PeerFiles files(setting.keep, text, *built.set, setting.regexes);
    const QString literals = files.path(u"literals.txt"_s);
    const QByteArray databasePart = text.first(std::min(text.size(), DatabasePart));
    QElapsedTimer timer;
    timer.start();
    const std::unique_ptr<VectorscanPeer> database = VectorscanPeer::build(setting.regexes, setting.database);
    std::printf("one Vectorscan database ready in %.2f s, %lld regexes refused\n", secondsSince(timer),
                static_cast<long long>(database ? database->refused() : -1));
    std::fflush(stdout);

    qint64 lines = 0;
    const QString c = u"C"_s;
    std::vector<Contestant> contestants{
        matching(u"matching, 1 thread"_s, built.set, blocks),
        matching(u"matching, 2 threads"_s, built.set, blocks, 2),
        wholeScan(u"decoding to matching, 1 thread"_s, built.set, text),
        {u"one Vectorscan database"_s, databasePart.size(),
         [&] { return database && database->scan(databasePart) >= 0; }},
        files.program(u"grep -c -F -i -f, locale C"_s,
                      {u"grep"_s, u"-a"_s, u"-c"_s, u"-F"_s, u"-i"_s, u"-f"_s, literals}, text.size(), c),
        // Every occurrence, as the matcher has to find them; -c is content with the first of a line.
        files.program(u"grep -o -F -i -f, locale C"_s,
                      {u"grep"_s, u"-a"_s, u"-o"_s, u"-F"_s, u"-i"_s, u"-f"_s, literals}, text.size(), c),
        files.program(u"rg -c -F -i -f"_s,
                      {u"rg"_s, u"-a"_s, u"-c"_s, u"-j1"_s, u"-F"_s, u"-i"_s, u"-f"_s, literals}, RipgrepPart,
                      c),
        {u"memchr line split"_s, text.size(), [&] {
             lines += countLines(text);
             return true;
         }}};
    const QList<Rates> rates = contest(contestants, setting.rounds);
    const auto score = [&](qsizetype peer, double wanted) {
        const QString what = u"matching / %1"_s.arg(contestants[static_cast<std::size_t>(peer)].name);
        if (rates.at(peer).processor > 0)
            scores.atLeast(what, rates.at(0).processor / rates.at(peer).processor, wanted, u" times"_s);
        else
            scores.skipped(what);
    };
    score(3, 5);
    score(4, 1.5);
    score(5, 1.5);
    score(6, 4);
    scores.atMost(u"memchr line split / matching"_s, rates.at(7).processor / rates.at(0).processor, 40,
                  u" times"_s);
    scores.atLeast(u"decoding to matching / matching"_s, rates.at(2).processor / rates.at(0).processor, 0.5,
                   u" times"_s);
    scores.atLeast(u"2 threads / 1 thread, by the clock"_s, rates.at(1).clock / rates.at(0).clock, 1.8,
                   u" times"_s);
    scores.atLeast(u"2 threads / 1 thread, work for each second of processor"_s,
                   rates.at(1).processor / rates.at(0).processor, 0.9, u" times"_s);
    if (setting.isSmoke())
        return;
    const QList<Rates> slow = contest(
        {files.program(u"grep -c -F -i -f, locale C.UTF-8"_s,
                       {u"grep"_s, u"-a"_s, u"-c"_s, u"-F"_s, u"-i"_s, u"-f"_s, literals}, LocalePart,
                       u"C.UTF-8"_s),
         files.program(u"grep -c -E -i -f, 256 KiB"_s,
                       {u"grep"_s, u"-a"_s, u"-c"_s, u"-E"_s, u"-i"_s, u"-f"_s, files.path(u"regexes.txt"_s)},
                       RegexPart, u"C.UTF-8"_s)},
        1);
    for (const auto &[peer, wanted] : {std::pair(0, 1.5), std::pair(1, 500.0)}) {
        const QString what = peer == 0 ? u"matching / grep -F in UTF-8"_s : u"matching / grep -E"_s;
        if (slow.at(peer).processor > 0)
            scores.atLeast(what, rates.at(0).processor / slow.at(peer).processor, wanted, u" times"_s);
        else
            scores.skipped(what);
    }
}

} // namespace Clew::Bench
