// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>
#include <QStringList>

#include <memory>

struct hs_database;
struct hs_scratch;

namespace Clew::Bench {

/// All regexes as one Vectorscan database: what a literal matcher with a confirm step is compared with.
class VectorscanPeer final
{
public:
    /// Null where not a single regex compiles. Those that Vectorscan refuses are left out. `cache`: file that
    /// the database is read from where it exists, and else written to; may be empty.
    [[nodiscard]] static std::unique_ptr<VectorscanPeer> build(const QStringList &regexes,
                                                               const QString &cache);
    ~VectorscanPeer();
    Q_DISABLE_COPY_MOVE(VectorscanPeer)

    /// Matches reported in the text.
    [[nodiscard]] qint64 scan(QByteArrayView text) const;
    [[nodiscard]] qsizetype refused() const { return m_refused; }

private:
    VectorscanPeer() = default;
    void compile(const QStringList &regexes);
    bool load(const QString &cache);
    void store(const QString &cache) const;

    hs_database *m_database = nullptr;
    hs_scratch *m_scratch = nullptr;
    qsizetype m_refused = 0;
};

/// Runs a program to its end in a locale and writes what it prints to the file `output`; false where it
/// cannot be started or fails.
bool runProgram(const QString &program, const QStringList &arguments, const QString &output,
                const QString &locale);

} // namespace Clew::Bench
