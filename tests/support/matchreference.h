// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>
#include <QString>

#include <memory>

namespace Clew {

/// What PCRE2 alone says of a regex as it stands in the catalog: nothing of the parser, the printer or the
/// matcher under test takes part.
class MatchReference final
{
public:
    explicit MatchReference(const QString &regex);
    ~MatchReference();
    MatchReference(MatchReference &&) noexcept;

    [[nodiscard]] bool compiles() const;
    /// Valid UTF-8 only.
    [[nodiscard]] bool matches(QByteArrayView text) const;

private:
    struct Code;
    std::unique_ptr<Code> m_code;
};

} // namespace Clew
