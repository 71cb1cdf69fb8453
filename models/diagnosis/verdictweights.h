// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

/// What the verdict stage weighs, and how much: every number of it stands here. They were chosen for their
/// reasons and checked with tests/fit_verdict_weights.py; the figures on known cases hardly move when one of
/// them is changed by a tenth.
namespace Clew::VerdictWeights {

// What a word says, in nats (wordweights.h).

/// Types such as RuntimeError name the kind of an error, not the error.
inline constexpr double StandardExceptionWeight = 2.5;
/// A three- or four-digit number is rarely an error code.
inline constexpr double NumberWeight = 3.0;
inline constexpr double LeastWordWeight = 0.1;
/// What a word may say although ordinary lines use it.
inline constexpr double OrdinaryHeadroom = 1.0;
/// A compound and its parts say one thing: together about as much as two plain words.
inline constexpr double PartFactor = 0.6;
inline constexpr double CompoundFactor = 0.5;
/// Quoted words and paths of a signature are examples ("module 'foo'").
inline constexpr double ExampleFactor = 0.3;
/// An exception type that the signature names may be absent where the log comes from the other side of a
/// connection, which throws nothing.
inline constexpr double AbsentTypeFactor = 0.3;
/// In a catalog of a few records every word is rare: it is weighed as one of this size.
inline constexpr int LeastCatalogSize = 1000;
/// ... and words of failure say no more than this there.
inline constexpr double FailureWordWeight = 2.0;

// Which domain a log speaks of (domainknowledge.h, domainevidence.h).

/// A word that fewer records of a domain use is no word of the domain ...
inline constexpr int LeastDomainRecords = 2;
/// ... and it counts in full from here on.
inline constexpr double FullDomainRecords = 5;
inline constexpr double DomainSmoothing = 3;
/// Domains with fewer records have no vocabulary: they fit as well as not.
inline constexpr int LeastDomainSize = 5;
inline constexpr double UnknownDomainFit = 0.55;
/// Words that count for each domain: of the whole log, and of the lines around an error.
inline constexpr int LogDomainWords = 6;
inline constexpr int NearDomainWords = 4;
/// What the form of a tool's own log says for its domain, nats: about as much as two of its words.
inline constexpr double ToolMarkWeight = 9;
/// Evidence below which no domain is said to be spoken of, nats.
inline constexpr double LogDomainFloor = 12;
inline constexpr double NearDomainFloor = 8;
/// A log may come from several tools: the lines around the error count for so much of the fit.
inline constexpr double NearShare = 0.35;
/// Fit up to which a domain is foreign, and from which it is at home; what a foreign record keeps of its
/// score.
inline constexpr double ForeignFit = 0.25;
inline constexpr double HomeFit = 0.65;
inline constexpr double ForeignFactor = 0.4;

// How a line agrees with a record (agreement.h), in nats where no unit is named.

/// A sentence of a signature that says at least this much may stand for all of it ...
inline constexpr double LeastClause = 9;
/// ... nearly.
inline constexpr double ClauseFactor = 0.95;
/// Agreement counts in full from here on: of signature, of a branch of the regex, of the line.
inline constexpr double FullSignature = 14;
inline constexpr double FullBranch = 13;
inline constexpr double FullLine = 12;
/// What the literals of a regex say together where it matched: nothing below, all above.
inline constexpr double RegexFloor = 4;
inline constexpr double RegexFull = 13;
/// A match whose words cover less of it than this bridges unrelated parts of a long line with `.*`.
inline constexpr double DenseMatch = 0.15;
inline constexpr double SparseFactor = 0.4;
/// A word that the match ends within says somewhat less.
inline constexpr double CutWordFactor = 0.8;
/// Share of a line that the record's words cover: nothing below, all above.
inline constexpr double CoverFloor = 0.1;
inline constexpr double CoverFull = 0.8;
/// A line that names another exception than the signature, or another code, does not mean the same.
inline constexpr double OtherExceptionFactor = 0.55;
/// How far each kind of agreement alone can go; together as independent evidence (noisy or).
inline constexpr double RegexTrust = 0.60;
inline constexpr double MeaningTrust = 0.60;
inline constexpr double CoverTrust = 0.30;
inline constexpr double WordOrderTrust = 0.25;
/// Where the message is the record's, word for word, its few words need not be rare.
inline constexpr double ExactTrust = 0.60;
/// A record that names an exception type and nothing else agrees wherever that type is thrown.
inline constexpr double TypeOnlyTrust = 0.45;
/// A name (a compound word or a code) that the line and few records of the catalog know: what it says in
/// nats, as a word, for nothing and for all.
inline constexpr double IdentifierFloor = 6.0;
inline constexpr double IdentifierFull = 7.2;
inline constexpr double IdentifierTrust = 0.35;
/// All words of a branch of the regex stand in the line, a few others between them: other words of the same
/// message, and so says less than a name that few know. The share of the stretch that they must cover at
/// least, and in full.
inline constexpr double NearlyFloor = 0.3;
inline constexpr double NearlyFull = 0.6;
inline constexpr double NearlyTrust = 0.22;
/// What either may say beyond the other all the same, nats.
inline constexpr double ExactSlack = 1.0;

// Whether a line is an error at all (errorline.h): what a score keeps.

inline constexpr double NoErrorFactor = 0.40;
inline constexpr double MentionFactor = 0.55;
inline constexpr double WeakFactor = 0.92;
/// ... where the log says later that the run failed.
inline constexpr double WeakInFailureFactor = 0.97;
/// ... but not where a message of at least this much is the record's word for word, nats.
inline constexpr double PlainSpeech = 18;
/// ... or where it says so much of what the signature says, and nearly all of it, nats.
inline constexpr double PlainQuote = 14;
/// A line that says such a share of a signature, and so much of it (nats), quotes it: what a foreign record
/// then keeps of its score, at least.
inline constexpr double VerbatimShare = 0.9;
inline constexpr double VerbatimBits = 24;
inline constexpr double VerbatimFactor = 0.85;

// From findings to verdicts (recordmerger.h, rootorder.h).

/// Words of records of so many domains in one line say that the line alone does not tell which it is: the
/// log must then speak clearly of the record's domain.
inline constexpr int ContestedDomains = 3;
/// ... of records whose signatures say so much of what that of the record in question does.
inline constexpr double ContenderShare = 0.25;
inline constexpr double ContestedRegex = 8;
inline constexpr double ContestedFit = 0.6;
inline constexpr double ContestedHome = 0.9;
inline constexpr double ContestedFactor = 0.5;
/// Below this nothing is said of a record.
inline constexpr double LeastHint = 0.30;
/// From here on a verdict is a claim.
inline constexpr double LeastClaim = 0.575;
/// ... and from here on where neither its line nor any other of the log is an error.
inline constexpr double LeastQuietClaim = 0.62;
/// Where no regex matches, the meaning must agree at least so far.
inline constexpr double LeastMeaning = 0.80;
/// ... or so far where both know a name that says this share of all that a name can.
inline constexpr double LeastNamedMeaning = 0.76;
inline constexpr double KnownName = 0.9;
/// ... and a record without such a name gives way to one that has it and this share of its score.
inline constexpr double NearlyAsWell = 0.8;
/// ... and a branch of the regex, in whatever order its words stand, so far.
inline constexpr double LeastEssential = 0.50;
/// A cause is the root where it has this share of the score of what it caused at least: of "Read timed out"
/// twice, the one that is known is the answer.
inline constexpr double SurerCause = 0.7;
/// A claim that is not the root needs more.
inline constexpr double LeastSecondClaim = 0.75;
/// Sites of one record count as long as they score this share of its best.
inline constexpr double RegexSiteShare = 0.6;
inline constexpr double MeaningSiteShare = 0.8;
inline constexpr double LeastSiteScore = 0.5;
/// Records say the same where so much of what each explains of the line is explained by the other.
inline constexpr double SameWords = 0.5;
/// Lines are one message where so much of what the shorter one says stands in the other.
inline constexpr double SameMessage = 0.8;
inline constexpr double LeastAlso = 0.40;
inline constexpr double AlsoShare = 0.5;
/// A wrapper ("exit code 1") is a record that explains less than this of a line beside the wrapper's own
/// words, or a smaller share of what it explains.
inline constexpr double WrapperRest = 7;
inline constexpr double WrapperShare = 0.4;
/// Milliseconds: times of a log that differ by less do not tell which came first.
inline constexpr long long TimeTolerance = 5'000;

} // namespace Clew::VerdictWeights
