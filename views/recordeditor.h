// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <optional>

class QAction;
class QFrame;
class QLabel;
class QToolBar;
class QToolButton;
class QTreeView;

namespace Clew {

class RecordFieldModel;
struct Error;

/// Edits every field of one record, by keyboard alone if wanted: arrows go, Return or F2 edits, Insert adds a
/// list item, Delete removes, Ctrl+Shift+D repeats, Alt+Up and Alt+Down move. Above stands a banner for what
/// happened outside, below why a value was refused.
class RecordEditor final : public QWidget
{
    Q_OBJECT

public:
    explicit RecordEditor(QWidget *parent = nullptr);

    /// The model must outlive the editor.
    void setModel(RecordFieldModel *model);
    /// Makes the field the current one and puts the focus there.
    void showField(const QString &pointer);
    /// Says something that the person should see and may pass over; with a button where `action` is not null.
    void showBanner(const QString &text, QAction *action = nullptr);
    void hideBanner();
    void retranslate();
    /// Room for names and values side by side.
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    QAction *add(const QString &name, const QKeySequence &shortcut, QString (RecordEditor::*step)());
    void layOut();
    void showRefusal(const Error &error);
    void beforeReset();
    void afterReset();
    void goTo(const QString &pointer);
    [[nodiscard]] QString addItem();
    [[nodiscard]] QString removeItem();
    [[nodiscard]] QString duplicateItem();
    [[nodiscard]] QString moveUp();
    [[nodiscard]] QString moveDown();

    RecordFieldModel *m_model = nullptr;
    QTreeView *m_tree = nullptr;
    QToolBar *m_bar = nullptr;
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
    // To come back to after the rows were made anew: the field, and what is being typed there.
    QString m_current;
    std::optional<QString> m_typed;
};

} // namespace Clew
