// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/deadendtraces.h"

#include "models/diagnosis/bytecursor.h"
#include "models/diagnosis/casefold.h"
#include "models/diagnosis/errorline.h"
#include "models/diagnosis/phrases.h"
#include "models/diagnosis/vectorscanliteralmatcher.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace Clew {

namespace {

using std::string_view;

/// Shorter options ("--yes") are used for anything.
constexpr qsizetype LeastOption = 8;

/// Words of a line that advises something instead of doing it.
constexpr std::array<string_view, 14> Advice{"try",     "hint",     "use",     "using",   "pass",
                                             "passing", "consider", "suggest", "you can", "you may",
                                             "please",  "see",      "option",  "instead"};

bool isOptionByte(char c)
{
    return isUpper(c) || isLower(c) || isDigit(c) || c == '_' || c == '-';
}

/// "--name-of-option".
qsizetype optionEnd(QByteArrayView text, qsizetype begin)
{
    qsizetype end = begin + 2;
    while (end < text.size() && isOptionByte(text[end]))
        ++end;
    while (end > begin && (text[end - 1] == '-' || text[end - 1] == '_'))
        --end;
    return end;
}

/// "NAME_OF_VARIABLE", `begin` where it does not stand there.
qsizetype variableEnd(QByteArrayView text, qsizetype begin)
{
    qsizetype end = begin;
    bool joined = false;
    while (end < text.size() && (isUpper(text[end]) || isDigit(text[end]) || text[end] == '_')) {
        joined = joined || text[end] == '_';
        ++end;
    }
    const bool whole = end == text.size() || !isOptionByte(text[end]);
    return joined && whole ? end : begin;
}

} // namespace

std::vector<QByteArray> namedOptions(QByteArrayView text)
{
    std::vector<QByteArray> options;
    qsizetype at = 0;
    while (at < text.size()) {
        const bool fresh = at == 0 || !isOptionByte(text[at - 1]);
        qsizetype end = at;
        if (fresh && text.sliced(at).startsWith("--") && at + 2 < text.size() && isLower(text[at + 2]))
            end = optionEnd(text, at);
        else if (fresh && isUpper(text[at]))
            end = variableEnd(text, at);
        if (end - at >= LeastOption) {
            QByteArray option = text.sliced(at, end - at).toByteArray();
            if (std::ranges::find(options, option) == options.end())
                options.push_back(std::move(option));
        }
        at = std::max(end, at + 1);
    }
    return options;
}

void DeadEndTraces::addRecord(RecordIndex index, const Record &record)
{
    // What the error itself names says nothing about what was tried.
    const QByteArray error = (record.signature.english + QChar(u'\n') + record.regex).toUtf8();
    for (qsizetype deadEnd = 0; deadEnd < record.deadEnds.size(); ++deadEnd) {
        for (const QByteArray &option : namedOptions(record.deadEnds[deadEnd].action.toUtf8())) {
            if (error.contains(option))
                continue;
            const QByteArray literal = option.toLower();
            auto id = m_ids.constFind(literal);
            if (id == m_ids.cend()) {
                id = m_ids.insert(literal, m_literals.size());
                m_literals.push_back(literal);
                m_owners.emplace_back();
            }
            m_owners[*id].push_back({.record = index, .deadEnd = static_cast<int>(deadEnd)});
        }
    }
}

void DeadEndTraces::finish()
{
    m_ids.clear();
    if (!m_literals.empty())
        m_matcher = VectorscanLiteralMatcher::build(m_literals);
}

bool DeadEndTraces::isTried(QByteArrayView line, qsizetype position, QByteArrayView literal)
{
    static const PhraseSet advice{Advice};
    const qsizetype end = position + literal.size();
    if ((position > 0 && isOptionByte(line[position - 1])) || (end < line.size() && isOptionByte(line[end])))
        return false;
    if (errorStrength(line) > ErrorStrength::Mention || advice.anyIn(line.first(position)))
        return false;
    if (literal.startsWith('-'))
        return true;
    qsizetype value = end;
    while (value < line.size() && (line[value] == '"' || line[value] == '\''))
        ++value;
    return value + 1 < line.size() && (line[value] == '=' || line[value] == ':');
}

} // namespace Clew
