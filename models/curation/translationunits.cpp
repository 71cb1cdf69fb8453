// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/translationunits.h"

#include "models/curation/recordfield.h"

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

class Collector final
{
public:
    Collector(const TranslationMarks &marks, const SlotTexts &slotTexts)
        : m_marks(marks)
        , m_slots(slotTexts)
    {
    }

    void add(TranslationUnit unit)
    {
        if (!hasProse(unit.texts.english))
            return;
        const auto known = m_marks.constFind(markPointer(unit));
        const TranslationMark *mark = known == m_marks.constEnd() ? nullptr : &*known;
        unit.state = chineseState(unit.texts, mark);
        if (unit.state == ChineseState::Stale)
            unit.before = mark->english;
        m_units.append(unit);
    }

    /// A text that the record has in English only.
    void addWithoutSlot(const QString &pointer, const QString &english)
    {
        const SlotText kept = slotTextFor(m_slots, pointer, english);
        TranslationUnit unit{
            .english = pointer, .chinese = {}, .texts = {.english = english, .chinese = kept.chinese}};
        if (!hasProse(english))
            return;
        const TranslationMark mark = m_marks.value(pointer);
        const TranslationMark known{
            .english = kept.english, .edited = true, .reviewed = mark.reviewed && mark.english == english};
        unit.state = chineseState(unit.texts, kept.chinese.isEmpty() ? nullptr : &known);
        if (unit.state == ChineseState::Stale)
            unit.before = kept.english;
        m_units.append(unit);
    }

    [[nodiscard]] QList<TranslationUnit> take() { return std::exchange(m_units, {}); }

private:
    const TranslationMarks &m_marks;
    const SlotTexts &m_slots;
    QList<TranslationUnit> m_units;
};

} // namespace

QList<TranslationUnit> translationUnits(const Record &record, const TranslationMarks &marks,
                                        const SlotTexts &slotTexts)
{
    Collector units(marks, slotTexts);
    const auto add = [&units](const BilingualText &text) {
        if (text.chinese.isEmpty())
            units.addWithoutSlot(text.english, text.texts.english);
        else
            units.add({.english = text.english, .chinese = text.chinese, .texts = text.texts});
    };
    const QList<BilingualText> texts = bilingualTexts(record);
    for (const BilingualText &text : texts.first(2))
        add(text);
    for (qsizetype i = 0; i < record.deadEnds.size(); ++i) {
        const DeadEnd &deadEnd = record.deadEnds[i];
        units.addWithoutSlot(itemPointer(u"dead_ends"_s, i, u"action"_s), deadEnd.action);
        units.addWithoutSlot(itemPointer(u"dead_ends"_s, i, u"why_fails"_s), deadEnd.whyFails);
        units.addWithoutSlot(itemPointer(u"dead_ends"_s, i, u"condition"_s), deadEnd.condition);
    }
    for (qsizetype i = 0; i < record.workarounds.size(); ++i) {
        const Workaround &workaround = record.workarounds[i];
        add(texts.at(2 + i));
        if (workaround.how != workaround.action.english)
            units.addWithoutSlot(itemPointer(u"workarounds"_s, i, u"how"_s), workaround.how);
        units.addWithoutSlot(itemPointer(u"workarounds"_s, i, u"condition"_s), workaround.condition);
    }
    return units.take();
}

QString markPointer(const TranslationUnit &unit)
{
    return unit.chinese.isEmpty() ? unit.english : unit.chinese;
}

bool isDone(const TranslationUnit &unit)
{
    return unit.state == ChineseState::Reviewed;
}

} // namespace Clew
