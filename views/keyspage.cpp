// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/keyspage.h"

#include "views/plaintext.h"
#include "views/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// A key that types something: as a key of the window it could no longer be typed anywhere.
bool typesText(const QKeySequence &key)
{
    if (key.isEmpty())
        return false;
    const Qt::KeyboardModifiers modifiers = key[0].keyboardModifiers();
    return !modifiers.testAnyFlags(Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier) &&
           key[0].key() < Qt::Key_Escape;
}

} // namespace

KeysPage::KeysPage(ShortcutModel &model, QWidget *parent)
    : QDialog(parent)
    , m_model(model)
    , m_rows(new QSortFilterProxyModel(this))
    , m_find(new QLineEdit(this))
    , m_table(new QTreeView(this))
    , m_name(new QLabel(this))
    , m_key(new QKeySequenceEdit(this))
    , m_assign(new QPushButton(this))
    , m_reset(new QPushButton(this))
    , m_resetAll(new QPushButton(this))
    , m_close(new QPushButton(this))
    , m_verdict(new QLabel(this))
{
    setObjectName(u"keysPage"_s);
    layOut();
    connectParts();
    retranslate();
    showChosen();
    resize(fontMetrics().averageCharWidth() * 100, fontMetrics().height() * 34);
}

void KeysPage::layOut()
{
    m_find->setObjectName(u"findKey"_s);
    m_find->setClearButtonEnabled(true);
    m_rows->setSourceModel(&m_model);
    m_rows->setFilterKeyColumn(-1);
    m_rows->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_table->setObjectName(u"keysTable"_s);
    m_table->setModel(m_rows);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAlternatingRowColors(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->header()->setStretchLastSection(true);
    m_table->setColumnWidth(ShortcutModel::ActionColumn, fontMetrics().averageCharWidth() * 42);
    m_table->setColumnWidth(ShortcutModel::KeysColumn, fontMetrics().averageCharWidth() * 30);
    m_key->setObjectName(u"newKey"_s);
    m_key->setMaximumSequenceLength(1);
    m_key->setClearButtonEnabled(true);
    m_assign->setObjectName(u"assignKey"_s);
    m_reset->setObjectName(u"resetKey"_s);
    m_resetAll->setObjectName(u"resetKeys"_s);
    m_close->setObjectName(u"closeKeys"_s);
    m_verdict->setObjectName(u"keyVerdict"_s);
    m_verdict->setWordWrap(true);
    m_verdict->setMinimumHeight(fontMetrics().height() * 2);
    m_verdict->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    for (QPushButton *button : {m_assign, m_reset, m_resetAll, m_close})
        button->setAutoDefault(false); // Return in the find line is no button

    auto *change = new QHBoxLayout;
    change->addWidget(m_name, 1);
    change->addWidget(m_key);
    change->addWidget(m_assign);
    change->addWidget(m_reset);
    auto *end = new QHBoxLayout;
    end->addWidget(m_resetAll);
    end->addStretch(1);
    end->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_find);
    column->addWidget(m_table, 1);
    column->addLayout(change);
    column->addWidget(m_verdict);
    column->addLayout(end);
}

void KeysPage::connectParts()
{
    connect(m_find, &QLineEdit::textChanged, m_rows, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &KeysPage::showChosen);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &KeysPage::showChosen);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &KeysPage::showChosen);
    connect(m_table, &QAbstractItemView::activated, this, [this] { m_key->setFocus(Qt::OtherFocusReason); });
    connect(m_key, &QKeySequenceEdit::keySequenceChanged, this, &KeysPage::judge);
    connect(m_assign, &QPushButton::clicked, this, [this] {
        if (const ShortcutRow *row = chosen())
            Q_EMIT keyRequested(QString(row->name), m_key->keySequence());
    });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        if (const ShortcutRow *row = chosen())
            Q_EMIT resetRequested(QString(row->name));
    });
    connect(m_resetAll, &QPushButton::clicked, this, &KeysPage::resetAllRequested);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
}

const ShortcutRow *KeysPage::chosen() const
{
    const QModelIndex index = m_rows->mapToSource(m_table->currentIndex());
    return index.isValid() ? &m_model.rows().at(index.row()) : nullptr;
}

void KeysPage::showChosen()
{
    const ShortcutRow *row = chosen();
    const bool can = row && !row->isFixed();
    setPlainText(m_name, !row  ? tr("Choose an action to change its key.")
                         : can ? tr("New key for “%1”:").arg(row->text)
                               : tr("“%1” belongs to its view and keeps its key.").arg(row->text));
    m_key->setEnabled(can);
    m_key->setKeySequence(can ? row->keys.value(0) : QKeySequence());
    m_reset->setEnabled(can && row->isChanged());
    m_resetAll->setEnabled(
        std::ranges::any_of(m_model.rows(), [](const ShortcutRow &any) { return any.isChanged(); }));
    judge();
}

void KeysPage::judge()
{
    const ShortcutRow *row = chosen();
    const bool can = row && !row->isFixed();
    const QKeySequence key = m_key->keySequence();
    const ShortcutRow *holder = can ? m_model.holderOf(key, row->name) : nullptr;
    const QString shown = key.toString(QKeySequence::NativeText);
    QString verdict;
    bool possible = can && (row->keys.size() != 1 || row->keys.value(0) != key);
    if (can && typesText(key)) {
        possible = false;
        verdict = tr("%1 alone types text. Hold Ctrl or Alt with it.").arg(shown);
    } else if (holder && holder->isFixed()) {
        possible = false;
        verdict =
            tr("%1 is “%2” (%3) and cannot be taken from there.").arg(shown, holder->text, holder->place);
    } else if (holder) {
        verdict = tr("%1 is the key of “%2” (%3) now. Assigning it takes it from there.")
                      .arg(shown, holder->text, holder->place);
    }
    m_assign->setEnabled(possible);
    setPlainText(m_verdict, verdict);
    QPalette colours = m_verdict->palette();
    const QColor ground = palette().color(QPalette::Window);
    colours.setColor(QPalette::WindowText, readable(Theme::of(palette()).caution, ground));
    m_verdict->setPalette(colours);
}

void KeysPage::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showChosen();
    }
}

void KeysPage::retranslate()
{
    setWindowTitle(tr("Keys"));
    m_find->setPlaceholderText(tr("Find an action or a key"));
    m_find->setAccessibleName(tr("Find an action or a key"));
    m_table->setAccessibleName(tr("All keys"));
    m_key->setAccessibleName(tr("New key"));
    m_key->setToolTip(tr("Press the key here"));
    if (auto *line = m_key->findChild<QLineEdit *>())
        line->setPlaceholderText(tr("Press the key here")); // Qt has its own in English only
    m_assign->setText(tr("Assign"));
    m_assign->setToolTip(tr("Give the action this key; without one it has none"));
    m_reset->setText(tr("Reset"));
    m_reset->setToolTip(tr("Give the action the keys back that it came with"));
    m_resetAll->setText(tr("Reset All"));
    m_resetAll->setToolTip(tr("Give every action the keys back that it came with"));
    m_close->setText(tr("Close"));
}

} // namespace Clew
