// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/syntaxguess.h"

#include <QList>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// A sign that speaks for a language, counted once however often it occurs.
struct Sign
{
    const char16_t *definition;
    int weight;
    const char16_t *pattern; ///< over the whole text; `^` and `$` stand at line ends
};

/// From this weight on a guess is made, and only if no other language comes as near as MinLead.
constexpr int MinWeight = 3;
constexpr int MinLead = 1;
constexpr qsizetype MaxLooked = 4000;

// A weight of 3 is proof on its own; 1 and 2 need company.
constexpr Sign Signs[] = {
    {u"Diff", 3, uR"(^(diff --git |@@ -\d+(,\d+)? \+\d+(,\d+)? @@))"},
    {u"Diff", 3, uR"(^--- \S.*\n\+\+\+ \S)"},
    {u"XML", 3, uR"(\A\s*<\?xml\b)"},
    {u"XML", 3, uR"(\A\s*<([A-Za-z][\w.:-]*)(\s[^<>]*)?>[\s\S]*</\1>\s*\Z)"},
    {u"JSON", 3, uR"(\A\s*[\[{]\s*("[^"\n]*"\s*:\s*["\d\[{tfn-]|\{\s*"))"},
    {u"Dockerfile", 3, uR"(^FROM [\w./:@${}-]+( AS \w+)?\s*$)"},
    {u"Dockerfile", 2, uR"(^(RUN|COPY|ADD|ENTRYPOINT|CMD|WORKDIR|EXPOSE|ENV|ARG) \S)"},
    {u"Dockerfile", 1, uR"(^(RUN (apt-get|apk|pip|npm|yum|dnf)\b|COPY --from=|CMD \[))"},
    {u"Makefile", 3, uR"(^[\w./%-]+( [\w./%-]+)*:( [\w./%$()-]+)*\n\t)"},
    {u"Makefile", 2, uR"(^\.PHONY:|\$\(\w+\)|^\w+ \?= )"},
    {u"CMake", 3,
     uR"(^\s*(cmake_minimum_required|find_package|add_executable|add_library|target_\w+|add_subdirectory|set_target_properties)\s*\()"},
    {u"CMake", 2, uR"(^\s*(set|list|if|endif|message|project|include)\s*\([A-Z_]+)"},
    {u"SQL", 3, uR"(\b(SELECT\b[\s\S]+\bFROM|INSERT INTO|UPDATE \S+ SET|DELETE FROM)\s+[\w"`.*(]+)"},
    {u"SQL", 3, uR"(\b(CREATE|ALTER|DROP) (TABLE|INDEX|DATABASE|USER|ROLE|VIEW|EXTENSION|FUNCTION)\b)"},
    {u"SQL", 3, uR"(^(GRANT|REVOKE) [A-Z, ]+ ON )"},
    {u"Rust", 3, uR"(\bfn \w+\s*(<[^>]*>)?\([^)]*\)\s*(->\s*[^{]+)?\{)"},
    {u"Rust", 3, uR"(\blet mut \w+|\bimpl(<[^>]*>)? \w+|^use (std|crate|super)::|#\[derive\()"},
    {u"Rust", 3, uR"(\b(println|eprintln|vec|panic|format|assert_eq|todo)!\s*[(\[])"},
    {u"Rust", 2, uR"(&mut \w|\.unwrap\(\)|\.clone\(\)|\w::<)"},
    {u"Rust", 1, uR"(\blet \w+(: [^=]+)? = [^;]+;)"},
    {u"Go", 3, uR"(^func (\(\w+ \*?\w+\) )?\w+\([^)]*\)[^{]*\{|^package \w+\s*$)"},
    {u"Go", 3, uR"(\bif err != nil\b|\bgo func\(|\bdefer \w+|\bchan \w+|make\((chan|map|\[\]))"},
    {u"Go", 2, uR"(\w+(, \w+)* := |\bfmt\.\w+\()"},
    {u"Java", 3,
     uR"(\b(public|private|protected)( static)?( final)? (void|int|long|boolean|String|class|interface|enum)\b)"},
    {u"Java", 3, uR"(\bSystem\.out\.print|^import (java|javax|org|com)\.[\w.]+(\.\*)?;|@Override\b)"},
    {u"Java", 2, uR"(\bnew [A-Z]\w*(<[^>]*>)?\(|\bthrows [A-Z]\w+)"},
    {u"TypeScript", 3,
     uR"(\b(interface \w+ \{|type \w+ = |(const|let|function) \w+(\([^)]*)?: (string|number|boolean|any|void|unknown|\w+\[\])\b))"},
    {u"TypeScript", 2, uR"(\bas (const|unknown|any|string|number)\b|: (string|number|boolean)\b[;,)=])"},
    {u"JavaScript", 3,
     uR"(\b(const|let|var) (\w+|\{[^}]*\}|\[[^\]]*\]) = (await |require\(|async |function|\(?\w*\)? ?=>|new |\w+[.(]))"},
    {u"JavaScript", 3,
     uR"(\bconsole\.(log|error|warn)\(|\bmodule\.exports\b|\bdocument\.\w+\(|^import .* from ['"])"},
    {u"JavaScript", 2, uR"(=> ?[{(]|\bfunction\s*\w*\([^)]*\)\s*\{)"},
    {u"JavaScript", 2, uR"(\bawait \w|===|\.then\()"},
    {u"C++", 3, uR"(^\s*#\s*include\s*[<"]|\bstd::\w+|\btemplate\s*<)"},
    {u"C++", 2,
     uR"(\b(int|void|auto|char|double|float|bool|size_t) [*&]?\w+(\(|\s*=|;)|\w->\w+|\bnullptr\b)"},
    {u"C++", 1, uR"(;\s*$)"},
    {u"C++", 2, uR"(\b(unique_ptr|shared_ptr|static_cast|const_cast|reinterpret_cast)\b)"},
    {u"Python", 3,
     uR"(^\s*(def \w+\([^)]*\)( -> [^:]+)?:|class \w+(\([^)]*\))?:|from [\w.]+ import |import \w+(\.\w+)*( as \w+)?\s*$))"},
    {u"Python", 3, uR"(^\s*(elif .+|except( \w[\w., ()]*( as \w+)?)?|with .+ as \w+|if __name__ .+):\s*$)"},
    {u"Python", 2,
     uR"(^\s*(for \w[\w, ]* in .+|if .+|else|try|while .+):\s*$|\bself\.\w|\bprint\(|\blambda \w*:)"},
    {u"Python", 2, uR"(\b\w+(\.\w+)*\([^()]*\b\w+=(True|False|None|['"\d])|^@\w+)"},
    {u"Python", 2, uR"(\A[A-Za-z_][\w.]*(\[[^\]\n]+\])? = [A-Za-z_][\w.]*\([^;{}]*\)\s*(#.*)?\Z)"},
    {u"Python", 3,
     uR"(\A([a-z_][\w.]* = )?[a-z_]\w*(\.[A-Za-z_]\w*)+\([^;{}\n]*\)((; |\n)([a-z_][\w.]* = )?[a-z_]\w*(\.\w+)+\([^;{}\n]*\))+\s*\Z)"},
    {u"Bash", 3, uR"(\A#!\s*/(usr/)?bin/(env )?(ba|z|da)?sh\b)"},
    // A command with an argument that no sentence has, or with a word that only its tool takes.
    {u"Bash", 3,
     uR"(^\s*(\$ |sudo )?(apt(-get)?|pip3?|npm|npx|yarn|pnpm|git|docker( |-)compose|docker|podman|kubectl|helm|conda|brew|cargo|rustup|systemctl|journalctl|chmod|chown|curl|wget|export|ssh|scp|rsync|nvidia-smi|torchrun|terraform|aws|gcloud|ulimit|sysctl|mkdir|cmake|dnf|yum|pacman|openssl)(?=[^\n]*( -|[/=$@_]|\w[.:]\w)| (install|uninstall|run|build|pull|push|clone|checkout|fetch|rebase|commit|apply|delete|restart|start|stop|login|prune|init|update|upgrade|ci|ps|logs)( [\w-]+){0,2}\s*$)( [\w./:@=~${}'"*+,-]+)+([\s;|&>\\].*)?$)"},
    {u"Bash", 2,
     uR"(^\s*(\$ |sudo \w)|\$\{?\w+\}?|&& |\|\| | \| (grep|awk|sed|xargs|head|tail|sort)\b|2>&1|>/dev/null)"},
    {u"Bash", 3, uR"(^\s*(if \[\[? .* \]\]?; then|for \w+ in .*; do|while .*; do|fi|done|esac)\s*$)"},
    {u"Bash", 3, uR"(\A([A-Z_][A-Z0-9_]*=\S+ )+[a-z]\S*)"},
    {u"YAML", 3, uR"(^---\s*$\n[\w-]+:)"},
    {u"YAML", 3, uR"(\A\s*[\w./-]+:[ \t]*\n(\s*#.*\n)*[ \t]+(- )?[\w./"-]+(:[ \t]|:$| *$))"},
    {u"YAML", 3, uR"(\A(\s*#.*\n)*[\w-]+: \S[^\n]*\n([\w-]+:( \S[^\n]*)?\n?){2,}\s*\Z)"},
    {u"YAML", 3, uR"(^(apiVersion|kind|metadata|services|jobs|steps): ?.*\n)"},
    {u"INI Files", 3, uR"(\A(\s*[;#].*\n)*\s*\[[\w .:/-]+\]\s*\n(\s*[;#].*\n)*\s*[\w.-]+\s*=)"},
    {u"Log File (advanced)", 3,
     uR"(^\[?\d{4}[-/]\d\d[-/]\d\d[ T]\d\d:\d\d:\d\d.*\b(TRACE|DEBUG|INFO|WARN(ING)?|ERROR|FATAL|CRITICAL)\b)"},
    {u"Log File (advanced)", 3,
     uR"(^\[?\d{4}[-/]\d\d[-/]\d\d[ T]\d\d:\d\d:\d\d[^\n]*\n\[?\d{4}[-/]\d\d[-/]\d\d[ T]\d\d:)"},
};

const QList<QRegularExpression> &compiledSigns()
{
    static const QList<QRegularExpression> compiled = [] {
        QList<QRegularExpression> list;
        for (const Sign &sign : Signs)
            list.append(QRegularExpression(QString(sign.pattern), QRegularExpression::MultilineOption));
        return list;
    }();
    return compiled;
}

/// Sentences: a row of small words with blanks between, or of Han characters.
bool looksLikeProse(QStringView text)
{
    static const QRegularExpression sentence(
        uR"((\b[a-z’']{2,}[,;]? ){5,}|[\x{3400}-\x{9fff}\x{f900}-\x{faff}]{4,})"_s);
    return sentence.matchView(text).hasMatch();
}

} // namespace

QString guessSyntax(QStringView text)
{
    const QStringView looked = text.first(std::min(text.size(), MaxLooked));
    // Most texts are sentences, and a record has dozens: they are sorted out before the signs are tried. Code
    // that a sentence talks about is prose; a sentence in a comment or log line of real code is not.
    if (looked.trimmed().size() < 4 || (!looked.contains(u'\n') && looksLikeProse(looked)))
        return u"None"_s;

    struct Score
    {
        QString definition;
        int weight = 0;
    };
    QList<Score> scores;
    const QList<QRegularExpression> &signs = compiledSigns();
    for (qsizetype i = 0; i < signs.size(); ++i) {
        if (!signs.at(i).matchView(looked).hasMatch())
            continue;
        const QStringView definition(Signs[i].definition);
        const auto known = std::find_if(scores.begin(), scores.end(), [definition](const Score &score) {
            return score.definition == definition;
        });
        if (known == scores.end())
            scores.append(Score{definition.toString(), Signs[i].weight});
        else
            known->weight += Signs[i].weight;
    }
    std::stable_sort(scores.begin(), scores.end(),
                     [](const Score &a, const Score &b) { return a.weight > b.weight; });
    if (scores.isEmpty())
        return u"None"_s;
    const int lead = scores.size() > 1 ? scores.at(0).weight - scores.at(1).weight : scores.at(0).weight;
    if (scores.at(0).weight < MinWeight || lead < MinLead)
        return u"None"_s;
    return scores.at(0).definition;
}

} // namespace Clew
