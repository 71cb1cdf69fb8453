// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// Time of holding a catalog to the rules, all of it and one edited record: bench_lint [--runs N] ORDINARY
// PATH
#include "models/curation/cataloglint.h"
#include "models/curation/regexbench.h"
#include "models/curation/regexeffect.h"
#include "models/io/catalogreader.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <cstdio>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

double milliseconds(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void report(const char *what, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    std::printf("%s: median %.2f ms, worst %.2f ms of %zu\n", what, times[times.size() / 2], times.back(),
                times.size());
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addOption({u"runs"_s, u"How often to run."_s, u"number"_s, u"3"_s});
    parser.addPositionalArgument(u"ordinary"_s, u"Lines of healthy tools."_s);
    parser.addPositionalArgument(u"path"_s, u"Catalog."_s);
    parser.process(application);
    QFile file(parser.positionalArguments().value(0));
    const auto catalog = CatalogReader().read({parser.positionalArguments().value(1)});
    if (!file.open(QIODevice::ReadOnly) || !catalog || (*catalog)->size() == 0) {
        std::fputs("bench_lint: nothing was read\n", stderr);
        return 1;
    }
    const QByteArray ordinary = file.readAll();
    std::vector<LintRecord> records;
    std::vector<PatternSource> sources;
    EffectCorpus corpus{.ordinary = QString::fromUtf8(ordinary).split(u'\n', Qt::SkipEmptyParts)};
    for (qsizetype i = 0; i < (*catalog)->size(); ++i) {
        const RecordIndex index(i);
        records.push_back({(*catalog)->record(index), (*catalog)->sourceBytes(index)});
        sources.push_back({index, records.back().record.regex});
        corpus.signatures.push_back({records.back().record.id, records.back().record.signature.english});
    }
    const auto patterns = PatternSet::build(sources, {.frequencies = LiteralFrequencies::fromText(ordinary)});
    const int runs = std::max(1, parser.value(u"runs"_s).toInt());
    std::vector<double> loads;
    std::vector<double> alls;
    std::vector<double> edits;
    std::vector<double> effects;
    qsizetype findings = 0;
    for (int run = 0; run < runs; ++run) {
        QElapsedTimer timer;
        timer.start();
        CatalogLint lint({.today = QDate(2026, 11, 30), .ordinary = OrdinaryLines(ordinary)});
        lint.load(records, patterns);
        loads.push_back(milliseconds(timer));
        timer.restart();
        findings = lint.all().size();
        alls.push_back(milliseconds(timer));
        const size_t step = std::max<size_t>(1, records.size() / 50);
        for (size_t i = 0; i < records.size(); i += step) {
            LintRecord edited = records[i];
            edited.record.regex += u"x"_s; // measured anew
            timer.restart();
            const QList<RecordId> touched = lint.replace(edited);
            for (const RecordId &id : touched)
                findings += 0 * lint.findings(id).size();
            edits.push_back(milliseconds(timer));
            timer.restart();
            const RegexEffect effect = regexEffect(records[i].record.regex, edited.record.regex, corpus);
            findings += 0 * effect.gainedLines.size();
            effects.push_back(milliseconds(timer));
        }
    }
    std::printf("%zu records, %lld findings\n", records.size(), static_cast<long long>(findings));
    report("load and measure, pattern set given", loads);
    report("all rules", alls);
    report("one edited record and those it touches", edits);
    report("effect of a changed regex", effects);
    return 0;
}
