// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/commandline.h"
#include "models/core/textpair.h"
#include "models/diagnosis/diagnosis.h"

#include <QCoreApplication>

namespace Clew {

class Catalog;
class Console;
struct Record;

/// A diagnosis as text for a terminal: claims with cause, dead ends and workarounds, then hints in short,
/// then what stays unexplained; or the sentence that nothing is claimed.
class DiagnosisText final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::DiagnosisText)

public:
    /// Both must outlive this object.
    DiagnosisText(const Catalog &catalog, const Console &console, Language language);

    /// `all`: every hint, else the first MaxHints.
    [[nodiscard]] QString write(const Diagnosis &diagnosis, bool all) const;

    static constexpr int MaxHints = 3;
    static constexpr int MaxUnexplained = 5;

private:
    [[nodiscard]] QString inputs(const Diagnosis &diagnosis) const;
    [[nodiscard]] QString claim(const Verdict &verdict, const Diagnosis &diagnosis) const;
    [[nodiscard]] QString chain(const Verdict &verdict) const;
    [[nodiscard]] QString tried(const Verdict &verdict, const Record &record,
                                const Diagnosis &diagnosis) const;
    [[nodiscard]] QString ranks(const Diagnosis &diagnosis) const;
    [[nodiscard]] QString nearest(const Unexplained &group) const;
    [[nodiscard]] QString hint(const Verdict &verdict, const Diagnosis &diagnosis) const;
    [[nodiscard]] QString unexplained(const Diagnosis &diagnosis, bool all) const;
    [[nodiscard]] QString undecided(const Diagnosis &diagnosis) const;
    [[nodiscard]] QString advice(const Record &record) const;
    [[nodiscard]] QString place(const LogPlace &place, const Diagnosis &diagnosis) const;
    [[nodiscard]] QString wrapped(const QString &text, int indent) const;
    [[nodiscard]] QString inLanguage(const TextPair &text) const;

    const Catalog &m_catalog;
    const Console &m_console;
    Language m_language = Language::English;
};

} // namespace Clew
