// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/core/textrange.h"

#include <QHash>
#include <QList>
#include <QRegularExpression>

namespace Clew {

/// A term of the field and the one Chinese word for it.
struct GlossaryTerm
{
    QString english;
    QString chinese;
    QString note;

    friend bool operator==(const GlossaryTerm &, const GlossaryTerm &) = default;
};

/// The glossary of a catalog: `.clew/glossary.json`, [{"en": "…", "zh": "…", "note": "…"}]. Immutable.
class Glossary final
{
public:
    Glossary() = default;
    explicit Glossary(QList<GlossaryTerm> terms);
    /// Entries without both texts are read over. Errors as of samplesFromJson.
    [[nodiscard]] static Result<Glossary> fromJson(const QByteArray &json);

    [[nodiscard]] const QList<GlossaryTerm> &terms() const { return m_terms; }

    struct Hit
    {
        TextRange range; ///< in the English text
        qsizetype term = 0;

        friend bool operator==(const Hit &, const Hit &) = default;
    };
    /// Where terms stand in an English text, code aside; longer terms first where they overlap; by place.
    [[nodiscard]] QList<Hit> termsIn(const QString &english) const;
    /// Terms of the English text whose Chinese does not stand in the Chinese text.
    [[nodiscard]] QList<GlossaryTerm> missingTerms(const QString &english, const QString &chinese) const;

private:
    QList<GlossaryTerm> m_terms; ///< longest English first
    QRegularExpression m_any;    ///< one group, all terms
    QHash<QString, qsizetype> m_byEnglish;
};

} // namespace Clew
