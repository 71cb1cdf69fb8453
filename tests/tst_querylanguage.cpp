// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/catalogreader.h"
#include "models/search/searcher.h"
#include "tests/support/testfolder.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// With quotation marks for apostrophes.
QByteArray json(const char *text)
{
    return QByteArray(text).replace('\'', '"');
}

// The same facts in both shapes; what a shape cannot say (Chinese, error code) is in the flat one alone.
const QByteArray Flat =
    json("{"
         "'id': 'x/flat', 'signature': 'lost lease of the ledger', 'signature_zh': '账本租约丢失',"
         "'regex': 'lost lease', 'domain': 'ledgers', 'category': 'lease_error', 'subcategory': null,"
         "'root_cause': 'The holder of 3 leases died.', 'root_cause_type': 'generic',"
         "'root_cause_zh': '持有 3 个租约的一方已死。',"
         "'versions': [{'version': 'ledger>=2.0', 'introduced': null, 'deprecated': null, 'removed': null,"
         "'behavior_change': null, 'status': 'active'}],"
         "'dead_ends': [{'action': 'Wait', 'why_fails': 'It never comes back', 'fail_rate': 0.9,"
         "'sources': ['https://example.org/a'], 'condition': ''}],"
         "'workarounds': [{'action': 'Renew early', 'success_rate': 0.8, 'how': '', 'sources': [], "
         "'condition': ''}],"
         "'workarounds_zh': ['尽早续约'],"
         "'transition_graph': {'leads_to': [{'error_id': 'x/nested', 'probability': 0.5, 'condition': ''}],"
         "'preceded_by': [], 'frequently_confused_with': []},"
         "'official_doc_url': 'https://example.org/doc', 'official_doc_section': null, 'error_code': 'E-77',"
         "'verification_tier': 'ai_generated', 'confidence': 0.9, 'fix_success_rate': 0.75, 'resolvable': "
         "'partial',"
         "'first_seen': '2023-01-01', 'last_confirmed': '2026-02-25', 'last_updated': '2026-02-25',"
         "'evidence_count': 1, 'tags': ['os:linux'], 'locale': 'en', 'aliases': []}");

const QByteArray Nested = json(
    "{"
    "'schema_version': '1.0.0', 'id': 'x/nested', 'url': 'https://example.org/x',"
    "'error': {'signature': 'lost lease of the ledger, nested', 'regex': 'lost lease', 'domain': 'ledgers',"
    "'category': 'lease_error', 'first_seen': '2023-01-01', 'last_confirmed': '2026-02-25'},"
    "'environment': {'runtime': {'name': 'ledger', 'version_range': '>=2.0'}, 'os': 'linux',"
    "'additional': {'os': 'linux'}},"
    "'verdict': {'resolvable': 'partial', 'fix_success_rate': 0.75, 'confidence': 0.9,"
    "'last_updated': '2026-02-25', 'summary': 'The holder of 3 leases died.'},"
    "'dead_ends': [{'action': 'Wait', 'why_fails': 'It never comes back', 'fail_rate': 0.9,"
    "'sources': ['https://example.org/a'], 'condition': ''}],"
    "'workarounds': [{'action': 'Renew early', 'success_rate': 0.8, 'how': '', 'sources': [], 'condition': "
    "''}],"
    "'transition_graph': {'leads_to': [{'error_id': 'x/flat', 'probability': 0.5, 'condition': ''}],"
    "'preceded_by': [], 'frequently_confused_with': []},"
    "'metadata': {'generated_by': 'hand', 'generation_date': '2026-02-25', 'review_status': 'auto_generated',"
    "'evidence_count': 1, 'last_verification': '2026-02-25'}}");

} // namespace

class TestQueryLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void bothShapes_data();
    void bothShapes();

private:
    TestFolder m_folder;
};

void TestQueryLanguage::bothShapes_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QStringList>("ids");
    const QStringList both{u"x/flat"_s, u"x/nested"_s};
    const QStringList flat{u"x/flat"_s};
    const QStringList nested{u"x/nested"_s};
    const QStringList none;
    const auto row = [](const QString &query, const QStringList &ids) {
        QTest::newRow(qPrintable(query)) << query << ids;
    };
    row(u"domain:ledgers"_s, both);
    row(u"DOMAIN:Ledgers"_s, both);
    row(u"domain:\"ledgers\""_s, both);
    row(u"-domain:ledgers"_s, none);
    row(u"-domain:nosuch"_s, both);
    row(u"category:lease_error"_s, both);
    row(u"tier:ai_generated"_s, both);
    row(u"tier:auto_generated"_s, both);
    row(u"-tier:ai"_s, none);
    row(u"tag:os:linux"_s, both);
    row(u"tag:os"_s, both);
    row(u"id:x/"_s, both);
    row(u"id:x/flat"_s, flat);
    row(u"code:e-77"_s, flat);
    row(u"resolvable:partial"_s, both);
    row(u"resolvable:part"_s, both);
    row(u"conf:0.9"_s, both);
    row(u"conf:=0.9"_s, both);
    row(u"conf:90%"_s, both);
    row(u"conf:>0.8"_s, both);
    row(u"conf:>0.9"_s, none);
    row(u"conf:>=0.9"_s, both);
    row(u"conf:<0.9"_s, none);
    row(u"conf:<=0.9"_s, both);
    row(u"-conf:>0.8"_s, none);
    row(u"rate:>70%"_s, both);
    row(u"rate:<0.7"_s, none);
    row(u"evidence:<2"_s, both);
    row(u"evidence:1"_s, both);
    row(u"evidence:>1"_s, none);
    row(u"trust:<50%"_s, both);
    row(u"trust:>0.5"_s, none);
    row(u"age:>30d"_s, both);
    row(u"age:>1y"_s, none);
    row(u"age:<=12m"_s, both);
    row(u"age:<2w"_s, none);
    row(u"zh:empty"_s, nested);
    row(u"zh:copied"_s, none);
    row(u"zh:stale"_s, none);
    row(u"has:regex"_s, both);
    row(u"has:edge"_s, both);
    row(u"has:source"_s, both);
    row(u"has:workaround"_s, both);
    row(u"has:deadend"_s, both);
    row(u"has:version"_s, both);
    row(u"has:code"_s, flat);
    row(u"has:doc"_s, flat);
    row(u"miss:signature"_s, none);
    row(u"miss:evidence"_s, both);
    row(u"miss:action"_s, none);
    row(u"miss:source"_s, none);
    row(u"miss:edge"_s, none);
    row(u"miss:regex"_s, none);
    row(u"miss:code"_s, nested);
    row(u"miss:doc"_s, nested);
    row(u"\"lease of the\""_s, both);
    row(u"\"lease the\""_s, both); // not a phrase of any: its words are looked for instead
    row(u"lease -nested"_s, flat);
    row(u"lease -\"ledger, nested\""_s, flat);
    row(u"/lost +lease/"_s, both);
    row(u"/nested$/"_s, nested);
    row(u"-/nested$/"_s, flat);
    row(u"LEASE domain:ledgers conf:>0.5 -nested"_s, flat);
    row(u"租约"_s, flat);
    // A pasted text is narrowed by the facets behind it.
    const QString pasted =
        u"Traceback (most recent call last):\n  File \"a.py\", line 3\nlost lease of the ledger"_s;
    row(pasted, both);
    row(pasted + u" zh:empty"_s, nested);
    row(pasted + u" -zh:empty domain:\"ledgers\""_s, flat);
    row(u"error one two three four five six seven eight lost lease of the ledger has:code"_s, flat);
    row(u"E-77"_s, flat);
}

void TestQueryLanguage::bothShapes()
{
    QFETCH(QString, query);
    QFETCH(QStringList, ids);
    m_folder.write(u"c/flat.json"_s, Flat);
    m_folder.write(u"c/nested.json"_s, Nested);
    const auto read = CatalogReader().read({m_folder.filePath(u"c"_s)});
    QVERIFY(read);
    QCOMPARE((*read)->size(), 2);
    QVERIFY((*read)->issues().isEmpty());
    const SearchIndex index = SearchIndex::build(**read);
    Searcher searcher(index, **read);
    searcher.setRegexMisses({false, false});
    const SearchResult result = searcher.search(parseQuery(query), {.today = QDate(2026, 6, 1)});
    QStringList found;
    for (const SearchHit &hit : result.hits)
        found.append((*read)->summary(hit.record).id.value());
    found.sort();
    QVERIFY(result.errors.isEmpty());
    QCOMPARE(found, ids);
}

QTEST_GUILESS_MAIN(TestQueryLanguage)
#include "tst_querylanguage.moc"
