// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordid.h"

#include <QWidget>

#include <functional>

class QLineEdit;
class QListWidget;

namespace Clew {

/// A record that can be chosen.
struct RecordChoice
{
    RecordId id;
    QString title;

    friend bool operator==(const RecordChoice &, const RecordChoice &) = default;
};

/// A field with a list under it: what is typed narrows the list, up and down walk in it while typing goes
/// on.
class RecordChooser final : public QWidget
{
    Q_OBJECT

public:
    /// The records that have the words, the best first; few: all of them are shown.
    using Find = std::function<QList<RecordChoice>(const QString &words)>;

    explicit RecordChooser(QWidget *parent = nullptr);

    void setFind(Find find);
    /// Chooses a record that need not be in the list.
    void setChosen(const RecordChoice &choice);
    /// Empty where nothing is chosen.
    [[nodiscard]] RecordId chosen() const;
    [[nodiscard]] QLineEdit *field() const { return m_field; }

Q_SIGNALS:
    void chosenChanged();
    /// Return or a double click.
    void activated();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void addRow(const RecordChoice &choice);
    void retranslate();

    Find m_find;
    QLineEdit *m_field = nullptr;
    QListWidget *m_list = nullptr;
};

} // namespace Clew
