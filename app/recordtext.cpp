// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/recordtext.h"

#include "app/textcolumns.h"
#include "views/words.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace Clew {

RecordText::RecordText(int width)
    : m_width(width)
{
}

QString RecordText::rate(const std::optional<double> &rate)
{
    return rate ? percentText(rate) : tr("no rate");
}

QString RecordText::orEmpty(const QString &text)
{
    return text.isEmpty() ? tr("(empty)", "field without text") : safeForTerminal(text);
}

QString RecordText::indented(const QString &text, int indent) const
{
    QString lines;
    const QString margin(indent, u' ');
    const QStringList wrapped = wrapToWidth(text, m_width - indent);
    for (const QString &line : wrapped)
        lines += margin + line + u'\n';
    return lines;
}

QString RecordText::pair(const QString &heading, const TextPair &text) const
{
    QString lines = heading + u'\n';
    const QStringList columns = sideBySide(orEmpty(text.english), orEmpty(text.chinese), m_width - 2);
    for (const QString &line : columns)
        lines += u"  "_s + line + u'\n';
    return lines;
}

QString RecordText::single(const QString &heading, const QString &text) const
{
    return heading + u'\n' + indented(orEmpty(text), 2);
}

QString RecordText::labelled(const QString &label, const QString &text) const
{
    return text.isEmpty() ? QString()
                          : indented(tr("%1: %2", "label and text").arg(label, safeForTerminal(text)), 5);
}

QString RecordText::deadEnd(qsizetype number, const DeadEnd &deadEnd) const
{
    QString lines =
        indented(tr("%1. %2 - fails: %3")
                     .arg(QString::number(number), orEmpty(deadEnd.action), rate(deadEnd.failRate)),
                 2);
    lines += labelled(tr("Why"), deadEnd.whyFails);
    lines += labelled(tr("When"), deadEnd.condition);
    lines += labelled(tr("Sources"), deadEnd.sources.join(u' '));
    return lines;
}

QString RecordText::workaround(qsizetype number, const Workaround &workaround) const
{
    QString lines =
        indented(tr("%1. works: %2").arg(QString::number(number), rate(workaround.successRate)), 2);
    const QStringList columns =
        sideBySide(orEmpty(workaround.action.english), orEmpty(workaround.action.chinese), m_width - 5);
    for (const QString &line : columns)
        lines += u"     "_s + line + u'\n';
    if (workaround.how != workaround.action.english)
        lines += labelled(tr("How"), workaround.how);
    lines += labelled(tr("When"), workaround.condition);
    lines += labelled(tr("Sources"), workaround.sources.join(u' '));
    return lines;
}

QString RecordText::versions(const QList<VersionEntry> &versions) const
{
    QStringList names;
    for (const VersionEntry &entry : versions) {
        QStringList notes;
        if (!entry.status.isEmpty() && entry.status != "active"_L1)
            notes.append(entry.status);
        if (!entry.introduced.isEmpty())
            notes.append(tr("introduced in %1").arg(entry.introduced));
        if (!entry.deprecated.isEmpty())
            notes.append(tr("deprecated in %1").arg(entry.deprecated));
        if (!entry.removed.isEmpty())
            notes.append(tr("removed in %1").arg(entry.removed));
        if (!entry.behaviorChange.isEmpty())
            notes.append(entry.behaviorChange);
        names.append(notes.isEmpty() ? entry.version : u"%1 (%2)"_s.arg(entry.version, notes.join(u", "_s)));
    }
    return single(tr("Versions"), names.join(u", "_s));
}

QString RecordText::transitions(const QList<Transition> &transitions) const
{
    QString lines = tr("Comes before, after, is confused with") + u'\n';
    if (transitions.isEmpty())
        return lines + indented(orEmpty({}), 2);
    for (const Transition &transition : transitions) {
        QStringList notes;
        if (transition.probability)
            notes.append(rate(transition.probability));
        for (const QString &note : {transition.condition, transition.delay, transition.distinction}) {
            if (!note.isEmpty())
                notes.append(safeForTerminal(note));
        }
        const QString target = safeForTerminal(transition.target.value());
        const QString what = notes.isEmpty() ? target : u"%1 (%2)"_s.arg(target, notes.join(u"; "_s));
        lines += indented(u"%1 %2"_s.arg(relationName(transition.relation), what), 2);
    }
    return lines;
}

QString RecordText::trust(const Record &record) const
{
    const QString evidence = record.evidenceCount ? QString::number(*record.evidenceCount) : tr("not given");
    QString lines = tr("Trust") + u'\n';
    lines += labelled(tr("Verification"), orEmpty(record.verificationTier));
    lines += labelled(tr("Confidence"), rate(record.confidence));
    lines += labelled(tr("Fix success"), rate(record.fixSuccessRate));
    lines += labelled(tr("Resolvable"), orEmpty(record.resolvable));
    lines += labelled(tr("Evidence"), evidence);
    lines += labelled(tr("First seen"), orEmpty(record.firstSeen));
    lines += labelled(tr("Last confirmed"), orEmpty(record.lastConfirmed));
    lines += labelled(tr("Last updated"), orEmpty(record.lastUpdated));
    return lines;
}

QString RecordText::write(const Record &record) const
{
    QString text = safeForTerminal(record.id.value()) + u"\n\n"_s;
    text += pair(tr("Signature"), record.signature);
    text += single(tr("Regex"), record.regex);
    QStringList places{record.domain, record.category, record.subcategory};
    places.removeAll(QString());
    text += single(tr("Domain and category"), places.join(u" / "_s));
    text += single(tr("Error code"), record.errorCode);
    text += u'\n' + pair(tr("Root cause"), record.rootCause);
    text += u'\n' + tr("Dead ends - do not try") + u'\n';
    for (qsizetype i = 0; i < record.deadEnds.size(); ++i)
        text += deadEnd(i + 1, record.deadEnds.at(i));
    if (record.deadEnds.isEmpty())
        text += indented(orEmpty({}), 2);
    text += u'\n' + tr("Workarounds") + u'\n';
    for (qsizetype i = 0; i < record.workarounds.size(); ++i)
        text += workaround(i + 1, record.workarounds.at(i));
    if (record.workarounds.isEmpty())
        text += indented(orEmpty({}), 2);
    text += u'\n' + versions(record.versions);
    for (const ExtraField &system : record.osSpecific)
        text += labelled(system.key, QString::fromUtf8(system.json));
    text += transitions(record.transitions);
    text += single(tr("Official document"),
                   QStringList{record.officialDocUrl, record.officialDocSection}.join(u' ').trimmed());
    text += single(tr("Tags"), record.tags.join(u", "_s));
    text += single(tr("Aliases"), record.aliases.join(u", "_s));
    text += trust(record);
    return text;
}

} // namespace Clew
