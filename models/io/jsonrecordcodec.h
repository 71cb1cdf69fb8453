// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordcodec.h"

namespace Clew {

/// Records as JSON, in both shapes.
class JsonRecordCodec final : public RecordCodec
{
public:
    [[nodiscard]] Result<QByteArray> edited(const QByteArray &record,
                                            const QList<ValueEdit> &edits) const override;
    [[nodiscard]] Result<Record> decoded(const QByteArray &record) const override;
    [[nodiscard]] ValueKind kindAt(const QByteArray &record, const QString &pointer) const override;
    [[nodiscard]] QByteArray valueAt(const QByteArray &record, const QString &pointer) const override;
    [[nodiscard]] qsizetype countAt(const QByteArray &record, const QString &pointer) const override;
    [[nodiscard]] QStringList childrenAt(const QByteArray &record, const QString &pointer) const override;
    [[nodiscard]] QString textAt(const QByteArray &record, const QString &pointer) const override;
    [[nodiscard]] QList<RecordValue> values(const QByteArray &record) const override;
    [[nodiscard]] QStringList differences(const QByteArray &before, const QByteArray &after) const override;
    [[nodiscard]] QByteArray textJson(const QString &text) const override;
    [[nodiscard]] QByteArray numberJson(double number) const override;
    [[nodiscard]] QByteArray blankRecord(const RecordId &id) const override;
    [[nodiscard]] QList<RecordBytesRange> recordsIn(const QByteArray &fileText,
                                                    const QString &path) const override;
};

} // namespace Clew
