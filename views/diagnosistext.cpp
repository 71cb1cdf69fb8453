// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/diagnosistext.h"

#include "views/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

struct DiagnosisText
{
    Q_DECLARE_TR_FUNCTIONS(Clew::DiagnosisText)
};

int countOf(const Diagnosis &diagnosis, VerdictLevel level)
{
    return static_cast<int>(
        std::count_if(diagnosis.verdicts.begin(), diagnosis.verdicts.end(),
                      [level](const Verdict &verdict) { return verdict.level == level; }));
}

QString inputsText(const Diagnosis &diagnosis)
{
    if (diagnosis.inputs.size() != 1)
        return DiagnosisText::tr("%n file(s)", "scanned", static_cast<int>(diagnosis.inputs.size()));
    const QString path = diagnosis.inputs.first().path;
    return path == "-"_L1 ? DiagnosisText::tr("Standard input") : path;
}

} // namespace

QString outcomeText(const Diagnosis &diagnosis)
{
    const int claims = countOf(diagnosis, VerdictLevel::Claim);
    const int hints = countOf(diagnosis, VerdictLevel::Hint);
    const QString claimed = DiagnosisText::tr("%n claim(s)", nullptr, claims);
    const QString hinted = DiagnosisText::tr("%n hint(s)", nullptr, hints);
    if (claims > 0)
        return hints > 0 ? DiagnosisText::tr("%1, %2", "claims, hints").arg(claimed, hinted) : claimed;
    return hints > 0 ? DiagnosisText::tr("Unknown: nothing is claimed, %1", "a number of hints").arg(hinted)
                     : DiagnosisText::tr("Unknown: nothing is claimed");
}

QString scannedText(const Diagnosis &diagnosis)
{
    const QLocale locale;
    qint64 lines = 0;
    QStringList notes;
    for (const DiagnosisInput &input : diagnosis.inputs) {
        lines += input.lines;
        for (const QString &note : input.notes) {
            if (const QString word = inputNoteWord(note); !notes.contains(word))
                notes.append(word);
        }
    }
    // Counts beyond an int are too many to choose a plural by; the largest int reads the same.
    const auto held = [](qint64 count) { return static_cast<int>(std::min<qint64>(count, INT_MAX)); };
    QStringList parts{
        inputsText(diagnosis), locale.formattedDataSize(diagnosis.stats.bytes),
        DiagnosisText::tr("%n line(s)", "scanned", held(lines)),
        DiagnosisText::tr("%n record(s)", "asked", held(diagnosis.stats.recordsScanned)),
        DiagnosisText::tr("%1 s", "seconds").arg(locale.toString(diagnosis.stats.seconds, 'f', 1))};
    parts.append(notes);
    if (diagnosis.stopped)
        parts.append(DiagnosisText::tr("stopped before the end"));
    return parts.join(u" · "_s);
}

std::optional<RankState> firstFailedRank(const Diagnosis &diagnosis)
{
    const auto first =
        std::ranges::find_if(diagnosis.ranks, [](const RankState &state) { return state.first; });
    return first == diagnosis.ranks.end() || !first->failed ? std::nullopt : std::optional(*first);
}

QStringList otherRanksTexts(const Diagnosis &diagnosis)
{
    QStringList failed;
    QStringList victims;
    QStringList silent;
    for (const RankState &state : diagnosis.ranks) {
        const QString rank = QString::number(state.rank);
        if (state.silent)
            silent.append(rank);
        else if (state.victim)
            victims.append(rank);
        else if (state.failed && !state.first)
            failed.append(rank);
    }
    const bool anyFailed = !failed.isEmpty() || !victims.isEmpty() || firstFailedRank(diagnosis);
    QStringList texts;
    if (!failed.isEmpty())
        texts.append(DiagnosisText::tr("Ranks that failed, too: %1").arg(failed.join(u", "_s)));
    if (!victims.isEmpty())
        texts.append(DiagnosisText::tr("Ranks that only lost another one: %1").arg(victims.join(u", "_s)));
    // Of a healthy log nobody asks who wrote it.
    if (!silent.isEmpty() && anyFailed)
        texts.append(DiagnosisText::tr("Ranks without a line in these logs: %1").arg(silent.join(u", "_s)));
    return texts;
}

QString logPlaceText(const Diagnosis &diagnosis, const LogPlace &place)
{
    const QString line = DiagnosisText::tr("line %1", "of a log").arg(QLocale().toString(place.line.value()));
    if (diagnosis.inputs.size() < 2 || place.input < 0 || place.input >= diagnosis.inputs.size())
        return line;
    return DiagnosisText::tr("%1, %2", "file, line").arg(diagnosis.inputs.at(place.input).path, line);
}

} // namespace Clew
