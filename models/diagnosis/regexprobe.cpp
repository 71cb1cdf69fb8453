// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#define PCRE2_CODE_UNIT_WIDTH 8
#include "models/diagnosis/regexprobe.h"

#include "models/diagnosis/pcre2handle.h"
#include "models/diagnosis/regexsyntax.h"

#include <pcre2.h>

#include <algorithm>

namespace Clew {

namespace {

using Code = Pcre2Handle<pcre2_code, pcre2_code_free>;

constexpr quint32 FewestSteps = 64;

Code compiled(const QString &regex, RegexProbe::LineEnds lineEnds, RegexProbe::Shortcuts shortcuts)
{
    const Result<RegexTree> tree = RegexSyntax::parse(regex);
    if (!tree)
        return {};
    const Pcre2Handle<pcre2_compile_context, pcre2_compile_context_free> context(
        pcre2_compile_context_create(nullptr));
    pcre2_set_newline(context.get(), PCRE2_NEWLINE_LF);
    const QByteArray pattern = RegexSyntax::toPcre2(tree->root).toUtf8();
    uint32_t options = PCRE2_CASELESS | PCRE2_UTF | PCRE2_UCP;
    if (lineEnds == RegexProbe::LineEnds::LikeOthers)
        options |= PCRE2_DOTALL;
    if (shortcuts == RegexProbe::Shortcuts::None)
        options |= PCRE2_NO_START_OPTIMIZE | PCRE2_NO_AUTO_POSSESS;
    int error = 0;
    PCRE2_SIZE offset = 0;
    return Code(pcre2_compile(reinterpret_cast<PCRE2_SPTR>(pattern.constData()),
                              static_cast<PCRE2_SIZE>(pattern.size()), options, &error, &offset,
                              context.get()));
}

/// Turns offsets of UTF-8 bytes into those of UTF-16 units; offsets must not fall.
qsizetype unitsOf(const QByteArray &utf8, PCRE2_SIZE bytes)
{
    return QString::fromUtf8(utf8.first(static_cast<qsizetype>(bytes))).size();
}

} // namespace

struct RegexProbe::Memory
{
    Code code;
    Pcre2Handle<pcre2_match_data, pcre2_match_data_free> data;
    Pcre2Handle<pcre2_match_context, pcre2_match_context_free> context;
    int groups = 0;
};

RegexProbe::RegexProbe(const QString &regex, LineEnds lineEnds, Shortcuts shortcuts)
    : m_memory(std::make_unique<Memory>())
{
    m_memory->code = compiled(regex, lineEnds, shortcuts);
    if (!m_memory->code)
        return;
    uint32_t groups = 0;
    pcre2_pattern_info(m_memory->code.get(), PCRE2_INFO_CAPTURECOUNT, &groups);
    m_memory->groups = static_cast<int>(groups);
    m_memory->data.reset(pcre2_match_data_create_from_pattern(m_memory->code.get(), nullptr));
    m_memory->context.reset(pcre2_match_context_create(nullptr));
    pcre2_set_depth_limit(m_memory->context.get(), MatchDepthLimit);
    pcre2_set_heap_limit(m_memory->context.get(), MatchHeapLimit);
}

RegexProbe::~RegexProbe() = default;

bool RegexProbe::isValid() const
{
    return m_memory->code != nullptr;
}

int RegexProbe::groupCount() const
{
    return m_memory->groups;
}

/// A number of 0 or more is a match.
int RegexProbe::run(const QByteArray &utf8, quint32 limit)
{
    if (!isValid())
        return PCRE2_ERROR_NOMATCH;
    pcre2_set_match_limit(m_memory->context.get(), limit);
    return pcre2_match(m_memory->code.get(), reinterpret_cast<PCRE2_SPTR>(utf8.constData()),
                       static_cast<PCRE2_SIZE>(utf8.size()), 0, PCRE2_NO_JIT, m_memory->data.get(),
                       m_memory->context.get());
}

RegexProbe::Match RegexProbe::find(const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    const int code = run(utf8, MatchLimit);
    Match match{.answer = matchAnswerOf(code)};
    if (match.answer != MatchAnswer::Yes)
        return match;
    const PCRE2_SIZE *offsets = pcre2_get_ovector_pointer(m_memory->data.get());
    const auto spanAt = [&](int group) {
        return Span{unitsOf(utf8, offsets[2 * group]), unitsOf(utf8, offsets[2 * group + 1])};
    };
    match.whole = spanAt(0);
    match.groups.resize(static_cast<std::size_t>(m_memory->groups));
    for (int group = 1; group < code; ++group) {
        if (offsets[2 * group] != PCRE2_UNSET)
            match.groups[static_cast<std::size_t>(group) - 1] = spanAt(group);
    }
    return match;
}

MatchAnswer RegexProbe::test(const QString &text)
{
    return matchAnswerOf(run(text.toUtf8(), MatchLimit));
}

quint32 RegexProbe::steps(const QString &text, quint32 cap)
{
    const QByteArray utf8 = text.toUtf8();
    for (quint32 limit = FewestSteps; limit < cap; limit *= 2) {
        if (matchAnswerOf(run(utf8, limit)) != MatchAnswer::Undecided)
            return limit;
    }
    return cap;
}

} // namespace Clew
