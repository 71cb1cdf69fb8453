// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/recordeditor.h"

#include "models/curation/samples.h"
#include "models/items/recordfieldmodel.h"
#include "views/actionwords.h"
#include "views/benchpane.h"
#include "views/editform.h"
#include "views/errortext.h"
#include "views/fielddelegate.h"
#include "views/icons.h"
#include "views/jsoneditor.h"
#include "views/plaintext.h"
#include "views/theme.h"
#include "views/valueeditors.h"

#include <QAction>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QTabWidget>
#include <QTextDocument>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
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

RecordEditor::RecordEditor(const CodeStyle &style, QWidget *parent)
    : QWidget(parent)
    , m_form(new EditForm(style, this))
    , m_tree(new FieldTree(this))
    , m_json(new JsonEditor(style, this))
    , m_bench(new BenchPane(style, this))
    , m_tabs(new QTabWidget(this))
    , m_bar(new QToolBar(this))
    , m_counts(new QLabel(this))
    , m_banner(new QFrame(this))
    , m_bannerText(new QLabel(m_banner))
    , m_bannerButton(new QToolButton(m_banner))
    , m_bannerClose(new QToolButton(m_banner))
    , m_refusal(new QLabel(this))
{
    m_add = add(u"addItem"_s, QKeySequence(Qt::Key_Insert), &RecordEditor::addItem);
    m_remove =
        add(u"removeItem"_s, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Delete), &RecordEditor::removeItem);
    m_duplicate = add(u"duplicateItem"_s, QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Down),
                      &RecordEditor::duplicateItem);
    m_up = add(u"moveItemUp"_s, QKeySequence(Qt::ALT | Qt::Key_Up), &RecordEditor::moveUp);
    m_down = add(u"moveItemDown"_s, QKeySequence(Qt::ALT | Qt::Key_Down), &RecordEditor::moveDown);
    m_clear = add(u"clearField"_s, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Backspace),
                  &RecordEditor::clearField);
    m_bar->addSeparator();
    m_previous =
        add(u"previousFinding"_s, QKeySequence(Qt::SHIFT | Qt::Key_F8), &RecordEditor::previousFinding);
    m_next = add(u"nextFinding"_s, QKeySequence(Qt::Key_F8), &RecordEditor::nextFinding);
    m_fix = add(u"fixFinding"_s, QKeySequence(Qt::ALT | Qt::Key_Return), &RecordEditor::fix);
    layOut();
    restyle();
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
    m_tree->setFrameShape(QFrame::NoFrame);
    // On the tree itself: while a text is edited, Delete is the text's.
    auto *remove = new QAction(m_tree);
    remove->setShortcut(QKeySequence(Qt::Key_Delete));
    remove->setShortcutContext(Qt::WidgetShortcut);
    m_tree->addAction(remove);
    connect(remove, &QAction::triggered, m_remove, &QAction::trigger);

    m_tabs->setObjectName(u"editTabs"_s);
    m_tabs->setDocumentMode(true);
    for (QWidget *page : QList<QWidget *>{m_form, m_bench, m_json, m_tree})
        m_tabs->addTab(page, QString());
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        if (isBenchShown())
            Q_EMIT benchShown();
    });
    setFocusProxy(m_tabs);

    m_bar->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_counts->setObjectName(u"findingCounts"_s);
    m_counts->setContentsMargins(8, 0, 8, 0);
    m_bar->addWidget(m_counts);
    layOutBanner();
    m_refusal->setObjectName(u"editRefusal"_s);
    m_refusal->setWordWrap(true);
    m_refusal->setContentsMargins(8, 4, 8, 4);
    m_refusal->hide();

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_banner);
    column->addWidget(m_bar);
    column->addWidget(m_tabs, 1);
    column->addWidget(m_refusal);
    connect(m_form, &EditForm::refused, this, &RecordEditor::showRefusal);
}

void RecordEditor::layOutBanner()
{
    m_banner->setObjectName(u"editBanner"_s);
    m_banner->setFrameShape(QFrame::StyledPanel);
    m_bannerText->setObjectName(u"editBannerText"_s);
    m_bannerText->setWordWrap(true);
    m_bannerButton->setObjectName(u"editBannerButton"_s);
    m_bannerButton->setFocusPolicy(Qt::StrongFocus);
    m_bannerClose->setObjectName(u"editBannerClose"_s);
    m_bannerClose->setFocusPolicy(Qt::StrongFocus);
    auto *row = new QHBoxLayout(m_banner);
    row->addWidget(m_bannerText, 1);
    row->addWidget(m_bannerButton);
    row->addWidget(m_bannerClose);
    m_banner->hide();
    connect(m_bannerClose, &QToolButton::clicked, this, &RecordEditor::hideBanner);
}

QAction *RecordEditor::add(const QString &name, const QKeySequence &shortcut, Step step)
{
    auto *action = new QAction(this);
    action->setObjectName(name);
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
    m_bar->addAction(action);
    connect(action, &QAction::triggered, this, [this, step] {
        m_refusal->hide();
        if (m_model)
            (this->*step)();
    });
    return action;
}

void RecordEditor::setModel(RecordFieldModel *model)
{
    m_model = model;
    m_form->setModel(model);
    m_tree->setModel(model);
    m_tree->header()->setSectionResizeMode(RecordFieldColumn::Name, QHeaderView::ResizeToContents);
    connect(model, &RecordFieldModel::refused, this, [this](const Error &error) {
        if (isTree())
            showRefusal(error);
    });
    connect(model, &RecordFieldModel::refreshed, this, [this] { m_refusal->hide(); });
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, &RecordEditor::beforeReset);
    connect(model, &QAbstractItemModel::modelReset, this, &RecordEditor::afterReset);
    afterReset();
}

bool RecordEditor::isTree() const
{
    return m_tabs->currentWidget() == m_tree;
}

bool RecordEditor::isBenchShown() const
{
    return m_tabs->currentWidget() == m_bench;
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

void RecordEditor::goToInTree(const QString &pointer)
{
    const QModelIndex index = pointer.isEmpty() ? QModelIndex() : m_model->indexOf(pointer);
    if (!index.isValid())
        return;
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
}

void RecordEditor::showField(const QString &pointer)
{
    if (const std::optional<SamplePlace> sample = samplePlace(pointer)) {
        m_tabs->setCurrentWidget(m_bench);
        m_bench->showSample(*sample);
        return;
    }
    if (isTree()) {
        goToInTree(pointer);
        m_tree->setFocus(Qt::OtherFocusReason);
        return;
    }
    const bool isWhole = pointer.isEmpty() && m_tabs->currentWidget() == m_json;
    const bool isRegex = isBenchShown() && pointer.endsWith("/regex"_L1);
    if (isWhole || isRegex) {
        m_tabs->currentWidget()->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_tabs->setCurrentWidget(m_form);
    m_form->showField(pointer);
}

void RecordEditor::setFindings(const QList<LintFinding> &findings, const QList<JudgedFinding> &dismissed)
{
    m_findings = findings;
    m_dismissedCount = dismissed.size();
    m_form->setFindings(findings, dismissed);
    QList<LintFinding> ofRegex;
    std::ranges::copy_if(findings, std::back_inserter(ofRegex),
                         [](const LintFinding &each) { return each.pointer.endsWith("/regex"_L1); });
    m_bench->setFindings(ofRegex);
    showCounts();
}

void RecordEditor::showCounts()
{
    const auto count = [this](FindingSeverity severity) {
        return static_cast<int>(std::ranges::count(m_findings, severity, &LintFinding::severity));
    };
    QStringList parts;
    if (const int errors = count(FindingSeverity::Error); errors > 0)
        parts.append(tr("%n error(s)", nullptr, errors));
    if (const int warnings = count(FindingSeverity::Warning); warnings > 0)
        parts.append(tr("%n warning(s)", nullptr, warnings));
    if (const int notes = count(FindingSeverity::Info); notes > 0)
        parts.append(tr("%n note(s)", nullptr, notes));
    if (m_dismissedCount > 0)
        parts.append(tr("%n dismissed", "findings", static_cast<int>(m_dismissedCount)));
    setPlainText(m_counts, parts.join(u" · "_s));
    m_next->setEnabled(!m_findings.isEmpty());
    m_previous->setEnabled(!m_findings.isEmpty());
}

void RecordEditor::addItem()
{
    if (isTree())
        goToInTree(m_model->addItem(m_tree->currentIndex()));
    else if (isBenchShown())
        m_bench->addSample();
    else
        m_form->addItem();
}

void RecordEditor::removeItem()
{
    if (isTree())
        goToInTree(m_model->removeItem(m_tree->currentIndex()));
    else if (isBenchShown())
        m_bench->removeSample();
    else
        m_form->removeItem();
}

void RecordEditor::duplicateItem()
{
    if (isTree())
        goToInTree(m_model->duplicateItem(m_tree->currentIndex()));
    else
        m_form->duplicateItem();
}

void RecordEditor::moveUp()
{
    if (isTree())
        goToInTree(m_model->moveItem(m_tree->currentIndex(), -1));
    else
        m_form->moveItem(-1);
}

void RecordEditor::moveDown()
{
    if (isTree())
        goToInTree(m_model->moveItem(m_tree->currentIndex(), 1));
    else
        m_form->moveItem(1);
}

void RecordEditor::clearField()
{
    if (isTree())
        m_model->setJson(m_model->pointerOf(m_tree->currentIndex()), u"null"_s);
    else
        m_form->clearField();
}

void RecordEditor::fix()
{
    m_form->fix();
}

void RecordEditor::nextFinding()
{
    m_tabs->setCurrentWidget(m_form);
    m_form->goToFinding(1);
}

void RecordEditor::previousFinding()
{
    m_tabs->setCurrentWidget(m_form);
    m_form->goToFinding(-1);
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

void RecordEditor::focusBanner()
{
    (m_bannerButton->isVisibleTo(m_banner) ? m_bannerButton : m_bannerClose)->setFocus(Qt::OtherFocusReason);
}

void RecordEditor::takeFocus()
{
    if (m_tabs->currentWidget() == m_form)
        m_form->takeFocus();
    else
        m_tabs->currentWidget()->setFocus(Qt::ShortcutFocusReason);
}

void RecordEditor::restyle()
{
    const Theme theme = Theme::of(palette());
    m_add->setIcon(glyphIcon(Glyph::Add, theme.text));
    m_remove->setIcon(glyphIcon(Glyph::Remove, theme.text));
    m_duplicate->setIcon(glyphIcon(Glyph::Copy, theme.text));
    m_up->setIcon(glyphIcon(Glyph::Up, theme.text));
    m_down->setIcon(glyphIcon(Glyph::Down, theme.text));
    m_fix->setIcon(glyphIcon(Glyph::Fix, theme.accent));
}

void RecordEditor::retranslate()
{
    setActionWords(m_add, tr("Add Item"), tr("Add an item to the list (Insert)"));
    setActionWords(m_remove, tr("Remove", "a field or list item"), tr("Remove the item (Ctrl+Shift+Delete)"));
    setActionWords(m_duplicate, tr("Duplicate"), tr("Repeat the item (Alt+Shift+Down)"));
    setActionWords(m_up, tr("Up", "move an item"), tr("Move the item up (Alt+Up)"));
    setActionWords(m_down, tr("Down", "move an item"), tr("Move the item down (Alt+Down)"));
    setActionWords(m_clear, tr("Null", "the value of JSON"),
                   tr("Make the field null: not known (Ctrl+Shift+Backspace)"));
    setActionWords(m_previous, tr("Previous Finding"), tr("Go to what the checks found before (Shift+F8)"));
    setActionWords(m_next, tr("Next Finding"), tr("Go to what the checks found next (F8)"));
    setActionWords(m_fix, tr("Fix", "what a check found"),
                   tr("Mend what the check beside the field found (Alt+Return)"));
    m_bannerClose->setText(tr("Dismiss"));
    m_tree->setAccessibleName(tr("Fields of the record"));
    const QStringList names{tr("Fields", "tab"), tr("Regex", "tab"), tr("JSON", "tab"),
                            tr("All Values", "tab")};
    for (int i = 0; i < m_tabs->count(); ++i)
        m_tabs->setTabText(i, names[i]);
    showCounts();
}

QSize RecordEditor::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 100, QWidget::sizeHint().height()};
}

void RecordEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange && m_fix)
        restyle();
    QWidget::changeEvent(event);
}

} // namespace Clew
