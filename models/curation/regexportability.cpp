// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/regexportability.h"

#include "models/curation/regextokens.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype MaxConstruct = 24;

struct Reading
{
    RegexEngines refused;
    RegexEngines differs;
};

Reading readGroup(QStringView text)
{
    if (text == u"(" || text == u"(?:")
        return {};
    if (text == u"(?=" || text == u"(?!" || text == u"(?<=" || text == u"(?<!")
        return {.refused = RegexEngine::Vectorscan};
    if (text.startsWith(u"(?P<"))
        return {.refused = RegexEngine::JavaScript};
    if (text == u"(?>" || text.startsWith(u"(?("))
        return {.refused = RegexEngine::Vectorscan | RegexEngine::JavaScript};
    if (text.startsWith(u"(?<") || text == u"(?|")
        return {.refused =
                    RegexEngine::Python |
                    (text == u"(?|" ? RegexEngine::JavaScript | RegexEngine::Vectorscan : RegexEngines())};
    return {.refused = RegexEngine::JavaScript}; // flags of a group
}

Reading readEscape(QStringView text)
{
    const QChar letter = text.size() > 1 ? text[1] : QChar();
    switch (letter.unicode()) {
    case 'A':
        return {.refused = RegexEngine::JavaScript};
    case 'Z': // the very end in Python; before a last line end too in the others
        return {.refused = RegexEngine::JavaScript, .differs = RegexEngine::Pcre2 | RegexEngine::Vectorscan};
    case 'u':
        return {.refused = RegexEngine::Pcre2 | RegexEngine::Vectorscan};
    case 'U':
        return {.refused = RegexEngine::Pcre2 | RegexEngine::Vectorscan | RegexEngine::JavaScript};
    case 'a':
        return {.refused = RegexEngine::JavaScript};
    case 'v': // one character in Python and JavaScript, any vertical space in the others
        return {.differs = RegexEngine::Pcre2 | RegexEngine::Vectorscan};
    default:
        break;
    }
    if (letter >= u'1' && letter <= u'9')
        return {.refused = RegexEngine::Vectorscan};
    // The flag u allows a backslash before syntax characters only.
    static constexpr QStringView syntax = u"^$\\.*+?()[]{}|/-";
    const bool isAscii = letter.unicode() < 0x80;
    if (isAscii && !letter.isLetterOrNumber() && !syntax.contains(letter))
        return {.refused = RegexEngine::JavaScript};
    return {};
}

/// A repeat of the kind `{,n}`, or one that never gives back.
Reading readQuantifier(QStringView text)
{
    Reading reading;
    if (text.size() > 1 && text.endsWith(u'+'))
        reading.refused = RegexEngine::Vectorscan | RegexEngine::JavaScript;
    if (text.startsWith(u"{,")) {
        reading.differs = RegexEngine::Pcre2 | RegexEngine::Vectorscan;
        reading.refused |= RegexEngine::JavaScript;
    }
    return reading;
}

Reading readClass(QStringView text)
{
    if (text.contains(u"[:") && text.contains(u":]"))
        return {.differs = RegexEngine::Pcre2 | RegexEngine::Vectorscan};
    if (text.startsWith(u"[]") || text.startsWith(u"[^]"))
        return {.differs = RegexEngine::JavaScript};
    return {};
}

Reading readingOf(const RegexToken &token, QStringView text, bool last)
{
    switch (token.kind) {
    case RegexTokenKind::GroupOpen:
        return readGroup(text);
    case RegexTokenKind::Escape:
        return readEscape(text);
    case RegexTokenKind::Quantifier:
        return readQuantifier(text);
    case RegexTokenKind::Class:
        return readClass(text);
    case RegexTokenKind::Flags:
        return {.refused = RegexEngine::JavaScript};
    case RegexTokenKind::Comment:
        return {.refused = RegexEngine::JavaScript};
    case RegexTokenKind::NamedBack:
        return {.refused = RegexEngine::Vectorscan | RegexEngine::JavaScript};
    case RegexTokenKind::Anchor: // before a last line end too, but not in JavaScript
        return text == u"$" && last ? Reading{.differs = RegexEngine::JavaScript} : Reading{};
    case RegexTokenKind::Literal:
        if (text == u"{" || text == u"}" || text == u"]")
            return {.refused = RegexEngine::JavaScript};
        return {};
    default:
        return {};
    }
}

} // namespace

QList<PortabilityNote> portabilityNotes(const QString &regex)
{
    QList<PortabilityNote> notes;
    QSet<QString> seen;
    const QList<RegexToken> tokens = regexTokens(regex);
    for (qsizetype i = 0; i < tokens.size(); ++i) {
        const QStringView text = QStringView(regex).sliced(tokens[i].range.start, tokens[i].range.length);
        const Reading reading = readingOf(tokens[i], text, i + 1 == tokens.size());
        if (!reading.refused && !reading.differs)
            continue;
        const QString construct = text.left(MaxConstruct).toString();
        if (seen.contains(construct))
            continue;
        seen.insert(construct);
        const auto add = [&](RegexEngines engines, PortabilityFault fault) {
            if (engines)
                notes.append({.construct = construct,
                              .offset = tokens[i].range.start,
                              .fault = fault,
                              .engines = engines});
        };
        add(reading.refused, PortabilityFault::Refused);
        add(reading.differs, PortabilityFault::Differs);
    }
    return notes;
}

QString engineNames(RegexEngines engines)
{
    QStringList names;
    if (engines & RegexEngine::Python)
        names.append(u"Python"_s);
    if (engines & RegexEngine::Pcre2)
        names.append(u"PCRE2"_s);
    if (engines & RegexEngine::Vectorscan)
        names.append(u"Vectorscan"_s);
    if (engines & RegexEngine::JavaScript)
        names.append(u"JavaScript"_s);
    return names.join(u", "_s);
}

} // namespace Clew
