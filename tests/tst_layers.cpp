// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/testdata.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

/// What the sources of one folder may include; the table of ARCHITECTURE.md.
struct Layer
{
    QString folder;
    QStringList ours;    ///< folders whose headers it may include, its own apart
    QStringList qt;      ///< Qt modules, Core apart
    QStringList foreign; ///< beginnings of headers of other libraries
    bool files = false;
    bool threads = false;
    bool translates = false; ///< may hold texts for people
};

QList<Layer> layers()
{
    const QString core = u"models/core"_s;
    const QString io = u"models/io"_s;
    const QString diagnosis = u"models/diagnosis"_s;
    const QStringList posix{u"fcntl.h"_s, u"unistd.h"_s, u"sys/"_s};
    return {
        Layer{.folder = core},
        Layer{.folder = io,
              // The values that the diagnosis hands on, and its check of a regex.
              .ours = {core, diagnosis},
              .foreign =
                  QStringList{u"simdjson.h"_s, u"archive.h"_s, u"archive_entry.h"_s, u"unicode/"_s} + posix,
              .files = true,
              .threads = true},
        Layer{.folder = u"models/search"_s, .ours = {core}},
        Layer{.folder = diagnosis, .ours = {core}, .foreign = {u"emmintrin.h"_s, u"hs.h"_s, u"pcre2.h"_s}},
        Layer{.folder = u"models/graph"_s, .ours = {core}, .foreign = {u"boost/"_s}},
        // JSON as a value: the schema of a record is checked on its bytes.
        Layer{.folder = u"models/curation"_s, .ours = {core, diagnosis, u"models/io/json"_s}},
        Layer{.folder = u"models/edit"_s, .ours = {core}, .qt = {u"QtGui"_s}},
        Layer{.folder = u"models/jobs"_s,
              .ours = {core, io, diagnosis, u"models/search"_s, u"models/graph"_s, u"models/curation"_s},
              .qt = {u"QtConcurrent"_s},
              .files = true,
              .threads = true},
        Layer{.folder = u"models/items"_s,
              .ours = {core, diagnosis, u"models/edit"_s, u"models/search"_s, u"models/graph"_s,
                       u"models/curation"_s},
              .qt = {u"QtGui"_s}},
        Layer{.folder = u"views"_s,
              .ours = {core, u"models/items"_s, diagnosis, u"models/search"_s, u"models/graph"_s,
                       u"models/curation"_s, u"models/edit"_s},
              .qt = {u"QtGui"_s, u"QtWidgets"_s, u"QtSvg"_s, u"QtSvgWidgets"_s},
              .foreign = {u"KSyntaxHighlighting/"_s},
              .translates = true},
        Layer{.folder = u"app"_s,
              .ours = {u"models/"_s, u"views"_s},
              .qt = {u"QtGui"_s, u"QtWidgets"_s, u"QtSvg"_s, u"QtConcurrent"_s, u"QtDBus"_s,
                     u"QtPrintSupport"_s},
              .foreign = QStringList{u"KSyntaxHighlighting/"_s, u"unicode/"_s, u"termios.h"_s, u"signal.h"_s,
                                     u"poll.h"_s} +
                         posix,
              .files = true,
              .threads = true,
              .translates = true},
    };
}

const QSet<QString> FileHeaders{
    u"QFile"_s,       u"QSaveFile"_s,      u"QDir"_s,          u"QFileInfo"_s,   u"QDirIterator"_s,
    u"QDirListing"_s, u"QTemporaryFile"_s, u"QTemporaryDir"_s, u"QFileDevice"_s, u"QFileSystemWatcher"_s,
    u"QLockFile"_s,   u"QStandardPaths"_s, u"QProcess"_s,      u"QSettings"_s,   u"QStorageInfo"_s,
    u"QFileDialog"_s, u"fstream"_s,        u"filesystem"_s,    u"cstdio"_s,      u"iostream"_s};
const QSet<QString> ThreadHeaders{
    u"QThread"_s,         u"QThreadPool"_s,        u"QRunnable"_s, u"QMutex"_s,         u"QReadWriteLock"_s,
    u"QSemaphore"_s,      u"QWaitCondition"_s,     u"QFuture"_s,   u"QFutureWatcher"_s, u"QPromise"_s,
    u"QtConcurrentRun"_s, u"QtConcurrent"_s,       u"thread"_s,    u"mutex"_s,          u"shared_mutex"_s,
    u"future"_s,          u"condition_variable"_s, u"semaphore"_s, u"latch"_s,          u"barrier"_s};
/// Item models hold facts: what they look like is the views' business.
const QSet<QString> LookHeaders{u"QColor"_s,  u"QFont"_s,    u"QIcon"_s, u"QBrush"_s,
                                u"QPixmap"_s, u"QPalette"_s, u"QPen"_s};
/// A regex that is compiled at its first use, under a lock that takes it once: scanners may run on several
/// threads, the layer starts none.
const QSet<QString> Exceptions{u"models/diagnosis|mutex"_s};

/// Qt header name -> modules that have it, from the folders that the compiler is given.
QHash<QString, QStringList> qtHeaders()
{
    QHash<QString, QStringList> modules;
    for (const QString &folder : QStringLiteral(CLEW_QT_INCLUDE_DIRS).split(u'|', Qt::SkipEmptyParts)) {
        const QDir dir(folder);
        const QString module = dir.dirName();
        if (!module.startsWith("Qt"_L1))
            continue;
        for (const QString &header : dir.entryList(QDir::Files))
            modules[header].append(module);
    }
    return modules;
}

class Checker final
{
public:
    Checker(QString root, const QHash<QString, QStringList> &headers)
        : m_root(std::move(root))
        , m_qtHeaders(headers)
    {
    }

    /// "file:line: include: why not", for all layers.
    QStringList check()
    {
        for (const Layer &layer : layers()) {
            QDirIterator files(m_root + u'/' + layer.folder, {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext())
                checkFile(layer, files.next());
        }
        m_faults.sort();
        return m_faults;
    }
    [[nodiscard]] int includesSeen() const { return m_includes; }

private:
    void checkFile(const Layer &layer, const QString &path)
    {
        static const QRegularExpression include(uR"(^\s*#\s*include\s*([<"])([^>"]+)[>"])"_s);
        static const QRegularExpression tr(
            uR"((^|[^\w.>])(tr|translate)\(|Q_DECLARE_TR_FUNCTIONS|\bQ_OBJECT_TR\b)"_s);
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) {
            m_faults.append(path + u": cannot be read"_s);
            return;
        }
        int number = 0;
        for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
            ++number;
            QString fault;
            QString what;
            if (const QRegularExpressionMatch match = include.match(line); match.hasMatch()) {
                ++m_includes;
                what = match.captured(2);
                fault = match.captured(1) == u"\"" ? ourFault(layer, what) : foreignFault(layer, what);
            } else if (!layer.translates && tr.match(line).hasMatch() &&
                       !line.trimmed().startsWith("//"_L1)) {
                what = u"tr()"_s;
                fault = u"holds a text for people"_s;
            }
            if (!fault.isEmpty())
                m_faults.append(
                    u"%1:%2: %3: %4"_s.arg(path.mid(m_root.size() + 1)).arg(number).arg(what, fault));
        }
    }

    static QString ourFault(const Layer &layer, const QString &header)
    {
        if (header.startsWith(layer.folder + u'/') || header.endsWith(".moc"_L1))
            return {};
        for (const QString &allowed : layer.ours) {
            if (header.startsWith(allowed))
                return {};
        }
        return u"is not below %1"_s.arg(layer.folder);
    }

    QString foreignFault(const Layer &layer, const QString &header) const
    {
        const QString name = header.section(u'/', -1);
        if (!layer.files && FileHeaders.contains(name))
            return u"touches files"_s;
        if (!layer.threads && ThreadHeaders.contains(name) &&
            !Exceptions.contains(layer.folder + u'|' + name))
            return u"is of threads"_s;
        if (layer.folder == "models/items"_L1 && LookHeaders.contains(name))
            return u"is of looks"_s;
        for (const QString &allowed : layer.foreign) {
            if (header.startsWith(allowed))
                return {};
        }
        QStringList modules = m_qtHeaders.value(name);
        if (header.startsWith("Qt"_L1) && header.contains(u'/'))
            modules = {header.section(u'/', 0, 0)};
        if (!modules.isEmpty()) {
            const bool allowed = std::any_of(modules.begin(), modules.end(), [&layer](const QString &module) {
                return module == "QtCore"_L1 || layer.qt.contains(module);
            });
            return allowed ? QString() : u"is of %1"_s.arg(modules.join(u", "_s));
        }
        const bool isStandard = header.front().isLower() && !header.contains(u'.') && !header.contains(u'/');
        return isStandard ? QString() : u"is of no library that this layer may use"_s;
    }

    QString m_root;
    const QHash<QString, QStringList> &m_qtHeaders;
    QStringList m_faults;
    int m_includes = 0;
};

} // namespace

/// Holds the lines between the layers: linking alone does not, since headers can be reached without it.
class TestLayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(); }
    void everyIncludeIsAllowed();
    void everyFolderHasALayer();
    void plantedFaultIsSeen_data();
    void plantedFaultIsSeen();

private:
    QHash<QString, QStringList> m_qtHeaders;
};

void TestLayers::initTestCase()
{
    m_qtHeaders = qtHeaders();
    QVERIFY(m_qtHeaders.value(u"QString"_s).contains(u"QtCore"_s));
    QVERIFY(m_qtHeaders.value(u"QColor"_s).contains(u"QtGui"_s));
    QVERIFY(m_qtHeaders.value(u"QLabel"_s) == QStringList{u"QtWidgets"_s});
}

void TestLayers::everyIncludeIsAllowed()
{
    Checker checker(TestData::sourcePath({}).chopped(1), m_qtHeaders);
    const QStringList faults = checker.check();
    QVERIFY2(faults.isEmpty(), qPrintable(u"\n"_s + faults.join(u'\n')));
    QVERIFY2(checker.includesSeen() > 200, qPrintable(QString::number(checker.includesSeen())));
}

void TestLayers::everyFolderHasALayer()
{
    QStringList known;
    for (const Layer &layer : layers())
        known.append(layer.folder);
    for (const QString &folder :
         QDir(TestData::sourcePath(u"models"_s)).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QVERIFY2(known.contains(u"models/"_s + folder), qPrintable(folder));
}

void TestLayers::plantedFaultIsSeen_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("forbidden");
    const auto row = [](const char *name, const QString &file, const QString &line, bool forbidden) {
        QTest::newRow(name) << file << line << forbidden;
    };
    const QString core = u"models/core/record.h"_s;
    const QString items = u"models/items/catalogmodel.h"_s;
    const QString view = u"views/findbox.cpp"_s;
    row("core: widgets by module", core, u"#include <QtWidgets/QWidget>"_s, true);
    row("core: widgets by name", core, u"#include <QWidget>"_s, true);
    row("core: colours", core, u"#include <QColor>"_s, true);
    row("core: lower case", core, u"#include <qcolor.h>"_s, true);
    row("core: io", core, u"#include \"models/io/catalogreader.h\""_s, true);
    row("core: blanks", core, u"  #  include  <QWidget>"_s, true);
    row("core: files", core, u"#include <QFile>"_s, true);
    row("core: text for people", core, u"    return QObject::tr(\"Hello\");"_s, true);
    row("core: containers", core, u"#include <QMap>"_s, false);
    row("core: standard", core, u"#include <array>"_s, false);
    row("io: parser", u"models/io/jsontree.h"_s, u"#include <simdjson.h>"_s, false);
    row("io: engine", u"models/io/jsontree.h"_s, u"#include <hs.h>"_s, true);
    row("io: item models", u"models/io/jsontree.h"_s, u"#include \"models/items/catalogmodel.h\""_s, true);
    row("diagnosis: engine", u"models/diagnosis/patternset.h"_s, u"#include <pcre2.h>"_s, false);
    row("diagnosis: threads", u"models/diagnosis/patternset.h"_s, u"#include <thread>"_s, true);
    row("diagnosis: archive", u"models/diagnosis/patternset.h"_s, u"#include <archive.h>"_s, true);
    row("graph: files", u"models/graph/recordgraph.h"_s, u"#include <fstream>"_s, true);
    row("items: icons", items, u"#include <QIcon>"_s, true);
    row("items: widgets", items, u"#include <QListView>"_s, true);
    row("items: undo", items, u"#include <QUndoStack>"_s, false);
    row("views: file", view, u"#include <QFile>"_s, true);
    row("views: thread", view, u"#include <QThread>"_s, true);
    row("views: concurrent", view, u"#include <QtConcurrent/QtConcurrentRun>"_s, true);
    row("views: io", view, u"#include \"models/io/catalogreader.h\""_s, true);
    row("views: jobs", view, u"#include \"models/jobs/latestjob.h\""_s, true);
    row("views: app", view, u"#include \"app/console.h\""_s, true);
    row("views: widgets", view, u"#include <QListView>"_s, false);
    row("views: network", view, u"#include <QNetworkReply>"_s, true);
    row("app: network", u"app/console.h"_s, u"#include <QtNetwork/QNetworkAccessManager>"_s, true);
    row("app: files", u"app/console.h"_s, u"#include <QSaveFile>"_s, false);
    row("app: parser", u"app/console.h"_s, u"#include <simdjson.h>"_s, true);
}

void TestLayers::plantedFaultIsSeen()
{
    QFETCH(QString, file);
    QFETCH(QString, line);
    QFETCH(bool, forbidden);
    const QTemporaryDir copy;
    QVERIFY(copy.isValid());
    // A copy of the one file is enough: the others were clean.
    QVERIFY(QDir(copy.path()).mkpath(file.section(u'/', 0, -2)));
    QFile source(TestData::sourcePath(file));
    QVERIFY2(source.open(QIODevice::ReadOnly), qPrintable(file));
    QFile planted(copy.filePath(file));
    QVERIFY(planted.open(QIODevice::WriteOnly));
    planted.write(source.readAll() + line.toUtf8() + '\n');
    planted.close();
    const QStringList faults = Checker(copy.path(), m_qtHeaders).check();
    QCOMPARE(faults.size(), forbidden ? 1 : 0);
    if (forbidden)
        QVERIFY2(faults.first().startsWith(file), qPrintable(faults.first()));
}

QTEST_GUILESS_MAIN(TestLayers)
#include "tst_layers.moc"
