// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/recordwords.h"

#include "models/core/environment.h"
#include "models/core/recordid.h"
#include "models/core/trust.h"
#include "models/items/recordrole.h"
#include "models/search/searchresult.h"
#include "views/plaintext.h"
#include "views/queryerrortext.h"
#include "views/trusttext.h"
#include "views/versiontext.h"
#include "views/words.h"

#include <QCoreApplication>
#include <QModelIndex>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype MostSignature = 300; // characters that are read out

/// Holds the context of the words.
class RecordWords final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::RecordWords)

public:
    static QStringList marks(const QModelIndex &index)
    {
        QStringList words;
        if (index.data(RecordRole::BookmarkRole).toBool())
            words.append(tr("Bookmarked"));
        if (index.data(RecordRole::NoteRole).toBool())
            words.append(tr("With a note of yours"));
        return words;
    }
    static QString nameless() { return tr("no signature", "a record without one"); }
    static QString rate(const QString &percent) { return tr("fixes help in %1").arg(percent); }
};

} // namespace

QString recordRowWords(const QModelIndex &index, Language language)
{
    const QString signature = textIn(index.data(RecordRole::SignatureRole).value<TextPair>(), language);
    QStringList words{signature.isEmpty() ? RecordWords::nameless()
                                          : singleLine(cutText(signature, MostSignature)),
                      index.data(RecordRole::IdRole).value<RecordId>().value()};
    if (const QVariant hit = index.data(RecordRole::HitRole); hit.isValid())
        words.append(matchReasonWord(hit.value<SearchHit>()));
    words.append(tierWord(index.data(RecordRole::TierRole).toString()));
    words.append(trustBadge(index.data(RecordRole::TrustRole).value<TrustCard>()));
    if (const QVariant rate = index.data(RecordRole::FixRateRole); rate.isValid())
        words.append(RecordWords::rate(percentText(rate.toDouble())));
    words += RecordWords::marks(index);
    if (const QVariant mismatch = index.data(RecordRole::MismatchRole); mismatch.isValid())
        words.append(mismatchText(mismatch.value<VersionMismatch>()));
    words.removeAll(QString());
    return words.join(u", "_s);
}

QString recordRowTip(const QModelIndex &index)
{
    const auto signature = index.data(RecordRole::SignatureRole).value<TextPair>();
    QStringList parts{signature.chinese.isEmpty() ? signature.english
                                                  : u"%1\n%2"_s.arg(signature.english, signature.chinese)};
    if (const QVariant hit = index.data(RecordRole::HitRole); hit.isValid())
        parts.append(matchReasonText(hit.value<SearchHit>()));
    if (const QVariant mismatch = index.data(RecordRole::MismatchRole); mismatch.isValid())
        parts.append(mismatchText(mismatch.value<VersionMismatch>()));
    const auto card = index.data(RecordRole::TrustRole).value<TrustCard>();
    parts.append(u"%1\n%2"_s.arg(trustBadge(card), trustSentence(card)));
    parts += RecordWords::marks(index);
    return parts.join(u"\n\n"_s);
}

} // namespace Clew
