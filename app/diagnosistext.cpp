// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/diagnosistext.h"

#include "app/console.h"
#include "app/recordtext.h"
#include "app/textcolumns.h"
#include "models/core/catalog.h"
#include "views/words.h"

using namespace Qt::StringLiterals;

namespace Clew {

DiagnosisText::DiagnosisText(const Catalog &catalog, const Console &console, Language language)
    : m_catalog(catalog)
    , m_console(console)
    , m_language(language)
{
}

QString DiagnosisText::inLanguage(const TextPair &text) const
{
    return safeForTerminal(textIn(text, m_language));
}

QString DiagnosisText::wrapped(const QString &text, int indent) const
{
    QString lines;
    const QString margin(indent, u' ');
    const QStringList parts = wrapToWidth(text, m_console.width() - indent);
    for (const QString &line : parts)
        lines += margin + line + u'\n';
    return lines;
}

QString DiagnosisText::place(const LogPlace &place, const Diagnosis &diagnosis) const
{
    const QString number = QString::number(place.line.value());
    if (diagnosis.inputs.size() < 2 || place.input >= diagnosis.inputs.size())
        return tr("line %1").arg(number);
    return tr("%1, line %2").arg(safeForTerminal(diagnosis.inputs.at(place.input).path), number);
}

QString DiagnosisText::inputs(const Diagnosis &diagnosis) const
{
    // An archive may hold ten thousands: the first ones stand for them, and those of which there is something
    // to say.
    constexpr int ShownPlain = 20;
    constexpr int ShownNoted = 60;
    QString lines;
    int shown = 0;
    int folded = 0;
    for (const DiagnosisInput &input : diagnosis.inputs) {
        if (shown >= (input.notes.isEmpty() ? ShownPlain : ShownNoted)) {
            ++folded;
            continue;
        }
        ++shown;
        QStringList notes{tr("%n line(s)", nullptr, static_cast<int>(qMin<qint64>(input.lines, INT_MAX))),
                          input.encoding};
        notes.append(input.notes);
        notes.removeAll(QString());
        lines += u"%1: %2\n"_s.arg(safeForTerminal(input.path), notes.join(u", "_s));
    }
    if (folded > 0)
        lines += tr("… and %n more file(s)", nullptr, folded) + u'\n';
    return m_console.styled(lines, ConsoleStyle::Muted);
}

QString DiagnosisText::advice(const Record &record) const
{
    QString lines = wrapped(tr("Cause: %1").arg(inLanguage(record.rootCause)), 2);
    for (const DeadEnd &deadEnd : record.deadEnds) {
        const QString action =
            deadEnd.action.isEmpty() ? tr("(the record does not say what)") : safeForTerminal(deadEnd.action);
        lines += m_console.styled(
            wrapped(tr("Do not: %1 (fails: %2)").arg(action, RecordText::rate(deadEnd.failRate)), 2),
            ConsoleStyle::Bad);
        if (!deadEnd.whyFails.isEmpty())
            lines += wrapped(safeForTerminal(deadEnd.whyFails), 6);
    }
    for (const Workaround &workaround : record.workarounds) {
        const QString action = inLanguage(workaround.action);
        lines += m_console.styled(
            wrapped(tr("Do: %1 (works: %2)").arg(action, RecordText::rate(workaround.successRate)), 2),
            ConsoleStyle::Good);
        if (!workaround.how.isEmpty() && workaround.how != workaround.action.english)
            lines += wrapped(safeForTerminal(workaround.how), 6);
    }
    return lines;
}

QString DiagnosisText::claim(const Verdict &verdict, const Diagnosis &diagnosis) const
{
    const QString role = verdict.role == VerdictRole::Root ? tr("Root cause") : tr("Consequence");
    QString lines =
        m_console.styled(tr("%1: %2").arg(role, safeForTerminal(verdict.id.value())), ConsoleStyle::Heading);
    lines += u"  "_s +
             tr("(score %1, %n hit(s))", nullptr, static_cast<int>(qMin<qint64>(verdict.count, INT_MAX)))
                 .arg(verdict.score, 0, 'f', 2) +
             u'\n';
    if (verdict.consequenceOf)
        lines += wrapped(chain(verdict), 2);
    const QString firstLine = verdict.text.section(u'\n', 0, 0);
    lines += wrapped(tr("%1: %2", "place and text of a log line")
                         .arg(place(verdict.first, diagnosis), safeForTerminal(firstLine)),
                     2);
    const RecordIndex index = m_catalog.find(verdict.id);
    if (index.isValid())
        lines += advice(m_catalog.record(index)) + tried(verdict, m_catalog.record(index), diagnosis);
    QStringList also;
    for (const RecordId &id : verdict.also)
        also.append(safeForTerminal(id.value()));
    if (!also.isEmpty())
        lines += m_console.styled(wrapped(tr("Says the same: %1").arg(also.join(u", "_s)), 2),
                                  ConsoleStyle::Muted);
    return lines + u'\n';
}

QString DiagnosisText::chain(const Verdict &verdict) const
{
    constexpr qint64 Second = 1000;
    constexpr qint64 Minute = 60 * Second;
    QStringList parts{tr("follows from %1").arg(safeForTerminal(verdict.consequenceOf->value()))};
    if (verdict.delay && *verdict.delay >= 2 * Minute)
        parts.append(tr("%n minute(s) later", nullptr, static_cast<int>(*verdict.delay / Minute)));
    else if (verdict.delay && *verdict.delay >= Second)
        parts.append(tr("%n second(s) later", nullptr, static_cast<int>(*verdict.delay / Second)));
    if (verdict.foretold)
        parts.append(tr("as the catalog foretells"));
    return parts.join(u", "_s);
}

QString DiagnosisText::tried(const Verdict &verdict, const Record &record, const Diagnosis &diagnosis) const
{
    QString lines;
    for (const TriedDeadEnd &trace : verdict.tried) {
        if (trace.deadEnd < record.deadEnds.size())
            lines += wrapped(tr("Already tried, and of no use: %1 (%2)", "an action and its place in the log")
                                 .arg(safeForTerminal(record.deadEnds.at(trace.deadEnd).action),
                                      place(trace.place, diagnosis)),
                             2);
    }
    return m_console.styled(lines, ConsoleStyle::Bad);
}

QString DiagnosisText::ranks(const Diagnosis &diagnosis) const
{
    QStringList failed;
    QStringList silent;
    QString lines;
    for (const RankState &state : diagnosis.ranks) {
        const QString rank = QString::number(state.rank);
        if (state.first && state.failed)
            lines += wrapped(tr("Rank %1 failed first (%2).").arg(rank, place(*state.failed, diagnosis)), 0);
        else if (state.failed)
            failed.append(rank);
        if (state.silent)
            silent.append(rank);
    }
    if (!failed.isEmpty())
        lines += wrapped(tr("Ranks that failed, too: %1").arg(failed.join(u", "_s)), 0);
    // Of a healthy log nobody asks who wrote it.
    if (!silent.isEmpty() && !lines.isEmpty())
        lines += wrapped(tr("Ranks without a line in these logs: %1").arg(silent.join(u", "_s)), 0);
    return lines.isEmpty() ? lines : lines + u'\n';
}

QString DiagnosisText::nearest(const Unexplained &group) const
{
    if (group.nearest.isEmpty() || !group.nearest.first().miss)
        return {};
    const NearRecord &near = group.nearest.first();
    const QString met =
        near.miss->met.isEmpty() ? tr("the end of the line") : safeForTerminal(near.miss->met);
    return wrapped(tr("nearest: %1; its regex went along with “%2”, then met “%3” where it wants “%4”")
                       .arg(safeForTerminal(near.id.value()), safeForTerminal(near.miss->matched), met,
                            safeForTerminal(near.miss->atom)),
                   6);
}

QString DiagnosisText::hint(const Verdict &verdict, const Diagnosis &diagnosis) const
{
    return wrapped(tr("%1 (%2, score %3)")
                       .arg(safeForTerminal(verdict.id.value()), place(verdict.first, diagnosis),
                            QString::number(verdict.score, 'f', 2)),
                   2);
}

QString DiagnosisText::unexplained(const Diagnosis &diagnosis, bool all) const
{
    if (diagnosis.unexplained.isEmpty())
        return {};
    QString lines = tr("Errors that no record explains:") + u'\n';
    const qsizetype shown =
        all ? diagnosis.unexplained.size() : qMin<qsizetype>(diagnosis.unexplained.size(), MaxUnexplained);
    for (const Unexplained &group : diagnosis.unexplained.first(shown)) {
        lines += wrapped(tr("%1× %2: %3", "count, place, text of an error")
                             .arg(QString::number(group.count), place(group.first, diagnosis),
                                  safeForTerminal(group.templateText.section(u'\n', 0, 0))),
                         2);
        lines += nearest(group);
    }
    return lines;
}

QString DiagnosisText::undecided(const Diagnosis &diagnosis) const
{
    QString lines;
    for (const Undecided &entry : diagnosis.undecided)
        lines += tr("Undecided: %1 at %2 (%3)")
                     .arg(safeForTerminal(undecidedRecord(entry.id)), place(entry.place, diagnosis),
                          undecidedWord(entry.why)) +
                 u'\n';
    return lines;
}

QString DiagnosisText::write(const Diagnosis &diagnosis, bool all) const
{
    QString text = inputs(diagnosis) + u'\n';
    if (diagnosis.isUnknown())
        text += m_console.styled(tr("Unknown: nothing in the catalog explains this log."),
                                 ConsoleStyle::Heading) +
                u"\n\n"_s;
    text += ranks(diagnosis);
    QString hints;
    int hintCount = 0;
    for (const Verdict &verdict : diagnosis.verdicts) {
        if (verdict.level == VerdictLevel::Claim)
            text += claim(verdict, diagnosis);
        else if (++hintCount <= MaxHints || all)
            hints += hint(verdict, diagnosis);
    }
    if (!hints.isEmpty())
        text += tr("Worth a look:") + u'\n' + hints;
    text += unexplained(diagnosis, all) + undecided(diagnosis);
    if (diagnosis.stopped)
        text += tr("Stopped before the end.") + u'\n';
    return text;
}

} // namespace Clew
