// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <memory>
#include <vector>

namespace Clew {

/// A literal seen in a text.
struct LiteralOccurrence
{
    quint32 position = 0; ///< of one of its bytes in the text
    quint32 literal = 0;  ///< place in the list the matcher was built of

    friend bool operator==(const LiteralOccurrence &, const LiteralOccurrence &) = default;
};

/// What one thread needs to search; made by a LiteralMatcher, which must outlive it.
class LiteralScanner
{
public:
    LiteralScanner() = default;
    virtual ~LiteralScanner() = default;
    Q_DISABLE_COPY_MOVE(LiteralScanner)

    /// Appends every occurrence of every literal, byte for byte, in the order of their positions. `text` is
    /// at most MaxLiteralText bytes and must be followed by LiteralTextPadding readable bytes.
    virtual void scan(QByteArrayView text, std::vector<LiteralOccurrence> &found) = 0;
};

/// Finds many literals in one pass. Immutable once built, may be shared between threads.
class LiteralMatcher
{
public:
    LiteralMatcher() = default;
    virtual ~LiteralMatcher() = default;
    Q_DISABLE_COPY_MOVE(LiteralMatcher)

    [[nodiscard]] virtual std::unique_ptr<LiteralScanner> scanner() const = 0;
};

/// Shorter literals are not given to a matcher.
inline constexpr qsizetype LeastLiteralBytes = 3;
inline constexpr qsizetype MaxLiteralText = qsizetype(1) << 30;
inline constexpr qsizetype LiteralTextPadding = 64;

} // namespace Clew
