// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/regexsampler.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Clew {

int RegexSampler::below(int end)
{
    return end <= 1 ? 0 : static_cast<int>(m_random() % static_cast<unsigned>(end));
}

QString RegexSampler::sample(const RegexNode &node)
{
    QString out;
    m_groups.clear();
    append(out, node);
    return out;
}

QString RegexSampler::filler()
{
    static const std::array pieces{u""_s,     u" "_s,      u"x"_s,      u"7"_s,  u"the"_s, u"é"_s,
                                   u"错误"_s, u"\u212A"_s, u"\u017F"_s, u"\n"_s, u"\t"_s,  u"😀"_s};
    return pieces.at(static_cast<std::size_t>(below(static_cast<int>(pieces.size()))));
}

char32_t RegexSampler::member(const RegexNode &node)
{
    if (!node.ranges.empty() && !node.negated) {
        const auto &[first, last] =
            node.ranges.at(static_cast<std::size_t>(below(static_cast<int>(node.ranges.size()))));
        return first +
               static_cast<char32_t>(below(static_cast<int>(std::min<char32_t>(last - first + 1, 1000))));
    }
    constexpr std::u32string_view Some = U"a7_ \t-é\"'\n中";
    return Some[static_cast<std::size_t>(below(static_cast<int>(Some.size())))];
}

void RegexSampler::append(QString &out, const RegexNode &node)
{
    switch (node.kind) {
    case RegexNodeKind::Character:
        out += QChar::fromUcs4(node.character);
        break;
    case RegexNodeKind::Any:
        out += filler();
        break;
    case RegexNodeKind::Class:
        out += QChar::fromUcs4(member(node));
        break;
    case RegexNodeKind::Group: {
        const qsizetype begin = out.size();
        append(out, node.children.front());
        if (node.group == GroupMode::Capture)
            m_groups.insert(node.number, out.sliced(begin));
        break;
    }
    case RegexNodeKind::BackReference:
        out += m_groups.value(node.number);
        break;
    case RegexNodeKind::Concat:
        for (const RegexNode &child : node.children)
            append(out, child);
        break;
    case RegexNodeKind::Alternate:
    case RegexNodeKind::Conditional:
        append(out,
               node.children.at(static_cast<std::size_t>(below(static_cast<int>(node.children.size())))));
        break;
    case RegexNodeKind::Repeat: {
        const int most = node.max == RegexNode::Unlimited ? node.min + 3 : std::min(node.max, node.min + 40);
        // Now and then one too many or too few.
        const int times =
            node.min + below(most - node.min + 1) + (below(12) == 0 ? 1 : 0) - (below(12) == 0 ? 1 : 0);
        for (int i = 0; i < times; ++i)
            append(out, node.children.front());
        break;
    }
    default:
        break;
    }
}

QString RegexSampler::mutated(const QString &text)
{
    QString out = text;
    for (int changes = 1 + below(4); changes > 0 && !out.isEmpty(); --changes) {
        const qsizetype at = below(static_cast<int>(out.size()));
        if (out.at(at).isSurrogate())
            continue;
        switch (below(9)) {
        case 0:
            out.remove(at, 1);
            break;
        case 1:
            out.insert(at, filler());
            break;
        case 2:
            out = out.toUpper();
            break;
        case 3:
            out[at] = out.at(at).isUpper() ? out.at(at).toLower() : out.at(at).toUpper();
            break;
        case 4:
            out.replace(u's', u'\u017F');
            break;
        case 5:
            out.replace(QChar(u'k'), QChar(u'\u212A'), Qt::CaseInsensitive);
            break;
        case 6:
            out.insert(at, u'\n');
            break;
        case 7:
            out.truncate(at);
            break;
        default:
            out = out.sliced(at) + u' ' + out.first(at);
            break;
        }
    }
    return out;
}

} // namespace Clew
