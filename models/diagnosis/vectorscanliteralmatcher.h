// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/literalmatcher.h"

struct hs_database;

namespace Clew {

/// Literals by Vectorscan's literal matcher, block mode. It is given folded text and folded literals, so it
/// compares bytes: the caseless mode is not needed, and single matches, start offsets and UTF-8 mode are not
/// asked for because literals do not know them.
class VectorscanLiteralMatcher final : public LiteralMatcher
{
public:
    /// Null where the library refuses (out of memory, a processor it does not know).
    [[nodiscard]] static std::unique_ptr<VectorscanLiteralMatcher>
    build(const std::vector<QByteArray> &literals);
    ~VectorscanLiteralMatcher() override;

    [[nodiscard]] std::unique_ptr<LiteralScanner> scanner() const override;

private:
    explicit VectorscanLiteralMatcher(hs_database *database)
        : m_database(database)
    {
    }

    hs_database *m_database = nullptr;
};

} // namespace Clew
