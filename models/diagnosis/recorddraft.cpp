// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/recorddraft.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/errortemplate.h"
#include "models/diagnosis/matchregex.h"
#include "models/diagnosis/regexrunner.h"
#include "models/diagnosis/regexsyntax.h"

#include <QSet>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr QStringView MaskedPart = u"<*>";
/// Letters that a generalised regex must name to say something.
constexpr qsizetype LeastLetters = 8;
constexpr qsizetype SlugWords = 5;
constexpr qsizetype MaxContext = 1024 * 1024;
constexpr qsizetype LongestName = 32;

bool isQuote(QChar c)
{
    return c == u'\'' || c == u'"' || c == u'`';
}

/// Literal text for Python's re and for PCRE2, blanks as `\s+`.
QString escaped(QStringView text)
{
    QString regex;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at].isSpace()) {
            if (!regex.endsWith(u"\\s+"_s))
                regex += u"\\s+"_s;
            continue;
        }
        if (RegexSyntax::isSpecial(text[at]))
            regex += u'\\';
        regex += text[at];
    }
    return regex;
}

bool matches(const QString &regex, QByteArrayView text)
{
    const Result<RegexTree> tree = RegexSyntax::parse(regex);
    if (!tree)
        return false;
    const MatchRegex compiled(RegexSyntax::toPcre2(tree->root));
    return RegexRunner().test(compiled, text) == MatchAnswer::Yes;
}

/// The template's variable parts as classes: within quotes anything but the quote, elsewhere one word.
QString regexOfTemplate(const QString &shape)
{
    QString regex;
    qsizetype at = 0;
    while (at < shape.size()) {
        const qsizetype next = shape.indexOf(MaskedPart, at);
        const QStringView literal = QStringView(shape).sliced(at, (next < 0 ? shape.size() : next) - at);
        regex += escaped(literal);
        if (next < 0)
            break;
        const qsizetype behind = next + MaskedPart.size();
        const bool quoted =
            next > 0 && isQuote(shape[next - 1]) && behind < shape.size() && shape[behind] == shape[next - 1];
        regex += quoted ? u"[^%1]*"_s.arg(shape[next - 1]) : u"\\S+"_s;
        at = behind;
    }
    return regex;
}

/// "runtime-error-tensor-size" of a message: its first words of letters, without the variable ones.
QString slugOf(const QString &shape)
{
    QStringList words;
    QString word;
    const auto end = [&] {
        if (word.size() > 1 && words.size() < SlugWords)
            words.append(word.toLower());
        word.clear();
    };
    for (const QChar c : shape) {
        if (c.unicode() < 0x80 && c.isLetter()) {
            if (c.isUpper() && !word.isEmpty() && word.back().isLower())
                end();
            word += c;
        } else {
            end();
        }
    }
    end();
    return words.isEmpty() ? u"new-record"_s : words.join(u'-');
}

/// Names behind which two numbers are enough ("Python 3.11"); others need three or a word that says so.
bool isTool(QByteArrayView name)
{
    constexpr std::array<QByteArrayView, 32> Tools{
        "angular", "bazel",   "cmake",  "cuda",  "cudnn", "debian",     "docker",    "dotnet",
        "gcc",     "go",      "gradle", "helm",  "java",  "jdk",        "kafka",     "kubernetes",
        "maven",   "mysql",   "nccl",   "nginx", "node",  "npm",        "php",       "postgresql",
        "python",  "pytorch", "redis",  "ruby",  "rustc", "tensorflow", "terraform", "torch"};
    return std::ranges::any_of(
        Tools, [name](QByteArrayView tool) { return name.compare(tool, Qt::CaseInsensitive) == 0; });
}

/// The version that text at a place begins with, and how many numbers it has: "3.11", "v8.11.3",
/// "2.3.1+cu121".
struct Version
{
    QByteArrayView text; ///< empty where none stands there
    int parts = 0;
    qsizetype end = 0;
};

Version versionAt(QByteArrayView text, qsizetype at)
{
    ByteCursor cursor(text, at);
    cursor.take('v');
    const qsizetype begin = cursor.at();
    int parts = 0;
    while (isDigit(cursor.peek())) {
        ++parts;
        cursor.takeWhile(isDigit);
        if (cursor.peek() != '.' || !isDigit(cursor.peek(1)))
            break;
        cursor.take('.');
    }
    const bool port = cursor.peek() == ':' && isDigit(cursor.peek(1));
    if (parts < 2 || parts > 3 || port)
        return {};
    if (cursor.peek() == '-' || cursor.peek() == '+' || isLetter(cursor.peek()))
        cursor.takeWhile([](char c) { return isNameByte(c) || c == '-' || c == '+' || c == '.'; });
    QByteArrayView version = text.sliced(begin, cursor.at() - begin);
    while (version.endsWith('.') || version.endsWith('-'))
        version.chop(1);
    return {.text = version, .parts = parts, .end = cursor.at()};
}

} // namespace

QString generalisedRegex(QByteArrayView message)
{
    const QByteArrayView text = message.trimmed();
    const QString regex = regexOfTemplate(QString::fromUtf8(errorTemplate(text)));
    const qsizetype letters = std::ranges::count_if(QString(regex).remove(u"\\s+"_s).remove(u"\\S+"_s),
                                                    [](QChar c) { return c.isLetter(); });
    if (letters >= LeastLetters && matches(regex, text))
        return regex;
    return escaped(QString::fromUtf8(text));
}

QList<VersionEntry> versionsIn(QByteArrayView text)
{
    QList<VersionEntry> versions;
    QSet<QByteArray> known;
    const QByteArrayView all = text.first(std::min(text.size(), MaxContext));
    ByteCursor cursor(all);
    while (!cursor.atEnd() && versions.size() < MaxDraftVersions) {
        if (!isLetter(cursor.peek())) {
            cursor.takeWhile([](char c) { return !isLetter(c) && !isDigit(c); });
            cursor.takeWhile(isDigit);
            continue;
        }
        const QByteArrayView name = cursor.takeWhile([](char c) { return isNameByte(c) || c == '-'; });
        ByteCursor behind = cursor;
        bool sure = behind.take("==") || behind.take("@");
        if (!sure && (behind.take('/') || behind.take(' ') || behind.take(": "))) {
            if (behind.take("version ") || behind.take("Version ") || behind.take("version: "))
                sure = true;
            sure = sure || (behind.peek() == 'v' && isDigit(behind.peek(1)));
        }
        const Version version = versionAt(all, behind.at());
        const QByteArray key = name.toByteArray().toLower();
        if (version.text.isEmpty() || name.size() > LongestName || key == "version" ||
            !(sure || version.parts == 3 || isTool(name)) || known.contains(key))
            continue;
        known.insert(key);
        VersionEntry entry;
        entry.version = u"%1==%2"_s.arg(QString::fromUtf8(key), QString::fromUtf8(version.text));
        versions.append(entry);
        cursor.moveTo(version.end);
    }
    return versions;
}

RecordDraft draftRecord(QByteArrayView message, QByteArrayView context, const QString &domain)
{
    const qsizetype lineEnd = message.indexOf('\n');
    const QString line = QString::fromUtf8((lineEnd < 0 ? message : message.first(lineEnd)).trimmed());
    RecordDraft draft;
    draft.sample = line.left(MaxDraftSample);
    const QByteArray sample = draft.sample.toUtf8();
    const QString slug = slugOf(QString::fromUtf8(errorTemplate(sample)));
    draft.record.id = RecordId(domain.isEmpty() ? slug : u"%1/%2"_s.arg(domain, slug));
    draft.record.domain = domain;
    draft.record.signature.english = draft.sample;
    draft.record.regex = generalisedRegex(sample);
    draft.record.versions = versionsIn(context);
    return draft;
}

} // namespace Clew
