// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/catalogside.h"

#include "app/datapaths.h"
#include "models/core/catalog.h"
#include "models/curation/sidejson.h"

#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

std::shared_ptr<const JsonSchema> schemaNamed(const QString &name)
{
    QFile file(u"%1/schema/%2"_s.arg(DataPaths::dataFolder(), name));
    if (!file.open(QIODevice::ReadOnly))
        return nullptr;
    auto schema = JsonSchema::fromText(file.readAll());
    return schema ? std::make_shared<const JsonSchema>(*std::move(schema)) : nullptr;
}

/// An id is a path below the folder only if it is made of plain names.
bool isPlainPath(const QString &id)
{
    const QStringList names = id.split(u'/');
    return std::none_of(names.begin(), names.end(), [](const QString &name) {
        return name.isEmpty() || name == "."_L1 || name == ".."_L1 || name.contains(QChar::Null);
    });
}

} // namespace

CatalogSide::CatalogSide(const QStringList &roots)
{
    for (const QString &root : roots) {
        const QFileInfo info(root);
        const QString folder = (info.isDir() ? root : info.path()) + u"/.clew"_s;
        if (QFileInfo(folder).isDir() && !m_folders.contains(folder))
            m_folders.append(folder);
    }
}

std::optional<QByteArray> CatalogSide::contentOf(const QString &path) const
{
    const QFileInfo info(path);
    if (!info.isFile())
        return std::nullopt;
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        return file.read(MaxSideFileBytes + 1); // one more than is taken, so that it is refused
    m_errors.append({ErrorCode::FileUnreadable, {path, file.errorString()}, Place{.file = path, .line = {}}});
    return std::nullopt;
}

template <typename T>
void CatalogSide::read(const QString &path, Result<T> (*parse)(const QByteArray &),
                       const std::function<void(T)> &use) const
{
    const std::optional<QByteArray> content = contentOf(path);
    if (!content)
        return;
    auto value = parse(*content);
    if (value) {
        use(*std::move(value));
        return;
    }
    value.error().place.file = path;
    m_errors.append(value.error());
}

Dismissals CatalogSide::dismissals() const
{
    Dismissals all;
    for (const QString &folder : m_folders)
        read<Dismissals>(folder + u"/dismissed.json"_s, &Dismissals::fromJson,
                         [&all](const Dismissals &some) {
                             for (const Dismissal &dismissal : some.all())
                                 all.put(dismissal);
                         });
    return all;
}

Glossary CatalogSide::glossary() const
{
    QList<GlossaryTerm> terms;
    for (const QString &folder : m_folders)
        read<Glossary>(folder + u"/glossary.json"_s, &Glossary::fromJson,
                       [&terms](const Glossary &glossary) { terms += glossary.terms(); });
    return Glossary(terms);
}

void CatalogSide::readSamples(const Catalog &catalog, LintOptions &options) const
{
    for (const QString &folder : m_folders) {
        const QString samples = folder + u"/samples"_s;
        if (!QFileInfo(samples).isDir())
            continue;
        for (qsizetype i = 0; i < catalog.size(); ++i) {
            const RecordId &id = catalog.summary(RecordIndex(i)).id;
            if (!isPlainPath(id.value()))
                continue;
            read<RecordSamples>(u"%1/%2.json"_s.arg(samples, id.value()), &samplesFromJson,
                                [&](const RecordSamples &some) {
                                    options.samples[id].mustMatch += some.mustMatch;
                                    options.samples[id].mustNotMatch += some.mustNotMatch;
                                });
        }
    }
}

LintOptions CatalogSide::lintOptions(const Catalog &catalog) const
{
    LintOptions options{.rules = RuleChoice(),
                        .today = QDate::currentDate(),
                        .ordinary = OrdinaryLines(DataPaths::ordinaryLines()),
                        .flatSchema = schemaNamed(u"record-flat.schema.json"_s),
                        .nestedSchema = schemaNamed(u"record-nested.schema.json"_s),
                        .glossary = glossary()};
    readSamples(catalog, options);
    return options;
}

} // namespace Clew
