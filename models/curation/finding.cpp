// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/finding.h"

using namespace Qt::StringLiterals;

namespace Clew {

QString severityName(FindingSeverity severity)
{
    switch (severity) {
    case FindingSeverity::Error:
        return u"error"_s;
    case FindingSeverity::Warning:
        return u"warning"_s;
    case FindingSeverity::Info:
        break;
    }
    return u"info"_s;
}

} // namespace Clew
