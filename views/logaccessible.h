// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace Clew {

/// Lets screen readers see the lines of a log view as a list of its children, each with its number, text,
/// mark and state, and the line with the cursor as the one that has the keyboard. Lines are made when they
/// are asked for. Cheap when repeated.
void ensureLogAccessibility();

} // namespace Clew
