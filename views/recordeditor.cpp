// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/recordeditor.h"

#include "models/items/recordfieldmodel.h"
#include "views/actionwords.h"
#include "views/errortext.h"
#include "views/fielddelegate.h"
#include "views/plaintext.h"
#include "views/valueeditors.h"

#include <QAction>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QTextDocument>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Return begins editing too, which a tree view knows on some desktops only.
class FieldTree final : public QTreeView
{
public:
    using QTreeView::QTreeView;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (isReturn && state() != EditingState && currentIndex().isValid())
            edit(currentIndex().siblingAtColumn(RecordFieldColumn::Value));
        else
            QTreeView::keyPressEvent(event);
    }
};

} // namespace

RecordEditor::RecordEditor(QWidget *parent)
    : QWidget(parent)
    , m_tree(new FieldTree(this))
    , m_bar(new QToolBar(this))
    , m_banner(new QFrame(this))
    , m_bannerText(new QLabel(m_banner))
    , m_bannerButton(new QToolButton(m_banner))
    , m_bannerClose(new QToolButton(m_banner))
    , m_refusal(new QLabel(this))
{
    m_add = add(u"addItem"_s, QKeySequence(Qt::Key_Insert), &RecordEditor::addItem);
    m_remove = add(u"removeItem"_s, QKeySequence(Qt::Key_Delete), &RecordEditor::removeItem);
    m_duplicate =
        add(u"duplicateItem"_s, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D), &RecordEditor::duplicateItem);
    m_up = add(u"moveItemUp"_s, QKeySequence(Qt::ALT | Qt::Key_Up), &RecordEditor::moveUp);
    m_down = add(u"moveItemDown"_s, QKeySequence(Qt::ALT | Qt::Key_Down), &RecordEditor::moveDown);
    layOut();
    retranslate();
}

void RecordEditor::layOut()
{
    m_tree->setObjectName(u"recordFields"_s);
    m_tree->setItemDelegate(new FieldDelegate(m_tree));
    m_tree->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_tree->setUniformRowHeights(true);
    m_tree->setHeaderHidden(true);
    m_tree->setAllColumnsShowFocus(true);
    setFocusProxy(m_tree);

    m_banner->setObjectName(u"editBanner"_s);
    m_banner->setFrameShape(QFrame::StyledPanel);
    m_bannerText->setObjectName(u"editBannerText"_s);
    m_bannerText->setWordWrap(true);
    m_bannerButton->setObjectName(u"editBannerButton"_s);
    m_bannerClose->setObjectName(u"editBannerClose"_s);
    auto *row = new QHBoxLayout(m_banner);
    row->addWidget(m_bannerText, 1);
    row->addWidget(m_bannerButton);
    row->addWidget(m_bannerClose);
    m_banner->hide();
    connect(m_bannerClose, &QToolButton::clicked, this, &RecordEditor::hideBanner);

    m_refusal->setObjectName(u"editRefusal"_s);
    m_refusal->setWordWrap(true);
    m_refusal->hide();

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_banner);
    column->addWidget(m_bar);
    column->addWidget(m_tree, 1);
    column->addWidget(m_refusal);
}

QAction *RecordEditor::add(const QString &name, const QKeySequence &shortcut, QString (RecordEditor::*step)())
{
    auto *action = new QAction(this);
    action->setObjectName(name);
    action->setShortcut(shortcut);
    // On the tree itself: while a text is edited, Delete and Insert are the text's.
    action->setShortcutContext(Qt::WidgetShortcut);
    m_tree->addAction(action);
    m_bar->addAction(action);
    connect(action, &QAction::triggered, this, [this, step] {
        m_refusal->hide();
        if (m_model)
            goTo((this->*step)());
    });
    return action;
}

void RecordEditor::setModel(RecordFieldModel *model)
{
    m_model = model;
    m_tree->setModel(model);
    m_tree->header()->setSectionResizeMode(RecordFieldColumn::Name, QHeaderView::ResizeToContents);
    connect(model, &RecordFieldModel::refused, this, &RecordEditor::showRefusal);
    connect(model, &QAbstractItemModel::dataChanged, this, [this] { m_refusal->hide(); });
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, &RecordEditor::beforeReset);
    connect(model, &QAbstractItemModel::modelReset, this, &RecordEditor::afterReset);
    afterReset();
}

void RecordEditor::beforeReset()
{
    m_current = m_model->pointerOf(m_tree->currentIndex());
    const auto *editor = m_tree->findChild<CellTextEdit *>();
    const bool isEdited = editor && editor->document()->isModified();
    m_typed = isEdited ? std::optional(editor->text()) : std::nullopt;
}

void RecordEditor::afterReset()
{
    m_tree->expandAll();
    const QModelIndex index = m_model->indexOf(m_current);
    if (!index.isValid())
        return;
    m_tree->setCurrentIndex(index);
    if (!m_typed || m_model->pointerOf(index) != m_current)
        return;
    m_tree->edit(index.siblingAtColumn(RecordFieldColumn::Value));
    const QList<CellTextEdit *> editors = m_tree->findChildren<CellTextEdit *>();
    if (!editors.isEmpty()) { // the one before may still wait to be deleted
        editors.constLast()->setPlainText(*std::exchange(m_typed, std::nullopt));
        editors.constLast()->document()->setModified(true);
    }
}

void RecordEditor::goTo(const QString &pointer)
{
    const QModelIndex index = pointer.isEmpty() ? QModelIndex() : m_model->indexOf(pointer);
    if (!index.isValid())
        return;
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
}

void RecordEditor::showField(const QString &pointer)
{
    goTo(pointer);
    m_tree->setFocus(Qt::OtherFocusReason);
}

QString RecordEditor::addItem()
{
    return m_model->addItem(m_tree->currentIndex());
}

QString RecordEditor::removeItem()
{
    return m_model->removeItem(m_tree->currentIndex());
}

QString RecordEditor::duplicateItem()
{
    return m_model->duplicateItem(m_tree->currentIndex());
}

QString RecordEditor::moveUp()
{
    return m_model->moveItem(m_tree->currentIndex(), -1);
}

QString RecordEditor::moveDown()
{
    return m_model->moveItem(m_tree->currentIndex(), 1);
}

void RecordEditor::showRefusal(const Error &error)
{
    setPlainText(m_refusal, errorText(error));
    m_refusal->show();
}

void RecordEditor::showBanner(const QString &text, QAction *action)
{
    setPlainText(m_bannerText, text);
    m_bannerButton->setVisible(action != nullptr);
    if (action)
        m_bannerButton->setDefaultAction(action);
    m_banner->show();
}

void RecordEditor::hideBanner()
{
    m_banner->hide();
}

void RecordEditor::retranslate()
{
    setActionWords(m_add, tr("Add Item"), tr("Add an item to the list (Insert)"));
    setActionWords(m_remove, tr("Remove", "a field or list item"), tr("Remove the item or field (Delete)"));
    setActionWords(m_duplicate, tr("Duplicate"), tr("Repeat the item (Ctrl+Shift+D)"));
    setActionWords(m_up, tr("Up", "move an item"), tr("Move the item up (Alt+Up)"));
    setActionWords(m_down, tr("Down", "move an item"), tr("Move the item down (Alt+Down)"));
    m_bannerClose->setText(tr("Dismiss"));
    m_tree->setAccessibleName(tr("Fields of the record"));
}

QSize RecordEditor::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 64, QWidget::sizeHint().height()};
}

void RecordEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace Clew
