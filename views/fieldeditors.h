// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace Clew {

class CodeStyle;
class FieldEditor;

/// How a value is edited.
enum class FieldControl {
    Line,       ///< one line
    Choice,     ///< one of a few usual words, or another
    Chip,       ///< a short text, as wide as it is
    Title,      ///< text of as many lines as it needs; Return goes on
    Prose,      ///< text of as many lines as it needs
    Code,       ///< the same, monospaced
    Regex,      ///< monospaced and coloured; Return goes on
    Committed,  ///< one line that is written when it is done with: an id
    Input,      ///< JSON of any kind, or a text, written when it is done with
    Rate,       ///< 0 to 1, as slider and number; null
    Count,      ///< whole number from 0; null
    Date,       ///< ISO date, or the beginning of one; null
    Resolvable, ///< yes, partly, no
};

/// The editor. The code style must outlive it.
[[nodiscard]] FieldEditor *makeFieldEditor(FieldControl control, const CodeStyle &style, QWidget *parent);

} // namespace Clew
