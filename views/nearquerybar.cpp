// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/nearquerybar.h"

#include "views/flowlayout.h"
#include "views/plaintext.h"
#include "views/textbutton.h"

#include <QEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype MostOfItem = 40; // characters of a word or field
constexpr qsizetype MostWords = 5;

} // namespace

NearQueryBar::NearQueryBar(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"nearQueries"_s);
    auto *line = new FlowLayout(8, this);
    line->setContentsMargins(8, 0, 8, 0);
    hide();
}

void NearQueryBar::setQueries(const QList<NearQuery> &queries)
{
    if (queries == m_queries)
        return;
    m_queries = queries;
    rebuild();
}

void NearQueryBar::chooseFirst()
{
    if (offers())
        Q_EMIT queryChosen(m_queries.constFirst().query);
}

void NearQueryBar::rebuild()
{
    // Not at once: one of them may be what was clicked.
    while (QLayoutItem *item = layout()->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const NearQuery &near : std::as_const(m_queries)) {
        const int count = static_cast<int>(near.count);
        const QString item = singleLine(cutText(near.item, MostOfItem));
        const QString text = near.term.isEmpty()
                                 ? tr("Without \"%1\": %n record(s)", nullptr, count).arg(item)
                                 : tr("\"%1\" instead of \"%2\": %n record(s)", nullptr, count)
                                       .arg(singleLine(cutText(near.term, MostOfItem)), item);
        auto *button = new TextButton(text, this);
        button->setObjectName(u"nearQuery"_s);
        button->setToolTip(plainToolTip(near.query));
        connect(button, &QPushButton::clicked, this,
                [this, query = near.query] { Q_EMIT queryChosen(query); });
        layout()->addWidget(button);
        button->show();
    }
    setVisible(!m_queries.isEmpty());
    updateGeometry();
}

void NearQueryBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

QString unknownWordsText(const QStringList &words)
{
    if (words.isEmpty())
        return {};
    QStringList quoted;
    for (const QString &word : words.first(std::min(MostWords, words.size())))
        quoted.append(
            NearQueryBar::tr("\"%1\"", "a word of the user").arg(singleLine(cutText(word, MostOfItem))));
    if (words.size() > MostWords)
        quoted.append(u"…"_s);
    return NearQueryBar::tr("No record has %1.").arg(quoted.join(NearQueryBar::tr(", ", "between words")));
}

} // namespace Clew
