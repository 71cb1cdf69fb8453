// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT

// bench_graph [--patience SECONDS] [--layered-patience SECONDS] [SIZE…]: layouts of catalog-like graphs of so
// many records beside Graphviz' dot and sfdp in the same run, processor and wall time of each; how long a
// frame takes to paint, offscreen, 1280 x 800; memory that was taken at most. Default sizes: 30 300 3000
// 30000 100000. Of small graphs each layout is made several times and the median counts. The peers are
// programs: what they take for a graph of one node is taken off, so that starting them does not count. One
// that takes longer than the patience is stopped: then it took at least as long.
#include "models/graph/graphmap.h"
#include "models/graph/layeredlayout.h"
#include "tests/bench/graphgenerator.h"
#include "tests/support/graphvizpeer.h"
#include "views/graphfaces.h"
#include "views/graphmapview.h"
#include "views/graphview.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QTextStream>

#include <algorithm>
#include <sys/resource.h>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

constexpr double Seconds = 1e-9;
const QSize FrameSize(1280, 800);
constexpr int Frames = 31;

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

/// Wall time, and the processor's, which a busy machine changes less.
struct Took
{
    double wall = 0;
    double processor = 0;
};

double processorSeconds(int who)
{
    rusage usage{};
    getrusage(who, &usage);
    const auto seconds = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

Took median(std::vector<Took> all)
{
    const auto middle = [&all](double Took::*field) {
        std::ranges::sort(all, {}, field);
        return all[all.size() / 2].*field;
    };
    const double wall = middle(&Took::wall);
    return {wall, middle(&Took::processor)};
}

/// How often a graph of that size is laid out.
int runsFor(qsizetype records)
{
    constexpr qsizetype Small = 300;
    constexpr qsizetype Middling = 3'000;
    return records <= Small ? 21 : records <= Middling ? 5 : 1;
}

Took timeOf(const std::function<void()> &work)
{
    QElapsedTimer timer;
    const double before = processorSeconds(RUSAGE_SELF);
    timer.start();
    work();
    return {static_cast<double>(timer.nsecsElapsed()) * Seconds, processorSeconds(RUSAGE_SELF) - before};
}

/// Highest resident memory since the last call of `forgetPeak`, in megabytes.
double peakMemory()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
    }
    return 0;
}

void forgetPeak()
{
    QFile file(u"/proc/self/clear_refs"_s);
    if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        file.write("5");
}

/// Frames while the view is panned, processor time in milliseconds.
QString frames(ZoomCanvas &view)
{
    QImage image(FrameSize, QImage::Format_RGB32);
    std::vector<double> times;
    for (int frame = 0; frame < Frames; ++frame) {
        view.panBy(QPointF(frame % 2 == 0 ? 3 : -3, 1));
        times.push_back(timeOf([&] { view.render(&image); }).processor * 1e3);
    }
    std::ranges::sort(times);
    return u"p50 %1 ms, most %2 ms"_s.arg(times[times.size() / 2], 0, 'f', 1).arg(times.back(), 0, 'f', 1);
}

void line(const QString &what, const QString &value)
{
    out() << u"  "_s << what.leftJustified(34) << value << u'\n';
    out().flush();
}

QString timeText(const Took &took)
{
    const auto text = [](double seconds) {
        return seconds < 1 ? u"%1 ms"_s.arg(seconds * 1e3, 0, 'f', 1) : u"%1 s"_s.arg(seconds, 0, 'f', 2);
    };
    return u"%1 of processor time (%2 on the clock)"_s.arg(text(took.processor), text(took.wall));
}

class GraphBench final
{
public:
    GraphBench(int records, int patience, int layeredPatience)
        : m_patience(patience)
        , m_layeredPatience(layeredPatience)
        , m_graph(std::make_shared<const RecordGraph>(
              buildRecordGraph(Bench::catalogLikeGraph(records, 6, records > 300))))
    {
        out() << u"%1 records, %2 edges\n"_s.arg(m_graph->nodeCount()).arg(m_graph->edgeCount());
    }

    void run()
    {
        const std::optional<Took> ours = layered();
        map();
        for (const QString &program : {u"dot"_s, u"sfdp"_s})
            peer(program, ours);
    }

private:
    /// Nothing where the patience was too short.
    std::optional<Took> layered()
    {
        GraphFaces faces(QFont{});
        GraphTexts texts;
        const GraphSlice slice = wholeGraph(*m_graph);
        m_input = layoutInput(*m_graph, slice, faces.sizes(*m_graph, slice, texts), {}, faces.spacing(texts));
        Layout layout;
        forgetPeak();
        const double before = peakMemory();
        std::vector<Took> all;
        for (int run = 0; run < runsFor(m_graph->nodeCount()); ++run) {
            QElapsedTimer timer;
            timer.start();
            all.push_back(timeOf([&] {
                layout = layeredLayout(m_input, [&] { return timer.elapsed() > m_layeredPatience * 1000LL; });
            }));
            if (!layout.complete) {
                line(u"layered layout"_s, u"more than %1 s"_s.arg(m_layeredPatience));
                return std::nullopt;
            }
        }
        const Took took = median(std::move(all));
        line(u"layered layout"_s,
             u"%1, %2 MB more"_s.arg(timeText(took)).arg(peakMemory() - before, 0, 'f', 0));
        GraphView view;
        view.resize(FrameSize);
        view.setAnimated(false);
        view.setPicture(faces.picture(*m_graph, slice, layout, texts));
        line(u"  frame, as first shown"_s, frames(view));
        view.fit();
        line(u"  frame, fitted"_s, frames(view));
        return took;
    }

    void map()
    {
        auto content = std::make_shared<MapContent>();
        content->graph = m_graph;
        std::vector<std::uint32_t> groups(static_cast<size_t>(m_graph->nodeCount()));
        for (size_t i = 0; i < groups.size(); ++i)
            groups[i] = static_cast<std::uint32_t>(i / 40);
        forgetPeak();
        const double before = peakMemory();
        const Took took = timeOf([&] { content->map = mapOfGraph(*m_graph, groups); });
        line(u"map of communities"_s,
             u"%1, %2 MB more"_s.arg(timeText(took)).arg(peakMemory() - before, 0, 'f', 0));
        for (const MapCommunity &community : content->map.communities)
            content->names.append(m_graph->id(community.members.front()).value().section(u'/', 0, 0));
        GraphMapView view;
        view.resize(FrameSize);
        view.setContent(content, [this](RecordIndex record) { return m_graph->id(record).value(); });
        view.fit();
        line(u"  frame, from afar"_s, frames(view));
        // The scales at which each kind of drawing has most to draw.
        for (const double scale : {2.5, 5.0, 9.0, 20.0, 90.0}) {
            if (scale < view.scale() && scale < 9)
                continue;
            view.centreOn({});
            view.zoomBy(scale / view.scale(), view.rect().toRectF().center());
            line(u"  frame at %1 px a record"_s.arg(scale), frames(view));
        }
    }

    /// One run of a peer; nothing where it is missing, fails or is stopped.
    [[nodiscard]] std::optional<Took> peerRun(const QString &program, const LayoutInput &input) const
    {
        const double before = processorSeconds(RUSAGE_CHILDREN);
        const auto drawing = drawWithGraphviz(program, input, PeerAlikes::WithoutRank, m_patience);
        if (!drawing)
            return std::nullopt;
        return Took{drawing->seconds, processorSeconds(RUSAGE_CHILDREN) - before};
    }

    [[nodiscard]] std::optional<Took> peerMedian(const QString &program, const LayoutInput &input,
                                                 int runs) const
    {
        std::vector<Took> all;
        for (int run = 0; run < runs; ++run) {
            const std::optional<Took> took = peerRun(program, input);
            if (!took)
                return std::nullopt;
            all.push_back(*took);
        }
        return median(std::move(all));
    }

    void peer(const QString &program, const std::optional<Took> &ours) const
    {
        constexpr int StartRuns = 21;
        LayoutInput nothing;
        nothing.nodes.push_back(m_input.nodes.front());
        const std::optional<Took> start = peerMedian(program, nothing, StartRuns);
        if (!start) {
            line(program, u"missing, or fails"_s);
            return;
        }
        const std::optional<Took> whole = peerMedian(program, m_input, runsFor(m_graph->nodeCount()));
        rusage usage{};
        getrusage(RUSAGE_CHILDREN, &usage);
        const QString memory = u"largest peer process so far: %1 MB"_s.arg(
            static_cast<double>(usage.ru_maxrss) / 1024, 0, 'f', 0);
        if (!whole) {
            const bool isFaster = ours && ours->wall < m_patience;
            line(program, u"stopped after %1 s, or it failed; %2%3"_s.arg(m_patience)
                              .arg(memory, isFaster ? u"; ours is faster"_s : QString()));
            return;
        }
        const Took took{whole->wall - start->wall, whole->processor - start->processor};
        const bool isFaster = ours && ours->processor < took.processor;
        line(program, u"%1 without its start (%2 ms); %3; ours is %4"_s.arg(timeText(took))
                          .arg(start->processor * 1e3, 0, 'f', 1)
                          .arg(memory, isFaster ? u"faster"_s : u"slower"_s));
    }

    int m_patience;
    int m_layeredPatience;
    std::shared_ptr<const RecordGraph> m_graph;
    LayoutInput m_input;
};

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    int patience = 60;
    int layeredPatience = 60;
    QList<int> sizes;
    QStringList arguments = QApplication::arguments().sliced(1);
    while (!arguments.isEmpty()) {
        const QString argument = arguments.takeFirst();
        if (argument == "--patience"_L1 && !arguments.isEmpty())
            patience = arguments.takeFirst().toInt();
        else if (argument == "--layered-patience"_L1 && !arguments.isEmpty())
            layeredPatience = arguments.takeFirst().toInt();
        else
            sizes.append(argument.toInt());
    }
    if (sizes.isEmpty())
        sizes = {30, 300, 3'000, 30'000, 100'000};
    for (const int size : std::as_const(sizes))
        GraphBench(size, patience, layeredPatience).run();
    return 0;
}
