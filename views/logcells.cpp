// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/logcells.h"

#include <QChar>

namespace Clew {

namespace {

char32_t characterAt(QStringView text, qsizetype position, qsizetype &length)
{
    const QChar c = text.at(position);
    if (c.isHighSurrogate() && position + 1 < text.size() && text.at(position + 1).isLowSurrogate()) {
        length = 2;
        return QChar::surrogateToUcs4(c, text.at(position + 1));
    }
    length = 1;
    return c.unicode();
}

bool isWide(char32_t c)
{
    // Blocks whose East Asian width is W or F (UAX 11).
    return (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0x303E) || (c >= 0x3041 && c <= 0x33FF) ||
           (c >= 0x3400 && c <= 0x4DBF) || (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0xA000 && c <= 0xA4CF) ||
           (c >= 0xAC00 && c <= 0xD7A3) || (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFE30 && c <= 0xFE6F) ||
           (c >= 0xFF00 && c <= 0xFF60) || (c >= 0xFFE0 && c <= 0xFFE6) || (c >= 0x1F300 && c <= 0x1FAFF) ||
           (c >= 0x20000 && c <= 0x3FFFD);
}

} // namespace

int cellWidth(char32_t character)
{
    if (character < 0x300)
        return 1;
    if (isWide(character))
        return 2;
    const QChar::Category category = QChar::category(character);
    const bool joins = category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing ||
                       category == QChar::Other_Format;
    return joins ? 0 : 1;
}

CellLine toCells(QStringView line)
{
    constexpr int TabStop = 8;
    CellLine made;
    made.text.reserve(line.size());
    qsizetype length = 1;
    for (qsizetype i = 0; i < line.size(); i += length) {
        const char32_t c = characterAt(line, i, length);
        if (c == U'\t') {
            const int blanks = TabStop - made.cells % TabStop;
            made.text.append(QString(blanks, u' '));
            made.cells += blanks;
        } else if (c < 0x20) {
            made.text.append(QChar(static_cast<char16_t>(0x2400 + c)));
            ++made.cells;
        } else if (c == 0x7F) {
            made.text.append(u'\u2421');
            ++made.cells;
        } else if (c == 0x2028 || c == 0x2029) { // would end the line of a text layout
            made.text.append(u'\u2424');
            ++made.cells;
        } else {
            made.text.append(line.sliced(i, length));
            made.cells += cellWidth(c);
        }
    }
    return made;
}

CellSlice sliceCells(QStringView text, int from, int to)
{
    CellSlice slice;
    qsizetype begin = -1;
    qsizetype end = 0;
    int cell = 0;
    qsizetype length = 1;
    for (qsizetype i = 0; i < text.size(); i += length) {
        const int width = cellWidth(characterAt(text, i, length));
        if (cell >= to && width > 0)
            break;
        if (begin < 0 && cell + width > from) {
            begin = i;
            slice.cell = cell;
        }
        cell += width;
        end = i + length;
    }
    if (begin >= 0)
        slice.text = text.sliced(begin, end - begin);
    return slice;
}

} // namespace Clew
