// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/windowparts.h"
#include "models/core/error.h"
#include "models/core/record.h"
#include "views/language.h"

#include <QObject>

#include <functional>

class QAction;

namespace Clew {

/// Takes what helps from the current record to the clipboard, wherever the keyboard is.
class CopyDesk final : public QObject
{
    Q_OBJECT

public:
    using RecordOf = std::function<Result<Record>(const RecordId &id)>;
    CopyDesk(const WindowParts &parts, RecordOf recordOf, QObject *parent = nullptr);

    void setLanguage(Language language) { m_language = language; }
    void retranslate();

private:
    void copyFix();
    void copyCode();
    void put(const QString &text);
    /// The current record; nothing, and a word to the user, where there is none.
    [[nodiscard]] std::optional<Record> current() const;

    const WindowParts m_parts;
    const RecordOf m_recordOf;
    Language m_language = Language::English;
    QAction *m_fix = nullptr;
    QAction *m_code = nullptr;
};

/// The workaround that helps most often, of equal ones the first; null where there is none with a text.
[[nodiscard]] const Workaround *bestWorkaround(const Record &record);
/// The commands and pieces of code in a workaround, one a line; empty where it has none.
[[nodiscard]] QString codeOf(const Workaround &workaround);

} // namespace Clew
