// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// What a key press costs: bench_search [--grow N] [--no-peers] CATALOG...
// Queries are typed character by character; one key press is parsing, matching, ranking 50 records and
// counting the facets of all hits. Times are processor time of this thread. The peers are SQLite FTS5 over
// the same texts and a proxy model that filters signatures.
#include "models/io/catalogreader.h"
#include "models/items/catalogmodel.h"
#include "models/jobs/regexvotes.h"
#include "models/jobs/searchsnapshot.h"
#include "models/search/searcher.h"
#include "models/search/searchmarks.h"
#include "tests/bench/searchworkload.h"
#include "tests/support/hostilequeries.h"
#ifdef CLEW_HAS_SQLITE
#include "tests/bench/searchpeers.h"
#endif

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSortFilterProxyModel>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

double processorMilliseconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

template <typename Work>
double timed(const Work &work)
{
    const double begin = processorMilliseconds();
    work();
    return processorMilliseconds() - begin;
}

/// Prints p50, p99 and the greatest of what `work` takes for each text; returns p99.
template <typename Work>
double report(const char *name, const QStringList &texts, const Work &work)
{
    std::vector<double> times;
    QString slowest;
    double most = 0;
    for (const QString &text : texts) {
        times.push_back(timed([&] { work(text); }));
        if (times.back() > most) {
            most = times.back();
            slowest = text;
        }
    }
    std::ranges::sort(times);
    const auto at = [&times](size_t percent) {
        return times[std::min(times.size() - 1, times.size() * percent / 100)];
    };
    std::printf("%-34s %5zu  p50 %8.3f  p99 %8.3f  most %8.3f ms  \"%s\"\n", name, times.size(), at(50),
                at(99), most, qPrintable(slowest.left(40).replace(u'\n', u' ')));
    std::fflush(stdout);
    return at(99);
}

/// From an opened catalog to the first answer, by a snapshot that a run before has left; wall clock too,
/// because mapping waits for the disk.
void measureStart(const QByteArray &image, const Catalog &catalog)
{
    const QTemporaryDir folder;
    const SearchSnapshot snapshot(folder.path());
    snapshot.save(u"bench"_s, image);
    QElapsedTimer clock;
    clock.start();
    const double processor = timed([&] {
        const SearchIndex index(*snapshot.load(u"bench"_s));
        Searcher searcher(index, catalog);
        (void)searcher.search(parseQuery(u"memory"_s));
    });
    std::printf("start to first answer by the snapshot: %.1f ms of processor, %.1f ms of clock\n", processor,
                static_cast<double>(clock.nsecsElapsed()) / 1e6);
}

void measureVotes(const Catalog &catalog)
{
    std::shared_ptr<const PatternSet> patterns;
    const double made = timed([&] { patterns = searchPatterns(catalog); });
    std::printf("regexes of all records made in %.0f ms\n", made);
    report("votes of all regexes on a traceback", Bench::pastedTraces(catalog),
           [&](const QString &text) { (void)regexVotes(patterns, text); });
}

void measureUpdates(SearchIndex &index, const Catalog &catalog)
{
    QStringList rows;
    for (qsizetype i = 0; i < 200; ++i)
        rows.append(QString::number(i * catalog.size() / 200));
    report("update of one record", rows, [&](const QString &row) {
        Record record = catalog.record(RecordIndex(row.toLongLong()));
        record.signature.english += u" edited"_s;
        index.update(RecordIndex(row.toLongLong()), record);
    });
}

void measureSearches(Searcher &searcher, const Catalog &catalog, double &ourWorst, const QStringList &presses)
{
    ourWorst = report("key press, 3 facets", presses,
                      [&](const QString &text) { (void)searcher.search(parseQuery(text)); });
    report("key press, 20 marked snippets", presses, [&](const QString &text) {
        const SearchResult result = searcher.search(parseQuery(text), {.limit = 20});
        SearchMarks marks(result.marks);
        for (const SearchHit &hit : result.hits) {
            const RecordSummary &summary = catalog.summary(hit.record);
            const bool inSignature = !marks.marksIn(summary.signature.english).isEmpty() ||
                                     !marks.marksIn(summary.signature.chinese).isEmpty();
            if (!inSignature)
                (void)snippetOf(catalog.record(hit.record), marks);
        }
    });
    report("pasted traceback", Bench::pastedTraces(catalog),
           [&](const QString &text) { (void)searcher.search(parseQuery(text)); });
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addOptions({
        {u"grow"_s, u"Add variants until there are so many records."_s, u"number"_s, u"0"_s},
        {u"no-peers"_s, u"Leave the peers out."_s},
    });
    parser.addPositionalArgument(u"paths"_s, u"Folders and files to load."_s);
    parser.addHelpOption();
    parser.process(application);
    auto read = CatalogReader().read(parser.positionalArguments());
    if (!read || (*read)->size() == 0) {
        std::fputs("bench_search: no record was read\n", stderr);
        return 1;
    }
    std::shared_ptr<const Catalog> catalog = *read;
    if (const qsizetype grow = parser.value(u"grow"_s).toLongLong(); grow > catalog->size())
        catalog = Bench::grownCatalog(*catalog, grow);

    QByteArray image;
    const double rebuild = timed([&] { image = SearchIndex::buildImage(*catalog); });
    std::optional<IndexImage> opened;
    std::optional<SearchIndex> index;
    const double open = timed([&] {
        opened = IndexImage::open(image);
        index.emplace(*opened);
    });
    std::printf("%lld records, %u terms: full rebuild %.0f ms, index %.1f MB, opened in %.1f ms\n",
                static_cast<long long>(catalog->size()), index->dictionary().size(), rebuild,
                static_cast<double>(image.size()) / 1e6, open);
    const auto megabytes = [&opened](IndexImage::Section section) {
        return static_cast<double>(opened->section<char>(section).size()) / 1e6;
    };
    using Section = IndexImage::Section;
    std::printf("  terms %.1f, postings %.1f, short prefixes %.1f, ids and signatures %.1f, facts %.1f MB\n",
                megabytes(Section::TermBegin) + megabytes(Section::TermText) + megabytes(Section::TermMask) +
                    megabytes(Section::PostingBegin),
                megabytes(Section::Postings), megabytes(Section::PrefixPostings),
                megabytes(Section::IdKeys) + megabytes(Section::SignatureKeys) +
                    megabytes(Section::ChineseKeys),
                megabytes(Section::Cells));
    measureStart(image, *catalog);
    Searcher searcher(*index, *catalog);
    const QStringList presses = Bench::keyPresses(Bench::typedQueries(*catalog));
    (void)searcher.search(parseQuery(u"warm"_s));
    double ours = 0;
    measureSearches(searcher, *catalog, ours, presses);
    QStringList signatures;
    for (qsizetype row = 0; row < catalog->size(); row += 50)
        signatures.append(catalog->summary(RecordIndex(row)).signature.english);
    report("random and hostile queries", TestData::hostileQueries(10'000, signatures),
           [&](const QString &text) { (void)searcher.search(parseQuery(text)); });
    if (!parser.isSet(u"no-peers"_s)) {
#ifdef CLEW_HAS_SQLITE
        Bench::Fts5Peer fts5(*catalog);
        const double theirs =
            report("  peer: SQLite FTS5", presses, [&](const QString &text) { (void)fts5.search(text); });
        std::printf("  p99 of FTS5 is %.0f times ours\n", theirs / std::max(ours, 1e-6));
#endif
        CatalogModel model;
        model.setCatalog(catalog);
        QSortFilterProxyModel proxy;
        proxy.setSourceModel(&model);
        proxy.setFilterCaseSensitivity(Qt::CaseInsensitive);
        QStringList some;
        for (qsizetype i = 0; i < presses.size(); i += std::max<qsizetype>(1, presses.size() / 40))
            some.append(presses.at(i));
        report("  peer: proxy model", some, [&](const QString &text) {
            proxy.setFilterFixedString(text);
            (void)proxy.rowCount();
        });
    }
    if (catalog->size() < 10'000)
        measureVotes(*catalog);
    measureUpdates(*index, *catalog);
    searcher.indexChanged();
    report("key press after 200 edits", presses,
           [&](const QString &text) { (void)searcher.search(parseQuery(text)); });
    return 0;
}
