// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"

#include <QHash>
#include <QStringList>

#include <vector>

namespace Clew {

/// The numbers of a version, most significant first: "v2.3.1rc1" is 2, 3, 1. Empty where it begins with none.
using VersionNumbers = std::vector<int>;
[[nodiscard]] VersionNumbers versionNumbers(QStringView version);

/// What a record wants of something that the user runs in another version.
struct VersionMismatch
{
    QString name;   ///< as the user stated it
    QString stated; ///< version
    QString wanted; ///< as the record writes it, several with "; " between them

    friend bool operator==(const VersionMismatch &, const VersionMismatch &) = default;
};

/// The versions that a user runs, stated once. A value.
class Environment final
{
public:
    /// One statement a line or between commas: "pytorch 2.3.1", "pytorch==2.3.1", "python: 3.11", "cuda
    /// v12". What pip and npm list is read as it is. Of repeats the last counts.
    [[nodiscard]] static Environment parse(const QString &text);

    [[nodiscard]] bool isEmpty() const { return m_versions.isEmpty(); }
    /// "pytorch 2.3.1", in the order in which they were stated.
    [[nodiscard]] QStringList statements() const;
    /// Lines that state no version.
    [[nodiscard]] const QStringList &unread() const { return m_unread; }

    /// Those of `other` that this one does not state, or states otherwise.
    [[nodiscard]] QStringList differences(const Environment &other) const;

    /// Whether a record is about other versions than the stated ones. Understands ranges with a name
    /// ("pytorch>=2.0,<3"), bare versions ("1.11", which stand for the record's domain, and for all between
    /// the first and the last of them), "~=", "^", "3.x" and several names. What it does not understand
    /// is no mismatch, nor is what the user does not state.
    [[nodiscard]] std::optional<VersionMismatch> mismatch(const Record &record) const;

    friend bool operator==(const Environment &, const Environment &) = default;

private:
    struct Stated
    {
        QString name;
        QString version;

        friend bool operator==(const Stated &, const Stated &) = default;
    };
    QHash<QString, Stated> m_versions; ///< by key
    QStringList m_order;               ///< keys
    QStringList m_unread;
};

} // namespace Clew
