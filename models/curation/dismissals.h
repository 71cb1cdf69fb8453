// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/finding.h"

#include <QByteArray>
#include <QHash>

namespace Clew {

/// A finding that somebody has looked at and does not want to see again while the text is as it is.
struct Dismissal
{
    LintRule rule = LintRule::Schema;
    RecordId record;
    QString pointer;
    QString text; ///< see dismissalText()
    QString reason;

    friend bool operator==(const Dismissal &, const Dismissal &) = default;
};

/// What a dismissal is bound to: a hash of the value that the finding stands at, as it is written in the
/// record (`json`), and for Chinese of the English it was made from too. Where the pointer leads nowhere the
/// nearest value around it counts. SHA-1, hexadecimal: against accident, not against malice.
[[nodiscard]] QString dismissalText(const LintFinding &finding, const QByteArray &json);

/// The dismissals of a catalog, kept beside it in `.clew/dismissed.json`:
/// {"dismissed": [{"rule": "…", "id": "…", "pointer": "…", "text": "…", "reason": "…"}]}. A value.
class Dismissals final
{
public:
    Dismissals() = default;
    explicit Dismissals(const QList<Dismissal> &all);

    /// Reads the side file; entries of unknown rules or without an id are read over. Errors: what is no JSON,
    /// WrongType where the file holds no object.
    [[nodiscard]] static Result<Dismissals> fromJson(const QByteArray &json);
    /// The side file, sorted by id, pointer and rule, so that two people's changes merge.
    [[nodiscard]] QByteArray toJson() const;

    [[nodiscard]] QList<Dismissal> all() const;
    /// Adds one, in the place of another for the same rule, record and pointer.
    void put(const Dismissal &dismissal);
    /// Takes it back; false where there was none.
    bool remove(const LintFinding &finding);
    /// What is said of the one record is said of the other too, in the place of what was; false where nothing
    /// is.
    bool copyRecord(const RecordId &from, const RecordId &to);
    void removeRecord(const RecordId &record);
    [[nodiscard]] bool hasRecord(const RecordId &record) const;

    /// True where one was put for its rule, record and pointer, whatever the text is now.
    [[nodiscard]] bool knows(const LintFinding &finding) const;
    /// The reason, nothing where the finding was not dismissed or its text has changed since.
    [[nodiscard]] std::optional<QString> reasonFor(const LintFinding &finding, const QByteArray &json) const;

    friend bool operator==(const Dismissals &, const Dismissals &) = default;

private:
    QHash<QString, Dismissal> m_byKey; ///< rule, id and pointer
};

} // namespace Clew
