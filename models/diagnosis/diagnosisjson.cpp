// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/diagnosisjson.h"

#include "models/core/catalog.h"

#include <QJsonArray>

#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Four decimals say all that a score knows and keep reports of two builds comparable.
double rounded(double value)
{
    constexpr double Steps = 10000;
    return std::round(value * Steps) / Steps;
}

QJsonObject placeJson(const LogPlace &place)
{
    return {{u"input"_s, place.input}, {u"line"_s, place.line.value()}, {u"offset"_s, place.offset}};
}

QJsonArray idsJson(const QList<RecordId> &ids)
{
    QJsonArray array;
    for (const RecordId &id : ids)
        array.append(id.value());
    return array;
}

QJsonObject inputJson(const DiagnosisInput &input)
{
    return {{u"path"_s, input.path},
            {u"bytes"_s, input.bytes},
            {u"lines"_s, input.lines},
            {u"encoding"_s, input.encoding},
            {u"rank"_s, input.rank ? QJsonValue(*input.rank) : QJsonValue(QJsonValue::Null)},
            {u"notes"_s, QJsonArray::fromStringList(input.notes)}};
}

QJsonObject missJson(const NearMiss &miss)
{
    return {{u"matched"_s, miss.matched}, {u"atom"_s, miss.atom}, {u"met"_s, miss.met}};
}

QJsonObject verdictJson(const Verdict &verdict)
{
    QJsonObject captures;
    for (const Capture &capture : verdict.captures)
        captures.insert(capture.group, capture.text);
    QJsonObject first = placeJson(verdict.first);
    first.insert(u"text"_s, verdict.text);
    first.insert(u"captures"_s, captures);

    QJsonArray reasons;
    for (const Reason &reason : verdict.reasons) {
        reasons.append(QJsonObject{
            {u"kind"_s, reason.kind}, {u"text"_s, reason.text}, {u"weight"_s, rounded(reason.weight)}});
    }
    QJsonArray tried;
    for (const TriedDeadEnd &trace : verdict.tried) {
        QJsonObject entry = placeJson(trace.place);
        entry.insert(u"dead_end"_s, trace.deadEnd);
        tried.append(entry);
    }
    QJsonObject object{
        {u"id"_s, verdict.id.value()},
        {u"also"_s, idsJson(verdict.also)},
        {u"level"_s, verdict.level == VerdictLevel::Claim ? u"claim"_s : u"hint"_s},
        {u"role"_s, verdict.role == VerdictRole::Root ? u"root"_s : u"consequence"_s},
        {u"score"_s, rounded(verdict.score)},
        {u"count"_s, verdict.count},
        {u"first"_s, first},
        {u"last"_s, placeJson(verdict.last)},
        {u"reasons"_s, reasons},
        {u"consequence_of"_s,
         verdict.consequenceOf ? QJsonValue(verdict.consequenceOf->value()) : QJsonValue(QJsonValue::Null)},
        {u"delay_ms"_s, verdict.delay ? QJsonValue(*verdict.delay) : QJsonValue(QJsonValue::Null)},
        {u"foretold"_s, verdict.foretold},
        {u"tried"_s, tried}};
    if (verdict.miss)
        object.insert(u"near_miss"_s, missJson(*verdict.miss));
    return object;
}

QJsonObject unexplainedJson(const Unexplained &unexplained)
{
    QJsonArray nearest;
    for (const NearRecord &near : unexplained.nearest) {
        QJsonObject entry{{u"id"_s, near.id.value()}, {u"score"_s, rounded(near.score)}};
        if (near.miss)
            entry.insert(u"near_miss"_s, missJson(*near.miss));
        nearest.append(entry);
    }
    return {{u"template"_s, unexplained.templateText},
            {u"count"_s, unexplained.count},
            {u"first"_s, placeJson(unexplained.first)},
            {u"nearest"_s, nearest}};
}

QJsonObject undecidedJson(const Undecided &undecided)
{
    QJsonObject object = placeJson(undecided.place);
    object.insert(u"id"_s, undecided.id.value());
    object.insert(u"why"_s, undecided.why);
    return object;
}

QJsonObject rankJson(const RankState &state)
{
    return {{u"rank"_s, state.rank},
            {u"silent"_s, state.silent},
            {u"failed"_s, state.failed ? QJsonValue(placeJson(*state.failed)) : QJsonValue(QJsonValue::Null)},
            {u"victim"_s, state.victim},
            {u"first"_s, state.first}};
}

QJsonObject statsJson(const DiagnosisStats &stats)
{
    const double rate = stats.seconds > 0 ? static_cast<double>(stats.bytes) / stats.seconds : 0;
    return {{u"seconds"_s, stats.seconds},
            {u"bytes_per_second"_s, std::round(rate)},
            {u"records_scanned"_s, stats.recordsScanned}};
}

template <typename T>
QJsonArray arrayOf(const QList<T> &values, QJsonObject (*toJson)(const T &))
{
    QJsonArray array;
    for (const T &value : values)
        array.append(toJson(value));
    return array;
}

} // namespace

QJsonObject diagnosisToJson(const Diagnosis &diagnosis, const Catalog &catalog)
{
    const QJsonObject catalogJson{{u"folders"_s, QJsonArray::fromStringList(catalog.roots())},
                                  {u"records"_s, catalog.size()},
                                  {u"revision"_s, catalog.revision()}};
    return {{u"schema"_s, u"clew-diagnosis-1"_s},
            {u"catalog"_s, catalogJson},
            {u"inputs"_s, arrayOf(diagnosis.inputs, inputJson)},
            {u"unknown"_s, diagnosis.isUnknown()},
            {u"stopped"_s, diagnosis.stopped},
            {u"verdicts"_s, arrayOf(diagnosis.verdicts, verdictJson)},
            {u"unexplained"_s, arrayOf(diagnosis.unexplained, unexplainedJson)},
            {u"undecided"_s, arrayOf(diagnosis.undecided, undecidedJson)},
            {u"ranks"_s, arrayOf(diagnosis.ranks, rankJson)},
            {u"stats"_s, statsJson(diagnosis.stats)}};
}

} // namespace Clew
