// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/reportpdf.h"

#include "app/reportdocument.h"

#include <QBuffer>
#include <QFontDatabase>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>

#include <array>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr qreal TextSize = 10; // points
constexpr std::array<qreal, 4> HeadingSizes{TextSize, 17, 13, 11};
const QColor Ink(u"#1c1917"_s);
const QColor Quiet(u"#57534e"_s);
const QColor Line(u"#a8a29e"_s);
const QColor Bad(u"#b3261e"_s);
const QColor Good(u"#1b6e2a"_s);

/// Writes blocks one after the other at the end of a document.
class PageWriter final
{
public:
    explicit PageWriter(QTextDocument &document)
        : m_cursor(&document)
    {
    }

    void heading(const QString &text, int level)
    {
        QTextCharFormat letters = format(Ink);
        letters.setFontPointSize(HeadingSizes.at(static_cast<size_t>(qBound(1, level, 3))));
        letters.setFontWeight(QFont::Bold);
        // The title fills the block that an empty document has.
        startBlock(level == 1 ? 0 : 14, 4, level);
        m_cursor.insertText(text, letters);
    }

    void paragraph(const QString &text, ReportTone tone)
    {
        QTextCharFormat letters = format(tone == ReportTone::Bad    ? Bad
                                         : tone == ReportTone::Good ? Good
                                                                    : Ink);
        if (tone != ReportTone::Plain)
            letters.setFontWeight(QFont::Bold);
        startBlock(6, 2);
        m_cursor.insertText(text, letters);
    }

    void facts(const QList<std::pair<QString, QString>> &rows)
    {
        if (rows.isEmpty())
            return;
        startBlock(2, 0);
        QTextTableFormat look;
        look.setBorder(0);
        look.setCellPadding(1);
        look.setCellSpacing(0);
        QTextTable *table = m_cursor.insertTable(static_cast<int>(rows.size()), 2, look);
        for (int i = 0; i < table->rows(); ++i) {
            table->cellAt(i, 0).firstCursorPosition().insertText(rows.at(i).first + u"    "_s, format(Quiet));
            table->cellAt(i, 1).firstCursorPosition().insertText(rows.at(i).second, format(Ink));
        }
        m_cursor.movePosition(QTextCursor::End);
    }

    void code(const QString &text)
    {
        startBlock(2, 0);
        QTextTableFormat look;
        look.setBorder(0.5);
        look.setBorderBrush(Line);
        look.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        look.setCellPadding(5);
        look.setCellSpacing(0);
        look.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        QTextTable *table = m_cursor.insertTable(1, 1, look);
        QTextCharFormat letters = format(Ink);
        letters.setFontFamilies({QFontDatabase::systemFont(QFontDatabase::FixedFont).family()});
        letters.setFontPointSize(TextSize - 1);
        QTextCursor cell = table->cellAt(0, 0).firstCursorPosition();
        cell.insertText(text.endsWith(u'\n') ? text.chopped(1) : text, letters);
        m_cursor.movePosition(QTextCursor::End);
    }

    void items(const QStringList &texts)
    {
        if (texts.isEmpty())
            return;
        QTextListFormat look;
        look.setStyle(QTextListFormat::ListDisc);
        startBlock(2, 1);
        m_cursor.insertText(texts.constFirst(), format(Ink));
        QTextList *list = m_cursor.createList(look);
        for (const QString &text : texts.sliced(1)) {
            m_cursor.insertBlock();
            m_cursor.insertText(text, format(Ink));
            list->add(m_cursor.block());
        }
    }

private:
    static QTextCharFormat format(const QColor &colour)
    {
        QTextCharFormat letters;
        letters.setForeground(colour);
        letters.setFontPointSize(TextSize);
        return letters;
    }

    void startBlock(qreal above, qreal below, int headingLevel = 0)
    {
        QTextBlockFormat block;
        block.setTopMargin(above);
        block.setBottomMargin(below);
        block.setHeadingLevel(headingLevel);
        if (headingLevel > 0)
            block.setPageBreakPolicy(QTextFormat::PageBreak_Auto);
        if (m_first) {
            m_cursor.setBlockFormat(block);
        } else {
            m_cursor.insertBlock(block, format(Ink));
            if (QTextList *list = m_cursor.currentList())
                list->remove(m_cursor.block());
            m_cursor.setBlockFormat(block);
        }
        m_first = false;
    }

    QTextCursor m_cursor;
    bool m_first = true;
};

} // namespace

std::unique_ptr<QTextDocument> toTextDocument(const ReportDocument &report)
{
    auto document = std::make_unique<QTextDocument>();
    document->setUndoRedoEnabled(false);
    document->setMetaInformation(QTextDocument::DocumentTitle, report.title);
    // Paths and lines of logs have no blanks to break at.
    QTextOption wrapping = document->defaultTextOption();
    wrapping.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document->setDefaultTextOption(wrapping);
    PageWriter writer(*document);
    writer.heading(report.title, 1);
    for (const ReportBlock &block : report.blocks) {
        switch (block.kind) {
        case ReportBlockKind::Heading:
            writer.heading(block.text, block.level);
            break;
        case ReportBlockKind::Paragraph:
            writer.paragraph(block.text, block.tone);
            break;
        case ReportBlockKind::Facts:
            writer.facts(block.facts);
            break;
        case ReportBlockKind::Code:
            writer.code(block.text);
            break;
        case ReportBlockKind::Items:
            writer.items(block.items);
            break;
        }
    }
    return document;
}

QByteArray toPdf(const ReportDocument &report)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly))
        return {};
    QPdfWriter writer(&buffer);
    writer.setTitle(report.title);
    writer.setCreator(u"Clew"_s);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setResolution(300);
    // Without a page size of its own the document gets margins and page numbers from Qt.
    toTextDocument(report)->print(&writer);
    return bytes;
}

} // namespace Clew
