// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/archivelayer.h"

#include "models/io/encodingguess.h"
#include "models/io/icuconverter.h"
#include "models/io/utf8scan.h"

#include <archive.h>
#include <archive_entry.h>
#include <cerrno>
#include <utility>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Names in archives are bytes of whatever system wrote them: UTF-8, or the code page of a Windows.
QString nameOf(const char *bytes)
{
    const QByteArrayView name(bytes);
    if (isValidUtf8(name))
        return QString::fromUtf8(name);
    return IcuConverter(guessEncoding(name).encoding).toString(name);
}

} // namespace

ArchiveLayer::ArchiveLayer(ByteInput input, QString path)
    : m_input(std::move(input))
    , m_path(std::move(path))
    , m_archive(archive_read_new())
    , m_buffer(InputBytes)
{
    // What logs are packed in, and nothing else: every further format is more code that hostile bytes reach.
    archive_read_support_filter_gzip(m_archive);
    archive_read_support_filter_bzip2(m_archive);
    archive_read_support_filter_xz(m_archive);
    archive_read_support_filter_zstd(m_archive);
    archive_read_support_filter_lz4(m_archive);
    archive_read_support_filter_compress(m_archive);
    archive_read_support_format_tar(m_archive);
    archive_read_support_format_zip(m_archive);
    archive_read_support_format_7zip(m_archive);
    archive_read_support_format_raw(m_archive);
    archive_read_support_format_empty(m_archive);
}

ArchiveLayer::~ArchiveLayer()
{
    archive_read_free(m_archive);
}

ssize_t ArchiveLayer::readCallback(archive *handle, void *self, const void **buffer)
{
    auto *layer = static_cast<ArchiveLayer *>(self);
    *buffer = layer->m_buffer.data();
    const qsizetype count = layer->m_input.read(layer->m_buffer);
    if (count < 0) {
        archive_set_error(handle, EIO, "%s", "the bytes around it could not be read");
        return ARCHIVE_FATAL;
    }
    layer->m_position += count;
    return count;
}

std::int64_t ArchiveLayer::seekCallback(archive *, void *self, std::int64_t offset, int whence)
{
    auto *layer = static_cast<ArchiveLayer *>(self);
    const qint64 base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? layer->m_position : layer->m_input.size;
    const qint64 place = layer->m_input.seek(base + offset);
    if (place < 0)
        return ARCHIVE_FATAL;
    layer->m_position = place;
    return place;
}

bool ArchiveLayer::fail()
{
    const char *text = archive_error_string(m_archive);
    m_error = text ? QString::fromUtf8(text) : u"unreadable"_s;
    return false;
}

bool ArchiveLayer::next()
{
    if (!std::exchange(m_opened, true)) {
        archive_read_set_callback_data(m_archive, this);
        archive_read_set_read_callback(m_archive, &ArchiveLayer::readCallback);
        if (m_input.seek && m_input.size >= 0)
            archive_read_set_seek_callback(m_archive, &ArchiveLayer::seekCallback);
        if (archive_read_open1(m_archive) != ARCHIVE_OK)
            return fail();
    }
    archive_entry *entry = nullptr;
    const int status = archive_read_next_header(m_archive, &entry);
    if (status == ARCHIVE_EOF)
        return false;
    if (status != ARCHIVE_OK && status != ARCHIVE_WARN)
        return fail();
    describe(entry);
    return true;
}

void ArchiveLayer::describe(archive_entry *entry)
{
    const char *utf8 = archive_entry_pathname_utf8(entry);
    const char *name = utf8 ? utf8 : archive_entry_pathname(entry);
    m_member = isRaw() ? QString() : name ? nameOf(name) : u"?"_s;
    m_size = archive_entry_size_is_set(entry) ? std::optional(archive_entry_size(entry)) : std::nullopt;
    if (isRaw())
        m_size.reset();
    const auto type = archive_entry_filetype(entry);
    if (archive_entry_hardlink(entry) || type == AE_IFLNK)
        m_kind = Member::Link;
    else if (type == AE_IFDIR)
        m_kind = Member::Folder;
    else if (type != AE_IFREG && type != 0)
        m_kind = Member::Device;
    else
        m_kind = archive_entry_is_encrypted(entry) ? Member::Encrypted : Member::File;
}

bool ArchiveLayer::isRaw() const
{
    return archive_format(m_archive) == ARCHIVE_FORMAT_RAW;
}

qsizetype ArchiveLayer::read(std::span<char> buffer)
{
    const la_ssize_t count = archive_read_data(m_archive, buffer.data(), buffer.size());
    if (count < 0)
        fail();
    return count < 0 ? -1 : count;
}

} // namespace Clew
