// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// How often search finds a record by what a user has of it: bench_retrieval [--seed N] [--misses N]
// CATALOG... Each record is asked with a noisy version of its own signature, with two typos in it, and inside
// a log. Records that share a signature word for word cannot be told apart by it: any of them counts in the
// second column of figures, the very record alone in the first.
#include "models/io/catalogreader.h"
#include "models/search/searcher.h"
#include "tests/bench/noisyqueries.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <cstdio>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

struct Score
{
    int asked = 0;
    int first = 0;
    int firstFive = 0;
    int firstAlike = 0;
    int fiveAlike = 0;
};

using MakeQuery = std::function<QString(const QString &)>;

Score ask(const Catalog &catalog, Searcher &searcher, const MakeQuery &make, int showMisses)
{
    Score score;
    for (qsizetype row = 0; row < catalog.size(); ++row) {
        const QString signature = catalog.summary(RecordIndex(row)).signature.english;
        if (signature.simplified().isEmpty())
            continue;
        ++score.asked;
        const QString text = make(signature);
        const SearchResult result = searcher.search(parseQuery(text), {.limit = 5, .facets = false});
        bool alike = false;
        bool found = false;
        for (size_t i = 0; i < result.hits.size(); ++i) {
            const RecordIndex hit = result.hits[i].record;
            found = found || hit.value() == row;
            alike = alike || foldedKey(catalog.summary(hit).signature.english) == foldedKey(signature);
            if (i == 0) {
                score.first += found ? 1 : 0;
                score.firstAlike += alike ? 1 : 0;
                if (!alike && showMisses-- > 0)
                    std::printf("MISS %s\n  asked %s\n  got   %s | %s\n", qPrintable(signature),
                                qPrintable(text), qPrintable(catalog.summary(hit).signature.english),
                                qPrintable(catalog.summary(hit).id.value()));
            }
        }
        if (result.hits.empty() && showMisses-- > 0)
            std::printf("NONE %s\n  asked %s\n", qPrintable(signature), qPrintable(text));
        score.firstFive += found ? 1 : 0;
        score.fiveAlike += alike ? 1 : 0;
    }
    return score;
}

void print(const char *name, const Score &score)
{
    const auto share = [&score](int count) { return static_cast<double>(count) / std::max(1, score.asked); };
    std::printf("%-22s %5d asked  hit@1 %.4f  hit@5 %.4f   same signature: hit@1 %.4f  hit@5 %.4f\n", name,
                score.asked, share(score.first), share(score.firstFive), share(score.firstAlike),
                share(score.fiveAlike));
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addOptions({
        {u"seed"_s, u"Same seed, same queries."_s, u"number"_s, u"1"_s},
        {u"misses"_s, u"How many misses of each kind to show."_s, u"number"_s, u"0"_s},
    });
    parser.addPositionalArgument(u"paths"_s, u"Folders and files to load."_s);
    parser.addHelpOption();
    parser.process(application);
    const auto catalog = CatalogReader().read(parser.positionalArguments());
    if (!catalog || (*catalog)->size() == 0) {
        std::fputs("bench_retrieval: no record was read\n", stderr);
        return 1;
    }
    const SearchIndex index = SearchIndex::build(**catalog);
    Searcher searcher(index, **catalog);
    const int misses = parser.value(u"misses"_s).toInt();
    Bench::NoisyQueries queries(parser.value(u"seed"_s).toUInt());
    const auto run = [&](const char *name, const MakeQuery &make) {
        print(name, ask(**catalog, searcher, make, misses));
    };
    run("own words", [](const QString &signature) { return signature; });
    run("noisy", [&](const QString &signature) { return queries.noisy(signature); });
    run("two typos", [&](const QString &signature) { return queries.withTypos(signature); });
    run("inside a log", [&](const QString &signature) { return queries.insideLog(signature); });
    return 0;
}
