// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"

class QWidget;

namespace Clew {

class CodeStyle;
class FormSection;

/// The parts of a record's form that stand in one language, in the order to show them: versions, systems,
/// transitions, official document, metadata, fields that the schema does not know. They become children of
/// `parent`; the style must outlive them.
[[nodiscard]] QList<FormSection *> makeFactSections(const CodeStyle &style, const Record &record,
                                                    QWidget *parent);

} // namespace Clew
