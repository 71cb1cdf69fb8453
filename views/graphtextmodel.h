// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/textpair.h"
#include "models/graph/graphtexts.h"
#include "models/graph/neighbourhood.h"
#include "views/language.h"

#include <QIdentityProxyModel>

namespace Clew {

/// Adds to a GraphTreeModel what is the view's: titles in a language, the words of relations, percentages,
/// column heads. Screen readers and copying get the same words.
class GraphTextModel final : public QIdentityProxyModel
{
    Q_OBJECT

public:
    explicit GraphTextModel(QObject *parent = nullptr);

    /// Language of the catalog's texts.
    void setLanguage(Language language);
    /// The language of the window has changed.
    void retranslate();

    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString words(const QModelIndex &index) const;
    void refresh(const QModelIndex &parent);

    Language m_language = Language::English;
};

/// The words of pictures of the graph, in the window's language; titles and captions are the caller's.
[[nodiscard]] GraphTexts graphWords();

} // namespace Clew
