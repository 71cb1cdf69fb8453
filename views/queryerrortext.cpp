// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/queryerrortext.h"

#include <QCoreApplication>
#include <QLocale>

namespace Clew {

namespace {

/// Holds the context of the sentences.
class QueryText final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::QueryText)

public:
    static QString of(const QueryError &error)
    {
        const auto argument = [&error](qsizetype i) { return error.arguments.value(i); };
        switch (error.code) {
        case QueryErrorCode::MissingValue:
            return tr("%1: needs a value.").arg(argument(0));
        case QueryErrorCode::UnknownKeyword:
            return tr("%1: takes %3, not \"%2\".").arg(argument(0), argument(1), argument(2));
        case QueryErrorCode::UnknownValue:
            return tr("No record has %1:%2.").arg(argument(0), argument(1));
        case QueryErrorCode::BadNumber:
            return tr("%1: takes a number such as >0.8, not \"%2\".").arg(argument(0), argument(1));
        case QueryErrorCode::BadAge:
            return tr("%1: takes a time such as >365d, not \"%2\".").arg(argument(0), argument(1));
        case QueryErrorCode::UnclosedQuote:
            return tr("The closing quotation mark is missing.");
        case QueryErrorCode::UnclosedRegex:
            return tr("The closing / of the regular expression is missing.");
        case QueryErrorCode::InvalidRegex:
            return tr("This is no regular expression: %1 (at %2).").arg(argument(0), argument(1));
        case QueryErrorCode::TooLong:
            return tr("Only the first %1 characters are looked for.").arg(argument(0));
        }
        Q_UNREACHABLE_RETURN(QString());
    }

    static QString of(const SearchHit &hit)
    {
        if (hit.line < 0)
            return reason(hit);
        return tr("%1 Line %2 of your text found it.").arg(reason(hit), QLocale().toString(hit.line + 1));
    }

    static QString word(const SearchHit &hit)
    {
        const auto has = [&hit](SearchField field) { return (hit.fields & fieldBit(field)) != 0; };
        switch (hit.tier) {
        case MatchTier::ExactId:
            return tr("same id");
        case MatchTier::ExactSignature:
            return tr("same signature");
        case MatchTier::RegexHit:
            return tr("regex", "reason of a hit");
        case MatchTier::Prefix:
            return tr("begins so");
        case MatchTier::Fuzzy:
            return tr("written almost so");
        case MatchTier::Words:
            break;
        }
        if (has(SearchField::Signature) || has(SearchField::SignatureZh) || hit.fields == 0)
            return {};
        if (has(SearchField::Facts))
            return tr("id, code or tag");
        return has(SearchField::Cause) ? tr("in the root cause") : tr("in its fixes");
    }

private:
    static QString reason(const SearchHit &hit)
    {
        switch (hit.tier) {
        case MatchTier::ExactId:
            return tr("Its id is what you typed.");
        case MatchTier::ExactSignature:
            return tr("Its signature is what you typed.");
        case MatchTier::RegexHit:
            return tr("Its regular expression matches most of your text.");
        case MatchTier::Prefix:
            return tr("Its id or signature begins with what you typed.");
        case MatchTier::Words:
            return words(hit);
        case MatchTier::Fuzzy:
            return tr("It has words that are written almost like yours.");
        }
        Q_UNREACHABLE_RETURN(QString());
    }

    static QString words(const SearchHit &hit)
    {
        const auto has = [&hit](SearchField field) { return (hit.fields & fieldBit(field)) != 0; };
        if (has(SearchField::Signature) || has(SearchField::SignatureZh))
            return tr("Your words stand in its signature.");
        if (has(SearchField::Facts))
            return tr("Your words stand in its id, code or tags.");
        if (has(SearchField::Cause))
            return tr("Your words stand in its root cause.");
        if (has(SearchField::Body))
            return tr("Your words stand in its dead ends or workarounds.");
        return tr("It meets every condition that you set.");
    }
};

} // namespace

QString queryErrorText(const QueryError &error)
{
    return QueryText::of(error);
}

QString matchReasonWord(const SearchHit &hit)
{
    return QueryText::word(hit);
}

QString matchReasonText(const SearchHit &hit)
{
    return QueryText::of(hit);
}

} // namespace Clew
