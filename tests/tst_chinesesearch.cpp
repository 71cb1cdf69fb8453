// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/catalogreader.h"
#include "models/search/fieldtext.h"
#include "models/search/searcher.h"
#include "tests/support/testdata.h"

#include <QMap>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

using Rows = std::vector<qsizetype>;

/// Which records say each character and each two that follow each other: read off the texts, without the
/// index or its tokeniser.
QMap<QString, Rows> readOff(const Catalog &catalog)
{
    QMap<QString, Rows> rows;
    std::vector<FieldText> texts;
    const auto note = [&rows](const QString &said, qsizetype row) {
        Rows &of = rows[said];
        if (of.empty() || of.back() != row)
            of.push_back(row);
    };
    for (qsizetype row = 0; row < catalog.size(); ++row) {
        collectFieldTexts(catalog.record(RecordIndex(row)), texts);
        for (const FieldText &text : texts) {
            const QString folded = foldedKey(text.text);
            const auto isHan = [&folded](qsizetype at) {
                return at < folded.size() && folded.at(at).script() == QChar::Script_Han &&
                       folded.at(at).unicode() >= 0x4E00;
            };
            for (qsizetype at = 0; at < folded.size(); ++at) {
                if (!isHan(at))
                    continue;
                note(folded.sliced(at, 1), row);
                if (isHan(at + 1))
                    note(folded.sliced(at, 2), row);
            }
        }
    }
    return rows;
}

} // namespace

class TestChineseSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void exactSets_data();
    void exactSets();
};

void TestChineseSearch::exactSets_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<int>("step"); // every so many pairs
    QTest::newRow("bundled catalog") << TestData::sourcePath(u"data/catalog"_s) << 1;
    QTest::newRow("public catalog") << TestData::sharedPath(u"catalogs/deadends-flat"_s) << 23;
}

void TestChineseSearch::exactSets()
{
    QFETCH(QString, folder);
    QFETCH(int, step);
    if (folder.isEmpty() && !TestData::sharedIsRequired())
        QSKIP("shared test data is absent");
    const auto read = CatalogReader().read({folder});
    QVERIFY(read && (*read)->size() > 0);
    const Catalog &catalog = **read;
    const SearchIndex index = SearchIndex::build(catalog);
    Searcher searcher(index, catalog);
    const QMap<QString, Rows> wanted = readOff(catalog);
    int asked = 0;
    int place = 0;
    for (const auto &[text, rows] : wanted.asKeyValueRange()) {
        if (text.size() == 2 && place++ % step != 0)
            continue;
        const SearchResult result = searcher.search(
            parseQuery(text), {.limit = std::numeric_limits<qsizetype>::max(), .facets = false});
        Rows found;
        for (const SearchHit &hit : result.hits)
            found.push_back(hit.record.value());
        std::ranges::sort(found);
        QVERIFY2(found == rows,
                 qPrintable(u"%1: %2 found, %3 wanted"_s.arg(text).arg(found.size()).arg(rows.size())));
        ++asked;
    }
    QVERIFY(asked > 0);
}

QTEST_GUILESS_MAIN(TestChineseSearch)
#include "tst_chinesesearch.moc"
