// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/reasontext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Clew {

QString reasonText(const Reason &reason)
{
    return reason.text;
}

} // namespace Clew
