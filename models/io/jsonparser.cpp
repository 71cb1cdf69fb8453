// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/jsonparser.h"

#include "models/io/jsonfault.h"

#include <simdjson.h>

using namespace Qt::StringLiterals;

namespace Clew {

namespace ondemand = simdjson::ondemand;

static_assert(JsonPadding >= simdjson::SIMDJSON_PADDING);

/// Walks a document of simdjson once, front to back, and notes where each value stands. simdjson on demand
/// checks brackets, commas and colons on the way; what it would skip unread (scalars) is checked here, and
/// every string is taken, never skipped: skipping one would let `"a": "b": 1` pass.
class JsonTreeBuilder final
{
public:
    JsonTreeBuilder(JsonTree &tree, QByteArrayView text)
        : m_tree(tree)
        , m_text(text)
    {
        m_tree.m_bytes = text;
        m_tree.m_nodes.clear();
    }

    /// The same bytes at the place where they outlive the tree.
    void setBytes(QByteArrayView text) { m_tree.m_bytes = text; }

    /// False where the text is not JSON or nests too deep.
    bool build(ondemand::document &document)
    {
        m_document = &document;
        std::string_view token;
        if (document.raw_json_token().get(token) != simdjson::SUCCESS || token.empty())
            return false;
        const quint32 root = add(token);
        if (token.front() == '{') {
            ondemand::object object;
            return document.get_object().get(object) == simdjson::SUCCESS && addMembers(root, object, 1) &&
                   document.at_end();
        }
        if (token.front() == '[') {
            ondemand::array array;
            return document.get_array().get(array) == simdjson::SUCCESS && addElements(root, array, 1) &&
                   document.at_end();
        }
        return addScalar(root, token) && skipJsonSpace(m_text, node(root).end) == m_text.size();
    }

private:
    JsonTree::Node &node(quint32 id) { return m_tree.m_nodes[id]; }
    quint32 offsetOf(const char *at) const { return static_cast<quint32>(at - m_text.data()); }

    quint32 add(std::string_view token)
    {
        const auto id = static_cast<quint32>(m_tree.m_nodes.size());
        m_tree.m_nodes.push_back({.begin = offsetOf(token.data())});
        return id;
    }

    bool addElements(quint32 parent, ondemand::array &array, int depth)
    {
        node(parent).kind = JsonKind::Array;
        quint32 previous = 0;
        for (simdjson::simdjson_result<ondemand::value> element : array) {
            ondemand::value value;
            if (element.get(value) != simdjson::SUCCESS || !addValue(value, depth))
                return false;
            link(parent, previous);
        }
        return endContainer(parent, ']');
    }

    bool addMembers(quint32 parent, ondemand::object &object, int depth)
    {
        node(parent).kind = JsonKind::Object;
        quint32 previous = 0;
        for (simdjson::simdjson_result<ondemand::field> member : object) {
            ondemand::field field;
            if (std::move(member).get(field) != simdjson::SUCCESS)
                return false;
            const std::string_view key = field.key_raw_json_token();
            const qsizetype keyEnd = stringEnd(key);
            ondemand::value value = field.value();
            if (keyEnd == 0 || !addValue(value, depth))
                return false;
            node(m_added).keyBegin = offsetOf(key.data());
            node(m_added).keyEnd = static_cast<quint32>(keyEnd);
            link(parent, previous);
        }
        return endContainer(parent, '}');
    }

    /// Adds a value and what is in it; its id is m_added afterwards.
    bool addValue(ondemand::value &value, int depth)
    {
        const std::string_view token = value.raw_json_token();
        if (token.empty())
            return false;
        const quint32 id = add(token);
        bool good = false;
        if (token.front() == '{') {
            ondemand::object object;
            good = depth < MaxJsonDepth && value.get_object().get(object) == simdjson::SUCCESS &&
                   addMembers(id, object, depth + 1);
        } else if (token.front() == '[') {
            ondemand::array array;
            good = depth < MaxJsonDepth && value.get_array().get(array) == simdjson::SUCCESS &&
                   addElements(id, array, depth + 1);
        } else {
            good = addScalar(id, token);
            if (good && token.front() == '"')
                good = value.get_raw_json_string().error() == simdjson::SUCCESS;
        }
        m_added = id;
        return good;
    }

    /// Offset in the text behind the last byte of `token` that is no white space.
    qsizetype trimmedEnd(std::string_view token) const
    {
        qsizetype end = offsetOf(token.data()) + static_cast<qsizetype>(token.size());
        while (isJsonSpace(m_text[end - 1]))
            --end;
        return end;
    }

    /// End of a string's token, 0 where it is no good. simdjson has checked UTF-8 and control characters and
    /// ends the token at the next structure, so that only escapes are left.
    qsizetype stringEnd(std::string_view token) const
    {
        const qsizetype end = trimmedEnd(token);
        const qsizetype begin = offsetOf(token.data());
        if (end < begin + 2 || m_text[end - 1] != '"')
            return 0;
        if (!m_text.sliced(begin, end - begin).contains('\\'))
            return end;
        return jsonStringEnd(m_text, begin) == end ? end : 0;
    }

    /// Notes kind and end of a string, number or literal; false where the token is something else or more.
    bool addScalar(quint32 id, std::string_view token)
    {
        const qsizetype begin = node(id).begin;
        qsizetype end = trimmedEnd(token);
        switch (token.front()) {
        case '"':
            node(id).kind = JsonKind::String;
            end = stringEnd(token);
            break;
        case 't':
        case 'f':
        case 'n':
            node(id).kind = literalKind(token.front());
            end = jsonLiteralEnd(m_text, begin) == end ? end : 0;
            break;
        default:
            node(id).kind = JsonKind::Number;
            end = jsonNumberEnd(m_text, begin) == end ? end : 0;
        }
        node(id).end = static_cast<quint32>(end);
        return end > 0;
    }

    static JsonKind literalKind(char first)
    {
        return first == 't' ? JsonKind::True : first == 'f' ? JsonKind::False : JsonKind::Null;
    }

    /// The value just added becomes the last child of `parent`, behind `previous`.
    void link(quint32 parent, quint32 &previous)
    {
        if (previous > 0)
            node(previous).nextSibling = m_added;
        previous = m_added;
        ++node(parent).childCount;
    }

    /// simdjson stands behind the closing bracket now, at the next token: only white space lies between.
    bool endContainer(quint32 id, char bracket)
    {
        const char *location = nullptr;
        qsizetype end = m_document->current_location().get(location) == simdjson::SUCCESS
                            ? qsizetype{offsetOf(location)}
                            : m_text.size();
        while (end > 0 && isJsonSpace(m_text[end - 1]))
            --end;
        node(id).end = static_cast<quint32>(end);
        return end > node(id).begin + 1 && m_text[end - 1] == bracket;
    }

    JsonTree &m_tree;
    QByteArrayView m_text;
    ondemand::document *m_document = nullptr;
    quint32 m_added = 0;
};

struct JsonParser::Buffers
{
    ondemand::parser parser;
    std::string padded;
};

JsonParser::JsonParser()
    : m_buffers(std::make_unique<Buffers>())
{
}

JsonParser::~JsonParser() = default;

std::expected<JsonTree, JsonFault> JsonParser::parse(QByteArrayView text, qsizetype readableBehind)
{
    if (text.size() > MaxJsonBytes)
        return std::unexpected(JsonFault{.code = ErrorCode::JsonTooLarge, .offset = 0, .detail = {}});

    const char *data = text.data();
    if (readableBehind < JsonPadding) {
        m_buffers->padded.reserve(static_cast<size_t>(text.size() + JsonPadding));
        m_buffers->padded.assign(text.data(), static_cast<size_t>(text.size()));
        data = m_buffers->padded.data();
    }

    // simdjson passes over a byte order mark itself. Passing over one for it would let two pass.
    const simdjson::padded_string_view padded(data, static_cast<size_t>(text.size()),
                                              static_cast<size_t>(text.size() + JsonPadding));
    JsonTree tree;
    ondemand::document document;
    bool good = m_buffers->parser.iterate(padded).get(document) == simdjson::SUCCESS;
    if (good) {
        JsonTreeBuilder builder(tree, QByteArrayView(data, text.size()));
        good = builder.build(document);
        builder.setBytes(text);
    }
    if (good)
        return tree;
    if (const std::optional<JsonFault> fault = findJsonFault(text, MaxJsonDepth))
        return std::unexpected(*fault);
    return std::unexpected(
        JsonFault{.code = ErrorCode::Internal, .offset = 0, .detail = u"JSON refused without a fault"_s});
}

} // namespace Clew
