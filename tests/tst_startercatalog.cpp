// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/core/catalog.h"
#include "tests/support/diagnosisrun.h"
#include "tests/support/testdata.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// Records whose log is not claimed: their line has no word of an error and could as well be a remark, or
/// names only what follows from something else. tests/data/records/README.md says which is which.
const QStringList NotClaimed{u"container/apptainer-no-nv"_s,    u"deepspeed/zero-oom"_s,
                             u"gpu/smi-no-devices"_s,           u"mpi/srun-without-pmi"_s,
                             u"nccl/ib-completion-error"_s,     u"nccl/message-truncated"_s,
                             u"python/failed-building-wheel"_s, u"pytorch/recompile-limit"_s};

} // namespace

/// The bundled catalog against logs written for it: each record is claimed on its own log, and healthy logs
/// claim nothing.
class TestStarterCatalog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(); }
    void everyRecordLoadsWithoutAnIssue();
    void everyRecordIsReachedByItsLog_data();
    void everyRecordIsReachedByItsLog();
    void ordinaryLinesClaimNothing();

private:
    TestDiagnosis::Knowledge m_knowledge;
};

void TestStarterCatalog::initTestCase()
{
    m_knowledge = TestDiagnosis::load({TestData::sourcePath(u"data/catalog"_s)});
    QVERIFY(m_knowledge.catalog);
}

void TestStarterCatalog::everyRecordLoadsWithoutAnIssue()
{
    QStringList issues;
    for (const Issue &issue : m_knowledge.catalog->issues())
        issues.append(issue.error.place.file);
    QCOMPARE(issues, QStringList());
}

void TestStarterCatalog::everyRecordIsReachedByItsLog_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("id");
    const QString folder = TestData::sourcePath(u"tests/data/records"_s);
    QDirIterator it(folder, {u"*.log"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        const QString id = path.sliced(folder.size() + 1).chopped(4);
        QTest::newRow(qPrintable(id)) << path << id;
    }
}

void TestStarterCatalog::everyRecordIsReachedByItsLog()
{
    QFETCH(const QString, path);
    QFETCH(const QString, id);
    QVERIFY2(m_knowledge.catalog->find(RecordId(id)).isValid(), "no such record");
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Diagnosis diagnosis = TestDiagnosis::run(m_knowledge, file.readAll(), path);
    QStringList claims;
    for (const Verdict &verdict : diagnosis.verdicts) {
        if (verdict.level != VerdictLevel::Claim)
            continue;
        claims.append(verdict.id.value());
        for (const RecordId &also : verdict.also)
            claims.append(also.value());
    }
    if (NotClaimed.contains(id)) {
        QVERIFY2(!claims.contains(id), "claimed now: take it off the list here and in the README");
        QVERIFY2(claims.isEmpty(), qPrintable(u"claimed instead: %1"_s.arg(claims.join(u", "_s))));
        return;
    }
    QVERIFY2(claims.contains(id), qPrintable(u"claimed: %1"_s.arg(claims.join(u", "_s))));
}

void TestStarterCatalog::ordinaryLinesClaimNothing()
{
    QFile file(TestData::sourcePath(u"data/background/ordinary.txt"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Diagnosis diagnosis = TestDiagnosis::run(m_knowledge, file.readAll());
    QStringList claims;
    for (const Verdict &verdict : diagnosis.verdicts) {
        if (verdict.level == VerdictLevel::Claim)
            claims.append(verdict.id.value());
    }
    QCOMPARE(claims, QStringList());
}

QTEST_GUILESS_MAIN(TestStarterCatalog)
#include "tst_startercatalog.moc"
