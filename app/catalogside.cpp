// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/catalogside.h"

#include "app/datapaths.h"
#include "app/sidefile.h"
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

} // namespace

CatalogSide::CatalogSide(const QStringList &roots)
{
    for (const QString &root : roots) {
        const QString folder = SideFile::folderOfRoot(root);
        if (QFileInfo(folder).isDir() && !m_folders.contains(folder))
            m_folders.append(folder);
    }
}

std::optional<QByteArray> CatalogSide::contentOf(const QString &path) const
{
    const Result<QByteArray> content = SideFile::read(path);
    if (!content)
        m_errors.append(content.error());
    return content && !content->isNull() ? std::optional(*content) : std::nullopt;
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

/// The side file of each record, where the folder for that kind exists at all.
template <typename T>
void CatalogSide::readEach(const QString &kind, const Catalog &catalog,
                           Result<T> (*parse)(const QByteArray &),
                           const std::function<void(const RecordId &, const T &)> &use) const
{
    for (const QString &folder : m_folders) {
        if (!QFileInfo(u"%1/%2"_s.arg(folder, kind)).isDir())
            continue;
        for (qsizetype i = 0; i < catalog.size(); ++i) {
            const RecordId &id = catalog.summary(RecordIndex(i)).id;
            if (const QString path = SideFile::pathOf(folder, kind, id); !path.isEmpty())
                read<T>(path, parse, [&](const T &some) { use(id, some); });
        }
    }
}

void CatalogSide::readSamples(const Catalog &catalog, LintOptions &options) const
{
    readEach<RecordSamples>(u"samples"_s, catalog, &samplesFromJson,
                            [&options](const RecordId &id, const RecordSamples &some) {
                                options.samples[id].mustMatch += some.mustMatch;
                                options.samples[id].mustNotMatch += some.mustNotMatch;
                            });
}

QHash<RecordId, TranslationMarks> CatalogSide::marks(const Catalog &catalog) const
{
    QHash<RecordId, TranslationMarks> all;
    readEach<TranslationMarks>(
        u"translations"_s, catalog, &marksFromJson,
        [&all](const RecordId &id, const TranslationMarks &some) { all[id].insert(some); });
    return all;
}

QHash<RecordId, SlotTexts> CatalogSide::slotTexts(const Catalog &catalog) const
{
    QHash<RecordId, SlotTexts> all;
    readEach<SlotTexts>(u"slots"_s, catalog, &slotsFromJson,
                        [&all](const RecordId &id, const SlotTexts &some) { all[id].insert(some); });
    return all;
}

LintOptions CatalogSide::lintOptions(const Catalog &catalog) const
{
    LintOptions options{.rules = RuleChoice(),
                        .today = QDate::currentDate(),
                        .ordinary = OrdinaryLines(DataPaths::ordinaryLines()),
                        .flatSchema = schemaNamed(u"record-flat.schema.json"_s),
                        .nestedSchema = schemaNamed(u"record-nested.schema.json"_s),
                        .glossary = glossary(),
                        .marks = marks(catalog)};
    readSamples(catalog, options);
    return options;
}

} // namespace Clew
