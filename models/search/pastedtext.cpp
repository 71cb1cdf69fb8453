// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/search/pastedtext.h"
#include "models/search/wordshape.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype LongestLine = 600; // UTF-16 units; what stands behind is data as a rule

/// What is cut out, in this order.
const QList<QRegularExpression> &noise()
{
    static const QList<QRegularExpression> patterns = [] {
        const auto regex = [](const QString &pattern) {
            QRegularExpression compiled(pattern, QRegularExpression::CaseInsensitiveOption);
            compiled.optimize();
            return compiled;
        };
        return QList<QRegularExpression>{
            regex(
                u"^\\s*(?:[$%>#]|>>>|\\.\\.\\.|PS [^>]*>|In \\[\\d+\\]:|[\\w.-]+@[\\w.-]+:[^$#\\s]*[$#])\\s+"_s),
            regex(
                u"\\b\\d{4}[-/]\\d\\d[-/]\\d\\d(?:[T _]\\d\\d:\\d\\d(?::\\d\\d(?:[.,]\\d+)?)?)?(?:Z|[+-]\\d\\d:?\\d\\d)?"_s),
            regex(u"\\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec) +\\d+ +\\d\\d:\\d\\d:\\d\\d"_s),
            regex(u"\\b\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d+)?\\b"_s),
            regex(u"\\[?\\b(?:rank|local_rank|worker|pid|tid|thread)[ _]?[:=#]?[ ]?\\d+\\]?:?"_s),
            regex(u"\\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\b"_s),
            regex(
                u"\\b[\\w.-]+\\.(?:py|js|mjs|ts|tsx|jsx|c|cc|cpp|cu|h|hpp|go|rs|java|kt|rb|php|cs|swift|dart):\\d+(?::\\d+)?\\b"_s),
            regex(u"(?<![\\w/])(?:[a-z]:)?(?:[\\\\/][\\w.+@~-]+){2,}[\\\\/]?"_s), // paths
            regex(u"\\b0x[0-9a-f]{9,}\\b|\\b(?=[0-9a-f]*\\d)[0-9a-f]{12,64}\\b"_s),
        };
    }();
    return patterns;
}

const QRegularExpression &colour()
{
    static const QRegularExpression regex(u"\x1b(?:\\[[0-9;?]*[a-zA-Z]|\\][^\x07\x1b]*(?:\x07|\x1b\\\\))"_s);
    return regex;
}

/// Numbers say what happened only this time, unless they are a status.
const QRegularExpression &number()
{
    static const QRegularExpression regex(
        u"(?<![\\w.-])(?![1-5]\\d\\d(?![\\w.]))\\d+(?:[.,]\\d+)*(?![\\w-])"_s);
    return regex;
}

bool hasWord(QStringView text)
{
    qsizetype letters = 0;
    for (const QChar c : text) {
        letters = c.isLetterOrNumber() ? letters + 1 : 0;
        if (letters >= 3 || c.unicode() >= 0x3005)
            return true;
    }
    return false;
}

} // namespace

QString withoutNoise(const QString &line)
{
    QString text = line.size() > LongestLine ? line.first(LongestLine) : line;
    if (text.contains(u'\x1b'))
        text.remove(colour());
    for (const QRegularExpression &pattern : noise())
        text.replace(pattern, u" "_s);
    if (hasDigit(text))
        text.replace(number(), u" "_s);
    return text.simplified();
}

bool isFrame(QStringView line)
{
    static const QRegularExpression frame(
        u"^\\s*(?:File \".*\", line \\d+|at .+[:(]\\S*\\d+\\)?:?\\d*\\s*$|at .+\\((?:Native Method|Unknown "
        u"Source|"
        "<anonymous>)\\)|#\\d+\\s+(?:0x|\\w)|[\\^~\\s]+$|Traceback \\(most recent call last\\)|\\.{3} \\d+ "
        "more|"
        "goroutine \\d+ \\[|\\d+:\\s+0x|--> |\\|\\s*$|-{3,}|={3,})"_s);
    return frame.matchView(line).hasMatch();
}

QList<PastedLine> informativeLines(const QString &text, int most)
{
    QList<PastedLine> lines;
    QSet<QString> seen;
    bool afterPythonFrame = false;
    qsizetype number = 0;
    for (qsizetype begin = 0; begin <= text.size(); ++number) {
        qsizetype end = text.indexOf(u'\n', begin);
        end = end < 0 ? text.size() : end;
        const QStringView line = QStringView(text).sliced(begin, end - begin);
        // The line of code below a frame of Python's says what was called, not what went wrong.
        const bool isCode = afterPythonFrame && line.startsWith("    "_L1);
        const bool frame = isFrame(line);
        afterPythonFrame = frame && line.trimmed().startsWith("File "_L1);
        if (!frame && !isCode) {
            const QString clean = withoutNoise(line.toString());
            if (hasWord(clean) && !seen.contains(clean)) {
                seen.insert(clean);
                lines.append(
                    {.text = clean, .line = number, .place = {.start = begin, .length = end - begin}});
            }
        }
        begin = end + 1;
    }
    if (lines.size() > most)
        lines.remove(0, lines.size() - most);
    return lines;
}

} // namespace Clew
