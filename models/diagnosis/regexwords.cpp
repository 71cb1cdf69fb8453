// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/regexwords.h"

#include <QString>

#include <algorithm>

namespace Clew {

namespace {

constexpr char Open = '\0'; ///< stands for what the regex leaves open within a word

using Texts = std::vector<QByteArray>;

void appendCharacter(QByteArray &text, char32_t character)
{
    text += QString::fromUcs4(&character, 1).toUtf8();
}

/// `[Ee]` is a letter, `\s` a blank, any other class is open.
QByteArray classText(const RegexNode &node)
{
    if (!node.negated && node.ranges.empty() && node.categories == QLatin1StringView("s"))
        return QByteArrayLiteral(" ");
    if (!node.negated && node.categories.isEmpty() && !node.ranges.empty()) {
        const char32_t first = QChar::toLower(node.ranges.front().first);
        const bool oneLetter = std::ranges::all_of(node.ranges, [first](const auto &range) {
            return range.first == range.second && QChar::toLower(range.first) == first;
        });
        if (oneLetter) {
            QByteArray text;
            appendCharacter(text, first);
            return text;
        }
    }
    return QByteArray(1, Open);
}

Texts textsOf(const RegexNode &node);

Texts concatTexts(const RegexNode &node)
{
    Texts texts{QByteArray()};
    for (const RegexNode &child : node.children) {
        const Texts tails = textsOf(child);
        Texts longer;
        for (const QByteArray &text : texts) {
            for (const QByteArray &tail : tails) {
                if (longer.size() < MaxWordBranches)
                    longer.push_back(text + tail);
            }
        }
        texts = std::move(longer);
    }
    return texts;
}

Texts textsOf(const RegexNode &node)
{
    switch (node.kind) {
    case RegexNodeKind::Character: {
        QByteArray text;
        appendCharacter(text, node.character);
        return {text};
    }
    case RegexNodeKind::Any:
        return {QByteArrayLiteral(" ")};
    case RegexNodeKind::Class:
        return {classText(node)};
    case RegexNodeKind::BackReference:
        return {QByteArray(1, Open)};
    case RegexNodeKind::Group:
        return textsOf(node.children.front());
    case RegexNodeKind::Concat:
        return concatTexts(node);
    case RegexNodeKind::Alternate: {
        Texts all;
        for (const RegexNode &child : node.children) {
            const Texts texts = textsOf(child);
            all.insert(all.end(), texts.begin(), texts.end());
        }
        all.resize(std::min(all.size(), MaxWordBranches));
        return all;
    }
    case RegexNodeKind::Repeat: {
        const RegexNode &child = node.children.front();
        const bool single = child.kind == RegexNodeKind::Character || child.kind == RegexNodeKind::Any ||
                            child.kind == RegexNodeKind::Class;
        return node.min > 0 || single ? textsOf(child) : Texts{QByteArrayLiteral(" ")};
    }
    case RegexNodeKind::Empty:
    case RegexNodeKind::Assertion:
    case RegexNodeKind::Look:
    case RegexNodeKind::Conditional:
        break;
    }
    return {QByteArray()};
}

bool isOpenAt(const QByteArray &text, qsizetype at)
{
    return at >= 0 && at < text.size() && text[at] == Open;
}

} // namespace

std::vector<std::vector<RegexWord>> regexWords(const RegexNode &root)
{
    std::vector<std::vector<RegexWord>> branches;
    for (const QByteArray &text : textsOf(root)) {
        std::vector<RegexWord> words;
        for (const LogWord &word : wordsOf(text)) {
            if (isOpenAt(text, word.begin - 1))
                continue;
            const bool prefix = isOpenAt(text, word.end);
            words.push_back(
                {.key = word.key,
                 .kind = word.kind,
                 .prefix = prefix,
                 .text = prefix ? text.sliced(word.begin, word.end - word.begin).toLower() : QByteArray()});
        }
        if (!words.empty())
            branches.push_back(std::move(words));
    }
    return branches;
}

} // namespace Clew
