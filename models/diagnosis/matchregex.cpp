// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#define PCRE2_CODE_UNIT_WIDTH 8
#include "models/diagnosis/matchregex.h"

#include <pcre2.h>

#include <array>
#include <memory>

namespace Clew {

namespace {

constexpr uint32_t CompileOptions = PCRE2_CASELESS | PCRE2_UTF | PCRE2_UCP;

struct Compiled
{
    pcre2_code *code = nullptr;
    int error = 0;
    PCRE2_SIZE offset = 0;
};

Compiled compiled(const QString &pattern)
{
    // The line end is PCRE2's build option; the dialect knows only '\n'.
    const std::unique_ptr<pcre2_compile_context, decltype(&pcre2_compile_context_free)> context(
        pcre2_compile_context_create(nullptr), &pcre2_compile_context_free);
    pcre2_set_newline(context.get(), PCRE2_NEWLINE_LF);
    const QByteArray utf8 = pattern.toUtf8();
    Compiled result;
    result.code =
        pcre2_compile(reinterpret_cast<PCRE2_SPTR>(utf8.constData()), static_cast<PCRE2_SIZE>(utf8.size()),
                      CompileOptions, &result.error, &result.offset, context.get());
    return result;
}

} // namespace

MatchRegex::MatchRegex(QString pattern)
    : m_pattern(std::move(pattern))
{
}

MatchRegex::~MatchRegex()
{
    pcre2_code_free(m_code);
}

const pcre2_real_code_8 *MatchRegex::code() const
{
    std::call_once(m_once, [this] {
        m_code = compiled(m_pattern).code;
        if (m_code != nullptr)
            pcre2_jit_compile(m_code, PCRE2_JIT_COMPLETE); // where it fails, the interpreter matches
    });
    return m_code;
}

std::optional<Error> MatchRegex::problemOf(const QString &pattern)
{
    const Compiled result = compiled(pattern);
    if (result.code != nullptr) {
        pcre2_code_free(result.code);
        return std::nullopt;
    }
    std::array<PCRE2_UCHAR, 256> text{};
    pcre2_get_error_message(result.error, text.data(), text.size());
    return Error{ErrorCode::InvalidRegex,
                 {QString::fromUtf8(reinterpret_cast<const char *>(text.data())),
                  QString::number(static_cast<qulonglong>(result.offset))},
                 {}};
}

} // namespace Clew
