// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/jsonspelling.h"

#include "models/io/jsontoken.h"

namespace Clew {

namespace {

/// Code units from which a text must be escaped where a file is ASCII only.
constexpr char16_t FirstNonAscii = 0x80;

bool hasChildren(const JsonTree &tree, JsonNodeId node)
{
    return tree.childCount(node) > 0;
}

qsizetype startOf(const JsonTree &tree, JsonNodeId node)
{
    return tree.hasKey(node) ? tree.keySpan(node).begin : tree.span(node).begin;
}

/// True where the first child stands on a line of its own.
bool isSpread(const JsonTree &tree, JsonNodeId node)
{
    const qsizetype begin = tree.span(node).begin;
    return tree.bytes().sliced(begin, startOf(tree, tree.firstChild(node)) - begin).contains('\n');
}

bool holdsContainers(const JsonTree &tree, JsonNodeId node)
{
    for (JsonNodeId child = tree.firstChild(node); child.isValid(); child = tree.nextSibling(child)) {
        if (tree.kind(child) == JsonKind::Array || tree.kind(child) == JsonKind::Object)
            return true;
    }
    return false;
}

void appendEscape(QByteArray &out, char16_t unit)
{
    static constexpr char digits[] = "0123456789abcdef";
    out += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4)
        out += digits[(unit >> shift) & 0xF];
}

/// Counts how the containers of a text are laid out.
struct LayoutVotes
{
    int listsOnOneLine = 0;
    int listsSpread = 0;
    int objectsOnOneLine = 0;
    int objectsSpread = 0;

    void count(const JsonTree &tree, JsonNodeId node)
    {
        const bool spread = isSpread(tree, node);
        if (tree.kind(node) == JsonKind::Object)
            ++(spread ? objectsSpread : objectsOnOneLine);
        else if (!holdsContainers(tree, node))
            ++(spread ? listsSpread : listsOnOneLine);
    }
};

/// White space of the places between two tokens, taken from the first that shows it.
void readSeparators(const JsonTree &tree, JsonNodeId node, JsonSpelling &spelling, bool &knowsComma)
{
    const QByteArrayView bytes = tree.bytes();
    const JsonNodeId first = tree.firstChild(node);
    if (isSpread(tree, node))
        return;
    const JsonNodeId second = tree.nextSibling(first);
    const qsizetype begin = tree.span(node).begin + 1;
    spelling.padding = bytes.sliced(begin, startOf(tree, first) - begin).toByteArray();
    if (!knowsComma && second.isValid()) {
        const qsizetype end = tree.span(first).end;
        spelling.comma = bytes.sliced(end, startOf(tree, second) - end).toByteArray();
        knowsComma = true;
    }
}

} // namespace

QByteArray lineIndent(QByteArrayView text, qsizetype offset)
{
    const qsizetype lineStart = text.first(offset).lastIndexOf('\n') + 1;
    qsizetype end = lineStart;
    while (end < offset && (text[end] == ' ' || text[end] == '\t'))
        ++end;
    return text.sliced(lineStart, end - lineStart).toByteArray();
}

JsonSpelling JsonSpelling::of(const JsonTree &tree)
{
    JsonSpelling spelling;
    const QByteArrayView bytes = tree.bytes();
    const JsonNodeId root = tree.root();
    const bool isContainer = tree.kind(root) == JsonKind::Object || tree.kind(root) == JsonKind::Array;
    bool hasRaw = false;
    for (const char c : bytes)
        hasRaw = hasRaw || static_cast<uchar>(c) >= FirstNonAscii;
    spelling.escapesSlash = bytes.contains("\\/");

    LayoutVotes votes;
    bool knowsComma = false;
    bool knowsColon = false;
    bool hasEscape = false;
    const JsonNodeId firstMember = isContainer ? tree.firstChild(root) : JsonNodeId();
    const bool spread = firstMember.isValid() && isSpread(tree, root);
    for (quint32 id = 0; id < static_cast<quint32>(tree.nodeCount()); ++id) {
        const JsonNodeId node(id);
        if (!knowsColon && tree.hasKey(node)) {
            const qsizetype end = tree.keySpan(node).end;
            spelling.colon = bytes.sliced(end, tree.span(node).begin - end).toByteArray();
            knowsColon = true;
        }
        if (tree.kind(node) == JsonKind::String && !hasRaw && !hasEscape && tree.raw(node).contains("\\u")) {
            for (const QChar c : tree.text(node))
                hasEscape = hasEscape || c.unicode() >= FirstNonAscii;
        }
        const bool container = tree.kind(node) == JsonKind::Object || tree.kind(node) == JsonKind::Array;
        if (!container || !hasChildren(tree, node))
            continue;
        if (id > 0)
            votes.count(tree, node);
        readSeparators(tree, node, spelling, knowsComma);
    }
    spelling.asciiOnly = !hasRaw && hasEscape;
    if (!spread) {
        if (!knowsComma)
            spelling.comma = spelling.colon.endsWith(' ') ? ", " : ",";
        return spelling;
    }

    if (!knowsComma)
        spelling.comma = ", ";
    const qsizetype lineFeed = bytes.indexOf('\n');
    spelling.lineEnd = lineFeed > 0 && bytes[lineFeed - 1] == '\r' ? "\r\n" : "\n";
    const QByteArray inner = lineIndent(bytes, startOf(tree, firstMember));
    const QByteArray outer = lineIndent(bytes, tree.span(root).end - 1);
    spelling.unit = inner.startsWith(outer) ? inner.sliced(outer.size()) : inner;
    spelling.listsOfTextsOnOneLine = votes.listsOnOneLine > votes.listsSpread;
    spelling.objectsOnOneLine = votes.objectsOnOneLine > votes.objectsSpread;
    return spelling;
}

QByteArray JsonSpelling::escaped(QStringView text) const
{
    QByteArray out;
    out.reserve(text.size() * 2);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t code = text[i].unicode();
        static constexpr QByteArrayView named = "\b\f\n\r\t\"\\";
        static constexpr QByteArrayView names = "bfnrt\"\\";
        const qsizetype at = code < FirstNonAscii ? named.indexOf(static_cast<char>(code)) : -1;
        if (at >= 0) {
            out += '\\';
            out += names[at];
        } else if (code < 0x20) {
            appendEscape(out, code);
        } else if (code < FirstNonAscii) {
            if (code == u'/' && escapesSlash)
                out += '\\';
            out += static_cast<char>(code);
        } else if (asciiOnly) {
            appendEscape(out, code);
        } else if (text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            out += text.sliced(i, 2).toUtf8();
            ++i;
        } else if (text[i].isSurrogate()) {
            appendEscape(out, code); // UTF-8 cannot say it
        } else {
            out += text.sliced(i, 1).toUtf8();
        }
    }
    return out;
}

QByteArray JsonSpelling::string(QStringView text) const
{
    return '"' + escaped(text) + '"';
}

bool JsonSpelling::spreads(const JsonTree &tree, JsonNodeId node) const
{
    if (lineEnd.isEmpty())
        return false;
    if (tree.kind(node) == JsonKind::Object)
        return !objectsOnOneLine;
    return !listsOfTextsOnOneLine || holdsContainers(tree, node);
}

QByteArray JsonSpelling::value(const JsonTree &tree, JsonNodeId node, const QByteArray &indent) const
{
    const JsonKind kind = tree.kind(node);
    if (kind == JsonKind::String)
        return string(tree.text(node));
    if (kind != JsonKind::Array && kind != JsonKind::Object)
        return tree.raw(node).toByteArray();

    const bool isObject = kind == JsonKind::Object;
    QByteArray out(1, isObject ? '{' : '[');
    const bool spread = spreads(tree, node) && hasChildren(tree, node);
    const QByteArray childIndent = spread ? QByteArray(indent + unit) : indent;
    if (!spread && hasChildren(tree, node))
        out += padding;
    bool first = true;
    for (JsonNodeId child = tree.firstChild(node); child.isValid(); child = tree.nextSibling(child)) {
        if (!first)
            out += spread ? QByteArray(",") : comma;
        first = false;
        if (spread)
            out += lineEnd + childIndent;
        if (isObject)
            out += string(tree.key(child)) + colon;
        out += value(tree, child, childIndent);
    }
    if (spread)
        out += lineEnd + indent;
    else if (hasChildren(tree, node))
        out += padding;
    out += isObject ? '}' : ']';
    return out;
}

bool sameJson(const JsonTree &a, JsonNodeId nodeA, const JsonTree &b, JsonNodeId nodeB)
{
    if (a.kind(nodeA) != b.kind(nodeB))
        return false;
    if (a.kind(nodeA) == JsonKind::String)
        return a.raw(nodeA) == b.raw(nodeB) || a.text(nodeA) == b.text(nodeB);
    if (a.kind(nodeA) == JsonKind::Number)
        return a.raw(nodeA) == b.raw(nodeB);
    if (a.childCount(nodeA) != b.childCount(nodeB))
        return false;
    JsonNodeId childB = b.firstChild(nodeB);
    for (JsonNodeId child = a.firstChild(nodeA); child.isValid(); child = a.nextSibling(child)) {
        if (a.hasKey(child) && a.key(child) != b.key(childB))
            return false;
        if (!sameJson(a, child, b, childB))
            return false;
        childB = b.nextSibling(childB);
    }
    return true;
}

} // namespace Clew
