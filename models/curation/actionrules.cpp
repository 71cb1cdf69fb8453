// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/actionrules.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// The same to a reader: case, white space and a full stop at the end aside.
QString comparable(const QString &text)
{
    QString key = text.simplified().toLower();
    while (key.endsWith(u'.') || key.endsWith(u'。'))
        key.chop(1);
    return key;
}

} // namespace

void checkActions(const Record &record, FindingList &findings)
{
    QHash<QString, QString> deadEnds; // comparable action -> pointer
    for (qsizetype i = 0; i < record.deadEnds.size(); ++i) {
        const QString pointer = itemPointer(u"dead_ends"_s, i, u"action"_s);
        const QString key = comparable(record.deadEnds[i].action);
        if (key.isEmpty()) {
            findings.add(LintRule::EmptyAction, FindingSeverity::Error, pointer, FindingKind::EmptyDeadEnd);
            continue;
        }
        if (deadEnds.contains(key))
            findings.add(LintRule::RepeatedAction, FindingSeverity::Warning, pointer,
                         FindingKind::RepeatedAction, {deadEnds.value(key)});
        else
            deadEnds.insert(key, pointer);
    }
    QHash<QString, QString> workarounds;
    for (qsizetype i = 0; i < record.workarounds.size(); ++i) {
        const Workaround &workaround = record.workarounds[i];
        const QString pointer = itemPointer(u"workarounds"_s, i, u"action"_s);
        const QString key = comparable(workaround.action.english);
        if (key.isEmpty()) {
            findings.add(LintRule::EmptyAction, FindingSeverity::Error, pointer,
                         FindingKind::EmptyWorkaround);
            continue;
        }
        if (deadEnds.contains(key))
            findings.add(LintRule::RepeatedAction, FindingSeverity::Warning, pointer,
                         FindingKind::TriedAndAdvised, {deadEnds.value(key)});
        else if (workarounds.contains(key))
            findings.add(LintRule::RepeatedAction, FindingSeverity::Warning, pointer,
                         FindingKind::RepeatedAction, {workarounds.value(key)});
        else
            workarounds.insert(key, pointer);
        if (comparable(workaround.how) != key)
            continue;
        const QString how = itemPointer(u"workarounds"_s, i, u"how"_s);
        LintFinding &finding = findings.add(LintRule::HowEqualsAction, FindingSeverity::Warning, how,
                                            FindingKind::HowEqualsAction);
        finding.fix = FindingFix{.pointer = how, .text = QString(u""_s)};
    }
}

} // namespace Clew
