// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/vectorscanliteralmatcher.h"

#include <hs.h>

namespace Clew {

namespace {

class VectorscanScanner final : public LiteralScanner
{
public:
    explicit VectorscanScanner(const hs_database_t *database)
        : m_database(database)
    {
        hs_alloc_scratch(database, &m_scratch);
    }
    ~VectorscanScanner() override { hs_free_scratch(m_scratch); }
    Q_DISABLE_COPY_MOVE(VectorscanScanner)

    void scan(QByteArrayView text, std::vector<LiteralOccurrence> &found) override
    {
        hs_scan(m_database, text.data(), static_cast<unsigned>(text.size()), 0, m_scratch, &seen, &found);
    }

private:
    static int seen(unsigned id, unsigned long long /*from*/, unsigned long long to, unsigned /*flags*/,
                    void *context)
    {
        static_cast<std::vector<LiteralOccurrence> *>(context)->push_back(
            {static_cast<quint32>(to - 1), static_cast<quint32>(id)});
        return 0;
    }

    const hs_database_t *m_database = nullptr;
    hs_scratch_t *m_scratch = nullptr;
};

} // namespace

std::unique_ptr<VectorscanLiteralMatcher>
VectorscanLiteralMatcher::build(const std::vector<QByteArray> &literals)
{
    std::vector<const char *> expressions;
    std::vector<unsigned> flags(literals.size(), 0);
    std::vector<unsigned> ids;
    std::vector<size_t> lengths;
    for (const QByteArray &literal : literals) {
        expressions.push_back(literal.constData());
        ids.push_back(static_cast<unsigned>(ids.size()));
        lengths.push_back(static_cast<size_t>(literal.size()));
    }
    hs_database_t *database = nullptr;
    hs_compile_error_t *error = nullptr;
    const hs_error_t result = hs_compile_lit_multi(expressions.data(), flags.data(), ids.data(),
                                                   lengths.data(), static_cast<unsigned>(literals.size()),
                                                   HS_MODE_BLOCK, nullptr, &database, &error);
    hs_free_compile_error(error);
    if (result != HS_SUCCESS)
        return nullptr;
    return std::unique_ptr<VectorscanLiteralMatcher>(new VectorscanLiteralMatcher(database));
}

VectorscanLiteralMatcher::~VectorscanLiteralMatcher()
{
    hs_free_database(m_database);
}

std::unique_ptr<LiteralScanner> VectorscanLiteralMatcher::scanner() const
{
    return std::make_unique<VectorscanScanner>(m_database);
}

} // namespace Clew
