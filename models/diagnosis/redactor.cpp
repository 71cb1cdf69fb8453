// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/redactor.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

QString kindName(PrivateKind kind)
{
    switch (kind) {
    case PrivateKind::User:
        return u"user"_s;
    case PrivateKind::Host:
        return u"host"_s;
    case PrivateKind::Address:
        return u"address"_s;
    case PrivateKind::Path:
        return u"path"_s;
    case PrivateKind::Token:
        return u"token"_s;
    case PrivateKind::Email:
        return u"email"_s;
    }
    Q_UNREACHABLE_RETURN({});
}

/// Replaces group `group` of each match by what `make` says; a null string leaves the match.
void replaceGroup(QString &text, const QRegularExpression &regex, int group,
                  const std::function<QString(const QRegularExpressionMatch &)> &make)
{
    QString result;
    qsizetype done = 0;
    for (const QRegularExpressionMatch &match : regex.globalMatch(text)) {
        const QString made = make(match);
        if (made.isNull())
            continue;
        result += QStringView(text).sliced(done, match.capturedStart(group) - done);
        result += made;
        done = match.capturedEnd(group);
    }
    if (done == 0)
        return;
    result += QStringView(text).sliced(done);
    text = result;
}

/// Patterns that show a user or host name as one. The group is the name.
struct NamePattern
{
    PrivateKind kind;
    QRegularExpression regex;
};

const QList<NamePattern> &namePatterns()
{
    static const QRegularExpression::PatternOptions lines = QRegularExpression::MultilineOption;
    static const QList<NamePattern> patterns{
        {PrivateKind::User, QRegularExpression(uR"((?:/home/|/Users/|[A-Za-z]:\\Users\\)([\w.-]+))"_s)},
        {PrivateKind::User,
         QRegularExpression(uR"(\b(?:USER|LOGNAME|USERNAME|user|username|login)=["']?([\w.-]+))"_s)},
        {PrivateKind::User, QRegularExpression(uR"(\bfor user ["']?([\w.-]+))"_s)},
        {PrivateKind::User, QRegularExpression(uR"(\buser ["']([\w.-]+)["'])"_s)},
        {PrivateKind::User, QRegularExpression(uR"((?<![\w.@/-])([a-z_][\w.-]*)@[A-Za-z0-9])"_s)},
        {PrivateKind::Host,
         QRegularExpression(uR"((?<![\w.@/-])[a-z_][\w.-]*@([A-Za-z][\w-]*\d[\w-]*)\b)"_s)},
        {PrivateKind::Host,
         QRegularExpression(
             uR"(^(?:[A-Z][a-z]{2} [ \d]\d [\d:]{8}|\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)?) ([\w.-]+) [\w./-]+(?:\[\d+\])?: )"_s,
             lines)},
        {PrivateKind::Host, QRegularExpression(uR"(^([\w.-]+):\d+:\d+ \[\d+\] NCCL )"_s, lines)},
        {PrivateKind::Host, QRegularExpression(uR"(\bsrun: error: ([\w.-]+): tasks? )"_s)},
        {PrivateKind::Host, QRegularExpression(uR"(\bON ([\w.-]+) CANCELLED )"_s)},
        {PrivateKind::Host,
         QRegularExpression(
             uR"(\b(?:HOST|HOSTNAME|SLURMD_NODENAME|host|hostname|nodename|MASTER_ADDR|node)\s*[=:]\s*["']?([A-Za-z][\w.-]*\d[\w.-]*))"_s)},
        {PrivateKind::Host,
         QRegularExpression(
             uR"(\b((?:[\w-]+\.)+(?:internal|local|lan|corp|intra|cluster|home|localdomain|private))\b(?!\())"_s)},
    };
    return patterns;
}

/// Words that stand where names stand and are none.
bool isNoName(const QString &name)
{
    static const QStringList words{
        u"localhost"_s, u"root"_s,   u"nobody"_s,  u"none"_s, u"null"_s,     u"true"_s,    u"false"_s,
        u"name"_s,      u"error"_s,  u"unknown"_s, u"user"_s, u"host"_s,     u"default"_s, u"admin"_s,
        u"kernel"_s,    u"runner"_s, u"ubuntu"_s,  u"git"_s,  u"www-data"_s, u"jovyan"_s,  u"shared"_s};
    const bool allDigits =
        std::all_of(name.begin(), name.end(), [](QChar c) { return c.isDigit() || c == u'.'; });
    return name.size() < 2 || allDigits || words.contains(name.toLower());
}

/// Whose hosts everybody knows, by the name before the last dot; a name under one of them tells nothing.
bool isPublicHost(const QString &host)
{
    static const QStringList names{u"github"_s,      u"githubusercontent"_s,
                                   u"gitlab"_s,      u"pytorch"_s,
                                   u"huggingface"_s, u"hf"_s,
                                   u"nvidia"_s,      u"pypi"_s,
                                   u"python"_s,      u"pythonhosted"_s,
                                   u"docker"_s,      u"ghcr"_s,
                                   u"quay"_s,        u"gcr"_s,
                                   u"nvcr"_s,        u"k8s"_s,
                                   u"kubernetes"_s,  u"anaconda"_s,
                                   u"conda"_s,       u"debian"_s,
                                   u"ubuntu"_s,      u"fedoraproject"_s,
                                   u"gnu"_s,         u"readthedocs"_s,
                                   u"npmjs"_s,       u"crates"_s,
                                   u"golang"_s,      u"maven"_s,
                                   u"apache"_s,      u"kernel"_s,
                                   u"schedmd"_s,     u"open-mpi"_s,
                                   u"deepspeed"_s,   u"wandb"_s,
                                   u"microsoft"_s,   u"google"_s,
                                   u"googleapis"_s,  u"stackoverflow"_s};
    return names.contains(host.section(u'.', -2, -2));
}

bool looksSecret(const QString &value)
{
    const bool hasDigit = std::any_of(value.begin(), value.end(), [](QChar c) { return c.isDigit(); });
    const bool hasLetter = std::any_of(value.begin(), value.end(), [](QChar c) { return c.isLetter(); });
    return !value.startsWith(u'<') && hasLetter && (hasDigit || value.size() >= 16);
}

bool isSystemPath(const QString &path)
{
    static const QStringList roots{u"/usr/"_s,     u"/lib/"_s,       u"/lib64/"_s,     u"/bin/"_s,
                                   u"/sbin/"_s,    u"/etc/"_s,       u"/dev/"_s,       u"/proc/"_s,
                                   u"/sys/"_s,     u"/run/"_s,       u"/var/log/"_s,   u"/var/run/"_s,
                                   u"/var/lib/"_s, u"/var/cache/"_s, u"/opt/conda/"_s, u"/boot/"_s};
    const QString folder = path + u'/';
    return std::any_of(roots.begin(), roots.end(),
                       [&folder](const QString &root) { return folder.startsWith(root); });
}

} // namespace

void Redactor::learnName(PrivateKind kind, const QString &name)
{
    if (isNoName(name) || (kind == PrivateKind::Host && isPublicHost(name)))
        return;
    if (!m_names.contains(name))
        m_names.insert(name, {kind, name});
    // `node-17.cluster.internal` is often called `node-17`.
    const QString shortName = name.section(u'.', 0, 0);
    if (kind == PrivateKind::Host && shortName != name && !isNoName(shortName) &&
        !m_names.contains(shortName) &&
        std::any_of(shortName.begin(), shortName.end(), [](QChar c) { return c.isDigit(); }))
        m_names.insert(shortName, {kind, name});
}

void Redactor::learn(const QString &text)
{
    for (const NamePattern &pattern : namePatterns()) {
        for (const QRegularExpressionMatch &match : pattern.regex.globalMatch(text))
            learnName(pattern.kind, match.captured(1));
    }
}

QString Redactor::pseudonym(PrivateKind kind, const QString &original)
{
    const QString key = kindName(kind) + u':' + original;
    const auto known = m_removalOf.constFind(key);
    if (known != m_removalOf.constEnd()) {
        Removal &removal = m_removals[*known];
        ++removal.count;
        return removal.pseudonym;
    }
    m_removalOf.insert(key, m_removals.size());
    const QString name = u"<%1-%2>"_s.arg(kindName(kind), QString::number(++m_counts[kind]));
    m_removals.append({.kind = kind, .pseudonym = name, .count = 1, .original = original});
    return name;
}

void Redactor::replaceTokens(QString &text)
{
    static const QRegularExpression named(
        uR"((?:password|passwd|secret|token|api[_-]?key|access[_-]?key(?:_id)?|authorization|credential)s?["']?\s*[=:]\s*["']?(?:bearer\s+|basic\s+)?([^\s"',;&)\]}]{6,}))"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression bearer(uR"(\bBearer\s+([\w.~+/=-]{8,}))"_s);
    static const QRegularExpression shaped(
        uR"((?<![\w-])(hf_[A-Za-z0-9]{16,}|sk-[\w-]{16,}|gh[pousr]_[A-Za-z0-9]{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}|AKIA[0-9A-Z]{16}|xox[abprs]-[\w-]{10,}|eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*)(?![\w-]))"_s);
    static const QRegularExpression userInfo(uR"(://([^\s/@:]+:[^\s/@]+)@)"_s);
    const auto secret = [this](const QRegularExpressionMatch &match) {
        const QString value = match.captured(1);
        return looksSecret(value) ? pseudonym(PrivateKind::Token, value) : QString();
    };
    replaceGroup(text, shaped, 1, secret);
    replaceGroup(text, bearer, 1, secret);
    replaceGroup(text, named, 1, secret);
    replaceGroup(text, userInfo, 1, [this](const QRegularExpressionMatch &match) {
        return pseudonym(PrivateKind::Token, match.captured(1));
    });
    static const QRegularExpression email(uR"((?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}\b)"_s);
    replaceGroup(text, email, 0, [this](const QRegularExpressionMatch &match) {
        return pseudonym(PrivateKind::Email, match.captured(0).toLower());
    });
}

QString Redactor::redactedPath(const QString &path)
{
    if (isSystemPath(path))
        return {};
    // Inside Python's packages a path is the same everywhere; where they lie is not.
    static const QRegularExpression packages(uR"(/(?:site-packages|dist-packages)/|/lib/python3\.\d+/)"_s);
    const QRegularExpressionMatch match = packages.match(path);
    if (match.hasMatch())
        return pseudonym(PrivateKind::Path, path.first(match.capturedStart())) +
               path.sliced(match.capturedStart());
    const QString last = path.section(u'/', -1).section(u'\\', -1);
    static const QRegularExpression extension(uR"((?:\.[A-Za-z][A-Za-z0-9]{0,5}){1,2}$)"_s);
    const QRegularExpressionMatch ending = extension.match(last);
    const bool isWholeName = ending.capturedStart() == 0;
    return pseudonym(PrivateKind::Path, path) + (isWholeName ? QString() : ending.captured());
}

void Redactor::replacePaths(QString &text)
{
    static const QRegularExpression unixPath(
        uR"((?:(?<=file://)|(?<![\w.:/<>~\\-]))((?:~|/[\w.+@%=,-]+)(?:/[\w.+@%=,-]+)+)/?)"_s);
    static const QRegularExpression windowsPath(uR"((?<!\w)([A-Za-z]:\\[^\s"'<>|:*?]+))"_s);
    const auto replacement = [this](const QRegularExpressionMatch &match) {
        QString path = match.captured(1);
        QString tail;
        while (path.endsWith(u'.') || path.endsWith(u',')) {
            tail.prepend(path.back());
            path.chop(1);
        }
        const QString made = redactedPath(path);
        return made.isNull() ? QString() : QString(made + tail);
    };
    replaceGroup(text, unixPath, 1, replacement);
    replaceGroup(text, windowsPath, 1, replacement);
}

void Redactor::replaceAddresses(QString &text)
{
    static const QRegularExpression ipv4(
        uR"((?<![\w.])(?<!==)(?<!version )(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\w.]*\w\.|\w))"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression mac(uR"((?<![\w:])(?:[0-9a-fA-F]{2}:){5}[0-9a-fA-F]{2}(?![\w:]))"_s);
    static const QRegularExpression ipv6(
        uR"((?<![\w:.])(?=[0-9a-fA-F:]*[0-9a-fA-F]{3,4})(?:(?:[0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|(?:[0-9a-fA-F]{1,4}:){1,6}(?::[0-9a-fA-F]{1,4}){1,6}|(?:[0-9a-fA-F]{1,4}:){1,7}:)(?:%\w+)?(?![\w:]))"_s);
    const auto replacement = [this](const QRegularExpressionMatch &match) {
        const QString address = match.captured(0);
        if (address.startsWith("127."_L1) || address == "0.0.0.0"_L1 || address == "255.255.255.255"_L1)
            return QString();
        return pseudonym(PrivateKind::Address, address.toLower());
    };
    replaceGroup(text, ipv4, 0, replacement);
    replaceGroup(text, mac, 0, replacement);
    replaceGroup(text, ipv6, 0, replacement);
}

void Redactor::replaceNames(QString &text)
{
    static const QRegularExpression publicName(
        uR"((?<![\w.<-])((?:[A-Za-z0-9-]+\.)+(?:com|net|org|edu|gov|io|ai|cn|de|fr|uk|jp|eu|dev|cloud))(?![\w.-]*\w|\())"_s);
    replaceGroup(text, publicName, 1, [this](const QRegularExpressionMatch &match) {
        const QString host = match.captured(1).toLower();
        return isPublicHost(host) ? QString() : pseudonym(PrivateKind::Host, host);
    });
    if (m_names.isEmpty())
        return;
    // One look for a word of any known name; a pseudonym holds none.
    static const QRegularExpression word(uR"((?<![\w<-])[A-Za-z_][\w-]*(?:\.[\w-]+)*(?![\w>-]))"_s);
    replaceGroup(text, word, 0, [this](const QRegularExpressionMatch &match) {
        const QString name = match.captured(0);
        const auto whole = m_names.constFind(name);
        if (whole != m_names.constEnd())
            return pseudonym(whole->kind, whole->name);
        const QString head = name.section(u'.', 0, 0);
        const auto known = m_names.constFind(head);
        return known == m_names.constEnd()
                   ? QString()
                   : QString(pseudonym(known->kind, known->name) + name.sliced(head.size()));
    });
}

QString Redactor::redact(const QString &text)
{
    learn(text);
    QString redacted = text;
    replaceTokens(redacted);
    replacePaths(redacted);
    replaceAddresses(redacted);
    replaceNames(redacted);
    return redacted;
}

} // namespace Clew
