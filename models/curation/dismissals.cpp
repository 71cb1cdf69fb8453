// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/curation/dismissals.h"

#include "models/curation/sidejson.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

QString keyOf(LintRule rule, const RecordId &record, const QString &pointer)
{
    return u"%1\n%2\n%3"_s.arg(ruleId(rule), record.value(), pointer);
}

/// The English that a Chinese text was made from; empty for other pointers.
QString englishOf(const QString &pointer)
{
    if (pointer.endsWith("_zh"_L1))
        return pointer.chopped(3);
    static const QString list = u"/workarounds_zh/"_s;
    return pointer.startsWith(list) ? u"/workarounds/%1/action"_s.arg(pointer.mid(list.size())) : QString();
}

/// The value at the pointer, or the nearest one around it.
QByteArrayView valueAt(const JsonTree &tree, QString pointer)
{
    for (;;) {
        const JsonNodeId node = tree.find(pointer);
        if (node.isValid())
            return tree.raw(node);
        const qsizetype slash = pointer.lastIndexOf(u'/');
        if (slash < 0)
            return tree.raw(tree.root());
        pointer.truncate(slash);
    }
}

} // namespace

QString dismissalText(const LintFinding &finding, const QByteArray &json)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    JsonParser parser;
    const auto tree = parser.parse(json);
    if (!tree) {
        hash.addData(json);
    } else {
        hash.addData(valueAt(*tree, finding.pointer));
        if (const QString english = englishOf(finding.pointer); !english.isEmpty())
            hash.addData(valueAt(*tree, english));
    }
    return QString::fromLatin1(hash.result().toHex());
}

Dismissals::Dismissals(const QList<Dismissal> &all)
{
    for (const Dismissal &dismissal : all)
        put(dismissal);
}

Result<Dismissals> Dismissals::fromJson(const QByteArray &json)
{
    return readSideJson<Dismissals>(json, JsonKind::Object, [](const JsonTree &tree) {
        Dismissals dismissals;
        const JsonNodeId list = tree.member(tree.root(), u"dismissed");
        if (!list.isValid() || tree.kind(list) != JsonKind::Array)
            return dismissals;
        for (JsonNodeId node = tree.firstChild(list); node.isValid(); node = tree.nextSibling(node)) {
            if (tree.kind(node) != JsonKind::Object)
                continue;
            const auto text = [&](QStringView key) {
                const JsonNodeId value = tree.member(node, key);
                return value.isValid() ? tree.text(value) : QString();
            };
            const std::optional<LintRule> rule = ruleNamed(text(u"rule"));
            if (rule && !text(u"id").isEmpty())
                dismissals.put({.rule = *rule,
                                .record = RecordId(text(u"id")),
                                .pointer = text(u"pointer"),
                                .text = text(u"text"),
                                .reason = text(u"reason")});
        }
        return dismissals;
    });
}

QList<Dismissal> Dismissals::all() const
{
    QList<Dismissal> sorted(m_byKey.begin(), m_byKey.end());
    std::sort(sorted.begin(), sorted.end(), [](const Dismissal &a, const Dismissal &b) {
        return std::tuple(a.record, a.pointer, ruleId(a.rule)) <
               std::tuple(b.record, b.pointer, ruleId(b.rule));
    });
    return sorted;
}

QByteArray Dismissals::toJson() const
{
    QJsonArray list;
    const QList<Dismissal> sorted = all();
    for (const Dismissal &dismissal : sorted)
        list.append(QJsonObject{{u"rule"_s, ruleId(dismissal.rule)},
                                {u"id"_s, dismissal.record.value()},
                                {u"pointer"_s, dismissal.pointer},
                                {u"text"_s, dismissal.text},
                                {u"reason"_s, dismissal.reason}});
    return QJsonDocument(QJsonObject{{u"dismissed"_s, list}}).toJson(QJsonDocument::Indented);
}

void Dismissals::put(const Dismissal &dismissal)
{
    m_byKey.insert(keyOf(dismissal.rule, dismissal.record, dismissal.pointer), dismissal);
}

bool Dismissals::remove(const LintFinding &finding)
{
    return m_byKey.remove(keyOf(finding.rule, finding.record, finding.pointer));
}

bool Dismissals::copyRecord(const RecordId &from, const RecordId &to)
{
    bool has = false;
    const QList<Dismissal> known = all();
    for (Dismissal dismissal : known) {
        if (dismissal.record != from)
            continue;
        dismissal.record = to;
        put(dismissal);
        has = true;
    }
    return has;
}

void Dismissals::removeRecord(const RecordId &record)
{
    m_byKey.removeIf([&record](const auto &entry) { return entry.value().record == record; });
}

bool Dismissals::hasRecord(const RecordId &record) const
{
    return std::ranges::any_of(m_byKey, [&](const Dismissal &each) { return each.record == record; });
}

bool Dismissals::knows(const LintFinding &finding) const
{
    return m_byKey.contains(keyOf(finding.rule, finding.record, finding.pointer));
}

std::optional<QString> Dismissals::reasonFor(const LintFinding &finding, const QByteArray &json) const
{
    const auto known = m_byKey.constFind(keyOf(finding.rule, finding.record, finding.pointer));
    if (known == m_byKey.constEnd() || known->text != dismissalText(finding, json))
        return std::nullopt;
    return known->reason;
}

} // namespace Clew
