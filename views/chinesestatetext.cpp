// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/chinesestatetext.h"

#include "views/theme.h"

#include <QCoreApplication>

namespace Clew {

namespace {

/// Context of the words in the translation files.
struct ChineseStateText
{
    Q_DECLARE_TR_FUNCTIONS(Clew::ChineseStateText)
};

} // namespace

QString chineseStateWord(ChineseState state)
{
    switch (state) {
    case ChineseState::NoSlot:
        return ChineseStateText::tr("no slot", "state of a Chinese text");
    case ChineseState::Empty:
        return ChineseStateText::tr("empty", "state of a Chinese text");
    case ChineseState::Copied:
        return ChineseStateText::tr("copied", "state of a Chinese text");
    case ChineseState::Machine:
        return ChineseStateText::tr("machine-made", "state of a Chinese text");
    case ChineseState::Stale:
        return ChineseStateText::tr("stale", "state of a Chinese text");
    case ChineseState::Edited:
        return ChineseStateText::tr("edited", "state of a Chinese text");
    case ChineseState::Reviewed:
        break;
    }
    return ChineseStateText::tr("reviewed", "state of a Chinese text");
}

QString chineseStateTip(ChineseState state)
{
    switch (state) {
    case ChineseState::NoSlot:
        return ChineseStateText::tr("The record has no place for this text in Chinese.");
    case ChineseState::Empty:
        return ChineseStateText::tr("There is no Chinese text yet.");
    case ChineseState::Copied:
        return ChineseStateText::tr("The Chinese text is the English one.");
    case ChineseState::Machine:
        return ChineseStateText::tr("No person has looked at the Chinese text.");
    case ChineseState::Stale:
        return ChineseStateText::tr("The English has changed since it was translated.");
    case ChineseState::Edited:
        return ChineseStateText::tr("A person wrote the Chinese text.");
    case ChineseState::Reviewed:
        break;
    }
    return ChineseStateText::tr("A person has read the Chinese text and stands by it.");
}

Glyph chineseStateGlyph(ChineseState state)
{
    switch (state) {
    case ChineseState::NoSlot:
    case ChineseState::Empty:
        return Glyph::Stop;
    case ChineseState::Copied:
        return Glyph::Copy;
    case ChineseState::Machine:
        return Glyph::Unknown;
    case ChineseState::Stale:
        return Glyph::Issue;
    case ChineseState::Edited:
        return Glyph::Hint;
    case ChineseState::Reviewed:
        break;
    }
    return Glyph::Claim;
}

QColor chineseStateColour(ChineseState state, const Theme &theme)
{
    switch (state) {
    case ChineseState::Reviewed:
        return theme.good;
    case ChineseState::Edited:
        return theme.accent;
    case ChineseState::Stale:
    case ChineseState::Copied:
        return theme.caution;
    default:
        return theme.muted;
    }
}

} // namespace Clew
