// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commandline.h"
#include "models/edit/document.h"
#include "models/io/jsonrecordcodec.h"

#include <QCoreApplication>

namespace Clew {

class Console;

/// `clew set`, `add`, `remove` and `link`: the editor's steps, saved the way the window saves. Prints the
/// files that it wrote, one a line.
class EditCommand final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::EditCommand)

public:
    EditCommand(std::shared_ptr<const Catalog> catalog, Console &console);

    /// Returns the exit status: NothingFound where there is no such record, value or edge; WrongUsage for a
    /// value that cannot stand there or an id that cannot be; InputUnreadable where saving failed or a file
    /// that was named holds no record. A regex that cannot be looked for is saved, and complained about.
    [[nodiscard]] int run(const CommandLine &line);

private:
    [[nodiscard]] Result<EditPlan> planFor(const CommandLine &line);
    [[nodiscard]] Result<EditPlan> planForSet(const CommandLine &line) const;
    [[nodiscard]] Result<EditPlan> planForAdd(const CommandLine &line) const;
    [[nodiscard]] Result<EditPlan> planForRemove(const CommandLine &line);
    [[nodiscard]] Result<EditPlan> planForLink(const CommandLine &line) const;
    /// What keeps the regex that the plan makes from being looked for; nothing where it makes none. A record
    /// that was begun empty is not reproached for it.
    [[nodiscard]] std::optional<Error> regexProblem(const EditPlan &plan) const;
    /// What is kept beside the records follows the one that got another id; complains of what does not.
    void renameSides(const EditPlan &plan);
    [[nodiscard]] int save();
    [[nodiscard]] int fail(const Error &error);

    Console &m_console;
    JsonRecordCodec m_codec;
    Document m_document;
};

} // namespace Clew
