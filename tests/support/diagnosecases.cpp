// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT

// Diagnoses each log of a folder of known cases with one load of the catalogs and prints one line of JSON for
// each: {"log": name, "answer": what `clew diagnose --format json` says}. For tests/fit_verdict_weights.py.
//
// usage: diagnosecases CATALOG... -- LOG...

#include "models/diagnosis/diagnosisjson.h"
#include "tests/support/diagnosisrun.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <cstdio>

using namespace Clew;
using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().sliced(1);
    const qsizetype separator = arguments.indexOf(u"--"_s);
    if (separator < 1) {
        std::fputs("usage: diagnosecases CATALOG... -- LOG...\n", stderr);
        return 2;
    }
    QElapsedTimer clock;
    clock.start();
    const TestDiagnosis::Knowledge knowledge = TestDiagnosis::load(arguments.first(separator));
    if (!knowledge.records)
        return 2;
    std::fprintf(stderr, "%lld records ready in %lld ms\n", static_cast<long long>(knowledge.records->size()),
                 static_cast<long long>(clock.elapsed()));
    for (const QString &path : arguments.sliced(separator + 1)) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) {
            std::fprintf(stderr, "cannot read %s\n", qPrintable(path));
            return 2;
        }
        const Diagnosis diagnosis = TestDiagnosis::run(knowledge, file.readAll(), path);
        const QJsonObject line{{u"log"_s, QFileInfo(path).fileName()},
                               {u"answer"_s, diagnosisToJson(diagnosis, *knowledge.catalog)}};
        std::puts(QJsonDocument(line).toJson(QJsonDocument::Compact).constData());
    }
    return 0;
}
