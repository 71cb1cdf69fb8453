// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/archivewriter.h"

#include <archive.h>
#include <archive_entry.h>

namespace Clew::TestArchive {

namespace {

ssize_t append(archive *, void *self, const void *bytes, size_t count)
{
    static_cast<QByteArray *>(self)->append(static_cast<const char *>(bytes), static_cast<qsizetype>(count));
    return static_cast<ssize_t>(count);
}

void addFilter(archive *writer, Filter filter)
{
    switch (filter) {
    case Filter::None:
        break;
    case Filter::Gzip:
        archive_write_add_filter_gzip(writer);
        break;
    case Filter::Bzip2:
        archive_write_add_filter_bzip2(writer);
        break;
    case Filter::Xz:
        archive_write_add_filter_xz(writer);
        break;
    case Filter::Zstd:
        archive_write_add_filter_zstd(writer);
        break;
    }
}

void addMember(archive *writer, const Member &member)
{
    archive_entry *entry = archive_entry_new();
    archive_entry_set_pathname(entry, member.path.constData());
    archive_entry_set_perm(entry, 0644);
    archive_entry_set_filetype(entry, AE_IFREG);
    switch (member.kind) {
    case Kind::File:
        archive_entry_set_size(entry, member.content.size());
        break;
    case Kind::Folder:
        archive_entry_set_filetype(entry, AE_IFDIR);
        break;
    case Kind::SymbolicLink:
        archive_entry_set_filetype(entry, AE_IFLNK);
        archive_entry_set_symlink(entry, member.content.constData());
        break;
    case Kind::HardLink:
        archive_entry_set_hardlink(entry, member.content.constData());
        break;
    case Kind::CharacterDevice:
        archive_entry_set_filetype(entry, AE_IFCHR);
        archive_entry_set_rdevmajor(entry, 1);
        archive_entry_set_rdevminor(entry, 5);
        break;
    case Kind::Fifo:
        archive_entry_set_filetype(entry, AE_IFIFO);
        break;
    }
    archive_write_header(writer, entry);
    if (member.kind == Kind::File)
        archive_write_data(writer, member.content.constData(), static_cast<size_t>(member.content.size()));
    archive_entry_free(entry);
}

} // namespace

QByteArray make(Format format, Filter filter, const std::vector<Member> &members)
{
    QByteArray bytes;
    archive *writer = archive_write_new();
    if (format == Format::Tar)
        archive_write_set_format_pax_restricted(writer);
    else if (format == Format::Zip)
        archive_write_set_format_zip(writer);
    else
        archive_write_set_format_7zip(writer);
    addFilter(writer, filter);
    archive_write_set_bytes_in_last_block(writer, 1); // no padding behind compressed bytes
    archive_write_open(writer, &bytes, nullptr, &append, nullptr);
    for (const Member &member : members)
        addMember(writer, member);
    archive_write_close(writer);
    archive_write_free(writer);
    return bytes;
}

QByteArray compress(Filter filter, const QByteArray &content)
{
    QByteArray bytes;
    archive *writer = archive_write_new();
    archive_write_set_format_raw(writer);
    addFilter(writer, filter);
    archive_write_set_bytes_in_last_block(writer, 1); // no padding behind compressed bytes
    archive_write_open(writer, &bytes, nullptr, &append, nullptr);
    addMember(writer, {.path = "data", .content = content});
    archive_write_close(writer);
    archive_write_free(writer);
    return bytes;
}

QByteArray gzipOf(const QByteArray &part, int copies)
{
    QByteArray bytes;
    archive *writer = archive_write_new();
    archive_write_set_format_raw(writer);
    archive_write_add_filter_gzip(writer);
    archive_write_set_bytes_in_last_block(writer, 1); // no padding behind compressed bytes
    archive_write_open(writer, &bytes, nullptr, &append, nullptr);
    archive_entry *entry = archive_entry_new();
    archive_entry_set_pathname(entry, "data");
    archive_entry_set_filetype(entry, AE_IFREG);
    archive_write_header(writer, entry);
    for (int i = 0; i < copies; ++i)
        archive_write_data(writer, part.constData(), static_cast<size_t>(part.size()));
    archive_entry_free(entry);
    archive_write_close(writer);
    archive_write_free(writer);
    return bytes;
}

} // namespace Clew::TestArchive
