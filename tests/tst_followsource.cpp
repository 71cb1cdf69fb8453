// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/followsource.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace Clew;
using namespace Qt::StringLiterals;

/// P4: a writer does one thing after the other, the follower looks in between; nothing waits.
class TestFollowSource : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_dir = std::make_unique<QTemporaryDir>();
        QVERIFY(m_dir->isValid());
        m_path = m_dir->filePath(u"job.log"_s);
        m_generations.clear();
        m_source.reset();
    }
    void readsWhatGrows();
    void noticesTruncation();
    void noticesTruncationThatOutgrewTheOldLength();
    void noticesTheSameLengthRewritten();
    void followsRotation();
    void readsTheOldFileToItsEnd();
    void followsCopyAndTruncate();
    void staysWithARenamedFile();
    void waitsForAFileThatWasRemoved();
    void isNotFooledByAFifo();
    void survivesManyRotations();
    void opensOnlyFiles();

private:
    void append(const QByteArray &bytes, QIODevice::OpenMode mode = QIODevice::Append)
    {
        QFile file(m_path);
        QVERIFY(file.open(mode | QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    void rewrite(const QByteArray &bytes)
    {
        // In place: the file stays the same one.
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(0));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    void start()
    {
        auto source = FollowSource::open(m_path);
        QVERIFY(source);
        m_source = std::move(*source);
        QVERIFY(m_source->next());
        m_generations.append(QByteArray());
        drain();
    }
    void drain()
    {
        std::array<char, 13> buffer{};
        for (Result<qsizetype> count = 1; count && *count > 0;) {
            count = m_source->read(buffer);
            QVERIFY(count);
            m_generations.last().append(buffer.data(), *count);
        }
    }
    /// One look: what a timer does.
    FollowSource::Change look()
    {
        drain();
        const FollowSource::Change change = m_source->poll();
        if (m_source->next()) {
            m_generations.append(QByteArray());
            drain();
        }
        return change;
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
    std::unique_ptr<FollowSource> m_source;
    QByteArrayList m_generations;
};

void TestFollowSource::readsWhatGrows()
{
    append("one\n");
    start();
    QCOMPARE(look(), FollowSource::Change::None);
    append("tw");
    look();
    append("o\n");
    look();
    append(QByteArray(10'000, 'x'));
    QCOMPARE(look(), FollowSource::Change::None);
    QCOMPARE(m_generations, QByteArrayList{"one\ntwo\n" + QByteArray(10'000, 'x')});
    QCOMPARE(m_source->consumed(), m_generations.first().size());
}

void TestFollowSource::noticesTruncation()
{
    append("first run, line one\nfirst run, line two\n");
    start();
    rewrite("new\n");
    QCOMPARE(look(), FollowSource::Change::Truncated);
    QCOMPARE(look(), FollowSource::Change::None);
    append("more\n");
    look();
    QCOMPARE(m_generations, QByteArrayList({"first run, line one\nfirst run, line two\n", "new\nmore\n"}));
}

void TestFollowSource::noticesTruncationThatOutgrewTheOldLength()
{
    append("short\n");
    start();
    rewrite("a run that has written more than the old one before anybody looked\n");
    QCOMPARE(m_source->poll(), FollowSource::Change::Truncated);
    QVERIFY(m_source->next());
    m_generations.append(QByteArray());
    drain();
    QCOMPARE(m_generations.last(), "a run that has written more than the old one before anybody looked\n"_ba);
}

void TestFollowSource::noticesTheSameLengthRewritten()
{
    append("2024-05-13 step 1\n");
    start();
    rewrite("2024-05-14 step 1\n");
    QCOMPARE(look(), FollowSource::Change::Truncated);
    QCOMPARE(m_generations.last(), "2024-05-14 step 1\n"_ba);
}

void TestFollowSource::followsRotation()
{
    append("old\n");
    start();
    QVERIFY(QFile::rename(m_path, m_path + u".1"_s));
    append("new\n");
    QCOMPARE(look(), FollowSource::Change::None); // the writer may still hold the old one
    QCOMPARE(look(), FollowSource::Change::Replaced);
    append("newer\n");
    look();
    QCOMPARE(m_generations, QByteArrayList({"old\n", "new\nnewer\n"}));
}

void TestFollowSource::readsTheOldFileToItsEnd()
{
    append("old\n");
    start();
    QFile writer(m_path);
    QVERIFY(writer.open(QIODevice::Append));
    QVERIFY(QFile::rename(m_path, m_path + u".1"_s));
    append("new\n");
    look();
    writer.write("last words\n");
    QVERIFY(writer.flush());
    QCOMPARE(look(), FollowSource::Change::Replaced);
    QCOMPARE(m_generations, QByteArrayList({"old\nlast words\n", "new\n"}));
}

void TestFollowSource::followsCopyAndTruncate()
{
    append("one\ntwo\n");
    start();
    QVERIFY(QFile::copy(m_path, m_path + u".1"_s));
    rewrite("");
    QCOMPARE(look(), FollowSource::Change::Truncated);
    append("three\n");
    look();
    QCOMPARE(m_generations, QByteArrayList({"one\ntwo\n", "three\n"}));
}

void TestFollowSource::staysWithARenamedFile()
{
    append("one\n");
    start();
    const QString old = m_path;
    QVERIFY(QFile::rename(m_path, m_path + u".1"_s));
    QCOMPARE(look(), FollowSource::Change::Gone);
    m_path += u".1"_s;
    append("two\n");
    m_path = old;
    QCOMPARE(look(), FollowSource::Change::Gone);
    QCOMPARE(m_generations, QByteArrayList({"one\ntwo\n"}));
    // And back again: nothing has happened.
    QVERIFY(QFile::rename(m_path + u".1"_s, m_path));
    QCOMPARE(look(), FollowSource::Change::None);
    QCOMPARE(m_generations.size(), 1);
}

void TestFollowSource::waitsForAFileThatWasRemoved()
{
    append("one\n");
    start();
    QVERIFY(QFile::remove(m_path));
    QCOMPARE(look(), FollowSource::Change::Gone);
    QCOMPARE(look(), FollowSource::Change::Gone);
    append("two\n");
    look();
    QCOMPARE(look(), FollowSource::Change::Replaced);
    QCOMPARE(m_generations, QByteArrayList({"one\n", "two\n"}));
}

void TestFollowSource::isNotFooledByAFifo()
{
    append("one\n");
    start();
    QVERIFY(QFile::remove(m_path));
    QCOMPARE(::mkfifo(QFile::encodeName(m_path).constData(), 0600), 0);
    QCOMPARE(look(), FollowSource::Change::Gone); // and does not block
}

void TestFollowSource::survivesManyRotations()
{
    append("0\n");
    start();
    QByteArrayList expected{"0\n"};
    for (int i = 1; i <= 50; ++i) {
        if (i % 3 == 0) {
            rewrite(QByteArray::number(i) + "\n");
        } else {
            QVERIFY(QFile::rename(m_path, m_path + u'.' + QString::number(i)));
            append(QByteArray::number(i) + "\n");
        }
        look();
        look();
        append("+\n");
        look();
        expected.append(QByteArray::number(i) + "\n+\n");
    }
    QCOMPARE(m_generations.size(), expected.size());
    QCOMPARE(m_generations, expected);
}

void TestFollowSource::opensOnlyFiles()
{
    QVERIFY(!FollowSource::open(m_dir->path()));
    QVERIFY(!FollowSource::open(m_path));
    QCOMPARE(FollowSource::open(u"/dev/null"_s).error().code, ErrorCode::NotRegularFile);
}

QTEST_GUILESS_MAIN(TestFollowSource)
#include "tst_followsource.moc"
