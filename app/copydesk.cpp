// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/copydesk.h"

#include "app/mainactions.h"
#include "models/items/selectionhub.h"
#include "views/actionwords.h"
#include "views/inlinecode.h"
#include "views/plaintext.h"
#include "views/syntaxguess.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype MostTold = 80; // characters in the status bar

} // namespace

CopyDesk::CopyDesk(const WindowParts &parts, RecordOf recordOf, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_recordOf(std::move(recordOf))
    , m_fix(parts.actions.add(parts.actions.editMenu, u"copyFix"_s,
                              QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)))
    , m_code(parts.actions.add(parts.actions.editMenu, u"copyCode"_s,
                               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_X)))
{
    connect(m_fix, &QAction::triggered, this, &CopyDesk::copyFix);
    connect(m_code, &QAction::triggered, this, &CopyDesk::copyCode);
    retranslate();
}

std::optional<Record> CopyDesk::current() const
{
    const Result<Record> record = m_recordOf(m_parts.selection.current());
    if (record)
        return *record;
    m_parts.say(tr("No record is chosen"));
    return std::nullopt;
}

void CopyDesk::put(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
    m_parts.say(tr("Copied: %1").arg(cutText(singleLine(text), MostTold)));
}

void CopyDesk::copyFix()
{
    const std::optional<Record> record = current();
    if (!record)
        return;
    const Workaround *fix = bestWorkaround(*record);
    if (!fix)
        return m_parts.say(tr("This record has no workaround"));
    const bool chinese = m_language == Language::Chinese && !fix->action.chinese.trimmed().isEmpty();
    QStringList texts{chinese || fix->action.english.trimmed().isEmpty() ? fix->action.chinese
                                                                         : fix->action.english};
    if (!fix->how.trimmed().isEmpty() && fix->how.trimmed() != texts.constFirst().trimmed())
        texts.append(fix->how);
    put(texts.join(u'\n'));
}

void CopyDesk::copyCode()
{
    const std::optional<Record> record = current();
    if (!record)
        return;
    // The best fix that has any.
    QList<Workaround> fixes = record->workarounds;
    std::ranges::stable_sort(fixes, [](const Workaround &a, const Workaround &b) {
        return a.successRate.value_or(0) > b.successRate.value_or(0);
    });
    for (const Workaround &fix : std::as_const(fixes)) {
        if (const QString code = codeOf(fix); !code.isEmpty())
            return put(code);
    }
    m_parts.say(tr("No workaround of this record has code"));
}

void CopyDesk::retranslate()
{
    setActionWords(m_fix, tr("&Copy Fix"), tr("Copy the workaround that helps most often"));
    setActionWords(m_code, tr("Copy C&ode"), tr("Copy the commands and code of that workaround"));
}

const Workaround *bestWorkaround(const Record &record)
{
    const Workaround *best = nullptr;
    for (const Workaround &fix : record.workarounds) {
        const bool hasText =
            !fix.action.english.trimmed().isEmpty() || !fix.action.chinese.trimmed().isEmpty();
        if (hasText && (!best || fix.successRate.value_or(0) > best->successRate.value_or(0)))
            best = &fix;
    }
    return best;
}

QString codeOf(const Workaround &workaround)
{
    QStringList pieces;
    const auto take = [&pieces](const QString &text) {
        for (const TextRange &range : inlineCode(text)) {
            QString piece = text.sliced(range.start, range.length);
            piece.remove(u'`');
            if (!piece.trimmed().isEmpty() && !pieces.contains(piece))
                pieces.append(piece);
        }
    };
    // Where all of it is code, all of it is wanted.
    const QString syntax = guessSyntax(workaround.how);
    if (!workaround.how.trimmed().isEmpty() && !syntax.isEmpty() && syntax != "None"_L1)
        return workaround.how;
    take(workaround.how);
    take(workaround.action.english);
    return pieces.join(u'\n');
}

} // namespace Clew
