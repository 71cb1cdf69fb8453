// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/recordsummary.h"
#include "models/diagnosis/agreement.h"
#include "models/diagnosis/errorset.h"
#include "models/diagnosis/sitewords.h"

#include <memory>
#include <vector>

namespace Clew {

struct Hit;

/// A site and its words.
struct PreparedSite
{
    ErrorSite site;
    std::unique_ptr<const SiteWords> words; ///< of site.text
};

/// A record that may be what a site says.
struct Candidate
{
    RecordIndex record;
    std::size_t site = 0; ///< place in the sites
    Agreement agreement;
    const Hit *hit = nullptr; ///< null where the record was found by its meaning alone
    double fit = 0;           ///< of the record's domain to the log, 0 to 1
    double domainFactor = 1;
    double contestFactor = 1;
    double strengthFactor = 1;
    bool contested = false; ///< records of several domains match the line
    bool echo = false;      ///< only repeats a wrapper
    bool plain = false;     ///< a message without a word of failure that is the record's, word for word
    bool verbatim = false;  ///< a long message that is nearly the record's, word for word
    double score = 0;       ///< 0 to 1
};

/// Everything that was found, before it is judged.
struct Candidates
{
    std::vector<PreparedSite> sites; ///< in no order, see SiteOrder
    std::vector<Candidate> all;      ///< by record, then site
};

} // namespace Clew
