// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/diagnosis/diagnosis.h"
#include "models/diagnosis/rootorder.h"

namespace Clew {

class DiagnosisKnowledge;

/// Why a group stands where it stands, in the order of what weighs most for a reader: what was found, how it
/// agrees, the domain, the line, what spoke against it. Kinds and their arguments:
///
///     regex        matched text
///     meaning      per cent of the signature that the line says
///     signature    the same, beside a regex
///     exact        -   (the message says just what the record says)
///     type, identifier, nearly   -
///     order        per cent of the signature's neighbouring words that are neighbours in the line
///     domain       domain, per cent of fit          foreign      the same, where it speaks against
///     contested    -                                 error-line   strength of the line ("fatal", "error"
///     ...) exception    -   (the line names another exception type) merged       number of other records
///     first        line                              repeated     number of lines
///     wrapper, mask, victim, observer, better-regex, less-certain   -
///     handled, mere-warning      -
///     after-unknown  line of what came before            succeeded    line that says so
///     foretold     id of the record before it
[[nodiscard]] QList<Reason> reasonsFor(const DiagnosisKnowledge &knowledge, const Candidates &candidates,
                                       const std::vector<JudgedGroup> &groups, std::size_t group);

} // namespace Clew
