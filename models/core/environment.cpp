// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/core/environment.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qsizetype MostStatements = 2000;
constexpr qsizetype MostText = 300; // of one statement or entry
constexpr int MostNumber = 1'000'000'000;

/// "Next.js" and "nextjs" are one, and so are names that people use for the same thing.
QString keyOf(QStringView name)
{
    static const QHash<QString, QString> others{
        {u"torch"_s, u"pytorch"_s},       {u"nodejs"_s, u"node"_s},
        {u"k8s"_s, u"kubernetes"_s},      {u"golang"_s, u"go"_s},
        {u"postgres"_s, u"postgresql"_s}, {u"cpython"_s, u"python"_s},
        {u"python3"_s, u"python"_s},      {u"jdk"_s, u"java"_s},
        {u"openjdk"_s, u"java"_s},        {u"rustc"_s, u"rust"_s},
        {u"awscli"_s, u"aws"_s},          {u"tf"_s, u"tensorflow"_s},
        {u"ts"_s, u"typescript"_s},       {u"tsc"_s, u"typescript"_s}};
    QString key;
    for (const QChar c : name) {
        if (c.isLetterOrNumber())
            key.append(c.toLower());
    }
    return others.value(key, key);
}

/// Missing numbers are zeros: 2 is 2.0.
int compared(const VersionNumbers &a, const VersionNumbers &b)
{
    for (size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
        const int left = i < a.size() ? a[i] : 0;
        const int right = i < b.size() ? b[i] : 0;
        if (left != right)
            return left < right ? -1 : 1;
    }
    return 0;
}

/// 2.3.1 is a 2.3.
bool isWithin(const VersionNumbers &version, const VersionNumbers &series)
{
    VersionNumbers begin(version.begin(), version.begin() + static_cast<std::ptrdiff_t>(
                                                                std::min(version.size(), series.size())));
    return compared(begin, series) == 0;
}

VersionNumbers nextSeries(VersionNumbers version, size_t numbers)
{
    version.resize(std::clamp<size_t>(numbers, 1, std::max<size_t>(1, version.size())), 0);
    ++version.back();
    return version;
}

/// What one entry of a record says.
struct Want
{
    QString key;
    std::vector<std::pair<QString, VersionNumbers>> bounds; ///< operator and version; all must hold
    bool isBare = false;                                    ///< one of a list of versions
    bool isClear = true;                                    ///< false: not understood
};

bool holds(const VersionNumbers &version, const QString &sign, const VersionNumbers &bound)
{
    if (sign == "=="_L1)
        return isWithin(version, bound);
    if (sign == "!="_L1)
        return !isWithin(version, bound);
    if (sign == ">="_L1)
        return compared(version, bound) >= 0;
    if (sign == "<="_L1)
        return compared(version, bound) <= 0 || isWithin(version, bound);
    if (sign == ">"_L1)
        return compared(version, bound) > 0 && !isWithin(version, bound);
    if (sign == "<"_L1)
        return compared(version, bound) < 0;
    if (sign == "^"_L1)
        return compared(version, bound) >= 0 && compared(version, nextSeries(bound, 1)) < 0;
    // "~=2.3.1" and "~2.3.1" let the last number grow, "~=2.3" too.
    return compared(version, bound) >= 0 &&
           compared(version, nextSeries(bound, std::max<size_t>(2, bound.size()) - 1)) < 0;
}

QString normalSign(const QString &sign)
{
    if (sign == "="_L1 || sign == "==="_L1 || sign.isEmpty())
        return u"=="_s;
    if (sign == "=>"_L1)
        return u">="_s;
    return sign == "=<"_L1 ? u"<="_s : sign == "~"_L1 ? u"~="_s : sign;
}

/// "pytorch>=2.0,<3.0", "python 3.11", "1.11".
Want wantOf(const QString &text, const QString &domain)
{
    static const QRegularExpression signedShape(
        u"^\\s*(?<name>[\\p{L}@][\\p{L}\\p{N} ./@_-]*?)?\\s*(?<range>[<>=!~^].*)$"_s);
    // "ros2" is a name, "ros 2" a name and a version.
    static const QRegularExpression plainShape(
        u"^\\s*(?:(?<name>[\\p{L}@][\\p{L}\\p{N} ./@_-]*?)\\s+)?(?<range>v?\\d.*)$"_s);
    static const QRegularExpression bound(
        u"^\\s*(?<sign>[<>=!~^]{0,3})\\s*v?(?<version>\\d[\\w.*]*)(?<open>\\+?)\\s*$"_s);
    Want want;
    const QString shown = text.left(MostText);
    QRegularExpressionMatch match = signedShape.match(shown);
    const bool isPlain = !match.hasMatch();
    if (isPlain)
        match = plainShape.match(shown);
    const QString name = match.captured("name"_L1).trimmed();
    const QString range = match.captured("range"_L1).trimmed();
    want.key = keyOf(name.isEmpty() ? domain : name);
    want.isBare = isPlain && !range.contains(u',');
    for (const QString &part : range.split(u',', Qt::SkipEmptyParts)) {
        const QRegularExpressionMatch found = bound.match(part);
        VersionNumbers version = versionNumbers(found.captured("version"_L1));
        if (version.empty()) {
            want.isClear = false;
            break;
        }
        const bool isOpen = !found.captured("open"_L1).isEmpty();
        want.isBare = want.isBare && !isOpen;
        want.bounds.emplace_back(isOpen ? u">="_s : normalSign(found.captured("sign"_L1)),
                                 std::move(version));
    }
    want.isClear = want.isClear && !want.bounds.empty();
    return want;
}

/// Of one name: whether any entry takes the version.
bool takes(const std::vector<Want> &wants, const VersionNumbers &version)
{
    std::vector<VersionNumbers> bare;
    for (const Want &want : wants) {
        if (!want.isClear)
            return true;
        if (std::ranges::all_of(want.bounds, [&version](const auto &bound) {
                return holds(version, bound.first, bound.second);
            }))
            return true;
        if (want.isBare)
            bare.push_back(want.bounds.front().second);
    }
    if (bare.size() < 2)
        return false;
    // Nobody lists every patch: what lies between two of them is meant too.
    const auto less = [](const VersionNumbers &a, const VersionNumbers &b) { return compared(a, b) < 0; };
    const auto [least, most] = std::ranges::minmax_element(bare, less);
    return compared(version, *least) >= 0 && compared(version, *most) <= 0;
}

} // namespace

VersionNumbers versionNumbers(QStringView version)
{
    VersionNumbers numbers;
    qsizetype at = version.startsWith(u'v', Qt::CaseInsensitive) ? 1 : 0;
    while (at < version.size() && version.at(at).isDigit()) {
        int number = 0;
        for (; at < version.size() && version.at(at).isDigit(); ++at)
            number = std::min(MostNumber / 10, number) * 10 + version.at(at).digitValue();
        numbers.push_back(number);
        // "2.0rc1" ends at the letters, "2.x" at the x.
        if (at >= version.size() || (version.at(at) != u'.' && version.at(at) != u'_'))
            break;
        ++at;
    }
    return numbers;
}

Environment Environment::parse(const QString &text)
{
    static const QRegularExpression statement(
        u"^\\W*?(?<name>[\\p{L}@][\\p{L}\\p{N}./@_ -]*?)\\s*(?:[=:@]{1,3}|\\s)\\s*(?<version>v?\\d[\\w.+-]*)"
        u"(?:\\s.*)?$"_s);
    static const QRegularExpression breaks(u"[\\n,;]"_s);
    Environment made;
    for (const QString &part : text.split(breaks, Qt::SkipEmptyParts)) {
        const QString line = part.trimmed().left(MostText);
        if (line.isEmpty() || line.startsWith(u'#') || made.m_versions.size() >= MostStatements)
            continue;
        const QRegularExpressionMatch match = statement.match(line);
        const Stated stated{.name = match.captured("name"_L1).trimmed(),
                            .version = match.captured("version"_L1)};
        const QString key = keyOf(stated.name);
        if (key.isEmpty() || versionNumbers(stated.version).empty()) {
            made.m_unread.append(line);
            continue;
        }
        if (!made.m_versions.contains(key))
            made.m_order.append(key);
        made.m_versions.insert(key, stated);
    }
    return made;
}

QStringList Environment::statements() const
{
    QStringList all;
    for (const QString &key : m_order) {
        const Stated &stated = *m_versions.constFind(key);
        all.append(u"%1 %2"_s.arg(stated.name, stated.version));
    }
    return all;
}

QStringList Environment::differences(const Environment &other) const
{
    QStringList all;
    for (const QString &key : other.m_order) {
        const Stated &stated = *other.m_versions.constFind(key);
        const auto mine = m_versions.constFind(key);
        if (mine == m_versions.cend() || mine->version != stated.version)
            all.append(u"%1 %2"_s.arg(stated.name, stated.version));
    }
    return all;
}

std::optional<VersionMismatch> Environment::mismatch(const Record &record) const
{
    if (isEmpty() || record.versions.isEmpty())
        return std::nullopt;
    std::map<QString, std::vector<Want>> byName;
    QHash<QString, QStringList> written;
    for (const VersionEntry &entry : record.versions) {
        Want want = wantOf(entry.version, record.domain);
        written[want.key].append(entry.version.trimmed());
        byName[want.key].push_back(std::move(want));
    }
    for (const auto &[key, wants] : byName) {
        const auto stated = m_versions.constFind(key);
        if (stated == m_versions.constEnd() || takes(wants, versionNumbers(stated->version)))
            continue;
        return VersionMismatch{
            .name = stated->name, .stated = stated->version, .wanted = written.value(key).join("; "_L1)};
    }
    return std::nullopt;
}

} // namespace Clew
