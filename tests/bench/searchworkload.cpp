// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/bench/searchworkload.h"

#include "tests/bench/noisyqueries.h"
#include "tests/bench/recordvariants.h"
#include "tests/support/memorycatalog.h"

using namespace Qt::StringLiterals;

namespace Clew::Bench {

namespace {

/// The texts of all records, one list a slot, so that each can be varied on its own.
struct Texts
{
    QStringList signature;
    QStringList cause;
    QStringList deadEnd;
    QStringList workaround;
};

template <typename List, typename Text>
QString joined(const List &list, const Text &text)
{
    QStringList parts;
    for (const auto &part : list)
        parts.append(text(part));
    return parts.join(u' ');
}

} // namespace

std::shared_ptr<const Catalog> grownCatalog(const Catalog &catalog, qsizetype count)
{
    std::vector<Record> records;
    Texts texts;
    for (qsizetype row = 0; row < catalog.size(); ++row) {
        Record record = catalog.record(RecordIndex(row));
        texts.signature.append(record.signature.english);
        texts.cause.append(record.rootCause.english);
        texts.deadEnd.append(
            joined(record.deadEnds, [](const DeadEnd &part) { return part.action + u' ' + part.whyFails; }));
        texts.workaround.append(joined(record.workarounds, [](const Workaround &part) {
            return part.action.english + u' ' + part.how;
        }));
        records.push_back(std::move(record));
    }
    const auto known = records.size();
    for (QStringList *list : {&texts.signature, &texts.cause, &texts.deadEnd, &texts.workaround})
        *list = variantsOf(*list, count);
    for (auto row = static_cast<qsizetype>(known); row < count; ++row) {
        Record record = records[static_cast<size_t>(row) % known];
        record.id = RecordId(u"%1-%2"_s.arg(record.id.value(), QString::number(row)));
        record.signature.english = texts.signature.at(row);
        record.rootCause.english = texts.cause.at(row);
        record.deadEnds = {DeadEnd{.action = texts.deadEnd.at(row)}};
        record.workarounds = {Workaround{.action = {.english = texts.workaround.at(row)}}};
        records.push_back(std::move(record));
    }
    return TestData::memoryCatalog(std::move(records));
}

QStringList typedQueries(const Catalog &catalog, int count)
{
    QStringList queries;
    NoisyQueries noise(7);
    const qsizetype step = std::max<qsizetype>(1, catalog.size() / count);
    for (int i = 0; i < count; ++i) {
        const RecordSummary &record = catalog.summary(RecordIndex((i * step) % catalog.size()));
        const bool chinese = i % 10 == 3 && !record.signature.chinese.isEmpty();
        if (chinese) {
            queries.append(
                record.signature.chinese.first(std::min<qsizetype>(8, record.signature.chinese.size())));
            continue;
        }
        QString signature = record.signature.english.simplified();
        if (i % 7 == 5)
            signature = noise.withTypos(signature);
        const QStringList words = signature.split(u' ');
        const QString text = words.first(std::min<qsizetype>(words.size(), 2 + i % 6)).join(u' ');
        queries.append(i % 6 == 4 ? u"domain:%1 %2"_s.arg(record.domain, text) : text);
    }
    return queries;
}

QStringList keyPresses(const QStringList &queries)
{
    QStringList presses;
    for (const QString &query : queries) {
        for (qsizetype length = 1; length <= query.size(); ++length)
            presses.append(query.first(length));
    }
    return presses;
}

QStringList pastedTraces(const Catalog &catalog, int count)
{
    QStringList traces;
    NoisyQueries noise(11);
    const qsizetype step = std::max<qsizetype>(1, catalog.size() / count);
    for (int i = 0; i < count; ++i)
        traces.append(
            noise.insideLog(catalog.summary(RecordIndex((i * step) % catalog.size())).signature.english));
    return traces;
}

} // namespace Clew::Bench
