// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/graphvizpeer.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr double PointsPerInch = 72;

QByteArray dotText(const LayoutInput &input, PeerAlikes alikes)
{
    QString dot =
        u"digraph {\nrankdir=LR; nodesep=0.22; ranksep=2; node [shape=box, fixedsize=true, label=\"\"];\n"_s;
    for (size_t i = 0; i < input.nodes.size(); ++i) {
        dot += u"n%1 [width=%2, height=%3];\n"_s.arg(i)
                   .arg(input.nodes[i].size.width() / PointsPerInch)
                   .arg(input.nodes[i].size.height() / PointsPerInch);
    }
    for (const LayoutEdge &edge : input.edges) {
        QString attributes;
        if (!edge.ordered)
            attributes = alikes == PeerAlikes::Ranked ? u" [dir=none]"_s : u" [dir=none, constraint=false]"_s;
        dot += u"n%1 -> n%2%3;\n"_s.arg(edge.from).arg(edge.to).arg(attributes);
    }
    return dot.toUtf8() + "}\n";
}

size_t nodeNumber(const QByteArray &word)
{
    return word.mid(1).toULongLong();
}

/// Graphviz' "plain" format: sizes in inches, y upwards.
PeerDrawing parsedPlain(const QByteArray &plain, size_t nodes)
{
    PeerDrawing drawing;
    drawing.boxes.resize(nodes);
    for (const QByteArray &line : plain.split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        const auto inch = [&words](qsizetype i) { return words[i].toDouble() * PointsPerInch; };
        if (words.first() == "node" && words.size() > 5) {
            const QSizeF size(inch(4), inch(5));
            const QPointF middle(inch(2), -inch(3));
            drawing.boxes[nodeNumber(words[1])] =
                QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size);
        } else if (words.first() == "edge" && words.size() > 4) {
            std::vector<QPointF> curve;
            const qsizetype count = words[3].toLongLong();
            for (qsizetype i = 0; i < count; ++i)
                curve.emplace_back(inch(4 + 2 * i), -inch(5 + 2 * i));
            drawing.lines.push_back(
                {LayoutChecks::flattened(curve), nodeNumber(words[1]), nodeNumber(words[2])});
        }
    }
    return drawing;
}

} // namespace

std::optional<PeerDrawing> drawWithGraphviz(const QString &program, const LayoutInput &input,
                                            PeerAlikes alikes, int timeoutSeconds)
{
    const QString path = QStandardPaths::findExecutable(program);
    if (path.isEmpty())
        return std::nullopt;
    constexpr int Milliseconds = 1000;
    QProcess process;
    QElapsedTimer timer;
    timer.start();
    process.start(path, {u"-Tplain"_s});
    process.write(dotText(input, alikes));
    process.closeWriteChannel();
    if (!process.waitForFinished(timeoutSeconds * Milliseconds)) {
        process.kill();
        process.waitForFinished();
        return std::nullopt;
    }
    const double seconds = double(timer.nsecsElapsed()) * 1e-9;
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return std::nullopt;
    PeerDrawing drawing = parsedPlain(process.readAllStandardOutput(), input.nodes.size());
    drawing.seconds = seconds;
    return drawing;
}

} // namespace Clew
