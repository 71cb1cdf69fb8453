// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/diagnosis/regexnode.h"

#include <QHash>
#include <QList>
#include <QStringView>

#include <optional>

namespace Clew {

/// Recursive descent over one regex in the dialect of Python's `re`; used through RegexSyntax::parse(). What
/// is refused, and in which words, follows Python 3.13.
class RegexParser final
{
public:
    explicit RegexParser(QStringView regex);

    /// To be called once.
    [[nodiscard]] Result<RegexTree> parse();

private:
    struct Flags
    {
        bool ignoreCase = true; ///< the catalogs' regexes are searched without regard to case
        bool multiLine = false;
        bool dotAll = false;
        bool verbose = false;
        bool ascii = false;
    };
    /// Thrown by nobody: the first problem is kept, and parsing unwinds by looking at it.
    struct Problem
    {
        QString text;
        qsizetype offset = 0; ///< code points
    };

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char32_t peek(qsizetype ahead = 0) const;
    bool take(char32_t character);
    void fail(const QString &text, qsizetype offset);
    [[nodiscard]] bool failed() const { return m_problem.has_value(); }

    RegexNode parseAlternate(const Flags &flags, int depth);
    RegexNode parseConcat(Flags flags, int depth, bool first);
    void skipVerbose();
    std::optional<RegexNode> parseAtom(Flags &flags, int depth, bool mayBeGlobal);
    bool parseQuantifier(int &min, int &max);
    RegexNode repeated(RegexNode item, qsizetype begin);

    std::optional<RegexNode> parseGroup(Flags &flags, int depth, bool mayBeGlobal);
    std::optional<RegexNode> parseExtension(Flags &flags, int depth, qsizetype begin, bool mayBeGlobal);
    std::optional<RegexNode> parseFlagGroup(Flags &flags, int depth, qsizetype begin, bool mayBeGlobal);
    std::optional<RegexNode> parseNamed(const Flags &flags, int depth, qsizetype begin);
    RegexNode parseLook(const Flags &flags, int depth, qsizetype begin);
    RegexNode parseConditional(const Flags &flags, int depth, qsizetype begin);
    RegexNode groupOf(const Flags &flags, int depth, qsizetype begin, GroupMode mode);
    RegexNode captureOf(const Flags &flags, int depth, qsizetype begin, const QString &name);
    QString takeName(char32_t end);
    void closeGroup(qsizetype begin);

    RegexNode parseEscape(const Flags &flags);
    RegexNode parseClass(const Flags &flags);
    bool parseClassItem(RegexNode &node, std::optional<char32_t> &character);
    /// Escapes that name one character both in and out of classes; nothing where it is another escape.
    std::optional<char32_t> parseCharacterEscape(qsizetype begin, bool inClass);
    char32_t takeHex(int digits, qsizetype begin);
    RegexNode backReference(const Flags &flags, int number, qsizetype begin);

    QList<uint> m_text;
    qsizetype m_at = 0;
    int m_groups = 0;
    QList<bool> m_closed; ///< by group number
    QHash<QString, int> m_names;
    bool m_entangled = false;
    std::optional<Problem> m_problem;
};

} // namespace Clew
