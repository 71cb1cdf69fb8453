// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/versiontext.h"

#include "views/plaintext.h"

#include <QCoreApplication>

namespace Clew {

namespace {

constexpr qsizetype MostWanted = 120;

struct VersionText
{
    Q_DECLARE_TR_FUNCTIONS(Clew::VersionText)
};

} // namespace

QString mismatchText(const VersionMismatch &mismatch)
{
    return VersionText::tr("It is about %1; you run %2 %3.")
        .arg(cutText(mismatch.wanted, MostWanted), mismatch.name, mismatch.stated);
}

} // namespace Clew
