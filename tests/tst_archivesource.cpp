// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/archivekind.h"
#include "models/io/archivesource.h"
#include "models/io/opensources.h"
#include "tests/support/archivewriter.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Clew;
using namespace Clew::TestArchive;
using namespace Qt::StringLiterals;

namespace {

struct Input
{
    QString path;
    QByteArray bytes;
    std::optional<Error> error;

    friend bool operator==(const Input &, const Input &) = default;
};

struct Reading
{
    QList<Input> inputs;
    QList<Issue> issues;

    QStringList paths() const
    {
        QStringList all;
        for (const Input &input : inputs)
            all.append(input.path);
        return all;
    }
    QStringList whys() const
    {
        QStringList all;
        for (const Issue &issue : issues)
            all.append(issue.error.arguments.last());
        return all;
    }
};

/// Reads everything, in odd portions.
Reading readAll(LogSource &source)
{
    Reading reading;
    std::vector<char> buffer(4093);
    while (source.next()) {
        Input input{.path = source.path()};
        for (;;) {
            const Result<qsizetype> count = source.read(buffer);
            if (!count) {
                input.error = count.error();
                break;
            }
            if (*count == 0)
                break;
            input.bytes.append(buffer.data(), *count);
        }
        reading.inputs.append(input);
    }
    reading.issues = source.takeIssues();
    return reading;
}

} // namespace

/// P12: archives are read as they stream by, within limits, and nothing of them is written anywhere.
class TestArchiveSource : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        QVERIFY(m_dir.isValid());
    }
    void readsEachFormat_data();
    void readsEachFormat();
    void readsCompressedFiles_data();
    void readsCompressedFiles();
    void readsNested_data();
    void readsNested();
    void tellsKindByBytes_data();
    void tellsKindByBytes();
    void refusesMembers_data();
    void refusesMembers();
    void refusesBeyondDepth();
    void refusesBeyondCount();
    void refusesBeyondBytes();
    void refusesBombs();
    void refusesNestedBombs();
    void keepsWhatIsBelowTheRatio();
    void givesUpAfterManyIssues();
    void saysWhatIsBroken_data();
    void saysWhatIsBroken();
    void skipsWhatIsNotRead();
    void writesNothingToDisk();
    void decodesForeignNames();

private:
    QString write(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_dir.filePath(name);
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
        return path;
    }
    Reading readBytes(const QByteArray &bytes, const ArchiveLimits &limits = {},
                      const QString &name = u"a.bin"_s)
    {
        const QString path = write(name, bytes);
        auto source = openFile(path, limits);
        return source ? readAll(**source) : Reading{.issues = {Issue{.error = source.error()}}};
    }
    QString member(const QString &path) const { return m_dir.filePath(u"a.bin!/"_s + path); }

    QTemporaryDir m_dir;
};

void TestArchiveSource::readsEachFormat_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<Filter>("filter");
    QTest::newRow("tar") << Format::Tar << Filter::None;
    QTest::newRow("tar.gz") << Format::Tar << Filter::Gzip;
    QTest::newRow("tar.bz2") << Format::Tar << Filter::Bzip2;
    QTest::newRow("tar.xz") << Format::Tar << Filter::Xz;
    QTest::newRow("tar.zst") << Format::Tar << Filter::Zstd;
    QTest::newRow("zip") << Format::Zip << Filter::None;
    QTest::newRow("7z") << Format::SevenZip << Filter::None;
}

void TestArchiveSource::readsEachFormat()
{
    QFETCH(Format, format);
    QFETCH(Filter, filter);
    const QByteArray big = QByteArray("2024-05-13 line of a log\n").repeated(20'000);
    const QByteArray archive = make(format, filter,
                                    {{.path = "run/rank0.log", .content = "zero\n"},
                                     {.path = "run", .kind = Kind::Folder},
                                     {.path = "run/empty.log"},
                                     {.path = "run/rank1.log", .content = big}});
    const Reading reading = readBytes(archive);
    QCOMPARE(reading.issues, QList<Issue>());
    // 7z keeps empty files behind the others.
    const QStringList paths = reading.paths();
    QCOMPARE(
        QSet<QString>(paths.begin(), paths.end()),
        QSet<QString>({member(u"run/rank0.log"_s), member(u"run/empty.log"_s), member(u"run/rank1.log"_s)}));
    for (const Input &input : reading.inputs) {
        QVERIFY(!input.error);
        QCOMPARE(input.bytes, input.path.endsWith(u"rank0.log"_s)   ? "zero\n"_ba
                              : input.path.endsWith(u"rank1.log"_s) ? big
                                                                    : ""_ba);
    }
}

void TestArchiveSource::readsCompressedFiles_data()
{
    QTest::addColumn<Filter>("filter");
    QTest::newRow("gz") << Filter::Gzip;
    QTest::newRow("bz2") << Filter::Bzip2;
    QTest::newRow("xz") << Filter::Xz;
    QTest::newRow("zst") << Filter::Zstd;
}

void TestArchiveSource::readsCompressedFiles()
{
    QFETCH(Filter, filter);
    const QByteArray content = QByteArray("one line\n").repeated(5'000);
    const Reading reading = readBytes(compress(filter, content));
    // A compressed file is that file: no member is named.
    QCOMPARE(reading.inputs, QList<Input>({{.path = m_dir.filePath(u"a.bin"_s), .bytes = content}}));
    QCOMPARE(reading.issues, QList<Issue>());
    // Two of them behind one another are one, as `cat a.gz b.gz` makes them.
    const Reading twice = readBytes(compress(filter, "one\n") + compress(filter, "two\n"));
    QCOMPARE(twice.inputs.value(0).bytes, "one\ntwo\n"_ba);
}

void TestArchiveSource::readsNested_data()
{
    QTest::addColumn<QByteArray>("archive");
    QTest::addColumn<QString>("path");
    const QByteArray log = "deep\n";
    const QByteArray tarGz = make(Format::Tar, Filter::Gzip, {{.path = "rank.log", .content = log}});
    QTest::newRow("tar.gz in zip") << make(Format::Zip, Filter::None,
                                           {{.path = "node.tar.gz", .content = tarGz}})
                                   << u"node.tar.gz!/rank.log"_s;
    const QByteArray gz = compress(Filter::Gzip, log);
    QTest::newRow("gz in tar") << make(Format::Tar, Filter::None, {{.path = "rank.log.gz", .content = gz}})
                               << u"rank.log.gz"_s;
    const QByteArray zip = make(Format::Zip, Filter::None, {{.path = "a/rank.log", .content = log}});
    QTest::newRow("zip in tar.xz") << make(Format::Tar, Filter::Xz, {{.path = "x.zip", .content = zip}})
                                   << u"x.zip!/a/rank.log"_s;
    const QByteArray seven = make(Format::SevenZip, Filter::None, {{.path = "rank.log", .content = log}});
    QTest::newRow("7z in tar") << make(Format::Tar, Filter::None, {{.path = "x.7z", .content = seven}})
                               << u"x.7z!/rank.log"_s;
    const QByteArray middle = make(Format::Tar, Filter::Zstd, {{.path = "m.zip", .content = zip}});
    QTest::newRow("zip in tar.zst in zip")
        << make(Format::Zip, Filter::None, {{.path = "m.tar.zst", .content = middle}})
        << u"m.tar.zst!/m.zip!/a/rank.log"_s;
}

void TestArchiveSource::readsNested()
{
    QFETCH(QByteArray, archive);
    QFETCH(QString, path);
    const Reading reading = readBytes(archive);
    QCOMPARE(reading.issues, QList<Issue>());
    QCOMPARE(reading.inputs, QList<Input>({{.path = member(path), .bytes = "deep\n"}}));
}

void TestArchiveSource::tellsKindByBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ArchiveKind>("kind");
    QTest::newRow("text") << QByteArray("BZhello this is a log line\n").repeated(40) << ArchiveKind::None;
    QTest::newRow("empty") << QByteArray() << ArchiveKind::None;
    QTest::newRow("short") << "PK"_ba << ArchiveKind::None;
    QTest::newRow("zeros") << QByteArray(2048, '\0') << ArchiveKind::None;
    QTest::newRow("bzip2") << compress(Filter::Bzip2, "x") << ArchiveKind::Compressed;
    QTest::newRow("zip") << make(Format::Zip, Filter::None, {{.path = "x"}}) << ArchiveKind::Zip;
    QTest::newRow("7z") << make(Format::SevenZip, Filter::None, {{.path = "x", .content = "x"}})
                        << ArchiveKind::SevenZip;
    QByteArray old = make(Format::Tar, Filter::None, {{.path = "x", .content = "x"}});
    QTest::newRow("tar") << old << ArchiveKind::Tar;
    // What tar wrote before it signed its work: only the checksum is left.
    qint64 sum = 0;
    old.replace(257, 8, QByteArray(8, '\0'));
    old.replace(148, 8, QByteArray(8, ' '));
    for (const char c : old.first(512))
        sum += static_cast<uchar>(c);
    old.replace(148, 8, QByteArray::number(sum, 8).rightJustified(6, '0') + QByteArray("\0 ", 2));
    QTest::newRow("old tar") << old << ArchiveKind::Tar;
}

void TestArchiveSource::tellsKindByBytes()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ArchiveKind, kind);
    QCOMPARE(archiveKind(bytes), kind);
}

void TestArchiveSource::refusesMembers_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("why");
    QTest::newRow("above") << "../../etc/passwd"_ba << Kind::File << u"parent directory"_s;
    QTest::newRow("above inside") << "a/../../b.log"_ba << Kind::File << u"parent directory"_s;
    QTest::newRow("above, Windows") << "a\\..\\..\\b.log"_ba << Kind::File << u"parent directory"_s;
    QTest::newRow("symbolic link") << "link.log"_ba << Kind::SymbolicLink << u"link"_s;
    QTest::newRow("hard link") << "link.log"_ba << Kind::HardLink << u"link"_s;
    QTest::newRow("device") << "zero"_ba << Kind::CharacterDevice << u"device"_s;
    QTest::newRow("fifo") << "pipe"_ba << Kind::Fifo << u"device"_s;
}

void TestArchiveSource::refusesMembers()
{
    QFETCH(QByteArray, path);
    QFETCH(Kind, kind);
    QFETCH(QString, why);
    const QByteArray archive = make(Format::Tar, Filter::None,
                                    {{.path = "before.log", .content = "b\n"},
                                     {.path = path, .content = "/etc/passwd", .kind = kind},
                                     {.path = "after..log", .content = "a\n"}});
    const Reading reading = readBytes(archive);
    QCOMPARE(reading.paths(), QStringList({member(u"before.log"_s), member(u"after..log"_s)}));
    QCOMPARE(reading.whys(), QStringList{why});
    QCOMPARE(reading.issues.first().error.code, ErrorCode::ArchiveRefused);
    QCOMPARE(reading.issues.first().error.arguments.at(1), QString::fromUtf8(path));
}

void TestArchiveSource::refusesBeyondDepth()
{
    QByteArray bytes = "innermost\n";
    const ArchiveLimits limits{.depth = 3};
    for (int depth = 1; depth <= 4; ++depth) {
        bytes =
            make(Format::Tar, Filter::None, {{.path = "l" + QByteArray::number(depth), .content = bytes}});
        const Reading reading = readBytes(bytes, limits);
        if (depth <= limits.depth) {
            QCOMPARE(reading.inputs.size(), 1);
            QCOMPARE(reading.inputs.first().bytes, "innermost\n"_ba);
            QVERIFY(reading.issues.isEmpty());
        } else {
            QVERIFY(reading.inputs.isEmpty());
            QCOMPARE(reading.whys(), QStringList{u"nesting"_s});
        }
    }
}

void TestArchiveSource::refusesBeyondCount()
{
    std::vector<Member> members;
    for (int i = 0; i < 10; ++i)
        members.push_back({.path = QByteArray::number(i) + ".log", .content = "x\n"});
    const QByteArray archive = make(Format::Tar, Filter::None, members);
    QCOMPARE(readBytes(archive, {.members = 10}).inputs.size(), 10);
    const Reading reading = readBytes(archive, {.members = 9});
    QCOMPARE(reading.inputs.size(), 9);
    QCOMPARE(reading.whys(), QStringList{u"count"_s});
}

void TestArchiveSource::refusesBeyondBytes()
{
    const QByteArray archive = make(Format::Tar, Filter::None,
                                    {{.path = "a.log", .content = QByteArray(6000, 'x')},
                                     {.path = "b.log", .content = QByteArray(6000, 'y')}});
    QCOMPARE(readBytes(archive, {.bytes = 12'000}).inputs.size(), 2);
    const Reading reading = readBytes(archive, {.bytes = 11'999});
    QVERIFY(!reading.inputs.at(0).error);
    QVERIFY(reading.inputs.at(1).error);
    QCOMPARE(reading.inputs.at(1).error->code, ErrorCode::ArchiveRefused);
    QCOMPARE(reading.inputs.at(1).error->arguments.last(), u"size"_s);
    QCOMPARE(reading.inputs.size(), 2);
}

void TestArchiveSource::refusesBombs()
{
    // Deflate makes one byte of a thousand: more than any log.
    const QByteArray bomb = gzipOf(QByteArray(1 << 20, 'x'), 400);
    const QString path = write(u"a.bin"_s, bomb);
    auto source = openFile(path);
    QVERIFY(source);
    QVERIFY((*source)->next());
    std::vector<char> buffer(1 << 20);
    qint64 read = 0;
    Result<qsizetype> count = 1;
    while (count && *count > 0) {
        count = (*source)->read(buffer);
        read += count.value_or(0);
    }
    QVERIFY(!count);
    QCOMPARE(count.error().code, ErrorCode::ArchiveRefused);
    QCOMPARE(count.error().arguments.last(), u"bomb"_s);
    QVERIFY(read <= ArchiveLimits().graceBytes + static_cast<qint64>(buffer.size()));
    QVERIFY(!(*source)->next());
}

void TestArchiveSource::refusesNestedBombs()
{
    // Bombs hide in layers: what is unpacked between them counts, too.
    const QByteArray inner = gzipOf(QByteArray(1 << 20, 'x'), 64);
    const QByteArray middle = make(Format::Zip, Filter::None, {{.path = "inner.gz", .content = inner}});
    const QByteArray outer = make(Format::Tar, Filter::Gzip, {{.path = "m.zip", .content = middle}});
    const Reading reading = readBytes(outer, {.ratio = 100, .graceBytes = 1 << 20});
    QCOMPARE(reading.inputs.size(), 1);
    QVERIFY(reading.inputs.first().error);
    QCOMPARE(reading.inputs.first().error->code, ErrorCode::ArchiveRefused);
    QCOMPARE(reading.inputs.first().error->arguments.last(), u"bomb"_s);
}

void TestArchiveSource::keepsWhatIsBelowTheRatio()
{
    QByteArray log;
    for (int i = 0; i < 60'000; ++i)
        log += "2024-05-13 03:13:" + QByteArray::number(i % 60) + " worker " +
               QByteArray::number(i * 7919 % 4096) + " ok\n";
    const Reading reading = readBytes(compress(Filter::Gzip, log), {.graceBytes = 1000});
    QCOMPARE(reading.inputs.size(), 1);
    QVERIFY(!reading.inputs.first().error);
    QCOMPARE(reading.inputs.first().bytes, log);
}

void TestArchiveSource::givesUpAfterManyIssues()
{
    std::vector<Member> members;
    for (int i = 0; i < 50; ++i)
        members.push_back({.path = "../" + QByteArray::number(i), .content = "x"});
    members.push_back({.path = "last.log", .content = "x"});
    const QByteArray archive = make(Format::Tar, Filter::None, members);
    QCOMPARE(readBytes(archive, {.issues = 50}).inputs.size(), 1);
    const Reading reading = readBytes(archive, {.issues = 49});
    QCOMPARE(reading.issues.size(), 49);
    QVERIFY(reading.inputs.isEmpty());
}

void TestArchiveSource::saysWhatIsBroken_data()
{
    QTest::addColumn<QByteArray>("archive");
    const QByteArray content = QByteArray("some text of a log\n").repeated(20'000);
    const auto cut = [](const QByteArray &bytes) { return bytes.first(bytes.size() / 2); };
    QTest::newRow("gz") << cut(compress(Filter::Gzip, content));
    QTest::newRow("xz") << cut(compress(Filter::Xz, content));
    QTest::newRow("zip") << cut(make(Format::Zip, Filter::None, {{.path = "a.log", .content = content}}));
    QTest::newRow("7z") << cut(make(Format::SevenZip, Filter::None, {{.path = "a.log", .content = content}}));
    QTest::newRow("tar") << cut(make(Format::Tar, Filter::None, {{.path = "a.log", .content = content}}));
    QTest::newRow("nested") << make(Format::Tar, Filter::None,
                                    {{.path = "a.gz", .content = cut(compress(Filter::Gzip, content))}});
}

void TestArchiveSource::saysWhatIsBroken()
{
    QFETCH(QByteArray, archive);
    const Reading reading = readBytes(archive);
    // Either while it is opened, or as the last word of a member whose beginning was read.
    QStringList codes;
    for (const Issue &issue : reading.issues)
        codes.append(errorName(issue.error.code));
    for (const Input &input : reading.inputs) {
        if (input.error)
            codes.append(errorName(input.error->code));
    }
    QVERIFY(codes.contains(errorName(ErrorCode::ArchiveBroken)));
    QCOMPARE(QSet<QString>(codes.begin(), codes.end()).size(), 1);
}

void TestArchiveSource::skipsWhatIsNotRead()
{
    const QByteArray archive =
        make(Format::Zip, Filter::None,
             {{.path = "a.log", .content = QByteArray(100'000, 'x')}, {.path = "b.log", .content = "b\n"}});
    auto source = openFile(write(u"a.bin"_s, archive));
    QVERIFY(source);
    QVERIFY((*source)->next());
    QVERIFY((*source)->next());
    QCOMPARE((*source)->path(), member(u"b.log"_s));
    std::array<char, 16> buffer{};
    QCOMPARE((*source)->read(buffer).value_or(-1), 2);
    QVERIFY(!(*source)->next());
    QCOMPARE((*source)->read(buffer).value_or(-1), 0);
}

void TestArchiveSource::writesNothingToDisk()
{
    QTemporaryDir empty;
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(empty.path()));
    const QByteArray archive = make(Format::Tar, Filter::Gzip,
                                    {{.path = "a.log", .content = "a\n"},
                                     {.path = "/tmp/absolute.log", .content = "b\n"},
                                     {.path = "../up.log", .content = "c\n"}});
    const Reading reading = readBytes(archive);
    QVERIFY(QDir::setCurrent(before));
    QCOMPARE(reading.inputs.size(), 2);
    QVERIFY(QDir(empty.path()).isEmpty());
}

void TestArchiveSource::decodesForeignNames()
{
    const QByteArray gbk("\xC8\xD5\xD6\xBE\xCE\xC4\xBC\xFE.log"); // 日志文件
    const Reading reading =
        readBytes(make(Format::Tar, Filter::None,
                       {{.path = gbk, .content = "x\n"}, {.path = "日志.log", .content = "y\n"}}));
    QCOMPARE(reading.paths(), QStringList({member(u"日志文件.log"_s), member(u"日志.log"_s)}));
}

QTEST_GUILESS_MAIN(TestArchiveSource)
#include "tst_archivesource.moc"
