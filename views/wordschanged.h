// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

class QAbstractItemModel;

namespace Clew {

/// Tells the views of a flat model that its words are others, because the language of the window is:
/// headings, cells and tool tips. Nothing where the model has no columns.
void announceWords(QAbstractItemModel &model);
/// The same of the icons of one column, because the colours of the window are others.
void announceIcons(QAbstractItemModel &model, int column);

} // namespace Clew
