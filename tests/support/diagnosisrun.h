// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/catalog.h"
#include "models/diagnosis/diagnosis.h"
#include "models/diagnosis/diagnosisknowledge.h"

#include <QByteArrayView>
#include <QStringList>

#include <memory>

namespace Clew::TestDiagnosis {

/// A catalog and what the diagnosis knows of it.
struct Knowledge
{
    std::shared_ptr<const Catalog> catalog;
    std::shared_ptr<const DiagnosisKnowledge> records;
};

/// Reads catalogs and the ordinary lines of data/background. Null where a catalog cannot be read.
[[nodiscard]] Knowledge load(const QStringList &catalogs);

/// The same for a catalog that is there already.
[[nodiscard]] Knowledge know(std::shared_ptr<const Catalog> catalog);

/// Diagnoses one log on one thread: decoding, cleaning, events, matching, judging.
[[nodiscard]] Diagnosis run(const Knowledge &knowledge, QByteArrayView log, const QString &path = QString());
/// The same for several logs of one job.
[[nodiscard]] Diagnosis runAll(const Knowledge &knowledge, const QList<QByteArray> &logs);

} // namespace Clew::TestDiagnosis
