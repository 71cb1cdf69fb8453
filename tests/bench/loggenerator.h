// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>

#include <random>

namespace Clew::Bench {

/// Writes logs of mixed origin: training, builds, containers, services, kernels, with tracebacks, errors and
/// some Chinese. The same seed gives the same bytes.
class LogGenerator final
{
public:
    /// `extra`: lines that are strewn in, about one in twenty - lines of real logs or of known errors.
    LogGenerator(quint32 seed, QList<QByteArray> extra);

    /// At least `bytes` of whole lines.
    [[nodiscard]] QByteArray text(qsizetype bytes);
    /// One line of `bytes` without a line end in it.
    [[nodiscard]] QByteArray oneLine(qsizetype bytes);
    /// Lines with colours, ended by CR LF.
    [[nodiscard]] QByteArray colouredLines(int lines);
    /// Bytes of no meaning.
    [[nodiscard]] QByteArray randomBytes(qsizetype bytes);

private:
    void appendLine(QByteArray &out);
    void appendFilled(QByteArray &out, QByteArrayView shape);
    void appendField(QByteArray &out, char kind);
    [[nodiscard]] int below(int end);

    std::mt19937 m_random;
    QList<QByteArray> m_extra;
    qint64 m_milliseconds = 0;
    qint64 m_step = 0;
};

} // namespace Clew::Bench
