// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/foldersource.h"
#include "models/io/memorylogsource.h"
#include "models/io/opensources.h"
#include "tests/support/archivewriter.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

struct Input
{
    QString path;
    QByteArray bytes;

    friend bool operator==(const Input &, const Input &) = default;
};

QList<Input> readAll(LogSource &source, size_t portion = 4096)
{
    QList<Input> inputs;
    std::vector<char> buffer(portion);
    while (source.next()) {
        Input input{.path = source.path()};
        for (Result<qsizetype> count = 1; count && *count > 0;) {
            count = source.read(buffer);
            input.bytes.append(buffer.data(), count.value_or(0));
        }
        inputs.append(input);
    }
    return inputs;
}

/// Puts a file or pipe in the place of standard input while it lives.
class StandardInput final
{
    Q_DISABLE_COPY_MOVE(StandardInput)

public:
    explicit StandardInput(int fd)
        : m_saved(::dup(STDIN_FILENO))
    {
        ::dup2(fd, STDIN_FILENO);
    }
    ~StandardInput()
    {
        ::dup2(m_saved, STDIN_FILENO);
        ::close(m_saved);
    }

private:
    int m_saved;
};

} // namespace

/// P12: only files and pipes are read.
class TestLogSource : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_dir = std::make_unique<QTemporaryDir>();
        QVERIFY(m_dir->isValid());
    }
    void readsFile();
    void readsMemory();
    void survivesTruncation();
    void opensInTheOrderGiven();
    void refusesWhatIsNoFile_data();
    void refusesWhatIsNoFile();
    void saysWhatIsMissing();
    void saysWhatIsForbidden();
    void readsFolderInOrder();
    void folderNamesWhatItLeavesOut();
    void folderFollowsNoLoops();
    void folderLooksIntoArchives();
    void ordersNamesNaturally_data();
    void ordersNamesNaturally();
    void readsStandardInput_data();
    void readsStandardInput();
    void refusesDeviceAsStandardInput();

private:
    QString write(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_dir->filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
        return path;
    }

    std::unique_ptr<QTemporaryDir> m_dir;
};

void TestLogSource::readsFile()
{
    const QByteArray bytes = QByteArray("line\n").repeated(3000);
    const QString path = write(u"a.log"_s, bytes);
    auto source = openFile(path);
    QVERIFY(source);
    QCOMPARE((*source)->total(), std::optional<qint64>(bytes.size()));
    QCOMPARE(readAll(**source, 7), QList<Input>({{path, bytes}}));
    QCOMPARE((*source)->consumed(), bytes.size());
    QVERIFY(!(*source)->next());
}

void TestLogSource::readsMemory()
{
    MemoryLogSource source(u"pasted text"_s, "one\ntwo");
    QCOMPARE(readAll(source, 3), QList<Input>({{u"pasted text"_s, "one\ntwo"}}));
    MemoryLogSource empty(u"nothing"_s, {});
    QCOMPARE(readAll(empty), QList<Input>({{u"nothing"_s, ""}}));
}

void TestLogSource::survivesTruncation()
{
    // A mapped file would end the program here.
    const QString path = write(u"a.log"_s, QByteArray(1 << 20, 'x'));
    auto source = openFile(path);
    QVERIFY(source);
    QVERIFY((*source)->next());
    std::vector<char> buffer(4096);
    QCOMPARE((*source)->read(buffer).value_or(-1), 4096);
    QVERIFY(QFile::resize(path, 5000));
    QCOMPARE((*source)->read(buffer).value_or(-1), 5000 - 4096);
    QCOMPARE((*source)->read(buffer).value_or(-1), 0);
}

void TestLogSource::opensInTheOrderGiven()
{
    const QString b = write(u"b.log"_s, "b");
    const QString a = write(u"a.log"_s, "a");
    const OpenedSources opened = openSources({b, m_dir->filePath(u"none.log"_s), a});
    QCOMPARE(opened.sources.size(), 2U);
    QCOMPARE(readAll(*opened.sources[0]), QList<Input>({{b, "b"}}));
    QCOMPARE(readAll(*opened.sources[1]), QList<Input>({{a, "a"}}));
    QCOMPARE(opened.issues.size(), 1);
    QCOMPARE(opened.issues.first().error.code, ErrorCode::FileNotFound);
}

void TestLogSource::refusesWhatIsNoFile_data()
{
    QTest::addColumn<QString>("kind");
    QTest::newRow("fifo") << u"fifo"_s;
    QTest::newRow("socket") << u"socket"_s;
    QTest::newRow("device") << u"device"_s;
}

void TestLogSource::refusesWhatIsNoFile()
{
    QFETCH(QString, kind);
    QString path = m_dir->filePath(u"odd"_s);
    const QByteArray name = QFile::encodeName(path);
    int socket = -1;
    if (kind == u"fifo"_s) {
        QCOMPARE(::mkfifo(name.constData(), 0600), 0);
    } else if (kind == u"socket"_s) {
        socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        QVERIFY(static_cast<size_t>(name.size()) < sizeof(address.sun_path));
        std::copy(name.begin(), name.end(), address.sun_path);
        QCOMPARE(::bind(socket, reinterpret_cast<const sockaddr *>(&address), sizeof(address)), 0);
    } else {
        path = u"/dev/zero"_s;
    }
    // A FIFO without a writer would block whoever opens it: this returns.
    const OpenedSources opened = openSources({path});
    QVERIFY(opened.sources.empty());
    QCOMPARE(opened.issues.size(), 1);
    QCOMPARE(opened.issues.first().error.code, ErrorCode::NotRegularFile);
    QCOMPARE(opened.issues.first().error.arguments, QStringList({path, kind}));
    if (socket >= 0)
        ::close(socket);
}

void TestLogSource::saysWhatIsMissing()
{
    const QString path = m_dir->filePath(u"none/none.log"_s);
    const auto source = openFile(path);
    QVERIFY(!source);
    QCOMPARE(source.error().code, ErrorCode::FileNotFound);
    QCOMPARE(source.error().place.file, path);
}

void TestLogSource::saysWhatIsForbidden()
{
    if (::geteuid() == 0)
        QSKIP("root may read everything");
    const QString path = write(u"secret.log"_s, "x");
    QVERIFY(QFile::setPermissions(path, {}));
    const auto source = openFile(path);
    QVERIFY(!source);
    QCOMPARE(source.error().code, ErrorCode::FileUnreadable);
}

void TestLogSource::readsFolderInOrder()
{
    write(u"job/rank10.log"_s, "ten");
    write(u"job/rank2.log"_s, "two");
    write(u"job/a/deep/x.log"_s, "x");
    write(u"job/.hidden.log"_s, "h");
    write(u"job/zz.log"_s, "");
    const QString job = m_dir->filePath(u"job"_s);
    const OpenedSources opened = openSources({job});
    QCOMPARE(opened.sources.size(), 1U);
    const QList<Input> inputs = readAll(*opened.sources[0], 2);
    QCOMPARE(inputs, QList<Input>({{job + u"/.hidden.log"_s, "h"},
                                   {job + u"/rank2.log"_s, "two"},
                                   {job + u"/rank10.log"_s, "ten"},
                                   {job + u"/zz.log"_s, ""},
                                   {job + u"/a/deep/x.log"_s, "x"}}));
    QCOMPARE(opened.sources[0]->consumed(), 8);
    QCOMPARE(opened.sources[0]->total(), std::optional<qint64>(8));
    QVERIFY(opened.sources[0]->takeIssues().isEmpty());
}

void TestLogSource::folderNamesWhatItLeavesOut()
{
    write(u"job/a.log"_s, "a");
    const QString fifo = m_dir->filePath(u"job/b.fifo"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(fifo).constData(), 0600), 0);
    QVERIFY(QFile::link(u"/nowhere/at/all"_s, m_dir->filePath(u"job/c.log"_s)));
    FolderSource source(m_dir->filePath(u"job"_s));
    QCOMPARE(readAll(source).size(), 1);
    const QList<Issue> issues = source.takeIssues();
    QCOMPARE(issues.size(), 2);
    QCOMPARE(issues[0].error.code, ErrorCode::NotRegularFile);
    QCOMPARE(issues[0].error.arguments.last(), u"fifo"_s);
    QCOMPARE(issues[1].error.code, ErrorCode::FileUnreadable);
}

void TestLogSource::folderFollowsNoLoops()
{
    write(u"job/a.log"_s, "a");
    write(u"elsewhere/b.log"_s, "b");
    QVERIFY(QFile::link(m_dir->filePath(u"job"_s), m_dir->filePath(u"job/self"_s)));
    QVERIFY(QFile::link(m_dir->filePath(u"elsewhere/b.log"_s), m_dir->filePath(u"job/b.log"_s)));
    FolderSource source(m_dir->filePath(u"job"_s));
    const QList<Input> inputs = readAll(source);
    // Kubernetes keeps the logs of containers as links to files: those are read.
    QCOMPARE(inputs.size(), 2);
    QCOMPARE(inputs[1].bytes, "b"_ba);
}

void TestLogSource::folderLooksIntoArchives()
{
    using namespace TestArchive;
    write(u"job/a.tar"_s,
          make(Format::Tar, Filter::None, {{.path = "x.log", .content = "x"}, {.path = "../y"}}));
    write(u"job/b.log"_s, "b");
    FolderSource source(m_dir->filePath(u"job"_s));
    const QList<Input> inputs = readAll(source);
    QCOMPARE(inputs.size(), 2);
    QCOMPARE(inputs[0], (Input{m_dir->filePath(u"job/a.tar!/x.log"_s), "x"}));
    QCOMPARE(source.takeIssues().size(), 1);
}

void TestLogSource::ordersNamesNaturally_data()
{
    QTest::addColumn<QStringList>("ordered");
    QTest::newRow("numbers") << QStringList{u"a"_s, u"a1"_s, u"a2"_s, u"a10"_s, u"a10b"_s, u"b1"_s};
    QTest::newRow("zeros") << QStringList{u"r01"_s, u"r1"_s, u"r002"_s, u"r3"_s};
    QTest::newRow("long") << QStringList{u"x99999999999999999999"_s, u"x100000000000000000000"_s};
    QTest::newRow("case") << QStringList{u"B"_s, u"a"_s};
}

void TestLogSource::ordersNamesNaturally()
{
    QFETCH(QStringList, ordered);
    for (qsizetype i = 0; i < ordered.size(); ++i) {
        for (qsizetype j = 0; j < ordered.size(); ++j)
            QCOMPARE(naturalLess(ordered[i], ordered[j]), i < j);
    }
}

void TestLogSource::readsStandardInput_data()
{
    QTest::addColumn<bool>("pipe");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("content");
    const QByteArray text = QByteArray("a line\n").repeated(1000);
    QTest::newRow("pipe") << true << text << u"-"_s << text;
    QTest::newRow("file") << false << text << u"-"_s << text;
    QTest::newRow("nothing") << true << ""_ba << u"-"_s << ""_ba;
    using namespace TestArchive;
    QTest::newRow("gzip") << true << compress(Filter::Gzip, text) << u"-"_s << text;
    QTest::newRow("tar") << false << make(Format::Tar, Filter::None, {{.path = "x.log", .content = text}})
                         << u"-!/x.log"_s << text;
}

void TestLogSource::readsStandardInput()
{
    QFETCH(bool, pipe);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, path);
    QFETCH(QByteArray, content);
    int fd = -1;
    if (pipe) {
        std::array<int, 2> ends{};
        QCOMPARE(::pipe(ends.data()), 0);
        QCOMPARE(::write(ends[1], bytes.constData(), static_cast<size_t>(bytes.size())), bytes.size());
        ::close(ends[1]);
        fd = ends[0];
    } else {
        fd = ::open(QFile::encodeName(write(u"in"_s, bytes)).constData(), O_RDONLY);
    }
    const StandardInput input(fd);
    const OpenedSources opened = openSources({u"-"_s});
    QCOMPARE(opened.sources.size(), 1U);
    QCOMPARE(readAll(*opened.sources[0], 100), QList<Input>({{path, content}}));
    ::close(fd);
}

void TestLogSource::refusesDeviceAsStandardInput()
{
    const int fd = ::open("/dev/zero", O_RDONLY);
    const StandardInput input(fd);
    const OpenedSources opened = openSources({u"-"_s});
    QVERIFY(opened.sources.empty());
    QCOMPARE(opened.issues.first().error.code, ErrorCode::NotRegularFile);
    ::close(fd);
}

QTEST_GUILESS_MAIN(TestLogSource)
#include "tst_logsource.moc"
