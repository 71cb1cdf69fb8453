// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/windowparts.h"
#include "models/items/changemodel.h"

#include <QObject>

class QDockWidget;

namespace Clew {

class ChangesPane;
class Document;

/// Edits that came back after a crash, and changes of other programs to what was edited, laid out field by
/// field in a dock, with the choice which shall stand. Shows itself when there are any; never in the way.
class ChangesDesk final : public QObject
{
    Q_OBJECT

public:
    /// The document must outlive the desk.
    ChangesDesk(const WindowParts &parts, Document &document, QObject *parent = nullptr);

    void add(const QList<FieldChange> &changes);
    /// Another catalog is opened.
    void clear() { m_changes.clear(); }
    void retranslate();
    [[nodiscard]] QDockWidget *dock() const { return m_dock; }

Q_SIGNALS:
    /// The user wants to see the value in the record.
    void placeRequested(const Clew::RecordId &record, const QString &pointer);

private:
    void apply();

    const WindowParts m_parts;
    Document &m_document;
    ChangeModel m_changes;
    ChangesPane *m_pane = nullptr;
    QDockWidget *m_dock = nullptr;
};

} // namespace Clew
