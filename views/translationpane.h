// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/translationunits.h"

#include <QWidget>

class QAction;
class QLabel;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace Clew {

class Placard;
class TranslationEditor;
class TranslationListModel;
class TranslationModel;

/// The texts of a record to be translated, in a table, and the one of them that is worked on.
class TranslationPane final : public QWidget
{
    Q_OBJECT

public:
    explicit TranslationPane(QWidget *parent = nullptr);

    /// The model must outlive the pane or be replaced before.
    void setUnits(TranslationModel *model);
    /// A button for what the window can do with the current text.
    void addButton(QAction *action);
    /// The record whose texts the model holds.
    void setRecord(const RecordId &record);
    void choose(int row);
    [[nodiscard]] int currentRow() const;
    [[nodiscard]] TranslationEditor *editor() const { return m_editor; }
    [[nodiscard]] QSplitter *splitter() const { return m_splitter; }

Q_SIGNALS:
    /// Another text is the current one, or it is another text now; -1: none is.
    void currentChanged(int row);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void retranslate();
    void showCurrent();
    void updateState();

    TranslationModel *m_units = nullptr;
    TranslationListModel *m_list = nullptr;
    QTableView *m_table = nullptr;
    TranslationEditor *m_editor = nullptr;
    QWidget *m_buttons = nullptr;
    QLabel *m_counts = nullptr;
    QSplitter *m_splitter = nullptr;
    Placard *m_nothing = nullptr;
    QStackedWidget *m_stack = nullptr;
    RecordId m_record;
};

} // namespace Clew
