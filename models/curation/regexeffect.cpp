// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/regexeffect.h"

#include "models/diagnosis/recordpatterns.h"
#include "models/diagnosis/regexrunner.h"

#include <algorithm>

namespace Clew {

namespace {

constexpr qsizetype TextsBetweenStops = 1'000;

/// The two regexes side by side.
class Comparison final
{
public:
    enum class Change { None, Gained, Lost, Undecided };

    Comparison(const QString &before, const QString &after, const std::function<bool()> &stop)
        : m_before(RecordIndex(0), before)
        , m_after(RecordIndex(0), after)
        , m_stop(stop)
    {
    }

    [[nodiscard]] bool isStopped()
    {
        if (!m_stopped && m_stop && ++m_texts % TextsBetweenStops == 0)
            m_stopped = m_stop();
        return m_stopped;
    }
    [[nodiscard]] Change on(const QString &text)
    {
        const QByteArray utf8 = text.toUtf8();
        const MatchAnswer was = answer(m_before, utf8);
        const MatchAnswer is = answer(m_after, utf8);
        if (was == MatchAnswer::Undecided || is == MatchAnswer::Undecided)
            return Change::Undecided;
        if (was == is)
            return Change::None;
        return is == MatchAnswer::Yes ? Change::Gained : Change::Lost;
    }

private:
    MatchAnswer answer(const RecordPatterns &patterns, const QByteArray &text)
    {
        return patterns.problem() ? MatchAnswer::No : m_runner.test(patterns.whole(), text);
    }

    RecordPatterns m_before;
    RecordPatterns m_after;
    RegexRunner m_runner;
    const std::function<bool()> &m_stop;
    qsizetype m_texts = 0;
    bool m_stopped = false;
};

void compareSamples(Comparison &comparison, const EffectCorpus &corpus, RegexEffect &effect)
{
    QList<RecordId> ids = corpus.samples.keys();
    std::sort(ids.begin(), ids.end());
    for (const RecordId &id : std::as_const(ids)) {
        const auto compare = [&](const QStringList &texts, bool mustMatch) {
            for (const QString &text : texts) {
                if (comparison.isStopped())
                    return;
                switch (comparison.on(text)) {
                case Comparison::Change::Gained:
                    effect.gainedSamples.append({id, text, mustMatch});
                    break;
                case Comparison::Change::Lost:
                    effect.lostSamples.append({id, text, mustMatch});
                    break;
                case Comparison::Change::Undecided:
                    ++effect.undecided;
                    break;
                case Comparison::Change::None:
                    break;
                }
            }
        };
        const RecordSamples samples = corpus.samples.value(id);
        compare(samples.mustMatch, true);
        compare(samples.mustNotMatch, false);
    }
}

} // namespace

bool RegexEffect::isNothing() const
{
    return *this == RegexEffect();
}

RegexEffect regexEffect(const QString &before, const QString &after, const EffectCorpus &corpus,
                        const std::function<bool()> &stop)
{
    RegexEffect effect;
    Comparison comparison(before, after, stop);
    for (const EffectCorpus::Signature &signature : corpus.signatures) {
        if (comparison.isStopped())
            return effect;
        switch (comparison.on(signature.text)) {
        case Comparison::Change::Gained:
            effect.gainedSignatures.append(signature.record);
            break;
        case Comparison::Change::Lost:
            effect.lostSignatures.append(signature.record);
            break;
        case Comparison::Change::Undecided:
            ++effect.undecided;
            break;
        case Comparison::Change::None:
            break;
        }
    }
    compareSamples(comparison, corpus, effect);
    for (const QString &line : corpus.ordinary) {
        if (comparison.isStopped())
            return effect;
        switch (comparison.on(line)) {
        case Comparison::Change::Gained:
            ++effect.gainedOrdinary;
            if (effect.gainedLines.size() < MaxEffectLines)
                effect.gainedLines.append(line);
            break;
        case Comparison::Change::Lost:
            ++effect.lostOrdinary;
            break;
        case Comparison::Change::Undecided:
            ++effect.undecided;
            break;
        case Comparison::Change::None:
            break;
        }
    }
    return effect;
}

} // namespace Clew
