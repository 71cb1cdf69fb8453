// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include <utility>

namespace Clew {

enum class ReportBlockKind : quint8 {
    Heading,   ///< text, at level 2 or 3
    Paragraph, ///< text
    Facts,     ///< pairs of label and value
    Code,      ///< text as it stands, lines kept
    Items,     ///< a list of texts
};

/// What a block says about a fix; shown beside words, never by colour alone.
enum class ReportTone : quint8 {
    Plain,
    Bad,
    Good,
};

/// One block of a report. Texts are plain text; a writer escapes them.
struct ReportBlock
{
    ReportBlockKind kind = ReportBlockKind::Paragraph;
    int level = 2;
    QString text;
    QList<std::pair<QString, QString>> facts;
    QStringList items;
    ReportTone tone = ReportTone::Plain;
};

/// A report before it is Markdown, HTML or PDF.
struct ReportDocument
{
    QString title;
    QString languageTag; ///< "en", "zh-CN"
    QList<ReportBlock> blocks;
};

} // namespace Clew
