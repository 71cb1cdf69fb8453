// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// Feeds any bytes to what curation reads from outside: side files, records that are held to the schema, and
// texts as regexes: fuzz_curation [-dict=curation.dict] NEW_INPUTS corpus/curation
#include "models/curation/cataloglint.h"
#include "models/curation/dismissals.h"
#include "models/curation/regexattack.h"
#include "models/curation/regexmiss.h"
#include "models/curation/regexportability.h"
#include "models/curation/regextokens.h"
#include "models/curation/regexweakness.h"
#include "models/curation/signaturematch.h"

#include <cstdio>
#include <cstdlib>

using namespace Clew;

namespace {

void expect(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

/// One schema with every keyword that is read.
const JsonSchema &schema()
{
    static const JsonSchema schema = JsonSchema::fromText(R"({
        "type": "object", "required": ["id"],
        "properties": {
            "id": {"type": "string", "minLength": 2, "pattern": "^[^/]+/"},
            "rate": {"$ref": "#/definitions/rate"},
            "kind": {"enum": ["a", "b"]},
            "list": {"type": "array", "items": {"anyOf": [{"type": "string"}, {"allOf": [{"$ref": "#/definitions/rate"}]}]}}},
        "definitions": {"rate": {"type": ["number", "null"], "minimum": 0, "maximum": 1}}})")
                                         .value();
    return schema;
}

void readSideFiles(const QByteArray &bytes)
{
    if (const auto dismissals = Dismissals::fromJson(bytes))
        expect(Dismissals::fromJson(dismissals->toJson()) == *dismissals, "dismissals change when written");
    if (const auto samples = samplesFromJson(bytes))
        expect(samplesFromJson(samplesToJson(*samples)).has_value(), "samples cannot be read again");
    if (const auto glossary = Glossary::fromJson(bytes))
        (void)glossary->termsIn(QString::fromUtf8(bytes));
    JsonParser parser;
    if (const auto tree = parser.parse(bytes))
        expect(schema().check(*tree).size() <= JsonSchema::MaxFaults, "too many faults");
    if (const auto own = JsonSchema::fromText(bytes)) {
        if (const auto tree = parser.parse("{\"id\": [1, \"a\"]}"))
            (void)own->check(*tree);
    }
}

/// The first line as a regex, the rest as texts.
void readTexts(const QByteArray &bytes)
{
    const qsizetype end = bytes.indexOf('\n');
    const QString regex = QString::fromUtf8(end < 0 ? bytes : bytes.first(end)).left(200);
    const QString text = QString::fromUtf8(end < 0 ? QByteArray() : bytes.sliced(end + 1)).left(400);
    qsizetype covered = 0;
    for (const RegexToken &token : regexTokens(regex))
        covered += token.range.length;
    expect(covered == regex.size(), "tokens do not cover the regex");
    (void)portabilityNotes(regex);
    (void)withEscapedDots(regex, looseDots(regex));
    (void)shortAlternatives(regex);
    (void)measureCost(regex);
    (void)trySignature(regex, text);
    (void)regexMiss(regex, text);
    const Record record{.id = RecordId(QStringLiteral("a/b")),
                        .signature = {text, regex},
                        .regex = regex,
                        .rootCause = {regex, text},
                        .officialDocUrl = text,
                        .firstSeen = regex};
    CatalogLint lint({.today = QDate(2026, 1, 1)});
    lint.load({{record, bytes}});
    for (const LintFinding &finding : lint.all())
        (void)dismissalText(finding, bytes);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    readSideFiles(bytes);
    readTexts(bytes);
    return 0;
}
