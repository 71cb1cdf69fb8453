// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/textpair.h"
#include "models/curation/chinesetext.h"
#include "views/flowwidget.h"
#include "views/language.h"
#include "views/textcell.h"

class QGridLayout;

namespace Clew {

class CodeStyle;
class TextField;

/// One text in both languages, side by side, each half of the width, or one above the other where that is
/// little. An empty text says so; a field that the record has in English only says that there is no slot for
/// Chinese.
class BilingualRow final : public FlowWidget
{
    Q_OBJECT

public:
    enum class Slots {
        Both,
        EnglishOnly,
    };

    /// `name` is what screen readers call the field. The code style must outlive the row.
    BilingualRow(const CodeStyle &style, const QString &name, QWidget *parent = nullptr);

    void setTexts(const TextPair &texts, TextCell::Kind kind, Slots available = Slots::Both);
    /// Words of the window itself in the place of the English text ("same as the action").
    void setNote(const QString &note, Slots available);
    void setColumns(const LanguageColumns &columns);
    /// One language above the other.
    void setStacked(bool stacked);
    /// How far the Chinese text is, as icon and word below it. A text that is kept beside the record, because
    /// the record has no place for it, is shown with that said.
    void setState(ChineseState state, const QString &keptBeside = QString());
    /// The English text as it was set.
    [[nodiscard]] const QString &englishText() const { return m_texts.english; }

    [[nodiscard]] TextField *english() const { return m_english; }
    [[nodiscard]] TextField *chinese() const { return m_chinese; }

    static constexpr int Gap = 24; ///< device-independent pixels between the columns

private:
    void fill(TextField *field, const QString &text, TextCell::Kind kind);

    QGridLayout *m_grid = nullptr;
    TextField *m_english = nullptr;
    QWidget *m_chineseHalf = nullptr; ///< the text and its state
    TextField *m_chinese = nullptr;
    QWidget *m_state = nullptr; ///< made when there is something to say
    TextPair m_texts;
    LanguageColumns m_columns;
    bool m_stacked = false;
};

} // namespace Clew
