// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// Cleans any bytes: no control of a terminal is left, and each byte is the one that its place in the input
// holds.
#include "models/diagnosis/logcleaner.h"

#include <algorithm>
#include <cstdlib>

using namespace Clew;

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

class Checker final : public LineSink
{
public:
    explicit Checker(QByteArrayView bytes)
        : m_bytes(bytes)
    {
    }

    void takeLine(const CleanLine &line) override
    {
        const QByteArrayView text = line.mapped.text;
        require(!text.contains('\n') && !text.contains('\x1B') && !text.contains('\b') &&
                !text.contains('\0'));
        require(line.overlap >= 0 && line.overlap <= text.size());
        require(line.line.value() >= m_lastLine);
        m_lastLine = line.line.value();
        EventBlock block;
        block.pieces.assign(line.mapped.pieces.begin(), line.mapped.pieces.end());
        for (qsizetype i = 0; i < text.size(); ++i) {
            const qint64 raw = block.rawOffset(i);
            require(raw >= 0 && raw < m_bytes.size() && m_bytes[raw] == text[i]);
        }
    }

private:
    QByteArrayView m_bytes;
    qint64 m_lastLine = 1;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 1)
        return 0;
    const qsizetype step = 1 + data[0] * 17;
    const QByteArrayView bytes(reinterpret_cast<const char *>(data) + 1, static_cast<qsizetype>(size) - 1);
    Checker checker(bytes);
    LogCleaner cleaner(checker);
    for (qsizetype at = 0; at < bytes.size(); at += step) {
        const RawPiece piece{.text = 0, .raw = at};
        cleaner.feed(
            {.text = bytes.sliced(at, std::min(step, bytes.size() - at)), .pieces = std::span(&piece, 1)});
    }
    cleaner.finish();
    const bool open = !bytes.isEmpty() && bytes.back() != '\n';
    require(cleaner.lines() == std::count(bytes.begin(), bytes.end(), '\n') + (open ? 1 : 0));
    return 0;
}
