// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/dismissalstore.h"

#include "app/catalogside.h"
#include "app/recordnames.h"
#include "app/sidefile.h"
#include "models/core/catalog.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace Clew {

DismissalStore::DismissalStore(const Document &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
{
}

DismissalStore::~DismissalStore()
{
    for (const Write &waiting : std::as_const(m_writes))
        SideFile::logFailure(write(waiting.path, waiting.change));
}

void DismissalStore::reload()
{
    m_dismissals = {};
    m_read.start<Content>(
        [roots = m_document.catalog().roots()](JobControl &) -> Result<Content> {
            const CatalogSide side(roots);
            Content content{.dismissals = side.dismissals(), .errors = {}};
            content.errors = side.errors();
            return content;
        },
        [this](const Result<Content> &content) {
            if (!content)
                return;
            m_dismissals = content->dismissals;
            Q_EMIT changed({});
            for (const Error &error : content->errors)
                Q_EMIT failed(error);
        });
}

QList<JudgedFinding> DismissalStore::judge(const QList<LintFinding> &findings) const
{
    return judged(findings, m_dismissals, [this](const RecordId &id) { return m_document.text(id); });
}

QList<LintFinding> DismissalStore::standing(const QList<LintFinding> &findings) const
{
    QList<LintFinding> standing;
    for (const JudgedFinding &each : judge(findings)) {
        if (!each.isDismissed())
            standing.append(each.finding);
    }
    return standing;
}

Result<void> DismissalStore::write(const QString &path, const Change &change)
{
    return SideFile::update(path, [&](const QByteArray &json) -> Result<QByteArray> {
        Result<Dismissals> dismissals = json.isEmpty() ? Dismissals() : Dismissals::fromJson(json);
        if (!dismissals) {
            dismissals.error().place.file = path;
            return std::unexpected(dismissals.error()); // not ours to throw away
        }
        const Dismissals before = *dismissals;
        change(*dismissals);
        return *dismissals == before ? json : dismissals->toJson();
    });
}

/// One after the other: a slot that starts anew forgets the answer that it waited for.
void DismissalStore::writeNext()
{
    if (m_writes.isEmpty() || m_write.isRunning())
        return;
    const Write next = m_writes.takeFirst();
    m_write.start<bool>(
        [next](JobControl &) -> Result<bool> {
            const Result<void> written = write(next.path, next.change);
            return written ? Result<bool>(true) : std::unexpected(written.error());
        },
        [this, next](const Result<bool> &done) {
            if (done) {
                next.change(m_dismissals);
                Q_EMIT changed({next.record});
            } else {
                Q_EMIT failed(done.error());
            }
            writeNext();
        });
}

void DismissalStore::dismiss(const LintFinding &finding, const QString &reason)
{
    const Dismissal dismissal{.rule = finding.rule,
                              .record = finding.record,
                              .pointer = finding.pointer,
                              .text = dismissalText(finding, m_document.text(finding.record)),
                              .reason = reason};
    append(finding.record, [dismissal](Dismissals &all) { all.put(dismissal); });
}

void DismissalStore::restore(const LintFinding &finding)
{
    append(finding.record, [finding](Dismissals &all) { all.remove(finding); });
}

void DismissalStore::followNames(const RecordNames &names)
{
    connect(&names, &RecordNames::renamed, this, [this](const RecordId &from, const RecordId &to, bool back) {
        if (!mayKnow(from) && !mayKnow(to))
            return; // no file for nothing
        append(to, [from, to, back](Dismissals &all) {
            if (back)
                all.removeRecord(to);
            all.copyRecord(from, to);
        });
    });
    connect(&names, &RecordNames::left, this, [this](const RecordId &id, const QString &file) {
        if (mayKnow(id))
            append(id, file, [id](Dismissals &all) { all.removeRecord(id); });
    });
}

bool DismissalStore::mayKnow(const RecordId &record) const
{
    return m_dismissals.hasRecord(record) || m_read.isRunning() || !m_writes.isEmpty() || m_write.isRunning();
}

void DismissalStore::append(const RecordId &record, Change change)
{
    append(record, m_document.file(record), std::move(change));
}

void DismissalStore::append(const RecordId &record, const QString &recordFile, Change change)
{
    const QString folder = SideFile::folderOf(m_document.catalog().roots(), recordFile);
    m_writes.append({.path = folder + u"/dismissed.json"_s, .record = record, .change = std::move(change)});
    writeNext();
}

} // namespace Clew
