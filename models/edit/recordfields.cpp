// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/edit/recordfields.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

struct FieldRow
{
    QLatin1StringView pattern; ///< '*' stands for an index
    FieldType type;
};

/// data/schema/record-flat.schema.json
constexpr std::array FlatFields{
    FieldRow{"/id"_L1, FieldType::Id},
    FieldRow{"/signature"_L1, FieldType::Text},
    FieldRow{"/signature_zh"_L1, FieldType::OptionalText},
    FieldRow{"/regex"_L1, FieldType::Text},
    FieldRow{"/domain"_L1, FieldType::Text},
    FieldRow{"/category"_L1, FieldType::Text},
    FieldRow{"/subcategory"_L1, FieldType::OptionalText},
    FieldRow{"/root_cause"_L1, FieldType::OptionalText},
    FieldRow{"/root_cause_type"_L1, FieldType::OptionalText},
    FieldRow{"/root_cause_zh"_L1, FieldType::OptionalText},
    FieldRow{"/versions"_L1, FieldType::Items},
    FieldRow{"/versions/*"_L1, FieldType::Object},
    FieldRow{"/versions/*/version"_L1, FieldType::OptionalText},
    FieldRow{"/versions/*/introduced"_L1, FieldType::OptionalText},
    FieldRow{"/versions/*/deprecated"_L1, FieldType::OptionalText},
    FieldRow{"/versions/*/removed"_L1, FieldType::OptionalText},
    FieldRow{"/versions/*/behavior_change"_L1, FieldType::OptionalText},
    FieldRow{"/versions/*/status"_L1, FieldType::OptionalText},
    FieldRow{"/os_specific"_L1, FieldType::Object},
    FieldRow{"/os_specific/*"_L1, FieldType::Any},
    FieldRow{"/workarounds_zh"_L1, FieldType::Texts},
    FieldRow{"/workarounds_zh/*"_L1, FieldType::OptionalText},
    FieldRow{"/official_doc_url"_L1, FieldType::OptionalText},
    FieldRow{"/official_doc_section"_L1, FieldType::OptionalText},
    FieldRow{"/error_code"_L1, FieldType::OptionalText},
    FieldRow{"/verification_tier"_L1, FieldType::Text},
    FieldRow{"/confidence"_L1, FieldType::Rate},
    FieldRow{"/fix_success_rate"_L1, FieldType::Rate},
    FieldRow{"/resolvable"_L1, FieldType::OptionalText},
    FieldRow{"/first_seen"_L1, FieldType::OptionalText},
    FieldRow{"/last_confirmed"_L1, FieldType::OptionalText},
    FieldRow{"/last_updated"_L1, FieldType::OptionalText},
    FieldRow{"/evidence_count"_L1, FieldType::Count},
    FieldRow{"/tags"_L1, FieldType::Texts},
    FieldRow{"/tags/*"_L1, FieldType::OptionalText},
    FieldRow{"/locale"_L1, FieldType::OptionalText},
    FieldRow{"/aliases"_L1, FieldType::Texts},
    FieldRow{"/aliases/*"_L1, FieldType::OptionalText},
};

/// The ErrorCanon shape; aliases are ours, so that a renamed record keeps its old name.
constexpr std::array NestedFields{
    FieldRow{"/id"_L1, FieldType::Id},
    FieldRow{"/url"_L1, FieldType::OptionalText},
    FieldRow{"/schema_version"_L1, FieldType::OptionalText},
    FieldRow{"/error"_L1, FieldType::Object},
    FieldRow{"/error/signature"_L1, FieldType::Text},
    FieldRow{"/error/regex"_L1, FieldType::Text},
    FieldRow{"/error/domain"_L1, FieldType::Text},
    FieldRow{"/error/category"_L1, FieldType::Text},
    FieldRow{"/error/first_seen"_L1, FieldType::OptionalText},
    FieldRow{"/error/last_confirmed"_L1, FieldType::OptionalText},
    FieldRow{"/environment"_L1, FieldType::Object},
    FieldRow{"/environment/runtime"_L1, FieldType::Object},
    FieldRow{"/environment/runtime/name"_L1, FieldType::OptionalText},
    FieldRow{"/environment/runtime/version_range"_L1, FieldType::OptionalText},
    FieldRow{"/environment/python"_L1, FieldType::OptionalText},
    FieldRow{"/environment/os"_L1, FieldType::Any},
    FieldRow{"/environment/hardware"_L1, FieldType::Object},
    FieldRow{"/environment/hardware/*"_L1, FieldType::Any},
    FieldRow{"/environment/additional"_L1, FieldType::Object},
    FieldRow{"/environment/additional/*"_L1, FieldType::Any},
    FieldRow{"/verdict"_L1, FieldType::Object},
    FieldRow{"/verdict/resolvable"_L1, FieldType::OptionalText},
    FieldRow{"/verdict/fix_success_rate"_L1, FieldType::Rate},
    FieldRow{"/verdict/confidence"_L1, FieldType::Rate},
    FieldRow{"/verdict/last_updated"_L1, FieldType::OptionalText},
    FieldRow{"/verdict/summary"_L1, FieldType::OptionalText},
    FieldRow{"/metadata"_L1, FieldType::Object},
    FieldRow{"/metadata/review_status"_L1, FieldType::OptionalText},
    FieldRow{"/metadata/evidence_count"_L1, FieldType::Count},
    FieldRow{"/metadata/generated_by"_L1, FieldType::OptionalText},
    FieldRow{"/metadata/generation_date"_L1, FieldType::OptionalText},
    FieldRow{"/metadata/last_verification"_L1, FieldType::OptionalText},
    FieldRow{"/aliases"_L1, FieldType::Texts},
    FieldRow{"/aliases/*"_L1, FieldType::OptionalText},
};

/// Written alike in both shapes.
constexpr std::array CommonFields{
    FieldRow{"/dead_ends"_L1, FieldType::Items},
    FieldRow{"/dead_ends/*"_L1, FieldType::Object},
    FieldRow{"/dead_ends/*/action"_L1, FieldType::OptionalText},
    FieldRow{"/dead_ends/*/why_fails"_L1, FieldType::OptionalText},
    FieldRow{"/dead_ends/*/fail_rate"_L1, FieldType::Rate},
    FieldRow{"/dead_ends/*/condition"_L1, FieldType::OptionalText},
    FieldRow{"/dead_ends/*/sources"_L1, FieldType::Texts},
    FieldRow{"/dead_ends/*/sources/*"_L1, FieldType::OptionalText},
    FieldRow{"/workarounds"_L1, FieldType::Items},
    FieldRow{"/workarounds/*"_L1, FieldType::Object},
    FieldRow{"/workarounds/*/action"_L1, FieldType::OptionalText},
    FieldRow{"/workarounds/*/success_rate"_L1, FieldType::Rate},
    FieldRow{"/workarounds/*/how"_L1, FieldType::OptionalText},
    FieldRow{"/workarounds/*/condition"_L1, FieldType::OptionalText},
    FieldRow{"/workarounds/*/sources"_L1, FieldType::Texts},
    FieldRow{"/workarounds/*/sources/*"_L1, FieldType::OptionalText},
    FieldRow{"/transition_graph"_L1, FieldType::Object},
    FieldRow{"/transition_graph/leads_to"_L1, FieldType::Items},
    FieldRow{"/transition_graph/leads_to/*"_L1, FieldType::Edge},
    FieldRow{"/transition_graph/leads_to/*/error_id"_L1, FieldType::Text},
    FieldRow{"/transition_graph/leads_to/*/id"_L1, FieldType::Text},
    FieldRow{"/transition_graph/leads_to/*/probability"_L1, FieldType::Rate},
    FieldRow{"/transition_graph/leads_to/*/condition"_L1, FieldType::OptionalText},
    FieldRow{"/transition_graph/leads_to/*/delay"_L1, FieldType::OptionalText},
    FieldRow{"/transition_graph/leads_to/*/typical_delay"_L1, FieldType::OptionalText},
    FieldRow{"/transition_graph/leads_to/*/distinction"_L1, FieldType::OptionalText},
};

/// "/versions/12/status" as "/versions/*/status"; the other two lists of edges as the first one.
QString patternOf(const QString &pointer)
{
    QString pattern;
    for (const QString &token : pointer.split(u'/').sliced(1)) {
        bool isNumber = false;
        token.toLongLong(&isNumber);
        const bool isRelation = token == "preceded_by"_L1 || token == "frequently_confused_with"_L1;
        const bool isKeyOfUsers = pattern == "/os_specific"_L1 || pattern == "/environment/hardware"_L1 ||
                                  pattern == "/environment/additional"_L1;
        pattern += u'/';
        pattern += isNumber || isKeyOfUsers || token == "-"_L1 ? u"*"_s : isRelation ? u"leads_to"_s : token;
    }
    return pattern;
}

QString kindName(ValueKind kind)
{
    switch (kind) {
    case ValueKind::Absent:
    case ValueKind::Null:
        return u"null"_s;
    case ValueKind::Boolean:
        return u"boolean"_s;
    case ValueKind::Number:
        return u"number"_s;
    case ValueKind::Text:
        return u"string"_s;
    case ValueKind::List:
        return u"array"_s;
    case ValueKind::Object:
        return u"object"_s;
    }
    Q_UNREACHABLE_RETURN(QString());
}

QString wantedKind(FieldType type)
{
    switch (type) {
    case FieldType::Id:
    case FieldType::Text:
    case FieldType::OptionalText:
        return u"string"_s;
    case FieldType::Rate:
        return u"number"_s;
    case FieldType::Count:
        return u"integer"_s;
    case FieldType::Texts:
    case FieldType::Items:
        return u"array"_s;
    case FieldType::Edge:
    case FieldType::Object:
        return u"object"_s;
    case FieldType::Unknown:
    case FieldType::Any:
        return {};
    }
    Q_UNREACHABLE_RETURN(QString());
}

bool fits(FieldType type, ValueKind kind)
{
    const bool isNull = kind == ValueKind::Null;
    switch (type) {
    case FieldType::Id:
    case FieldType::Text:
        return kind == ValueKind::Text;
    case FieldType::OptionalText:
        return kind == ValueKind::Text || isNull;
    case FieldType::Rate:
    case FieldType::Count:
        return kind == ValueKind::Number || isNull;
    case FieldType::Texts:
    case FieldType::Items:
        return kind == ValueKind::List;
    case FieldType::Edge:
        return kind == ValueKind::Text || kind == ValueKind::Object;
    case FieldType::Object:
        return kind == ValueKind::Object || isNull;
    case FieldType::Unknown:
    case FieldType::Any:
        return true;
    }
    Q_UNREACHABLE_RETURN(false);
}

bool takesText(FieldType type)
{
    return type == FieldType::Id || type == FieldType::Text || type == FieldType::OptionalText;
}

std::optional<Error> numberFault(FieldType type, const QString &pointer, const QByteArray &json)
{
    const auto error = [&](ErrorCode code, const QString &third, const QString &second) {
        return Error{.code = code, .arguments = {pointer, second, third}, .place = {}};
    };
    const QString spelled = QString::fromUtf8(json.trimmed());
    bool isNumber = false;
    const double number = spelled.toDouble(&isNumber);
    if (type == FieldType::Rate && (!isNumber || number < 0 || number > 1))
        return error(ErrorCode::OutOfRange, u"0..1"_s, spelled);
    if (type == FieldType::Count) {
        const qint64 count = spelled.toLongLong(&isNumber);
        if (!isNumber)
            return error(ErrorCode::WrongType, u"number"_s, u"integer"_s);
        if (count < 0)
            return error(ErrorCode::OutOfRange, u"0.."_s, spelled);
    }
    return std::nullopt;
}

} // namespace

FieldType fieldType(RecordFormat format, const QString &pointer)
{
    if (!pointer.startsWith(u'/'))
        return FieldType::Unknown;
    const QString pattern = patternOf(pointer);
    const auto typeIn = [&pattern](const auto &rows) {
        for (const FieldRow &row : rows) {
            if (pattern == row.pattern)
                return row.type;
        }
        return FieldType::Unknown;
    };
    const FieldType common = typeIn(CommonFields);
    if (common != FieldType::Unknown)
        return common;
    return format == RecordFormat::Flat ? typeIn(FlatFields) : typeIn(NestedFields);
}

QStringList schemaFields(RecordFormat format, const QString &pointer)
{
    const QString pattern = pointer.isEmpty() ? QString() : patternOf(pointer);
    QStringList pointers;
    const auto addFrom = [&](const auto &rows) {
        for (const FieldRow &row : rows) {
            const QString field = row.pattern;
            const bool isWithin =
                field.startsWith(pattern + u'/') && field.lastIndexOf(u'/') == pattern.size();
            const QString key = field.sliced(std::min(field.size(), pattern.size() + 1));
            const bool isSpelling =
                pattern.startsWith("/transition_graph/"_L1) && (key == "id"_L1 || key == "delay"_L1);
            if (isWithin && key != "*"_L1 && !isSpelling)
                pointers.append(pointer + u'/' + key);
        }
    };
    if (format == RecordFormat::Flat)
        addFrom(FlatFields);
    else
        addFrom(NestedFields);
    addFrom(CommonFields);
    return pointers;
}

std::optional<Error> valueFault(const RecordCodec &codec, RecordFormat format, const QString &pointer,
                                const QByteArray &json)
{
    const FieldType type = fieldType(format, pointer);
    const ValueKind kind = codec.kindAt(json, QString());
    if (kind == ValueKind::Absent)
        return Error{.code = ErrorCode::JsonSyntax, .arguments = {QString::fromUtf8(json)}, .place = {}};
    if (!fits(type, kind)) {
        return Error{.code = ErrorCode::WrongType,
                     .arguments = {pointer, wantedKind(type), kindName(kind)},
                     .place = {}};
    }
    if (kind == ValueKind::Number)
        return numberFault(type, pointer, json);
    return std::nullopt;
}

Result<QByteArray> jsonFromInput(const RecordCodec &codec, const QByteArray &record, RecordFormat format,
                                 const QString &pointer, const QString &input)
{
    const QByteArray bytes = input.toUtf8();
    const ValueKind kind = codec.kindAt(bytes, QString());
    FieldType type = fieldType(format, pointer);
    const bool unnamed = type == FieldType::Unknown || type == FieldType::Any;
    if (unnamed && codec.kindAt(record, pointer) == ValueKind::Text)
        type = FieldType::OptionalText;
    const bool isEdgeId = type == FieldType::Edge && kind == ValueKind::Absent;
    if (takesText(type) || isEdgeId) {
        const bool isJson = kind == ValueKind::Text || kind == ValueKind::Null;
        return isJson ? bytes : codec.textJson(input);
    }
    if (kind != ValueKind::Absent)
        return bytes;
    if (unnamed)
        return codec.textJson(input);
    return std::unexpected(Error{
        .code = ErrorCode::WrongType, .arguments = {pointer, wantedKind(type), u"string"_s}, .place = {}});
}

} // namespace Clew
