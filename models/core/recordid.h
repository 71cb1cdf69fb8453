// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QString>

#include <compare>

namespace Clew {

/// Identity of a record, as written in its file: "pytorch/fsdp-parameter-mismatch".
/// Compared byte for byte; ids that differ in case are different records.
class RecordId final
{
public:
    RecordId() = default;
    explicit RecordId(QString value)
        : m_value(std::move(value))
    {
    }

    [[nodiscard]] const QString &value() const { return m_value; }
    [[nodiscard]] bool isEmpty() const { return m_value.isEmpty(); }

    friend bool operator==(const RecordId &, const RecordId &) = default;
    friend std::strong_ordering operator<=>(const RecordId &a, const RecordId &b)
    {
        return QString::compare(a.m_value, b.m_value) <=> 0;
    }
    friend size_t qHash(const RecordId &id, size_t seed = 0) { return qHash(id.m_value, seed); }

private:
    QString m_value;
};

} // namespace Clew
