// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/sourcefile.h"

#include "models/diagnosis/bytecursor.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>

namespace Clew {

namespace {

/// Domains that are about one language or about what is written in it.
constexpr std::array<QByteArrayView, 13> LanguageDomains{"python",  "java",  "node",      "dotnet", "go",
                                                         "rust",    "php",   "react",     "cmake",  "nextjs",
                                                         "flutter", "unity", "typescript"};

struct Language
{
    std::initializer_list<QByteArrayView> endings; ///< in lower case
    std::initializer_list<QByteArrayView> domains; ///< that speak of it; none where no domain here does
};

constexpr std::initializer_list<QByteArrayView> Web{"node", "typescript", "react", "nextjs"};

const std::array Languages{
    Language{.endings = {"py", "pyx"}, .domains = {"python"}},
    Language{.endings = {"rs"}, .domains = {"rust"}},
    Language{.endings = {"go"}, .domains = {"go"}},
    Language{.endings = {"php"}, .domains = {"php"}},
    Language{.endings = {"dart"}, .domains = {"flutter"}},
    Language{.endings = {"java", "kt", "kts", "scala", "groovy"}, .domains = {"java", "flutter", "unity"}},
    Language{.endings = {"cs", "vb", "fs", "csproj", "razor"}, .domains = {"dotnet", "unity"}},
    Language{.endings = {"js", "mjs", "cjs", "jsx", "ts", "tsx", "mts", "cts", "vue"}, .domains = Web},
    Language{.endings = {"zig", "hs",  "ml",   "mli", "ex",  "exs", "erl", "rb",  "swift",
                         "tex", "f",   "f90",  "nim", "jl",  "lua", "pl",  "pm",  "r",
                         "clj", "elm", "sol",  "vhd", "sv",  "v",   "adb", "ads", "pas",
                         "cr",  "d",   "lean", "bzl", "nix", "sh",  "awk", "tcl", "vim"},
             .domains = {}},
};

/// The ending of a path that a place in it follows: "zig" of "src/main.zig:18:30:".
QByteArrayView endingBeforePlace(QByteArrayView token)
{
    for (qsizetype dot = token.indexOf('.'); dot >= 0; dot = token.indexOf('.', dot + 1)) {
        qsizetype end = dot + 1;
        while (end < token.size() && isLetter(token[end]))
            ++end;
        while (end < token.size() && isDigit(token[end]))
            ++end;
        const bool place =
            end + 1 < token.size() && (token[end] == ':' || token[end] == '(') && isDigit(token[end + 1]);
        if (place && end > dot + 1)
            return token.sliced(dot + 1, end - dot - 1);
    }
    return {};
}

} // namespace

bool isOtherSource(const QString &domain, QByteArrayView text)
{
    const auto isDomain = [&domain](QByteArrayView name) { return domain == QLatin1StringView(name); };
    if (std::ranges::none_of(LanguageDomains, isDomain))
        return false;
    const qsizetype lineEnd = text.indexOf('\n');
    QByteArrayView head = (lineEnd < 0 ? text : text.first(lineEnd)).trimmed();
    for (const QByteArrayView arrow : {QByteArrayView("--> "), QByteArrayView("error: ")}) {
        if (head.startsWith(arrow))
            head = head.sliced(arrow.size()).trimmed();
    }
    qsizetype blank = head.indexOf(' ');
    if (blank < 0)
        blank = head.size();
    const QByteArray ending = endingBeforePlace(head.first(blank)).toByteArray().toLower();
    if (ending.isEmpty())
        return false;
    for (const Language &language : Languages) {
        if (std::ranges::find(language.endings, QByteArrayView(ending)) != language.endings.end())
            return std::ranges::none_of(language.domains, isDomain);
    }
    return false;
}

} // namespace Clew
