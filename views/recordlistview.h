// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordid.h"
#include "views/language.h"

#include <QListView>

namespace Clew {

class RecordDelegate;
class RecordFilterModel;

/// The records as a list of two-line rows; 100,000 rows cost no widget and no record is decoded for it.
/// Announces what its user chooses; what the program chooses with setCurrentRecord() is not announced.
class RecordListView final : public QListView
{
    Q_OBJECT

public:
    explicit RecordListView(QWidget *parent = nullptr);

    /// The model must outlive the view or be replaced before. The chosen record stays chosen through filters,
    /// sorts and resets of the model, as long as it is among the rows.
    void setRecords(RecordFilterModel *model);

    /// The record that was chosen last, whether or not it is among the rows now.
    [[nodiscard]] const RecordId &currentRecord() const { return m_current; }
    void setLanguage(Language language);

public Q_SLOTS:
    void setCurrentRecord(const Clew::RecordId &id);
    /// Moves the choice by rows (held within the list) as an arrow key would.
    void step(int rows);
    /// Moves the choice by screens of rows.
    void page(int pages);
    /// Announces the current row as opened.
    void openCurrent();

Q_SIGNALS:
    void recordSelected(const Clew::RecordId &id);
    /// Return or a double click.
    void recordActivated(const Clew::RecordId &id);
    /// A row is dragged; whoever hears of it starts the drag from this view.
    void recordDragged(const Clew::RecordId &id);

protected:
    void startDrag(Qt::DropActions actions) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void restoreCurrent();
    void setRowWords();
    void retranslate();

    RecordDelegate *m_delegate = nullptr;
    RecordFilterModel *m_records = nullptr;
    RecordId m_current;
    bool m_quiet = false; ///< the program moves the current row
};

} // namespace Clew
