// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/translationlistmodel.h"

#include "models/items/translationmodel.h"
#include "views/chinesestatetext.h"
#include "views/plaintext.h"
#include "views/theme.h"
#include "views/wordschanged.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Context of the names in the translation files.
struct TranslatedField
{
    Q_DECLARE_TR_FUNCTIONS(Clew::TranslatedField)
};

} // namespace

QString translatedFieldName(const QString &englishPointer)
{
    const QStringList parts = englishPointer.split(u'/');
    if (parts.size() != 4) {
        if (englishPointer.endsWith("signature"_L1))
            return TranslatedField::tr("Signature");
        return TranslatedField::tr("Root cause");
    }
    const QString number = QString::number(parts[2].toInt() + 1);
    const bool isDeadEnd = parts[1] == "dead_ends"_L1;
    if (parts[3] == "why_fails"_L1)
        return TranslatedField::tr("Dead end %1: why it fails").arg(number);
    if (parts[3] == "how"_L1)
        return TranslatedField::tr("Workaround %1: how").arg(number);
    if (parts[3] == "condition"_L1)
        return isDeadEnd ? TranslatedField::tr("Dead end %1: condition").arg(number)
                         : TranslatedField::tr("Workaround %1: condition").arg(number);
    return isDeadEnd ? TranslatedField::tr("Dead end %1").arg(number)
                     : TranslatedField::tr("Workaround %1").arg(number);
}

TranslationListModel::TranslationListModel(QObject *parent)
    : QIdentityProxyModel(parent)
{
}

QVariant TranslationListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto state =
        static_cast<ChineseState>(QIdentityProxyModel::data(index, TranslationRole::StateRole).toInt());
    const bool isState = index.column() == TranslationColumn::State;
    if (role == Qt::DecorationRole)
        return isState ? QVariant(m_icons.value(static_cast<int>(state))) : QVariant();
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return QIdentityProxyModel::data(index, role);
    const QString text = QIdentityProxyModel::data(index, Qt::DisplayRole).toString();
    const bool isTip = role == Qt::ToolTipRole;
    if (isState)
        return isTip ? plainToolTip(chineseStateTip(state)) : chineseStateWord(state);
    if (index.column() == TranslationColumn::Field)
        return isTip ? plainToolTip(text) : translatedFieldName(text);
    return isTip ? plainToolTip(text) : singleLine(cutText(text, MaxCellText));
}

QVariant TranslationListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TranslationColumn::Field:
        return tr("Field", "column");
    case TranslationColumn::State:
        return tr("State", "column: of a translation");
    case TranslationColumn::English:
        return tr("English", "column");
    case TranslationColumn::Chinese:
        return tr("Chinese", "column");
    default:
        return {};
    }
}

void TranslationListModel::retranslate()
{
    announceWords(*this);
}

void TranslationListModel::setPalette(const QPalette &palette)
{
    const Theme theme = Theme::of(palette);
    for (int state = 0; state <= static_cast<int>(ChineseState::Reviewed); ++state) {
        const auto each = static_cast<ChineseState>(state);
        m_icons.insert(state, glyphIcon(chineseStateGlyph(each), chineseStateColour(each, theme)));
    }
    announceIcons(*this, TranslationColumn::State);
}

} // namespace Clew
