// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// Feeds any text to the parser of queries and to a search over a few records: fuzz_query
// [-dict=query.dict] NEW_INPUTS corpus/query
#include "models/search/nearqueries.h"
#include "models/search/querycompletion.h"
#include "models/search/searcher.h"
#include "models/search/searchmarks.h"
#include "tests/support/memorycatalog.h"

#include <cstdio>
#include <cstdlib>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const Catalog> fewRecords()
{
    std::vector<Record> records(3);
    records[0].id = RecordId(u"cuda/oom"_s);
    records[0].signature = {u"CUDA error: out of memory"_s, u"显存不足"_s};
    records[0].tags = {u"gpu:a100"_s};
    records[1].id = RecordId(u"python/import"_s);
    records[1].signature = {u"ModuleNotFoundError: No module named 'numpy'"_s, {}};
    records[1].errorCode = u"E0502"_s;
    records[2].id = RecordId(u"db/ora"_s);
    records[2].signature = {u"ORA-00942: table or view does not exist"_s, {}};
    for (Record &record : records)
        record.domain = record.id.value().section(u'/', 0, 0);
    return TestData::memoryCatalog(std::move(records));
}

void require(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const std::shared_ptr<const Catalog> catalog = fewRecords();
    static const SearchIndex index = SearchIndex::build(*catalog);
    static Searcher searcher(index, *catalog);
    const QString text =
        QString::fromUtf8(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const SearchQuery query = parseQuery(text);
    for (const QueryItem &item : query.items)
        require(item.place.start >= 0 && item.place.start + item.place.length <= text.size(),
                "item lies outside");
    for (const QueryError &error : query.errors)
        require(error.place.start >= 0 && error.place.start + error.place.length <= text.size(),
                "error lies outside");
    const SearchResult result = searcher.search(query, {.today = QDate(2026, 6, 1)});
    require(result.total <= catalog->size(), "more hits than records");
    if (result.total == 0 || result.isRelaxed) {
        for (const NearQuery &near : nearMisses(query, searcher, index).queries)
            require(near.count > 0 && near.query != text, "nothing near is offered");
    }
    SearchMarks marks(result.marks);
    for (const TextRange &range : marks.marksIn(text.first(std::min<qsizetype>(text.size(), 4096))))
        require(range.start >= 0 && range.length > 0 && range.start + range.length <= text.size(),
                "mark lies outside");
    const QString changed = withField(text, QueryField::Domain, u"cuda"_s, true);
    require(query.isPasted || changed.contains("domain:cuda"_L1), "facet was not added");
    (void)completionsAt(text, text.size() / 2, index);
    return 0;
}
