// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordid.h"

#include <QObject>

namespace Clew {

/// Holds the one current record. List, detail, graph and diagnosis meet here and nowhere else: each tells the
/// hub what its user chose, and shows what the hub announces. Lives on the GUI thread.
class SelectionHub final : public QObject
{
    Q_OBJECT

public:
    explicit SelectionHub(QObject *parent = nullptr);

    /// Empty where nothing is selected.
    [[nodiscard]] const RecordId &current() const { return m_current; }

public Q_SLOTS:
    /// Makes a record the current one and announces it. What a view answers while the announcement is going
    /// round is an echo (a list that selects a row says so) and is ignored, so that no two views can chase
    /// each other.
    void setCurrent(const Clew::RecordId &id);
    void clear() { setCurrent(RecordId()); }

Q_SIGNALS:
    void currentChanged(const Clew::RecordId &id);

private:
    RecordId m_current;
    bool m_announcing = false;
};

} // namespace Clew
