// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/searchcommand.h"

#include "app/catalogside.h"
#include "app/chineseprogress.h"
#include "app/console.h"
#include "app/datapaths.h"
#include "app/exitstatus.h"
#include "app/privatenotes.h"
#include "app/textcolumns.h"
#include "models/jobs/regexvotes.h"
#include "models/jobs/searchsnapshot.h"
#include "models/search/nearqueries.h"
#include "models/search/searcher.h"
#include "models/search/searchjson.h"
#include "models/search/searchmarks.h"
#include "views/nearquerybar.h"
#include "views/plaintext.h"
#include "views/queryerrortext.h"

#include <QFile>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int ShownValues = 6; // of the facet below the hits

/// "-" alone is standard input, as everywhere.
QString queryOf(const CommandLine &line)
{
    if (line.arguments != QStringList{u"-"_s})
        return line.arguments.join(u' ');
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(input.read(SearchQuery::LongestText));
}

bool asksForMisses(const SearchQuery &query)
{
    return std::ranges::any_of(query.items, [](const QueryItem &item) {
        return item.kind == QueryItemKind::Field && item.field == QueryField::Miss &&
               item.text.compare("signature"_L1, Qt::CaseInsensitive) == 0;
    });
}

bool asksForMarks(const SearchQuery &query)
{
    return std::ranges::any_of(query.items, [](const QueryItem &item) {
        return item.kind == QueryItemKind::Field &&
               (item.field == QueryField::Is ||
                (item.field == QueryField::Has && item.text.compare("note"_L1, Qt::CaseInsensitive) == 0));
    });
}

/// The bookmarks and notes that the window keeps of this catalog.
UserMarks marksOf(const Catalog &catalog)
{
    PrivateNotes notes(DataPaths::userNotes(), {DataPaths::dataFolder()});
    notes.open(catalog.roots());
    UserMarks marks(static_cast<size_t>(catalog.size()), 0);
    const auto mark = [&](const RecordId &id, UserMark what) {
        if (const RecordIndex row = catalog.find(id); row.isValid())
            marks[static_cast<size_t>(row.value())] |= static_cast<quint8>(what);
    };
    for (const RecordId &id : notes.bookmarks())
        mark(id, UserMark::Bookmark);
    for (const RecordId &id : notes.noted())
        mark(id, UserMark::Note);
    return marks;
}

bool asksForProgress(const SearchQuery &query)
{
    return std::ranges::any_of(query.items, [](const QueryItem &item) {
        return item.kind == QueryItemKind::Field && item.field == QueryField::Chinese;
    });
}

} // namespace

SearchCommand::SearchCommand(const Catalog &catalog, Console &console)
    : m_catalog(catalog)
    , m_console(console)
{
}

QString SearchCommand::marked(const QString &text, const QList<TextRange> &marks) const
{
    QString line;
    qsizetype at = 0;
    for (const TextRange &mark : marks) {
        line += safeForTerminal(text.sliced(at, mark.start - at));
        line += m_console.styled(safeForTerminal(text.sliced(mark.start, mark.length)), ConsoleStyle::Good);
        at = mark.start + mark.length;
    }
    return line + safeForTerminal(text.sliced(at));
}

QString SearchCommand::text(const SearchResult &result, const FacetNames &names) const
{
    SearchMarks marks(result.marks);
    QString lines;
    for (const SearchHit &hit : result.hits) {
        const RecordSummary &summary = m_catalog.summary(hit.record);
        lines += m_console.styled(safeForTerminal(summary.id.value()), ConsoleStyle::Heading);
        lines += u"  "_s + m_console.styled(matchReasonText(hit), ConsoleStyle::Muted) + u'\n';
        const QString signature =
            summary.signature.english.isEmpty() ? summary.signature.chinese : summary.signature.english;
        const QString line = signature.section(u'\n', 0, 0);
        lines += u"    "_s + marked(line, marks.marksIn(line)) + u'\n';
    }
    QList<std::pair<quint32, QString>> domains;
    const auto &counts = result.facets.values[static_cast<size_t>(Facet::Domain)];
    for (size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] > 0)
            domains.append({counts[i], names.values(Facet::Domain).at(static_cast<qsizetype>(i))});
    }
    std::ranges::stable_sort(domains, std::greater(), &std::pair<quint32, QString>::first);
    QStringList shown;
    for (const auto &[count, name] : domains.first(std::min<qsizetype>(ShownValues, domains.size())))
        shown.append(u"%1 %2"_s.arg(safeForTerminal(name), QString::number(count)));
    lines +=
        tr("%n record(s)", nullptr, static_cast<int>(result.total)) + u": "_s + shown.join(u", "_s) + u'\n';
    return lines;
}

void SearchCommand::tellNearQueries(const SearchQuery &query, Searcher &searcher, const SearchIndex &index)
{
    const NearMisses near = nearMisses(query, searcher, index);
    const QString unknown = unknownWordsText(near.unknown);
    m_console.complain(
        safeForTerminal(unknown.isEmpty() ? tr("Nothing found.") : tr("Nothing found. %1").arg(unknown)));
    for (const NearQuery &each : near.queries) {
        m_console.complain(safeForTerminal(
            tr("%n record(s) with: %1", nullptr, static_cast<int>(each.count)).arg(singleLine(each.query))));
    }
}

int SearchCommand::run(const CommandLine &line)
{
    const SearchQuery query = parseQuery(queryOf(line));
    if (query.text.trimmed().isEmpty()) {
        m_console.complain(
            tr("The query is empty. Give words, \"phrases\", fields such as domain:pytorch, or "
               "a pasted message."));
        return ExitStatus::WrongUsage;
    }
    const SearchIndex index(*indexImage(m_catalog, DataPaths::indexCache()));
    Searcher searcher(index, m_catalog);
    if (asksForMarks(query))
        searcher.setUserMarks(marksOf(m_catalog));
    std::vector<RegexHit> votes;
    if (wantsRegexVotes(query) || asksForMisses(query)) {
        const auto patterns = searchPatterns(m_catalog);
        if (wantsRegexVotes(query))
            votes = regexVotes(patterns, query.text);
        if (asksForMisses(query))
            searcher.setRegexMisses(regexMisses(m_catalog, patterns));
    }
    if (asksForProgress(query)) {
        const CatalogSide side(m_catalog.roots());
        searcher.setChineseProgress(
            chineseProgresses(m_catalog, side.marks(m_catalog), side.slotTexts(m_catalog)));
    }
    const SearchResult result = searcher.search(query, {.limit = line.limit, .regexHits = votes});
    for (const QueryError &error : result.errors)
        m_console.complain(queryErrorText(error));
    if (line.format == OutputFormat::Json)
        m_console.out(
            QJsonDocument(searchToJson(query, result, m_catalog, index)).toJson(QJsonDocument::Indented));
    else if (result.total > 0)
        m_console.out(text(result, index.names()));
    const bool isWrong = std::ranges::any_of(
        result.errors, [](const QueryError &error) { return error.code != QueryErrorCode::UnknownValue; });
    if (isWrong || (!result.errors.isEmpty() && result.total > 0))
        return ExitStatus::WrongUsage; // found by the rest of the query alone
    if (result.total > 0)
        return ExitStatus::Done;
    if (!isWrong && !result.isPartial)
        tellNearQueries(query, searcher, index);
    return result.isPartial ? ExitStatus::Undecided : ExitStatus::NothingFound;
}

} // namespace Clew
