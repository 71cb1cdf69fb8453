// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// Reads any bytes as an archive, as a file and as a pipe, within small limits.
#include "models/io/archivesource.h"

#include <QByteArray>

#include <algorithm>
#include <cstdlib>
#include <sys/mman.h>
#include <unistd.h>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

constexpr ArchiveLimits Limits{.depth = 3,
                               .members = 50,
                               .bytes = 1 << 20,
                               .ratio = 100,
                               .graceBytes = 1 << 18,
                               .seekableBytes = 1 << 16,
                               .issues = 20};

void readAll(LogSource &source)
{
    std::array<char, 4099> buffer{};
    qint64 total = 0;
    int inputs = 0;
    while (source.next()) {
        if (++inputs > Limits.members || source.path().isEmpty())
            std::abort();
        for (Result<qsizetype> count = 1; count && *count > 0;) {
            count = source.read(buffer);
            total += count.value_or(0);
        }
    }
    if (total > Limits.bytes + static_cast<qint64>(buffer.size()) ||
        source.takeIssues().size() > Limits.issues)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const int memory = ::memfd_create("archive", MFD_CLOEXEC);
    if (memory < 0 || ::write(memory, data, size) != static_cast<ssize_t>(size))
        std::abort();
    if (auto file = FileDescriptor::openRegular(u"/proc/self/fd/%1"_s.arg(memory))) {
        ArchiveSource source(u"a"_s, std::move(*file), Limits);
        readAll(source);
    }
    ::close(memory);

    size_t place = 0;
    ByteInput input;
    input.read = [&](std::span<char> buffer) -> qsizetype {
        const size_t count = std::min({buffer.size(), size - place, size_t(777)});
        std::copy_n(data + place, count, buffer.data());
        place += count;
        return static_cast<qsizetype>(count);
    };
    ArchiveSource source(u"-"_s, std::move(input), Limits);
    readAll(source);
    return 0;
}
