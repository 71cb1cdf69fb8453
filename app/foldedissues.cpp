// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/foldedissues.h"

#include "views/errortext.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// What makes issues of one kind: the fault, its reason, and the archive or folder.
QStringList kindOf(const Error &error)
{
    QStringList kind{errorName(error.code)};
    if (error.arguments.size() > 1)
        kind.append(error.arguments.constLast());
    if (error.code == ErrorCode::ArchiveRefused)
        kind.append(error.arguments.constFirst());
    else
        kind.append(error.place.file.section(u'/', 0, -2));
    return kind;
}

QString placeOf(const Error &error)
{
    return error.place.file.isEmpty() ? error.arguments.value(0) : error.place.file;
}

struct Kind
{
    int count = 0;
    QString last;           ///< that stands by itself
    qsizetype sentence = 0; ///< where the count stands
};

} // namespace

QStringList FoldedIssues::sentences(const QList<Issue> &issues)
{
    QStringList sentences;
    QHash<QStringList, Kind> kinds;
    for (const Issue &issue : issues) {
        Kind &kind = kinds[kindOf(issue.error)];
        if (++kind.count <= ShownOfAKind) {
            kind.last = placeOf(issue.error);
            sentences.append(errorText(issue.error));
        } else if (kind.count == ShownOfAKind + 1) {
            kind.sentence = sentences.size();
            sentences.append(QString());
        }
    }
    for (const Kind &kind : std::as_const(kinds)) {
        if (kind.count > ShownOfAKind)
            sentences[kind.sentence] =
                tr("The same of %n more file(s) as of “%1”.", nullptr, kind.count - ShownOfAKind)
                    .arg(kind.last);
    }
    return sentences;
}

} // namespace Clew
