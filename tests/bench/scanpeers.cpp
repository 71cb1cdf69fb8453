// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/bench/scanpeers.h"

#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>

#include <hs.h>

#include <vector>

using namespace Qt::StringLiterals;

namespace Clew::Bench {

namespace {

constexpr unsigned Flags = HS_FLAG_CASELESS | HS_FLAG_UTF8 | HS_FLAG_UCP;

int countMatch(unsigned /*id*/, unsigned long long /*from*/, unsigned long long /*to*/, unsigned /*flags*/,
               void *context)
{
    ++*static_cast<qint64 *>(context);
    return 0;
}

} // namespace

std::unique_ptr<VectorscanPeer> VectorscanPeer::build(const QStringList &regexes, const QString &cache)
{
    auto peer = std::unique_ptr<VectorscanPeer>(new VectorscanPeer);
    if (!peer->load(cache)) {
        peer->compile(regexes);
        peer->store(cache);
    }
    if (peer->m_database == nullptr || hs_alloc_scratch(peer->m_database, &peer->m_scratch) != HS_SUCCESS)
        return nullptr;
    return peer;
}

bool VectorscanPeer::load(const QString &cache)
{
    QFile file(cache);
    if (cache.isEmpty() || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray bytes = file.readAll();
    return hs_deserialize_database(bytes.constData(), static_cast<size_t>(bytes.size()), &m_database) ==
           HS_SUCCESS;
}

void VectorscanPeer::store(const QString &cache) const
{
    QFile file(cache);
    char *bytes = nullptr;
    size_t length = 0;
    if (cache.isEmpty() || m_database == nullptr || !file.open(QIODevice::WriteOnly) ||
        hs_serialize_database(m_database, &bytes, &length) != HS_SUCCESS)
        return;
    file.write(bytes, static_cast<qint64>(length));
    free(bytes); // the library's default allocator
}

void VectorscanPeer::compile(const QStringList &regexes)
{
    QList<QByteArray> usable;
    for (const QString &regex : regexes) {
        const QByteArray utf8 = regex.toUtf8();
        hs_expr_info_t *info = nullptr;
        hs_compile_error_t *error = nullptr;
        if (hs_expression_info(utf8.constData(), Flags, &info, &error) == HS_SUCCESS)
            usable.append(utf8);
        else
            ++m_refused;
        free(info); // the library's default allocator
        hs_free_compile_error(error);
    }
    std::vector<const char *> expressions;
    std::vector<unsigned> flags(static_cast<std::size_t>(usable.size()), Flags);
    std::vector<unsigned> ids;
    for (const QByteArray &regex : std::as_const(usable)) {
        expressions.push_back(regex.constData());
        ids.push_back(static_cast<unsigned>(ids.size()));
    }
    hs_compile_error_t *error = nullptr;
    if (hs_compile_multi(expressions.data(), flags.data(), ids.data(), static_cast<unsigned>(ids.size()),
                         HS_MODE_BLOCK, nullptr, &m_database, &error) != HS_SUCCESS)
        m_database = nullptr;
    hs_free_compile_error(error);
}

VectorscanPeer::~VectorscanPeer()
{
    hs_free_scratch(m_scratch);
    hs_free_database(m_database);
}

qint64 VectorscanPeer::scan(QByteArrayView text) const
{
    qint64 matches = 0;
    hs_scan(m_database, text.data(), static_cast<unsigned>(text.size()), 0, m_scratch, &countMatch, &matches);
    return matches;
}

bool runProgram(const QString &program, const QStringList &arguments, const QString &output,
                const QString &locale)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LC_ALL"_s, locale);
    process.setProcessEnvironment(environment);
    process.setStandardOutputFile(output);
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(program, arguments);
    if (!process.waitForStarted())
        return false;
    process.waitForFinished(-1);
    // 1 says "no line", which is an answer.
    return process.exitStatus() == QProcess::NormalExit && process.exitCode() <= 1;
}

} // namespace Clew::Bench
