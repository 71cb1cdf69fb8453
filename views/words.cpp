// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Clew::Words)
};

} // namespace

QString tierWord(const QString &tier)
{
    if (tier == "ai_generated"_L1 || tier == "auto_generated"_L1)
        return Words::tr("AI-generated", "verification tier");
    if (tier == "human_reviewed"_L1)
        return Words::tr("reviewed", "verification tier");
    if (tier == "community_verified"_L1)
        return Words::tr("confirmed by users", "verification tier");
    if (tier == "official"_L1)
        return Words::tr("official", "verification tier");
    if (tier.isEmpty())
        return Words::tr("no tier", "verification tier");
    return tier;
}

QString resolvableWord(const QString &resolvable)
{
    if (resolvable == "true"_L1)
        return Words::tr("yes", "resolvable");
    if (resolvable == "false"_L1)
        return Words::tr("no", "resolvable");
    if (resolvable == "partial"_L1)
        return Words::tr("partly", "resolvable");
    return resolvable;
}

QString relationWord(Relation relation)
{
    switch (relation) {
    case Relation::LeadsTo:
        return Words::tr("Leads to", "transition");
    case Relation::PrecededBy:
        return Words::tr("Preceded by", "transition");
    case Relation::ConfusedWith:
        return Words::tr("Often confused with", "transition");
    }
    Q_UNREACHABLE_RETURN(QString());
}

QString levelWord(VerdictLevel level)
{
    switch (level) {
    case VerdictLevel::Claim:
        return Words::tr("Claim", "verdict level");
    case VerdictLevel::Hint:
        return Words::tr("Hint", "verdict level");
    }
    Q_UNREACHABLE_RETURN(QString());
}

QString undecidedRecord(const RecordId &id)
{
    return id.isEmpty() ? Words::tr("every record", "no single one was left undecided") : id.value();
}

QString undecidedWord(const QString &why)
{
    if (why == "match limit"_L1)
        return Words::tr("the match limit was reached");
    if (why == "line too long"_L1)
        return Words::tr("the line is too long");
    return why;
}

QString inputNoteWord(const QString &note)
{
    if (note == "truncated"_L1)
        return Words::tr("cut short", "note of a scanned file");
    if (note == "binary"_L1)
        return Words::tr("binary", "note of a scanned file");
    if (note == "long lines cut"_L1)
        return Words::tr("long lines cut", "note of a scanned file");
    if (note == "mixed encodings"_L1)
        return Words::tr("mixed encodings", "note of a scanned file");
    if (note == "invalid bytes"_L1)
        return Words::tr("invalid bytes", "note of a scanned file");
    if (note == "NUL bytes"_L1)
        return Words::tr("NUL bytes", "note of a scanned file");
    return note;
}

QString privateKindWord(PrivateKind kind)
{
    switch (kind) {
    case PrivateKind::User:
        return Words::tr("User name", "taken out of a report");
    case PrivateKind::Host:
        return Words::tr("Host name", "taken out of a report");
    case PrivateKind::Address:
        return Words::tr("Address", "of a network, taken out of a report");
    case PrivateKind::Path:
        return Words::tr("Path", "taken out of a report");
    case PrivateKind::Token:
        return Words::tr("Key or password", "taken out of a report");
    case PrivateKind::Email:
        return Words::tr("E-mail address", "taken out of a report");
    }
    Q_UNREACHABLE_RETURN(QString());
}

QString percentText(const std::optional<double> &rate)
{
    if (!rate || !std::isfinite(*rate))
        return {};
    return Words::tr("%1 %", "a rate; some languages write no blank before the sign")
        .arg(QLocale().toString(std::round(*rate * 100), 'f', 0));
}

} // namespace Clew
