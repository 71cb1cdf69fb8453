// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/unexplainedcard.h"

#include "views/formparts.h"
#include "views/plaintext.h"
#include "views/recordlink.h"
#include "views/textbutton.h"
#include "views/textfield.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <climits>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype MaxPart = 120;

} // namespace

UnexplainedCard::UnexplainedCard(const CodeStyle &style, const Unexplained &unexplained, const QString &place,
                                 QWidget *parent)
    : Card(Card::Strip::None, parent)
{
    setObjectName(u"unexplained"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 14, 8);
    column->setSpacing(4);
    auto *text = new TextField(style, this);
    text->setCode(unexplained.templateText, u"None"_s);
    text->setFieldName(tr("Error that no record explains"));
    column->addWidget(text);
    const QString times =
        tr("%n times", "number of hits", static_cast<int>(std::min<qint64>(unexplained.count, INT_MAX)));
    auto *where = new TextButton(tr("%1, %2", "place, number of times").arg(place, times), this);
    where->setObjectName(u"unexplainedPlace"_s);
    connect(where, &QPushButton::clicked, this,
            [this, first = unexplained.first] { Q_EMIT placeActivated(first); });
    column->addWidget(where, 0, Qt::AlignLeading);
    if (!unexplained.nearest.isEmpty())
        column->addWidget(makeCaption(tr("Nearest records"), this));
    for (const NearRecord &near : unexplained.nearest) {
        auto *link = new RecordLink(near.id, this);
        connect(link, &RecordLink::recordRequested, this, &UnexplainedCard::recordRequested);
        column->addWidget(link, 0, Qt::AlignLeading);
        if (!near.miss)
            continue;
        QLabel *miss = makeCaption(nearMissText(*near.miss), this);
        miss->setWordWrap(true);
        column->addWidget(miss);
    }
    auto *draft = new TextButton(tr("Draft a record of it"), this);
    draft->setObjectName(u"draftRecord"_s);
    connect(draft, &QPushButton::clicked, this,
            [this, first = unexplained.first] { Q_EMIT draftRequested(first); });
    column->addWidget(draft, 0, Qt::AlignLeading);
}

QString nearMissText(const NearMiss &miss)
{
    const QString met =
        miss.met.isEmpty() ? UnexplainedCard::tr("the end of the line") : cutText(miss.met, MaxPart);
    return UnexplainedCard::tr("Its regex went along with “%1”, then met “%2” where it wants “%3”.")
        .arg(cutText(miss.matched, MaxPart), met, cutText(miss.atom, MaxPart));
}

} // namespace Clew
