// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"

#include <QString>

#include <mutex>
#include <optional>

struct pcre2_real_code_8;

namespace Clew {

/// A regex for PCRE2, compiled (CASELESS, UTF, UCP, '\n' as line end, JIT where the machine allows it) when
/// it is first asked for. May be shared between threads.
class MatchRegex final
{
public:
    /// `pattern` is in PCRE2's dialect, see RegexSyntax::toPcre2().
    explicit MatchRegex(QString pattern);
    ~MatchRegex();
    Q_DISABLE_COPY_MOVE(MatchRegex)

    [[nodiscard]] const QString &pattern() const { return m_pattern; }
    /// The compiled regex; null where it does not compile. The first call costs some 20 to 200 microseconds.
    [[nodiscard]] const pcre2_real_code_8 *code() const;
    /// What PCRE2 objects to: InvalidRegex. Compiles without JIT and keeps nothing.
    [[nodiscard]] static std::optional<Error> problemOf(const QString &pattern);

private:
    QString m_pattern;
    mutable std::once_flag m_once;
    mutable pcre2_real_code_8 *m_code = nullptr;
};

} // namespace Clew
