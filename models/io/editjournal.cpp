// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/editjournal.h"

#include "models/io/contenthash.h"

#include <QDataStream>
#include <QIODevice>

namespace Clew {

namespace {

/// The number is that of the format: a journal of another one is left alone.
constexpr QByteArrayView Header("clew-journal-1\n");
constexpr qsizetype FrameBytes = 12;

QDataStream &operator<<(QDataStream &out, const PieceChange &change)
{
    return out << change.file << qint64(change.piece) << qint64(change.offset) << change.before
               << change.after;
}

QDataStream &operator>>(QDataStream &in, PieceChange &change)
{
    qint64 piece = 0;
    qint64 offset = 0;
    in >> change.file >> piece >> offset >> change.before >> change.after;
    change.piece = piece;
    change.offset = offset;
    return in;
}

QByteArray content(const JournalEntry &entry)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_0);
    out << static_cast<quint8>(entry.kind);
    switch (entry.kind) {
    case JournalEntry::Kind::File:
    case JournalEntry::Kind::Saved:
        out << entry.path << entry.bytes;
        break;
    case JournalEntry::Kind::Step:
    case JournalEntry::Kind::Merged:
        out << static_cast<quint8>(entry.step.kind) << entry.step.record.value() << entry.step.pointer
            << entry.step.session << qint32(entry.step.changes.size());
        for (const PieceChange &change : entry.step.changes)
            out << change;
        break;
    case JournalEntry::Kind::Index:
        out << entry.index;
        break;
    }
    return bytes;
}

bool readStep(QDataStream &in, EditStep &step)
{
    quint8 kind = 0;
    QString record;
    qint32 count = 0;
    in >> kind >> record >> step.pointer >> step.session >> count;
    if (kind > static_cast<quint8>(EditKind::Recovery))
        return false;
    step.kind = static_cast<EditKind>(kind);
    step.record = RecordId(record);
    for (qint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        PieceChange change;
        in >> change;
        step.changes.append(change);
    }
    return true;
}

bool readEntry(const QByteArray &bytes, JournalEntry &entry)
{
    QDataStream in(bytes);
    in.setVersion(QDataStream::Qt_6_0);
    quint8 kind = 0;
    in >> kind;
    entry.kind = static_cast<JournalEntry::Kind>(kind);
    bool good = true;
    switch (entry.kind) {
    case JournalEntry::Kind::File:
    case JournalEntry::Kind::Saved:
        in >> entry.path >> entry.bytes;
        break;
    case JournalEntry::Kind::Step:
    case JournalEntry::Kind::Merged:
        good = readStep(in, entry.step);
        break;
    case JournalEntry::Kind::Index:
        in >> entry.index;
        break;
    default:
        good = false;
    }
    return good && in.status() == QDataStream::Ok;
}

} // namespace

QByteArray journalHeader()
{
    return Header.toByteArray();
}

QByteArray encodedEntry(const JournalEntry &entry)
{
    const QByteArray bytes = content(entry);
    QByteArray frame;
    QDataStream out(&frame, QIODevice::WriteOnly);
    out << static_cast<quint32>(bytes.size()) << contentHash(bytes).first;
    return frame + bytes;
}

JournalContent decodedJournal(const QByteArray &bytes)
{
    JournalContent result;
    if (!bytes.startsWith(Header))
        return result;
    qsizetype at = Header.size();
    while (at + FrameBytes <= bytes.size()) {
        QDataStream frame(bytes.sliced(at, FrameBytes));
        quint32 size = 0;
        quint64 checksum = 0;
        frame >> size >> checksum;
        const qsizetype begin = at + FrameBytes;
        if (qsizetype{size} > bytes.size() - begin)
            break;
        const QByteArray entryBytes = bytes.sliced(begin, qsizetype{size});
        JournalEntry entry;
        if (contentHash(entryBytes).first != checksum || !readEntry(entryBytes, entry))
            break;
        result.entries.append(std::move(entry));
        at = begin + qsizetype{size};
    }
    result.validBytes = at;
    return result;
}

} // namespace Clew
