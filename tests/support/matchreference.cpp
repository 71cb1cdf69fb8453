// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#define PCRE2_CODE_UNIT_WIDTH 8
#include "tests/support/matchreference.h"

#include <pcre2.h>

namespace Clew {

struct MatchReference::Code
{
    Code() = default;
    ~Code()
    {
        pcre2_match_data_free(data);
        pcre2_code_free(code);
    }
    Q_DISABLE_COPY_MOVE(Code)

    pcre2_code *code = nullptr;
    pcre2_match_data *data = nullptr;
};

MatchReference::MatchReference(const QString &regex)
    : m_code(std::make_unique<Code>())
{
    const QByteArray utf8 = regex.toUtf8();
    int error = 0;
    PCRE2_SIZE offset = 0;
    m_code->code =
        pcre2_compile(reinterpret_cast<PCRE2_SPTR>(utf8.constData()), static_cast<PCRE2_SIZE>(utf8.size()),
                      PCRE2_CASELESS | PCRE2_UTF | PCRE2_UCP, &error, &offset, nullptr);
    if (m_code->code != nullptr) {
        pcre2_jit_compile(m_code->code, PCRE2_JIT_COMPLETE);
        m_code->data = pcre2_match_data_create_from_pattern(m_code->code, nullptr);
    }
}

MatchReference::~MatchReference() = default;
MatchReference::MatchReference(MatchReference &&) noexcept = default;

bool MatchReference::compiles() const
{
    return m_code->code != nullptr;
}

bool MatchReference::matches(QByteArrayView text) const
{
    return pcre2_jit_match(m_code->code, reinterpret_cast<PCRE2_SPTR>(text.data()),
                           static_cast<PCRE2_SIZE>(text.size()), 0, 0, m_code->data, nullptr) > 0;
}

} // namespace Clew
