// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/recordnames.h"

#include "models/edit/document.h"

#include <utility>

namespace Clew {

RecordNames::RecordNames(Document &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
{
    connect(&m_document, &Document::recordRenamed, this, &RecordNames::take);
    connect(&m_document, &Document::wasReset, this, [this] {
        m_left.clear();
        m_isOpen = false;
    });
}

void RecordNames::take(const RecordId &from, const RecordId &to)
{
    const bool back = m_left.remove(to);
    m_left.insert(from, m_document.file(to));
    if (m_isOpen)
        Q_EMIT renamed(from, to, back);
}

void RecordNames::noteSaved()
{
    const QHash<RecordId, QString> ids = std::exchange(m_left, {});
    for (auto id = ids.cbegin(); id != ids.cend(); ++id) {
        if (!m_document.contains(id.key()))
            Q_EMIT left(id.key(), id.value());
    }
}

} // namespace Clew
