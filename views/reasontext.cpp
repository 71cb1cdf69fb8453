// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/reasontext.h"

#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

struct ReasonText
{
    Q_DECLARE_TR_FUNCTIONS(Clew::ReasonText)
};

QString strengthWord(const QString &strength)
{
    if (strength == "ordinary"_L1)
        return ReasonText::tr("an ordinary line");
    if (strength == "information"_L1)
        return ReasonText::tr("information", "strength of a log line");
    if (strength == "warning"_L1)
        return ReasonText::tr("a warning");
    if (strength == "error"_L1)
        return ReasonText::tr("an error");
    if (strength == "fatal"_L1)
        return ReasonText::tr("a fatal error");
    return strength;
}

/// Sentence of a kind, with a place for each argument; empty for a kind that is not known here.
QString sentenceOf(const QString &kind)
{
    // Made anew at each call: the language may change while the program runs.
    const QHash<QString, QString> sentences{
        {u"regex"_s, ReasonText::tr("The record's regex matches “%1”.")},
        {u"signature"_s, ReasonText::tr("The line says %1 % of the record's signature.")},
        {u"meaning"_s, ReasonText::tr("No regex matches, but the line says %1 % of what the record says.")},
        {u"order"_s,
         ReasonText::tr("%1 % of the signature's neighbouring words are neighbours in the line.")},
        {u"exact"_s, ReasonText::tr("The message says just what the record says.")},
        {u"identifier"_s, ReasonText::tr("The line holds a name that few records know.")},
        {u"nearly"_s, ReasonText::tr("The words of the record's regex stand close together in the line.")},
        {u"type"_s, ReasonText::tr("The record is about this type of exception, whatever its message.")},
        {u"exception"_s, ReasonText::tr("The line names another exception than the signature.")},
        {u"domain"_s, ReasonText::tr("The log speaks of %1 (fit %2 %).")},
        {u"foreign"_s, ReasonText::tr("The log hardly speaks of %1 (fit %2 %).")},
        {u"contested"_s, ReasonText::tr("Records of several domains match this line.")},
        {u"error-line"_s, ReasonText::tr("The line itself counts as %1.", "a warning, an error")},
        {u"merged"_s, ReasonText::tr("Other records that say the same: %1.", "a number")},
        {u"first"_s, ReasonText::tr("It is the first error that is explained, in line %1.")},
        {u"repeated"_s, ReasonText::tr("Lines that repeat it: %1.", "a number")},
        {u"wrapper"_s, ReasonText::tr("The line only reports that something else failed.")},
        {u"mask"_s, ReasonText::tr("The error hides a message, and the log holds another error.")},
        {u"victim"_s, ReasonText::tr("The other side failed first.")},
        {u"observer"_s,
         ReasonText::tr(
             "The line tells from outside that a program failed, and the log holds its own error.")},
        {u"succeeded"_s, ReasonText::tr("The run ended well all the same, in line %1.")},
        {u"mere-warning"_s, ReasonText::tr("The line only warns, and nothing failed.")},
        {u"handled"_s, ReasonText::tr("The log says that this was dealt with, and went on.")},
        {u"after-unknown"_s,
         ReasonText::tr(
             "A fatal error that no record explains came before, in line %1: this may be its consequence.")},
        {u"better-regex"_s, ReasonText::tr("Another record fits the same line better.")},
        {u"less-certain"_s, ReasonText::tr("Another error came first, and this one is less certain.")},
        {u"foretold"_s, ReasonText::tr("The catalog says that %1 leads to this.")},
    };
    return sentences.value(kind);
}

} // namespace

QString reasonText(const Reason &reason)
{
    const QString sentence = sentenceOf(reason.kind);
    const QString first = reason.kind == "error-line"_L1 ? strengthWord(reason.arguments.value(0))
                                                         : reason.arguments.value(0, u"?"_s);
    if (sentence.isEmpty())
        return reason.text;
    if (sentence.contains(u"%2"_s))
        return sentence.arg(first, reason.arguments.value(1, u"?"_s));
    return sentence.contains(u"%1"_s) ? sentence.arg(first) : sentence;
}

} // namespace Clew
