// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/logdesk.h"

#include "app/diagnosiscontroller.h"
#include "app/loglines.h"
#include "app/mainactions.h"
#include "app/timelinelines.h"
#include "models/io/textencoding.h"
#include "views/actionwords.h"
#include "views/errortext.h"
#include "views/logcolumns.h"
#include "views/logfindbar.h"

#include <QAction>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QSettings>

#include <algorithm>
#include <climits>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// Columns that fit beside one another in a way that can be read.
constexpr int MaxColumns = 16;
constexpr qint64 BeginningLines = 200;
/// Files whose encoding is remembered.
constexpr qsizetype MaxRemembered = 200;

QString gapText(qint64 lines)
{
    return LogDesk::tr("… %Ln line(s) that were not kept …", nullptr,
                       static_cast<int>(std::min<qint64>(lines, INT_MAX)));
}

/// What a search says. `isWhole`: all of the log was there to be searched.
QString foundText(const LogFound &found, bool isWhole)
{
    QStringList words;
    if (!found.line.isValid())
        words.append(isWhole ? LogDesk::tr("Not found") : LogDesk::tr("Not found in the part that was kept"));
    else if (found.wrapped)
        words.append(LogDesk::tr("Line %1, around the end").arg(QLocale().toString(found.line.value())));
    else
        words.append(LogDesk::tr("Line %1", "of a log").arg(QLocale().toString(found.line.value())));
    if (found.undecided > 0)
        words.append(LogDesk::tr("%n line(s) undecided: the regex reached its limit", nullptr,
                                 static_cast<int>(std::min<qint64>(found.undecided, INT_MAX))));
    return words.join(u" · "_s);
}

/// The paths without the folder that all of them lie in.
QStringList shortNames(const QList<DiagnosisInput> &inputs)
{
    const QString first = inputs.isEmpty() ? QString() : inputs.constFirst().path;
    qsizetype common = first.lastIndexOf(u'/') + 1;
    for (const DiagnosisInput &input : inputs) {
        while (common > 0 && !input.path.startsWith(QStringView(first).first(common)))
            common = common < 2 ? 0 : QStringView(first).first(common - 1).lastIndexOf(u'/') + 1;
    }
    QStringList names;
    for (const DiagnosisInput &input : inputs)
        names.append(input.path.sliced(common));
    return names;
}

/// Pairs of path and encoding, the latest last.
QStringList rememberedEncodings(const QSettings &settings)
{
    return settings.value("log/encodings"_L1).toStringList();
}

} // namespace

LogDesk::LogDesk(const WindowParts &parts, DiagnosisController &diagnosis, QWidget *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_diagnosis(diagnosis)
    , m_pane(new LogPane(parts.codeStyle, parent))
{
    QStringList names;
    for (const TextEncoding encoding : allTextEncodings())
        names.append(encodingName(encoding));
    m_pane->setEncodings(names);
    const QStringList remembered = rememberedEncodings(m_parts.settings);
    for (qsizetype i = 0; i + 1 < remembered.size(); i += 2)
        m_diagnosis.setEncoding(remembered.at(i), encodingFromName(remembered.at(i + 1)));
    connectController();
    connectPane();
    addActions();
    retranslate();
}

LogDesk::~LogDesk() = default;

void LogDesk::connectController()
{
    connect(&m_diagnosis, &DiagnosisController::started, this, &LogDesk::begin);
    connect(&m_diagnosis, &DiagnosisController::textsChanged, this, &LogDesk::showTexts);
    connect(&m_diagnosis, &DiagnosisController::diagnosisChanged, this, &LogDesk::showMarks);
    connect(&m_diagnosis, &DiagnosisController::finished, this, &LogDesk::updateChoices);
}

void LogDesk::connectPane()
{
    connect(m_pane, &LogPane::inputChosen, this, [this](int input) {
        showInput(input);
        m_pane->view()->goToLine(LineNumber(1));
    });
    connect(m_pane, &LogPane::encodingChosen, this, &LogDesk::chooseEncoding);
    connect(m_pane, &LogPane::followToggled, this, &LogDesk::follow);
    connect(m_pane, &LogPane::arrangementChosen, this, &LogDesk::arrange);
    connect(m_pane, &LogPane::findRequested, this, &LogDesk::find);
    connect(m_pane->findBar(), &LogFindBar::stopRequested, this, [this] {
        m_finding.cancel();
        sayResult([] { return tr("Stopped", "a search"); }, true);
    });
    connect(m_pane->findBar(), &LogFindBar::closed, this, [this] { m_pane->view()->setHighlight({}); });
    connect(m_pane->columns(), &LogColumns::lineActivated, this, &LogDesk::followColumn);
    connect(&m_finding, &LatestJob::progressed, this, [this](const JobProgress &progress) {
        m_pane->findBar()->setSearching(progress.total > 0 ? static_cast<double>(progress.done) /
                                                                 static_cast<double>(progress.total)
                                                           : 0);
    });
}

void LogDesk::addActions()
{
    MainActions &actions = m_parts.actions;
    m_findAction =
        actions.add(actions.editMenu, u"findInLog"_s, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F));
    m_goAction = actions.add(actions.editMenu, u"goToLine"_s, QKeySequence(Qt::CTRL | Qt::Key_L));
    m_encodingAction = actions.add(actions.viewMenu, u"nextEncoding"_s, QKeySequence(Qt::Key_F6));
    m_followAction = actions.add(actions.viewMenu, u"followLog"_s, QKeySequence(Qt::Key_F9));
    m_followAction->setCheckable(true);
    m_followAction->setEnabled(false);
    connect(m_findAction, &QAction::triggered, m_pane, &LogPane::openFind);
    connect(m_goAction, &QAction::triggered, m_pane, &LogPane::openGoToLine);
    connect(m_encodingAction, &QAction::triggered, m_pane, &LogPane::chooseNextEncoding);
    connect(m_followAction, &QAction::triggered, this, &LogDesk::follow);
}

void LogDesk::begin()
{
    m_finding.cancel();
    m_sources.clear();
    m_timeline.reset();
    m_columnInputs.clear();
    m_pane->columns()->setColumns({});
    m_pane->setArrangement(LogArrangement::Single);
    m_pane->setInputs({});
    m_pane->setEncoding({}, false);
    m_pane->setNote({});
    m_pane->view()->setSource(nullptr);
    m_pane->view()->setHighlight({});
    m_shownInput = -1;
    m_pending = {};
    updateChoices();
}

void LogDesk::updateChoices()
{
    const bool possible = m_diagnosis.canFollow();
    m_pane->setFollowing(possible, m_diagnosis.isFollowing());
    m_followAction->setEnabled(possible);
    m_followAction->setChecked(m_diagnosis.isFollowing());
    const bool several = !m_diagnosis.isRunning() && m_diagnosis.texts().size() > 1;
    m_pane->setArrangements(several, several && m_diagnosis.timeline());
    if (!m_diagnosis.isRunning())
        m_keepsPlace = false;
}

std::shared_ptr<const LineSource> LogDesk::sourceOf(int input)
{
    const InputText text = m_diagnosis.texts().value(input);
    if (input < 0 || input >= m_diagnosis.texts().size() || text.gone)
        return nullptr;
    std::shared_ptr<LineSource> &source = m_sources[input];
    if (!source && text.isWhole())
        source = std::make_shared<LogLines>(text);
    else if (!source && !m_diagnosis.isRunning())
        source = std::make_shared<ExcerptLines>(text, &gapText);
    if (!source)
        m_sources.remove(input);
    return m_sources.value(input);
}

QString LogDesk::noteOf(int input) const
{
    const InputText text = m_diagnosis.texts().value(input);
    if (text.gone)
        return tr("This log was cut off while it was followed: what stood in it is not there any more.");
    if (!text.isWhole() && m_diagnosis.isRunning())
        return tr("This log is too long to be kept while it is unpacked: parts of it can be shown when it is"
                  " read to its end.");
    if (!text.isWhole())
        return tr("This log cannot be read again and is too long to be kept: its beginning is shown, and the"
                  " lines around what was found.");
    return {};
}

void LogDesk::showInput(int input)
{
    const LogPlace before = m_shownInput == input ? currentPlace() : LogPlace();
    m_shownInput = input;
    m_pane->setCurrentInput(input);
    sayNote();
    const auto source = sourceOf(input);
    m_pane->view()->setSource(source);
    showEncoding();
    showMarks();
    if (m_pending.input != input || !m_pending.line.isValid())
        m_pending = before;
    if (source && m_pending.line.isValid())
        m_pane->view()->goToLine(std::exchange(m_pending, {}).line);
}

void LogDesk::showEncoding()
{
    const InputText text = m_diagnosis.texts().value(m_shownInput);
    if (m_diagnosis.isText())
        m_pane->setEncoding({}, false);
    else
        m_pane->setEncoding(encodingName(text.chosen.value_or(text.encoding)), text.chosen.has_value());
}

/// The run has read on, or ended.
void LogDesk::showTexts()
{
    const QList<InputText> &texts = m_diagnosis.texts();
    if (m_diagnosis.inputs().size() == texts.size())
        m_pane->setInputs(shortNames(m_diagnosis.inputs()));
    for (auto source = m_sources.begin(); source != m_sources.end(); ++source) {
        auto *lines = dynamic_cast<LogLines *>(source->get());
        if (lines && texts.value(source.key()).isWhole())
            lines->setText(texts.at(source.key()));
        else
            source->reset();
    }
    m_sources.removeIf([](const auto &entry) { return !entry.value(); });
    updateChoices();
    if (texts.isEmpty() || m_pane->arrangement() != LogArrangement::Single)
        return;
    const int last = static_cast<int>(texts.size()) - 1;
    const bool newBeginning = m_diagnosis.isFollowing() && m_shownInput >= 0 && m_shownInput < last;
    if (m_shownInput < 0 || newBeginning) {
        const int kept = m_keepsPlace ? std::clamp(m_kept.input, 0, last) : 0;
        showInput(newBeginning ? last : kept);
        LogView *view = m_pane->view();
        if (m_diagnosis.isFollowing())
            view->goToRow(LineNumber(view->rowCount()));
        else if (m_keepsPlace)
            view->goToLine(m_kept.line);
        return;
    }
    if (!m_sources.contains(m_shownInput)) {
        showInput(m_shownInput);
        return;
    }
    m_pane->view()->sourceChanged();
    if (m_keepsPlace && m_pane->view()->currentLine() < m_kept.line)
        m_pane->view()->goToLine(m_kept.line);
    showEncoding();
}

void LogDesk::showPlace(const LogPlace &place)
{
    if (!place.line.isValid())
        return;
    if (m_pane->arrangement() == LogArrangement::Timeline && m_timeline) {
        if (const LineNumber row = m_timeline->rowOfPlace(place); row.isValid())
            m_pane->view()->goToRow(row);
        return;
    }
    if (m_pane->arrangement() == LogArrangement::Columns) {
        const auto column = static_cast<int>(m_columnInputs.indexOf(place.input));
        m_pane->columns()->goTo(column, place.line);
        followColumn(column, place.line);
        return;
    }
    if (place.input != m_shownInput)
        showInput(place.input);
    if (!m_sources.contains(place.input))
        m_pending = place;
    const auto *lines = dynamic_cast<const LogLines *>(m_sources.value(place.input).get());
    const qint64 begin = lines ? lines->offsetOf(place.line) : -1;
    if (begin >= 0 && place.offset > begin && !m_diagnosis.texts().at(place.input).file.isEmpty())
        m_pane->view()->goToPlace(place.line, place.offset - begin);
    else
        m_pane->view()->goToLine(place.line);
}

LogPlace LogDesk::currentPlace() const
{
    const LineNumber line = m_pane->view()->currentLine();
    if (m_timeline)
        return m_timeline->placeOf(line);
    return {.input = std::max(m_shownInput, 0), .line = line};
}

QString LogDesk::lineText(const LogPlace &place) const
{
    const auto source = m_sources.value(place.input);
    if (!source || !place.line.isValid())
        return {};
    const LineNumber row = source->rowOf(place.line);
    return row.value() <= source->lineCount() ? source->line(row).text : QString();
}

QString LogDesk::beginningOf(int input)
{
    const auto source = sourceOf(input);
    QStringList lines;
    for (qint64 row = 1; source && row <= std::min(source->lineCount(), BeginningLines); ++row)
        lines.append(source->line(LineNumber(row)).text);
    return lines.join(u'\n');
}

QList<LogMark> LogDesk::marksOf(int input) const
{
    QList<LogMark> marks;
    for (const Verdict &verdict : m_diagnosis.diagnosis().verdicts) {
        for (const LogPlace &place : {verdict.first, verdict.last}) {
            const LogMark mark{.line = place.line, .level = verdict.level, .title = verdict.id.value()};
            if (place.input == input && place.line.isValid() && !marks.contains(mark))
                marks.append(mark);
        }
    }
    return marks;
}

void LogDesk::showMarks()
{
    if (m_pane->arrangement() == LogArrangement::Single) {
        m_pane->view()->setMarks(marksOf(m_shownInput));
    } else if (m_timeline) {
        QList<LogMark> marks;
        for (const Verdict &verdict : m_diagnosis.diagnosis().verdicts) {
            if (const LineNumber row = m_timeline->rowOfPlace(verdict.first); row.isValid())
                marks.append({.line = row, .level = verdict.level, .title = verdict.id.value()});
        }
        m_pane->view()->setMarks(marks);
    }
}

void LogDesk::chooseEncoding(const QString &name)
{
    if (m_shownInput < 0 || m_shownInput >= m_diagnosis.inputs().size())
        return;
    const QString path = m_diagnosis.inputs().at(m_shownInput).path;
    QStringList remembered = rememberedEncodings(m_parts.settings);
    for (qsizetype i = 0; i + 1 < remembered.size(); i += 2) {
        if (remembered.at(i) == path)
            remembered.remove(i, 2);
    }
    if (!name.isEmpty())
        remembered << path << name;
    while (remembered.size() > 2 * MaxRemembered)
        remembered.remove(0, 2);
    m_parts.settings.setValue("log/encodings"_L1, remembered);
    m_diagnosis.setEncoding(path, name.isEmpty() ? std::nullopt : encodingFromName(name));
    m_kept = currentPlace();
    m_keepsPlace = true;
    m_diagnosis.diagnoseAgain();
}

void LogDesk::follow(bool on)
{
    m_kept = currentPlace();
    m_keepsPlace = on;
    m_diagnosis.setFollowing(on);
    updateChoices();
}

void LogDesk::arrange(LogArrangement arrangement)
{
    const LogPlace place = currentPlace();
    m_timeline.reset();
    m_columnInputs.clear();
    m_pane->columns()->setColumns({});
    m_pane->setArrangement(arrangement);
    m_pane->setNote({});
    if (arrangement == LogArrangement::Timeline) {
        showTimeline();
    } else if (arrangement == LogArrangement::Columns) {
        showColumns();
    } else {
        showInput(std::max(place.input, 0));
    }
    showMarks();
    showPlace(place);
}

void LogDesk::showTimeline()
{
    QList<std::shared_ptr<const LineSource>> sources;
    QStringList names;
    for (int input = 0; input < m_diagnosis.inputs().size(); ++input) {
        const DiagnosisInput &read = m_diagnosis.inputs().at(input);
        sources.append(sourceOf(input));
        names.append(read.rank ? rankTitle(*read.rank) : QFileInfo(read.path).fileName());
    }
    m_timeline = std::make_shared<const TimelineLines>(m_diagnosis.timeline(), sources, names);
    m_pane->view()->setSource(m_timeline);
    sayNote();
}

QString LogDesk::rankTitle(int rank) const
{
    return tr("rank %1").arg(QString::number(rank));
}

/// Logs of ranks in the order of their ranks, with ranks whose log is missing between them; others as they
/// were read.
void LogDesk::showColumns()
{
    const QList<DiagnosisInput> &inputs = m_diagnosis.inputs();
    const bool ranked =
        std::ranges::any_of(inputs, [](const DiagnosisInput &input) { return input.rank.has_value(); });
    QList<int> order;
    for (int input = 0; input < inputs.size(); ++input) {
        if (!ranked || inputs.at(input).rank)
            order.append(input);
    }
    std::ranges::stable_sort(order, {}, [&](int input) { return inputs.at(input).rank.value_or(0); });
    QHash<int, RankState> states;
    QList<int> silent;
    for (const RankState &state : m_diagnosis.diagnosis().ranks) {
        states.insert(state.rank, state);
        if (state.silent)
            silent.append(state.rank);
    }
    QList<LogColumn> columns;
    for (const int input : std::as_const(order)) {
        if (columns.size() >= MaxColumns)
            break;
        const DiagnosisInput &read = inputs.at(input);
        LogColumn column{.title = read.rank ? rankTitle(*read.rank) : QFileInfo(read.path).fileName()};
        const RankState state = read.rank ? states.value(*read.rank) : RankState();
        if (state.first) {
            column.note = tr("failed first", "a rank");
            column.noteLevel = VerdictLevel::Claim;
        } else if (state.victim) {
            column.note = tr("victim: lost another rank", "a rank");
        } else if (state.failed) {
            column.note = tr("failed later", "a rank");
        }
        column.source = sourceOf(input);
        column.marks = marksOf(input);
        m_columnInputs.append(input);
        columns.append(column);
    }
    for (const int rank : std::as_const(silent)) {
        if (columns.size() >= MaxColumns)
            break;
        m_columnInputs.append(-1);
        columns.append(LogColumn{.title = rankTitle(rank)});
    }
    m_pane->columns()->setColumns(columns);
    m_hasMoreColumns = order.size() + silent.size() > MaxColumns;
    sayNote();
}

/// Brings the other columns to the same time; where the logs name none, to the same line.
void LogDesk::followColumn(int column, LineNumber line)
{
    const int input = m_columnInputs.value(column, -1);
    const auto timeline = m_diagnosis.timeline();
    const auto time = timeline && input >= 0 ? timeline->timeOf(input, line) : std::nullopt;
    for (int other = 0; other < m_columnInputs.size(); ++other) {
        if (other == column || m_columnInputs.at(other) < 0)
            continue;
        m_pane->columns()->goTo(other, time ? timeline->lineAt(m_columnInputs.at(other), *time) : line);
    }
}

void LogDesk::find(const QString &text, bool regex, bool forward)
{
    if (m_pane->arrangement() != LogArrangement::Single) {
        sayResult([] { return tr("Choose one log to search in it."); }, false);
        return;
    }
    if (m_shownInput < 0)
        return;
    const InputText input = m_diagnosis.texts().value(m_shownInput);
    m_query = {.text = text, .regex = regex};
    m_pane->findBar()->setSearching(0);
    m_finding.start<LogFound>(
        [input, query = m_query, from = m_pane->view()->currentLine(), forward](JobControl &control) {
            return LogFind::find(input, query, from, forward, control);
        },
        [this](Result<LogFound> found) { showFound(found); });
}

void LogDesk::showFound(const Result<LogFound> &found)
{
    if (!found) {
        sayResult([error = found.error()] { return errorText(error); }, false);
        return;
    }
    const bool isWhole = m_diagnosis.texts().value(m_shownInput).isWhole();
    sayResult([result = *found, isWhole] { return foundText(result, isWhole); }, found->line.isValid());
    if (!found->line.isValid())
        return;
    m_pane->view()->setHighlight(found->match);
    m_pane->view()->goToPlace(found->line, found->offset);
}

void LogDesk::sayResult(std::function<QString()> text, bool good)
{
    m_result = std::move(text);
    m_resultIsGood = good;
    m_pane->findBar()->setResult(m_result(), good);
}

void LogDesk::sayNote()
{
    switch (m_pane->arrangement()) {
    case LogArrangement::Single:
        m_pane->setNote(m_shownInput < 0 ? QString() : noteOf(m_shownInput));
        break;
    case LogArrangement::Columns:
        m_pane->setNote(m_hasMoreColumns
                            ? tr("The first %n log(s) are shown.", nullptr, static_cast<int>(MaxColumns))
                            : QString());
        break;
    case LogArrangement::Timeline:
        m_pane->setNote(tr("Lines before the first time that a log names are left out here."));
        break;
    }
}

/// What the desk said into the pane is said anew; lines are read again where words of ours stand between
/// them.
void LogDesk::retranslateShown()
{
    if (m_pane->findBar()->showsResult() && m_result)
        m_pane->findBar()->setResult(m_result(), m_resultIsGood);
    if (m_shownInput < 0)
        return;
    if (m_pane->arrangement() == LogArrangement::Single) {
        sayNote();
        m_pane->view()->sourceChanged();
    } else {
        arrange(m_pane->arrangement());
    }
}

void LogDesk::retranslate()
{
    retranslateShown();
    setActionWords(m_findAction, tr("Find in &Log…"), tr("Find a text or a regex in the log"));
    setActionWords(m_goAction, tr("Go to L&ine…"), tr("Go to a line of the log"));
    setActionWords(m_encodingAction, tr("Next &Encoding of the Log"),
                   tr("Read the log in the next encoding and diagnose it anew"));
    setActionWords(m_followAction, tr("&Follow the Log"),
                   tr("Show and diagnose what is written to the log from now on"));
}

} // namespace Clew
