// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
// clew_stress generate FILE BYTES [line]: writes a log of mixed origin, the same for the same size; with a
//     known error some 90 MB in (or in the middle, where it is shorter). "line": all in one line. FILE "-" is
//     standard output.
// clew_stress window FILE CATALOG...: drops the log on the window, scrolls while it is read, and prints as
//     JSON: gaps of the event loop, when the first and the planted verdict were on screen, how long Stop and
//     closing took, memory.
#include "app/catalogcontroller.h"
#include "app/datapaths.h"
#include "app/diagnosiscontroller.h"
#include "app/mainwindow.h"
#include "tests/bench/loggenerator.h"
#include "views/logview.h"
#include "views/verdictcard.h"

#include <QApplication>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>
#include <QSettings>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <algorithm>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 PlantedAt = 90'000'000;
const QString Planted = u"pytorch/ddp-bucket-view-error"_s;
const QByteArray PlantedLine = "[rank3]: RuntimeError: BucketView has wrong size: expected 1024, got 512. "
                               "This could be due to mismatched "
                               "model parameters across ranks.";

int generate(const QString &path, qint64 bytes, bool oneLine)
{
    QFile file(path);
    const bool opened = path == "-"_L1 ? file.open(stdout, QIODevice::WriteOnly)
                                       : file.open(QIODevice::WriteOnly | QIODevice::Truncate);
    if (!opened)
        return 1;
    Bench::LogGenerator generator(5, {});
    // Made once: whoever reads gigabytes of it must not wait for the writer.
    QByteArray part = oneLine ? generator.oneLine(16'000'000) : generator.text(16'000'000);
    const qint64 plantedAt = std::min(PlantedAt, bytes / 2);
    bool planted = false;
    qint64 written = 0;
    while (written < bytes) {
        const qint64 now = file.write(part);
        if (now < 0)
            return 1;
        written += now;
        if (!planted && written >= plantedAt) {
            planted = true;
            written += file.write(oneLine ? ' ' + PlantedLine + ' ' : PlantedLine + '\n');
        }
    }
    return oneLine && file.write("\n") < 0 ? 1 : 0;
}

/// "VmHWM" and the like of this process, MiB.
double memory(const QByteArray &key)
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith(key + ':'))
            return line.sliced(key.size() + 1).trimmed().split(' ').first().toDouble() / 1024;
    }
    return 0;
}

class Measure final : public QObject
{
public:
    Measure(const QString &log, const QStringList &catalogs)
        : m_log(log)
        , m_settings(m_folder.filePath(u"settings.ini"_s), QSettings::IniFormat)
        , m_diagnosis(DataPaths::ordinaryLines())
        , m_window(std::make_unique<MainWindow>(m_catalog, m_diagnosis, m_settings))
    {
        m_window->setWordLanguage(Language::English);
        m_window->show();
        connect(
            &m_diagnosis, &DiagnosisController::regexesRejected, this, [this] { start(); },
            Qt::SingleShotConnection);
        connect(&m_diagnosis, &DiagnosisController::finished, this, &Measure::finished);
        m_tick.setTimerType(Qt::PreciseTimer);
        m_tick.setInterval(5);
        connect(&m_tick, &QTimer::timeout, this, &Measure::tick);
        m_catalog.open(catalogs);
    }

private:
    void start()
    {
        m_figures[u"idle MiB"_s] = memory("VmRSS");
        QTimer::singleShot(500, this, [this] { drop(); });
    }

    void drop()
    {
        m_clock.start();
        m_sinceTick.start();
        m_tick.start();
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(m_log)});
        const QPoint middle = m_window->rect().center();
        QDragEnterEvent enter(middle, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &enter);
        QDropEvent dropped(middle, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &dropped);
    }

    void tick()
    {
        const qint64 gap = m_sinceTick.restart();
        ++m_ticks;
        m_longestGap = std::max(m_longestGap, gap);
        m_gapsOver50 += gap > 50;
        m_gapsOver100 += gap > 100;
        for (const VerdictCard *card : m_window->findChildren<VerdictCard *>()) {
            if (!m_first && !card->visibleRegion().isEmpty())
                m_first = m_clock.elapsed();
            if (!m_planted && card->verdict().id.value() == Planted)
                m_planted = m_clock.elapsed();
        }
        // Somebody reads meanwhile.
        if (m_ticks % 20 == 0) {
            auto *view = m_window->findChild<LogView *>();
            view->goToRow(LineNumber(1 + (m_ticks * 7919) % std::max<qint64>(view->rowCount(), 1)));
        }
    }

    void finished()
    {
        if (m_stopping) {
            // A run that ended before it was stopped says nothing.
            m_figures[u"Stop answers after ms"_s] = m_sinceStop.isValid() ? m_sinceStop.elapsed() : -1;
            QTimer::singleShot(200, this, [this] { report(); });
            return;
        }
        const double seconds = static_cast<double>(m_clock.elapsed()) / 1000;
        const DiagnosisStats stats = m_diagnosis.diagnosis().stats;
        m_figures[u"seconds"_s] = seconds;
        m_figures[u"bytes"_s] = stats.bytes;
        m_figures[u"MB a second"_s] = static_cast<double>(stats.bytes) / 1e6 / seconds;
        m_figures[u"lines"_s] = m_diagnosis.diagnosis().inputs.value(0).lines;
        m_figures[u"lines in the view"_s] = m_window->findChild<LogView *>()->rowCount();
        m_stopping = true;
        QTimer::singleShot(200, this, [this] {
            drop();
            m_first = m_first.value_or(-1); // the first run's
            QTimer::singleShot(1500, this, [this] {
                m_sinceStop.start();
                m_diagnosis.stop();
            });
        });
    }

    void report()
    {
        m_tick.stop();
        m_figures[u"first verdict on screen after ms"_s] = m_first.value_or(-1);
        m_figures[u"planted verdict after ms"_s] = m_planted.value_or(-1);
        m_figures[u"ticks"_s] = m_ticks;
        m_figures[u"longest gap ms"_s] = m_longestGap;
        m_figures[u"gaps over 50 ms"_s] = m_gapsOver50;
        m_figures[u"gaps over 100 ms"_s] = m_gapsOver100;
        m_figures[u"most memory MiB"_s] = memory("VmHWM");
        m_figures[u"verdicts"_s] = m_diagnosis.diagnosis().verdicts.size();
        QElapsedTimer closing;
        closing.start();
        m_window->close();
        m_window.reset();
        m_figures[u"closing ms"_s] = closing.elapsed();
        QTextStream(stdout) << QJsonDocument(m_figures).toJson();
        QCoreApplication::exit(0);
    }

    const QString m_log;
    QTemporaryDir m_folder;
    QSettings m_settings;
    CatalogController m_catalog;
    DiagnosisController m_diagnosis;
    std::unique_ptr<MainWindow> m_window;
    QTimer m_tick;
    QElapsedTimer m_clock;
    QElapsedTimer m_sinceTick;
    QElapsedTimer m_sinceStop;
    QJsonObject m_figures;
    std::optional<qint64> m_first;
    std::optional<qint64> m_planted;
    qint64 m_ticks = 0;
    qint64 m_longestGap = 0;
    qint64 m_gapsOver50 = 0;
    qint64 m_gapsOver100 = 0;
    bool m_stopping = false;
};

} // namespace

int main(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    if (arguments.value(0) == "generate"_L1 && arguments.size() >= 3) {
        const QCoreApplication application(argc, argv);
        return generate(arguments.at(1), arguments.at(2).toLongLong(), arguments.value(3) == "line"_L1);
    }
    if (arguments.value(0) != "window"_L1 || arguments.size() < 3) {
        QTextStream(stderr) << "clew_stress generate FILE BYTES [line] | window FILE CATALOG...\n";
        return 2;
    }
    const QApplication application(argc, argv);
    const Measure measure(arguments.at(1), arguments.sliced(2));
    return QApplication::exec();
}
