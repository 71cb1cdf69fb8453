// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/signaturematch.h"

#include "models/curation/placeholders.h"
#include "models/diagnosis/regexprobe.h"

namespace Clew {

namespace {

/// The answer for a text as a whole or, where it has several lines, for one of them.
MatchAnswer answerFor(RegexProbe &probe, const QString &text)
{
    MatchAnswer answer = probe.test(text);
    if (answer == MatchAnswer::Yes || !text.contains(u'\n'))
        return answer;
    for (const QString &line : text.split(u'\n')) {
        const MatchAnswer ofLine = probe.test(line);
        if (ofLine == MatchAnswer::Yes)
            return ofLine;
        if (ofLine == MatchAnswer::Undecided)
            answer = ofLine;
    }
    return answer;
}

} // namespace

SignatureTrial trySignature(const QString &regex, const QString &signature)
{
    if (signature.trimmed().isEmpty())
        return {.match = SignatureMatch::Unusable};
    RegexProbe probe(regex);
    if (!probe.isValid())
        return {.match = SignatureMatch::Unusable};
    const MatchAnswer asWritten = answerFor(probe, signature);
    if (asWritten == MatchAnswer::Yes)
        return {.match = SignatureMatch::Matches};
    const QStringList variants = filledSignatures(signature);
    for (const QString &filled : variants) {
        if (answerFor(probe, filled) == MatchAnswer::Yes)
            return {.match = SignatureMatch::WithPlaceholders, .filled = filled};
    }
    if (signature.contains(u'\n')) {
        RegexProbe across(regex, RegexProbe::LineEnds::LikeOthers);
        const auto matches = [&across](const QString &text) { return across.test(text) == MatchAnswer::Yes; };
        if (matches(signature) || std::any_of(variants.begin(), variants.end(), matches))
            return {.match = SignatureMatch::AcrossLines};
    }
    return {.match =
                asWritten == MatchAnswer::Undecided ? SignatureMatch::Undecided : SignatureMatch::Misses};
}

} // namespace Clew
