// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#define PCRE2_CODE_UNIT_WIDTH 8
#include "models/diagnosis/regexrunner.h"

#include "models/diagnosis/matchregex.h"
#include "models/diagnosis/pcre2handle.h"

#include <pcre2.h>

namespace Clew {

namespace {

constexpr uint32_t MaxCapturePairs = 64;
constexpr std::size_t SmallStackBytes = 32 * 1024;

/// Names of the groups by number; empty where a group has none.
QStringList groupNames(const pcre2_code *code, uint32_t groups)
{
    QStringList names(static_cast<qsizetype>(groups) + 1);
    uint32_t count = 0;
    uint32_t size = 0;
    PCRE2_SPTR table = nullptr;
    pcre2_pattern_info(code, PCRE2_INFO_NAMECOUNT, &count);
    pcre2_pattern_info(code, PCRE2_INFO_NAMEENTRYSIZE, &size);
    pcre2_pattern_info(code, PCRE2_INFO_NAMETABLE, &table);
    for (uint32_t i = 0; i < count; ++i) {
        const PCRE2_SPTR entry = table + static_cast<std::size_t>(i) * size;
        const int number = entry[0] << 8 | entry[1];
        names[number] = QString::fromUtf8(reinterpret_cast<const char *>(entry + 2));
    }
    return names;
}

} // namespace

struct RegexRunner::Memory
{
    Pcre2Handle<pcre2_match_data, pcre2_match_data_free> data{
        pcre2_match_data_create(MaxCapturePairs, nullptr)};
    Pcre2Handle<pcre2_match_context, pcre2_match_context_free> context{pcre2_match_context_create(nullptr)};
    Pcre2Handle<pcre2_jit_stack, pcre2_jit_stack_free> stack{
        pcre2_jit_stack_create(SmallStackBytes, MatchStackBytes, nullptr)};
};

RegexRunner::RegexRunner()
    : m_memory(std::make_unique<Memory>())
{
    pcre2_match_context *context = m_memory->context.get();
    pcre2_set_match_limit(context, MatchLimit);
    pcre2_set_depth_limit(context, MatchDepthLimit);
    pcre2_set_heap_limit(context, MatchHeapLimit);
    pcre2_jit_stack_assign(context, nullptr, m_memory->stack.get());
}

RegexRunner::~RegexRunner() = default;

/// A positive number, or 0 for more groups than fit, is a match.
int RegexRunner::run(const MatchRegex &regex, QByteArrayView text, Text state)
{
    const pcre2_code *code = regex.code();
    if (code == nullptr)
        return PCRE2_ERROR_NOMATCH;
    // Text that nobody has looked at is checked each time: nothing that a decoder might hand on can then lead
    // the engine astray.
    const uint32_t options = state == Text::ValidUtf8 ? PCRE2_NO_UTF_CHECK : 0;
    return pcre2_match(code, reinterpret_cast<PCRE2_SPTR>(text.data()), static_cast<PCRE2_SIZE>(text.size()),
                       0, options, m_memory->data.get(), m_memory->context.get());
}

MatchAnswer RegexRunner::test(const MatchRegex &regex, QByteArrayView text, Text state)
{
    return matchAnswerOf(run(regex, text, state));
}

RegexMatch RegexRunner::find(const MatchRegex &regex, QByteArrayView text, Text state)
{
    const int code = run(regex, text, state);
    RegexMatch match{.answer = matchAnswerOf(code)};
    if (match.answer != MatchAnswer::Yes)
        return match;
    const PCRE2_SIZE *offsets = pcre2_get_ovector_pointer(m_memory->data.get());
    const uint32_t filled = code == 0 ? MaxCapturePairs : static_cast<uint32_t>(code);
    match.begin = static_cast<qsizetype>(offsets[0]);
    match.end = static_cast<qsizetype>(offsets[1]);
    if (filled < 2)
        return match;
    uint32_t groups = 0;
    pcre2_pattern_info(regex.code(), PCRE2_INFO_CAPTURECOUNT, &groups);
    const QStringList names = groupNames(regex.code(), groups);
    for (uint32_t group = 1; group < filled; ++group) {
        const PCRE2_SIZE begin = offsets[2 * group];
        const PCRE2_SIZE end = offsets[2 * group + 1];
        if (begin == PCRE2_UNSET || end < begin)
            continue;
        const QString &name = names.at(group);
        const auto captured = text.sliced(static_cast<qsizetype>(begin), static_cast<qsizetype>(end - begin));
        match.captures.append(
            Capture{name.isEmpty() ? QString::number(group) : name,
                    QString::fromUtf8(captured.first(std::min(captured.size(), qsizetype(MaxVerdictText))))});
    }
    return match;
}

} // namespace Clew
