// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/effecttext.h"

#include "models/curation/regexeffect.h"
#include "views/plaintext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

struct EffectText
{
    Q_DECLARE_TR_FUNCTIONS(Clew::EffectText)
};

constexpr qsizetype NamedIds = 4;
constexpr qsizetype ShownLines = 3;
constexpr qsizetype ShownLine = 100; // characters

/// "a, b and 12 more".
QString named(const QList<RecordId> &ids)
{
    QStringList names;
    for (const RecordId &id : ids.first(std::min(ids.size(), NamedIds)))
        names.append(id.value());
    const QString list = names.join(u", "_s);
    const qsizetype more = ids.size() - names.size();
    return more > 0 ? EffectText::tr("%1 and %n more", "records", static_cast<int>(more)).arg(list) : list;
}

void addSignatures(QStringList &sentences, const RegexEffect &effect, const RecordId &own)
{
    QList<RecordId> gained = effect.gainedSignatures;
    QList<RecordId> lost = effect.lostSignatures;
    if (gained.removeAll(own) > 0)
        sentences.append(EffectText::tr("Now matches the record’s own signature."));
    if (lost.removeAll(own) > 0)
        sentences.append(EffectText::tr("No longer matches the record’s own signature."));
    if (!gained.isEmpty())
        sentences.append(EffectText::tr("Now also hits %n other signature(s): %1.", nullptr,
                                        static_cast<int>(gained.size()))
                             .arg(named(gained)));
    if (!lost.isEmpty())
        sentences.append(EffectText::tr("No longer hits %n other signature(s): %1.", nullptr,
                                        static_cast<int>(lost.size()))
                             .arg(named(lost)));
}

void addSamples(QStringList &sentences, const QList<RegexEffect::Sample> &samples, const RecordId &own,
                bool gained)
{
    int must = 0;
    int mustNot = 0;
    int others = 0;
    for (const RegexEffect::Sample &sample : samples) {
        if (sample.record != own)
            ++others;
        else
            ++(sample.mustMatch ? must : mustNot);
    }
    const auto say = [&sentences](int count, const char *text) {
        if (count > 0)
            sentences.append(EffectText::tr(text, nullptr, count));
    };
    if (gained) {
        say(must, QT_TRANSLATE_N_NOOP("Clew::EffectText", "Now matches %n sample(s) that it must."));
        say(mustNot, QT_TRANSLATE_N_NOOP("Clew::EffectText", "Now matches %n sample(s) that it must not."));
        say(others,
            QT_TRANSLATE_N_NOOP("Clew::EffectText", "Now also matches %n sample(s) of other records."));
    } else {
        say(must, QT_TRANSLATE_N_NOOP("Clew::EffectText", "No longer matches %n sample(s) that it must."));
        say(mustNot,
            QT_TRANSLATE_N_NOOP("Clew::EffectText", "No longer matches %n sample(s) that it must not."));
        say(others,
            QT_TRANSLATE_N_NOOP("Clew::EffectText", "No longer matches %n sample(s) of other records."));
    }
}

} // namespace

QString effectText(const RegexEffect &effect, const RecordId &own)
{
    if (effect.isNothing())
        return EffectText::tr("Nothing changes over all signatures, samples and ordinary lines.");
    QStringList sentences;
    addSignatures(sentences, effect, own);
    addSamples(sentences, effect.gainedSamples, own, true);
    addSamples(sentences, effect.lostSamples, own, false);
    if (effect.gainedOrdinary > 0) {
        QStringList lines;
        for (const QString &line : effect.gainedLines.first(std::min(effect.gainedLines.size(), ShownLines)))
            lines.append(u"“%1”"_s.arg(cutText(singleLine(line), ShownLine)));
        sentences.append(EffectText::tr("Now also hits %n ordinary line(s): %1.", nullptr,
                                        static_cast<int>(effect.gainedOrdinary))
                             .arg(lines.join(u", "_s)));
    }
    if (effect.lostOrdinary > 0)
        sentences.append(EffectText::tr("No longer hits %n ordinary line(s).", nullptr,
                                        static_cast<int>(effect.lostOrdinary)));
    if (effect.undecided > 0)
        sentences.append(
            EffectText::tr("%n text(s) could not be decided.", nullptr, static_cast<int>(effect.undecided)));
    return sentences.join(u'\n');
}

} // namespace Clew
