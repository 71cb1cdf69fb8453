// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/cataloglint.h"
#include "models/curation/dismissals.h"
#include "models/curation/translationnotes.h"

#include <QStringList>

namespace Clew {

class Catalog;

/// The side files of opened catalogs: what lies in the folder `.clew` of each. What cannot be read is left
/// out, and an error.
class CatalogSide final
{
public:
    /// `roots` are folders and files of records; a file's side files lie in its folder. Nothing is read yet.
    explicit CatalogSide(const QStringList &roots);

    /// What the rules go by: the side files, the schemas and ordinary lines of the program's data, today.
    [[nodiscard]] LintOptions lintOptions(const Catalog &catalog) const;
    /// Of all roots together.
    [[nodiscard]] Dismissals dismissals() const;
    [[nodiscard]] Glossary glossary() const;
    /// Who stands by which translation, of the records that have a side file for it.
    [[nodiscard]] QHash<RecordId, TranslationMarks> marks(const Catalog &catalog) const;
    /// Chinese texts that their records have no place for.
    [[nodiscard]] QHash<RecordId, SlotTexts> slotTexts(const Catalog &catalog) const;
    /// What was met so far; places name the files.
    [[nodiscard]] const QList<Error> &errors() const { return m_errors; }

private:
    /// The content, nothing where there is no such file.
    [[nodiscard]] std::optional<QByteArray> contentOf(const QString &path) const;
    template <typename T>
    void read(const QString &path, Result<T> (*parse)(const QByteArray &),
              const std::function<void(T)> &use) const;
    template <typename T>
    void readEach(const QString &kind, const Catalog &catalog, Result<T> (*parse)(const QByteArray &),
                  const std::function<void(const RecordId &, const T &)> &use) const;
    void readSamples(const Catalog &catalog, LintOptions &options) const;

    QStringList m_folders; ///< the folders `.clew` that exist
    mutable QList<Error> m_errors;
};

} // namespace Clew
