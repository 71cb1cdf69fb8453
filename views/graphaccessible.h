// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace Clew {

/// Lets screen readers see the records of a graph view as a list of its children, each with its text, place
/// and state, and "open" as its action. Cheap when repeated.
void ensureGraphAccessibility();

} // namespace Clew
