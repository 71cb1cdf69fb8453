// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/fielddelegate.h"

#include "models/items/recordfieldmodel.h"
#include "views/plaintext.h"
#include "views/theme.h"
#include "views/valueeditors.h"

#include <QTextDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int EditorLines = 6;
constexpr qsizetype ShownCharacters = 500;

} // namespace

void FieldDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.column() == RecordFieldColumn::Value) {
        option->text = cutText(singleLine(option->text), ShownCharacters);
        if (index.data(RecordFieldRole::IsAbsentRole).toBool())
            option->text = tr("absent", "field that the record does not have");
        if (index.data(RecordFieldRole::IsAbsentRole).toBool() ||
            index.data(RecordFieldRole::IsNullRole).toBool())
            option->palette.setColor(QPalette::Text, Theme::of(option->palette).muted);
    }
    if (index.column() == RecordFieldColumn::Name)
        option->font.setBold(index.data(RecordFieldRole::ChangedRole).toBool());
}

QSize FieldDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize hint = QStyledItemDelegate::sizeHint(option, index);
    return {std::min(hint.width(), 4000), option.fontMetrics.height() + 6};
}

QWidget *FieldDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                     const QModelIndex &index) const
{
    const auto type = static_cast<FieldType>(index.data(RecordFieldRole::TypeRole).toInt());
    if (type == FieldType::Rate)
        return new RateEdit(parent);
    auto *editor = new CellTextEdit(parent);
    auto *self = const_cast<FieldDelegate *>(this); // signals of a delegate are emitted by itself alone
    connect(editor, &CellTextEdit::finished, self, [self, editor] {
        Q_EMIT self->commitData(editor);
        if (!editor->document()->isModified()) // else it was refused, and the person can mend it
            Q_EMIT self->closeEditor(editor);
    });
    return editor;
}

void FieldDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const QString text = index.data(Qt::EditRole).toString();
    if (auto *rate = qobject_cast<RateEdit *>(editor)) {
        if (!rate->isModified())
            rate->setRate(text);
    } else if (auto *edit = qobject_cast<CellTextEdit *>(editor)) {
        if (edit->document()->isModified())
            return; // text under the person's hands is never taken away
        const bool isEmpty = index.data(RecordFieldRole::IsNullRole).toBool() ||
                             index.data(RecordFieldRole::IsAbsentRole).toBool();
        edit->setPlainText(isEmpty ? QString() : text);
        edit->document()->setModified(false);
        edit->selectAll();
    }
}

void FieldDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    // What was not changed is not written: an editor may show less than a text holds.
    if (const auto *rate = qobject_cast<RateEdit *>(editor)) {
        const QString value = rate->rate();
        if (rate->isModified())
            model->setData(index, value);
    } else if (auto *edit = qobject_cast<CellTextEdit *>(editor)) {
        if (!edit->document()->isModified())
            return;
        edit->document()->setModified(false); // handed over: rows that are made anew need not bring it back
        if (!model->setData(index, edit->text()))
            edit->document()->setModified(true);
    }
}

void FieldDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                         const QModelIndex &) const
{
    QRect place = option.rect;
    if (qobject_cast<CellTextEdit *>(editor))
        place.setHeight(option.fontMetrics.lineSpacing() * EditorLines);
    else
        place.setHeight(std::max(place.height(), editor->sizeHint().height()));
    if (const QWidget *around = editor->parentWidget(); around && place.bottom() > around->height())
        place.moveBottom(std::max(around->height() - 1, place.height()));
    editor->setGeometry(place);
}

} // namespace Clew
