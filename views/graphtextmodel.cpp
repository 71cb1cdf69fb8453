// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/graphtextmodel.h"

#include "models/items/graphtreemodel.h"
#include "views/plaintext.h"
#include "views/words.h"

namespace Clew {

namespace {

QString contradictionWord(const QString &name)
{
    if (name == QLatin1StringView("probability"))
        return GraphTextModel::tr("the two records give different probabilities");
    if (name == QLatin1StringView("delay"))
        return GraphTextModel::tr("the two records give different delays");
    if (name == QLatin1StringView("direction"))
        return GraphTextModel::tr("each record is said to come before the other");
    if (name == QLatin1StringView("repeated"))
        return GraphTextModel::tr("written twice");
    if (name == QLatin1StringView("self"))
        return GraphTextModel::tr("the record names itself");
    return name;
}

} // namespace

GraphTexts graphWords()
{
    return {.causedBy = GraphTextModel::tr("caused by", "relation of two errors"),
            .leadsTo = GraphTextModel::tr("leads to", "relation of two errors"),
            .confusedWith = GraphTextModel::tr("looks like", "relation of two errors"),
            .proposed = GraphTextModel::tr("proposed", "relation of two errors that a log shows")};
}

GraphTextModel::GraphTextModel(QObject *parent)
    : QIdentityProxyModel(parent)
{
}

void GraphTextModel::setLanguage(Language language)
{
    m_language = language;
    refresh({});
}

void GraphTextModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, GraphColumn::Count - 1);
    refresh({});
}

void GraphTextModel::refresh(const QModelIndex &parent)
{
    const int rows = sourceModel() ? rowCount(parent) : 0;
    if (rows == 0)
        return;
    Q_EMIT dataChanged(index(0, 0, parent), index(rows - 1, GraphColumn::Count - 1, parent));
    if (parent.isValid())
        return;
    for (int row = 0; row < rows; ++row)
        refresh(index(row, 0));
}

QString GraphTextModel::words(const QModelIndex &index) const
{
    const auto source = [this, &index](int role) { return QIdentityProxyModel::data(index, role); };
    QString title = textIn(source(GraphRole::TitleRole).value<TextPair>(), m_language);
    if (title.isEmpty())
        title = source(GraphRole::IdRole).value<RecordId>().value();
    title = singleLine(cutText(title, MaxCellText));
    const GraphTexts relations = graphWords();
    switch (source(GraphRole::StepRole).toInt()) {
    case int(Step::ToCauses):
        return tr("%1: %2", "relation, other record").arg(relations.causedBy, title);
    case int(Step::ToConsequences):
        return tr("%1: %2", "relation, other record").arg(relations.leadsTo, title);
    case int(Step::ToLookAlikes):
        return tr("%1: %2", "relation, other record").arg(relations.confusedWith, title);
    default:
        return source(GraphRole::IsRootRole).toBool() ? tr("%1 (current record)").arg(title) : title;
    }
}

QVariant GraphTextModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto source = [this, &index](int wanted) { return QIdentityProxyModel::data(index, wanted); };
    if (role == Qt::DisplayRole) {
        switch (index.column()) {
        case GraphColumn::Record:
            return words(index);
        case GraphColumn::Probability: {
            const QVariant probability = source(GraphRole::ProbabilityRole);
            return probability.isValid() ? percentText(probability.toDouble()) : QString();
        }
        default:
            return singleLine(cutText(source(Qt::DisplayRole).toString(), MaxCellText));
        }
    }
    if (role == Qt::ToolTipRole) {
        QStringList lines{words(index), source(GraphRole::IdRole).value<RecordId>().value(),
                          source(GraphRole::NoteRole).toString(), source(GraphRole::DelayRole).toString()};
        for (const QString &name : source(GraphRole::ContradictionsRole).toStringList())
            lines.append(contradictionWord(name));
        lines.removeAll(QString());
        return plainToolTip(lines.join(QLatin1Char('\n')));
    }
    return source(role);
}

QVariant GraphTextModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case GraphColumn::Record:
        return tr("Record", "column");
    case GraphColumn::Probability:
        return tr("Probability", "column");
    case GraphColumn::Delay:
        return tr("Delay", "column");
    case GraphColumn::Note:
        return tr("Condition or distinction", "column");
    default:
        return {};
    }
}

} // namespace Clew
