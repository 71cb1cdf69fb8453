// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringView>

namespace Clew {

/// What a pseudonym stands for.
enum class PrivateKind : quint8 {
    User,
    Host,
    Address, ///< IPv4, IPv6, MAC
    Path,
    Token, ///< key, password, bearer token
    Email,
};

/// One thing that was taken out.
struct Removal
{
    PrivateKind kind = PrivateKind::User;
    QString pseudonym; ///< "<host-1>"
    qint64 count = 0;  ///< how often it stood in the redacted texts
    QString original;  ///< what it stands for: for the eyes of the one who has the log, never for a report

    friend bool operator==(const Removal &, const Removal &) = default;
};

/// Takes out of texts what tells who and where somebody is: user and host names, addresses, paths, tokens and
/// e-mail addresses, each replaced by a pseudonym that is the same wherever the same thing stands. What is
/// the same on every machine stays: loopback addresses, system folders, the part of a path inside Python's
/// packages, public hosts.
///
/// It goes by the shape of things, so it can miss what has none (a bare project name), and a report should be
/// looked through before it is sent. A host or user name that some line shows as one (`user@host`, syslog,
/// NCCL, Slurm) is known in every text: let all texts be learned before the first is redacted.
class Redactor final
{
public:
    /// Takes note of user and host names.
    void learn(const QString &text);
    /// The text with pseudonyms. Texts that were redacted already stay as they are.
    [[nodiscard]] QString redact(const QString &text);
    /// What was taken out, in the order of first appearance.
    [[nodiscard]] const QList<Removal> &removals() const { return m_removals; }

private:
    void learnName(PrivateKind kind, const QString &name);
    [[nodiscard]] QString pseudonym(PrivateKind kind, const QString &original);
    void replaceTokens(QString &text);
    void replacePaths(QString &text);
    void replaceAddresses(QString &text);
    void replaceNames(QString &text);
    [[nodiscard]] QString redactedPath(const QString &path);

    struct KnownName
    {
        PrivateKind kind = PrivateKind::User;
        QString name; ///< in full: of `node-17` the name with its domain, where some text has that
    };
    QHash<QString, KnownName> m_names;     ///< hosts and users that some text showed as such
    QHash<QString, qsizetype> m_removalOf; ///< kind and original to index in m_removals
    QHash<PrivateKind, int> m_counts;
    QList<Removal> m_removals;
};

} // namespace Clew
