// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/judgedfinding.h"

#include <QWidget>

#include <optional>

class QAction;
class QFrame;
class QKeySequence;
class QLabel;
class QTabWidget;
class QToolBar;
class QToolButton;
class QTreeView;

namespace Clew {

class BenchPane;
class CodeStyle;
class EditForm;
class JsonEditor;
class RecordFieldModel;
struct Error;

/// Edits one record, by keyboard alone if wanted: as a form, as a tree of every value, as JSON, and its regex
/// on a bench. Insert adds a list item, Ctrl+Shift+Delete removes, Alt+Shift+Down repeats, Alt+Up and
/// Alt+Down move; F8 goes to what the checks found next, Alt+Return mends it. Above stands a banner for what
/// happened outside, below why a value was refused.
class RecordEditor final : public QWidget
{
    Q_OBJECT

public:
    /// The code style must outlive the editor.
    explicit RecordEditor(const CodeStyle &style, QWidget *parent = nullptr);

    /// The model must outlive the editor.
    void setModel(RecordFieldModel *model);
    /// Makes the field the current one and puts the focus there, in the form or the tree.
    void showField(const QString &pointer);
    /// What the checks find in the record.
    void setFindings(const QList<LintFinding> &findings, const QList<JudgedFinding> &dismissed = {});
    /// Says something that the person should see and may pass over; with a button where `action` is not null.
    void showBanner(const QString &text, QAction *action = nullptr);
    void hideBanner();
    /// Puts the focus on the banner's button.
    void focusBanner();
    /// Puts the focus where it was last, at first into the first field.
    void takeFocus();
    /// Why something could not be done.
    void showRefusal(const Error &error);
    void retranslate();
    [[nodiscard]] EditForm *form() const { return m_form; }
    [[nodiscard]] JsonEditor *json() const { return m_json; }
    [[nodiscard]] BenchPane *bench() const { return m_bench; }
    [[nodiscard]] bool isBenchShown() const;
    /// Room for both languages side by side.
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void benchShown();

protected:
    void changeEvent(QEvent *event) override;

private:
    using Step = void (RecordEditor::*)();

    QAction *add(const QString &name, const QKeySequence &shortcut, Step step);
    void layOut();
    void layOutBanner();
    void connectTree();
    void beforeReset();
    void afterReset();
    void goToInTree(const QString &pointer);
    [[nodiscard]] bool isTree() const;
    void addItem();
    void removeItem();
    void duplicateItem();
    void moveUp();
    void moveDown();
    void clearField();
    void fix();
    void nextFinding();
    void previousFinding();
    void showCounts();
    void restyle();

    RecordFieldModel *m_model = nullptr;
    EditForm *m_form = nullptr;
    QTreeView *m_tree = nullptr;
    JsonEditor *m_json = nullptr;
    BenchPane *m_bench = nullptr;
    QTabWidget *m_tabs = nullptr;
    QToolBar *m_bar = nullptr;
    QLabel *m_counts = nullptr;
    QFrame *m_banner = nullptr;
    QLabel *m_bannerText = nullptr;
    QToolButton *m_bannerButton = nullptr;
    QToolButton *m_bannerClose = nullptr;
    QLabel *m_refusal = nullptr;
    QAction *m_add = nullptr;
    QAction *m_remove = nullptr;
    QAction *m_duplicate = nullptr;
    QAction *m_up = nullptr;
    QAction *m_down = nullptr;
    QAction *m_clear = nullptr;
    QAction *m_fix = nullptr;
    QAction *m_next = nullptr;
    QAction *m_previous = nullptr;
    QList<LintFinding> m_findings;
    qsizetype m_dismissedCount = 0;
    // To come back to after the rows were made anew: the field, and what is being typed there.
    QString m_current;
    std::optional<QString> m_typed;
};

} // namespace Clew
