// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// A long random walk of edits, undos, redos and saves: whatever follows the document step by step says at the
// end what a fresh load of the saved files says.
#include "models/curation/cataloglint.h"
#include "models/io/catalogreader.h"
#include "models/io/jsonrecordcodec.h"
#include "models/items/catalogmodel.h"
#include "models/items/findingmodel.h"
#include "models/items/recordfieldmodel.h"
#include "models/items/recordfiltermodel.h"
#include "models/items/reviewmodel.h"
#include "models/search/searcher.h"
#include "tests/support/editwalk.h"
#include "tests/support/testdata.h"
#include "tests/support/testfolder.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>
#include <QUndoStack>

#include <algorithm>
#include <functional>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

constexpr int DefaultSteps = TestData::IsSanitized ? 300 : 2000;

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::shared_ptr<const JsonSchema> schema(const QString &name)
{
    auto read = JsonSchema::fromText(fileBytes(TestData::sourcePath(u"data/schema/%1"_s.arg(name))));
    return read ? std::make_shared<const JsonSchema>(*std::move(read)) : nullptr;
}

LintOptions options()
{
    return {.rules = RuleChoice(),
            .today = QDate(2026, 11, 30),
            .ordinary = OrdinaryLines("Compiling main.cpp\nerror: 0 of 3 tests failed\nall is well\n"),
            .flatSchema = schema(u"record-flat.schema.json"_s),
            .nestedSchema = schema(u"record-nested.schema.json"_s)};
}

std::vector<LintRecord> recordsOf(const Catalog &catalog)
{
    std::vector<LintRecord> records;
    for (qsizetype i = 0; i < catalog.size(); ++i)
        records.push_back({catalog.record(RecordIndex(i)), catalog.sourceBytes(RecordIndex(i))});
    return records;
}

/// Everything in a window that follows the records, as the window has it follow.
class Followers final
{
public:
    explicit Followers(Document &document)
        : m_document(document)
        , m_lint(options())
        , m_index(SearchIndex::build(document.catalog()))
        , m_fields(document)
    {
        m_lint.load(recordsOf(document.catalog()));
        for (qsizetype i = 0; i < document.catalog().size(); ++i)
            m_rows.insert(document.catalog().summary(RecordIndex(i)).id, RecordIndex(i));
        m_nextRow = document.catalog().size();
        for (const RecordId &id : document.ids())
            show(id);
        const auto follow = [this](const RecordId &id) { update(id); };
        QObject::connect(&document, &Document::recordChanged, &m_fields, follow);
        QObject::connect(&document, &Document::recordAdded, &m_fields, follow);
        QObject::connect(&document, &Document::recordRemoved, &m_fields, follow);
        QObject::connect(&document, &Document::recordRenamed, &m_fields,
                         [this](const RecordId &from, const RecordId &to) {
                             update(from);
                             update(to);
                         });
    }

    void compareWith(const Catalog &fresh);

    RecordFieldModel &fields() { return m_fields; }
    FindingModel &findings() { return m_findings; }
    ReviewModel &queue() { return m_queue; }

private:
    void show(const RecordId &id)
    {
        const QList<LintFinding> found = m_lint.findings(id);
        QList<JudgedFinding> judged;
        for (const LintFinding &finding : found)
            judged.append({.finding = finding});
        m_findings.setRecordFindings(id, judged);
        const Result<Record> record = m_document.record(id);
        if (record && !isReviewed(*record))
            m_queue.put({.item = reviewItem(*record, found)});
        else
            m_queue.remove(id);
    }

    void update(const RecordId &id)
    {
        const Result<Record> record = m_document.record(id);
        QList<RecordId> touched;
        if (record) {
            touched = m_lint.replace({*record, m_document.text(id)});
            if (!m_rows.contains(id))
                m_rows.insert(id, RecordIndex(m_nextRow++));
            m_index.update(m_rows.value(id), *record);
        } else {
            touched = m_lint.remove(id);
            touched.append(id);
            if (m_rows.contains(id))
                m_index.remove(m_rows.value(id));
        }
        for (const RecordId &each : std::as_const(touched))
            show(each);
    }

    void compareFindings(const Catalog &fresh);
    void compareIndex(const Catalog &fresh);
    void compareFields(const Catalog &fresh);

    Document &m_document;
    CatalogLint m_lint;
    SearchIndex m_index;
    RecordFieldModel m_fields;
    FindingModel m_findings;
    ReviewModel m_queue;
    QHash<RecordId, RecordIndex> m_rows;
    qsizetype m_nextRow = 0;
};

/// Rows of a model below each other, with all that a person could see.
QStringList rowsOf(const QAbstractItemModel &model, const QModelIndex &parent = {})
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(parent); ++column)
            cells.append(model.index(row, column, parent).data().toString());
        rows.append(cells.join(u'\t'));
        rows += rowsOf(model, model.index(row, 0, parent));
    }
    return rows;
}

void Followers::compareFindings(const Catalog &fresh)
{
    CatalogLint lint(options());
    lint.load(recordsOf(fresh));
    QCOMPARE(m_lint.size(), lint.size());
    ReviewModel queue;
    qsizetype count = 0;
    for (qsizetype i = 0; i < fresh.size(); ++i) {
        const Record record = fresh.record(RecordIndex(i));
        const QList<LintFinding> found = lint.findings(record.id);
        QCOMPARE(m_lint.findings(record.id), found);
        QList<LintFinding> shown;
        for (const JudgedFinding &judged : m_findings.findings()) {
            if (judged.finding.record == record.id)
                shown.append(judged.finding);
        }
        QCOMPARE(shown, found); // what an edit touched was shown anew, and nothing else needed to be
        count += found.size();
        if (!isReviewed(record))
            queue.put({.item = reviewItem(record, found)});
    }
    QCOMPARE(m_findings.findings().size(), count);
    QCOMPARE(m_queue.queue(), queue.queue());
}

void Followers::compareIndex(const Catalog &fresh)
{
    const SearchIndex index = SearchIndex::build(fresh);
    QCOMPARE(m_index.recordCount(), index.recordCount());
    QHash<qsizetype, RecordId> ids;
    for (auto it = m_rows.cbegin(); it != m_rows.cend(); ++it)
        ids.insert(it.value().value(), it.key());
    const auto found = [](const SearchIndex &of, const Catalog &catalog, const QString &text,
                          const std::function<RecordId(RecordIndex)> &name) {
        Searcher searcher(of, catalog);
        SearchOptions all;
        all.limit = 1000;
        all.today = QDate(2026, 11, 30);
        QList<RecordId> hits;
        for (const SearchHit &hit : searcher.search(parseQuery(text), all).hits) {
            if (hit.tier != MatchTier::Fuzzy) // typos are forgiven by the words that the index was made with
                hits.append(name(hit.record));
        }
        std::ranges::sort(hits);
        return hits;
    };
    // One word each: what is still shown of those that lack a word goes by how rare the words were when the
    // index was made.
    for (const QString &query : {u"disk"_s, u"full"_s, u"error"_s, u"again"_s, u"t1"_s, u"错"_s, u""_s}) {
        QCOMPARE(found(m_index, m_document.catalog(), query,
                       [&ids](RecordIndex row) { return ids.value(row.value()); }),
                 found(index, fresh, query, [&fresh](RecordIndex row) { return fresh.summary(row).id; }));
    }
}

void Followers::compareFields(const Catalog &fresh)
{
    const JsonRecordCodec codec;
    Document document(codec);
    document.reset(std::make_shared<const Catalog>(fresh));
    RecordFieldModel fields(document);
    for (const RecordId &id : document.ids()) {
        fields.setRecord(id);
        m_fields.setRecord(id);
        QCOMPARE(rowsOf(m_fields), rowsOf(fields));
    }
}

void Followers::compareWith(const Catalog &fresh)
{
    compareFindings(fresh);
    if (!QTest::currentTestFailed())
        compareIndex(fresh);
    if (!QTest::currentTestFailed())
        compareFields(fresh);
}

qsizetype textBytes(const Document &document)
{
    qsizetype bytes = 0;
    for (const RecordId &id : document.ids())
        bytes += document.text(id).size();
    return bytes;
}

void write(const TestFolder &folder)
{
    folder.write(u"a.json"_s, R"({
  "id": "d/a", "signature": "disk is full again today", "regex": "disk is full|error", "category": "disk_error",
  "aliases": [], "transition_graph": {"leads_to": [{"error_id": "d/b", "probability": 0.50}]},
  "tags": ["t1", "t2"], "verification_tier": "ai_generated", "confidence": 0.9
}
)");
    folder.write(
        u"b.json"_s,
        R"({"id":"d/b","signature":"disk is full again","regex":"b","category":"disk-error","confidence":1.0,)"
        R"("transition_graph":{"leads_to":["d/c","d/a"]}})");
    folder.write(u"c.json"_s, R"({"error": {"signature": "error in the disk", "regex": "c"}, "id": "d/c",)"
                              R"( "verdict": {"confidence": 1.0}, "odd": 1e400})");
    folder.write(u"l.jsonl"_s, R"({"id":"d/l1","signature":"disk","regex":"l","category":"disk_error"})"
                               "\r\n"
                               R"({ "id":"d/l2", "signature":"a full disk", "regex":"l" , "tags":["q"]})");
}

} // namespace

class TestEditWalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void endsAsAFreshLoad();
};

void TestEditWalk::endsAsAFreshLoad()
{
    bool isNumber = false;
    const int given = qEnvironmentVariableIntValue("CLEW_TEST_WALK", &isNumber);
    const int steps = isNumber ? given : DefaultSteps;
    const TestFolder folder;
    write(folder);
    const auto catalog = CatalogReader().read({folder.path()});
    QVERIFY(catalog);
    const JsonRecordCodec codec;
    Document document(codec);
    document.reset(*catalog);
    Followers followers(document);
    const auto mode = QAbstractItemModelTester::FailureReportingMode::Fatal;
    const QAbstractItemModelTester fields(&followers.fields(), mode);
    const QAbstractItemModelTester findings(&followers.findings(), mode);
    const QAbstractItemModelTester queue(&followers.queue(), mode);
    TestData::EditWalk walk(document, folder, 11);
    // Now and then all is compared with a fresh load, so that a fault is found near where it happened.
    const int between = std::clamp(steps / 10, 100, 1000);
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < steps; ++i) {
        if (i % 50 == 0 && !document.ids().isEmpty())
            followers.fields().setRecord(document.ids().at(i / 50 % document.ids().size()));
        QVERIFY2(walk.step(), QByteArray::number(i).constData());
        if (i % between > 0 && i < steps - 1)
            continue;
        QVERIFY(walk.save());
        const auto fresh = CatalogReader().read({folder.path()});
        QVERIFY(fresh);
        QCOMPARE((*fresh)->size(), document.ids().size());
        for (qsizetype k = 0; k < (*fresh)->size(); ++k) {
            const RecordId id = (*fresh)->summary(RecordIndex(k)).id;
            QCOMPARE((*fresh)->sourceBytes(RecordIndex(k)), document.text(id));
        }
        followers.compareWith(**fresh);
        if (QTest::currentTestFailed())
            QFAIL(QByteArray::number(i).constData());
        if (isNumber && i > 0) { // who asked for a long walk wants to see it go on
            qInfo("%d steps, %lld records of %lld bytes, %.1f ms a step", i + 1,
                  static_cast<long long>(document.ids().size()), static_cast<long long>(textBytes(document)),
                  static_cast<double>(clock.elapsed()) / (i + 1));
        }
    }
    qInfo("%d steps, %d of them edits", steps, walk.made());
    QVERIFY(walk.made() > steps / 4);
}

QTEST_GUILESS_MAIN(TestEditWalk)
#include "tst_editwalk.moc"
