// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/chineserules.h"

#include "models/curation/chinesetext.h"
#include "models/curation/protectedtokens.h"

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

void checkWriting(const BilingualText &text, FindingList &findings)
{
    const std::optional<ChineseRepair> width = repairWidth(text.texts.chinese);
    const std::optional<ChineseRepair> spacing = repairSpacing(text.texts.chinese);
    if (!width && !spacing)
        return;
    // One key mends both, whichever was asked about.
    QString mended = width ? width->text : text.texts.chinese;
    if (const std::optional<ChineseRepair> spaced = repairSpacing(mended))
        mended = spaced->text;
    if (width)
        findings
            .add(LintRule::ChinesePunctuation, FindingSeverity::Info, text.chinese, FindingKind::ChineseWidth,
                 {width->around})
            .fix = FindingFix{.pointer = text.chinese, .text = mended};
    if (spacing)
        findings
            .add(LintRule::ChinesePunctuation, FindingSeverity::Info, text.chinese,
                 FindingKind::ChineseSpacing, {spacing->around})
            .fix = FindingFix{.pointer = text.chinese, .text = mended};
}

void checkTerms(const BilingualText &text, const Glossary &glossary, FindingList &findings)
{
    const QList<GlossaryTerm> missing = glossary.missingTerms(text.texts.english, text.texts.chinese);
    for (const GlossaryTerm &term : missing)
        findings.add(LintRule::ChineseTerm, FindingSeverity::Info, text.chinese, FindingKind::OtherTerm,
                     {term.english, term.chinese});
}

} // namespace

QList<BilingualText> bilingualTexts(const Record &record)
{
    const auto pointer = [&record](RecordField field) { return fieldPointer(record.format, field); };
    QList<BilingualText> texts{
        {pointer(RecordField::Signature), pointer(RecordField::SignatureZh), record.signature},
        {pointer(RecordField::RootCause), pointer(RecordField::RootCauseZh), record.rootCause},
    };
    const QString list = pointer(RecordField::WorkaroundsZh);
    for (qsizetype i = 0; i < record.workarounds.size(); ++i)
        texts.append({itemPointer(u"workarounds"_s, i, u"action"_s),
                      list.isEmpty() ? QString() : u"%1/%2"_s.arg(list, QString::number(i)),
                      record.workarounds[i].action});
    return texts;
}

void checkTranslation(const BilingualText &text, const TranslationMark *mark, const Glossary &glossary,
                      FindingList &findings)
{
    const bool prose = hasProse(text.texts.english);
    switch (chineseState(text.texts, mark)) {
    case ChineseState::Empty:
        findings.add(LintRule::ChineseMissing, prose ? FindingSeverity::Warning : FindingSeverity::Info,
                     text.chinese, FindingKind::NoChinese);
        return;
    case ChineseState::Copied: {
        LintFinding &finding =
            findings.add(LintRule::ChineseCopied, FindingSeverity::Warning, text.chinese,
                         isCopy(text.texts) ? FindingKind::CopiedChinese : FindingKind::NoHan);
        finding.fix = FindingFix{.pointer = text.chinese, .text = QString(u""_s)};
        return;
    }
    case ChineseState::Stale:
        findings.add(LintRule::ChineseStale, FindingSeverity::Warning, text.chinese,
                     FindingKind::StaleChinese, {mark->english});
        break;
    default:
        break;
    }
    if (text.texts.english.trimmed().isEmpty())
        return;
    if (const QStringList lost = lostTokens(text.texts.english, text.texts.chinese); !lost.isEmpty())
        findings.add(LintRule::ChineseIdentifier, FindingSeverity::Warning, text.chinese,
                     FindingKind::LostTokens, {lost.join(u", "_s)});
    checkWriting(text, findings);
    checkTerms(text, glossary, findings);
}

void checkChinese(const Record &record, const TranslationMarks &marks, const Glossary &glossary,
                  FindingList &findings)
{
    const QList<BilingualText> texts = bilingualTexts(record);
    for (const BilingualText &text : texts) {
        if (text.chinese.isEmpty())
            continue;
        const auto mark = marks.constFind(text.chinese);
        checkTranslation(text, mark == marks.constEnd() ? nullptr : &*mark, glossary, findings);
    }
    if (!record.surplusWorkaroundsZh.isEmpty())
        findings.add(LintRule::Schema, FindingSeverity::Warning, findings.pointer(RecordField::WorkaroundsZh),
                     FindingKind::SchemaSurplusChinese,
                     {QString::number(record.workarounds.size() + record.surplusWorkaroundsZh.size()),
                      QString::number(record.workarounds.size())});
}

} // namespace Clew
