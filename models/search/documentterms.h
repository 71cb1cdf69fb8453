// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/fieldtext.h"
#include "models/search/posting.h"
#include "models/search/tokenizer.h"

#include <algorithm>

namespace Clew {

/// Cuts a record into terms, field by field. Holds buffers; one thread at a time.
class DocumentTerms final
{
public:
    /// A term of a signature: how much it weighs there is decided by its kind.
    struct Sighting
    {
        QStringView term; ///< valid during the call
        SearchField field = SearchField::Body;
        TokenKind kind = TokenKind::Word;
    };

    /// Calls for every term of every text, in their order; facts (tags, code) as terms of their own at the
    /// end.
    template <typename Visit>
    void visit(const Record &record, FieldLengths &lengths, Visit &&visit)
    {
        collectFieldTexts(record, m_texts);
        lengths.fill(0);
        for (const FieldText &text : m_texts) {
            m_tokenizer.setText(text.text);
            auto &length = lengths[static_cast<size_t>(text.field)];
            for (const Token &token : m_tokenizer.tokens()) {
                if (!text.names && token.kind == TokenKind::Compound)
                    continue;
                length = static_cast<quint16>(std::min(65535, length + 1));
                visit(Sighting{.term = m_tokenizer.term(token), .field = text.field, .kind = token.kind});
            }
        }
        for (const QString &tag : record.tags)
            visit(Sighting{.term = tagTerm(tag), .field = SearchField::Facts, .kind = TokenKind::Compound});
        if (!record.errorCode.isEmpty())
            visit(Sighting{.term = codeTerm(record.errorCode),
                           .field = SearchField::Facts,
                           .kind = TokenKind::Compound});
    }

    /// How much a term counts when it is asked how much of a signature a text says: names as a whole count
    /// through their parts, numbers, codes and single letters ("X") often stand for something else.
    [[nodiscard]] static float overlapFactor(TokenKind kind, qsizetype length)
    {
        switch (kind) {
        case TokenKind::Compound:
            return 0;
        case TokenKind::Number:
        case TokenKind::Code:
            return 0.3F;
        case TokenKind::Han:
            return 0.2F;
        case TokenKind::Word:
        case TokenKind::Part:
        case TokenKind::HanPair:
            break;
        }
        return length == 1 ? 0.3F : 1.0F;
    }

private:
    std::vector<FieldText> m_texts;
    Tokenizer m_tokenizer;
};

} // namespace Clew
