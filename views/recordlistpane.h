// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordid.h"
#include "views/language.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace Clew {

class FindBox;
class NearQueryBar;
class RecordFilterModel;
class RecordListView;

/// Find box, order and list of records in one.
class RecordListPane final : public QWidget
{
    Q_OBJECT

public:
    explicit RecordListPane(QWidget *parent = nullptr);

    /// The model must outlive the pane or be replaced before.
    void setRecords(RecordFilterModel *model);
    void setLanguage(Language language);
    /// Whether the pane looks for the text itself, as it stands, or somebody else answers the find box.
    void setAnswersItself(bool on) { m_answersItself = on; }
    /// A text for people below the find box: what of the query could not be taken. Empty hides it.
    void setNotice(const QString &notice);
    /// Queries that find something where this one does not, below the notice. Return in the find box asks the
    /// first of them where the list is empty.
    [[nodiscard]] NearQueryBar *nearQueries() const { return m_near; }
    [[nodiscard]] FindBox *findBox() const { return m_find; }
    [[nodiscard]] RecordListView *list() const { return m_list; }

public Q_SLOTS:
    void setCurrentRecord(const Clew::RecordId &id);
    /// Puts the keyboard into the find box, its text selected.
    void focusFind();

Q_SIGNALS:
    /// The user wants what is near to a query that finds nothing, and it is not known yet.
    void nearQueryWanted();
    void recordSelected(const Clew::RecordId &id);
    void recordActivated(const Clew::RecordId &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void retranslate();
    void applySort();
    void updateCount();
    void openCurrent();

    FindBox *m_find = nullptr;
    QComboBox *m_sort = nullptr;
    QToolButton *m_direction = nullptr;
    QLabel *m_count = nullptr;
    QLabel *m_notice = nullptr;
    NearQueryBar *m_near = nullptr;
    bool m_answersItself = true;
    RecordListView *m_list = nullptr;
    RecordFilterModel *m_records = nullptr;
};

} // namespace Clew
