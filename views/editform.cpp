// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/editform.h"

#include "models/core/jsonpointer.h"
#include "models/edit/recordtexts.h"
#include "views/editformbuilder.h"
#include "views/errortext.h"
#include "views/fieldeditor.h"
#include "views/fieldframe.h"
#include "views/fieldgroup.h"
#include "views/findingbox.h"
#include "views/itemlist.h"
#include "views/theme.h"

#include <QApplication>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QStringListModel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr int EditMargin = 14;
constexpr int GroupGap = 20;

bool isEdgeList(const QString &list)
{
    return list.startsWith("/transition_graph/"_L1);
}

/// "/versions/12/status" as "/versions/*/status".
QString withoutPlaces(const QString &pointer)
{
    QStringList tokens = pointer.split(u'/');
    for (QString &token : tokens) {
        bool isNumber = false;
        (void)token.toInt(&isNumber);
        if (isNumber)
            token = u"*"_s;
    }
    return tokens.join(u'/');
}

/// What Tab visits, in the order of the layouts.
void collectFocus(QLayout *layout, QList<QWidget *> &found)
{
    for (int i = 0; layout && i < layout->count(); ++i) {
        QLayoutItem *item = layout->itemAt(i);
        if (item->layout())
            collectFocus(item->layout(), found);
        QWidget *widget = item->widget();
        if (!widget)
            continue;
        if ((widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy())
            found.append(widget);
        collectFocus(widget->layout(), found);
    }
}

} // namespace

EditForm::EditForm(const CodeStyle &style, QWidget *parent)
    : QWidget(parent)
    , m_style(style)
    , m_scroll(new QScrollArea(this))
    , m_ids(new QStringListModel(this))
{
    setObjectName(u"editForm"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_scroll);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_pause.setParent(this);
    m_pause.setObjectName(u"typingPause"_s);
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    connect(&m_pause, &QTimer::timeout, this, [this] { ++m_session; });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { followFocus(now); });
}

EditForm::~EditForm()
{
    qApp->disconnect(this); // the focus changes while what is in it goes
}

void EditForm::setModel(RecordFieldModel *model)
{
    m_model = model;
    connect(model, &RecordFieldModel::refreshed, this, &EditForm::refresh);
    connect(model, &RecordFieldModel::refused, this, [this](const Error &error) {
        if (m_writing)
            m_writing->findingBox()->setRefusal(errorText(error));
        else
            Q_EMIT refused(error);
    });
    rebuild();
}

void EditForm::rebuild()
{
    m_stale = false;
    const QString current = currentPointer();
    if (QWidget *old = m_scroll->takeWidget()) {
        FieldEditor::silence(*old);
        old->hide();
        old->deleteLater(); // one of its widgets may be what asked for this
    }
    m_body = nullptr;
    m_parts.clear();
    m_frames.clear();
    m_lists.clear();
    if (!m_model || !m_model->hasRecord())
        return;
    m_format = m_model->format();
    auto *body = new FlowWidget;
    body->setBackgroundRole(QPalette::Base);
    body->setAutoFillBackground(true);
    body->setPalette(outlinesOn(palette()));
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(EditMargin, EditMargin, EditMargin, EditMargin);
    column->setSpacing(GroupGap);
    EditFormBuilder builder(*this, body, column);
    if (m_format == RecordFormat::Flat)
        builder.buildFlat();
    else
        builder.buildNested();
    column->addStretch(1);
    m_body = body;
    m_record = m_model->record();
    refresh();
    m_scroll->setWidget(body);
    if (!current.isEmpty())
        showField(current);
}

void EditForm::connectFrame(FieldFrame *frame)
{
    FieldEditor *editor = frame->editor();
    connect(editor, &FieldEditor::textEdited, frame, [this, frame](const QString &text) {
        if (frame->isEdgeTarget()) {
            Q_EMIT retargetRequested(frame->item()->pointer(), RecordId(text), m_bothSides);
            return;
        }
        write(frame, [&] { return m_model->setText(frame->pointer(), text, m_session); });
    });
    connect(editor, &FieldEditor::jsonEdited, frame, [this, frame](const QString &json) {
        write(frame, [&] { return m_model->setJson(frame->pointer(), json, m_session); });
    });
    connect(editor, &FieldEditor::inputEdited, frame, [this, frame](const QString &input) {
        write(frame, [&] { return m_model->setInput(frame->pointer(), input); });
    });
    connect(editor, &FieldEditor::finished, frame, [this] { ++m_session; });
}

void EditForm::connectList(ItemList *list)
{
    const QString pointer = list->pointer();
    if (!list->hasSource()) {
        list->setSource([this, pointer] {
            return m_model->itemCount(pointer) > 0 ? m_model->children(pointer) : QStringList();
        });
    }
    connect(list, &ItemList::actRequested, this, &EditForm::act);
    connect(list, &ItemList::moveRequested, this, [this](const QString &item, int to) {
        if (m_model->moveValue(item, to))
            showField(jsonPointerItem(jsonPointerParent(item), to));
    });
    connect(list, &ItemList::addRequested, this,
            [this, list] { add(list, m_model->itemCount(list->pointer())); });
}

void EditForm::write(FieldFrame *frame, const std::function<bool()> &step)
{
    // The step makes the frames anew at the most, never this one.
    m_writing = frame;
    if (step() && m_writing)
        m_writing->findingBox()->setRefusal({});
    m_writing = nullptr;
    m_pause.start();
}

void EditForm::refresh()
{
    if (m_refreshing) {
        m_again = true; // an editor that lost the focus wrote what stood in it
        return;
    }
    const bool fits = m_model->hasRecord() && m_body && m_format == m_model->format();
    if (!fits) {
        if (m_model->hasRecord() || m_body)
            rebuild();
        return;
    }
    const QScopedValueRollback refreshing(m_refreshing, true);
    do {
        m_again = false;
        show(m_record != m_model->record());
    } while (m_again);
}

void EditForm::show(bool isOther)
{
    if (isOther) {
        ++m_session;
        m_record = m_model->record();
        m_findings.clear();
        m_dismissed.clear();
        m_units.clear();
        m_current.clear();
    }
    syncLists();
    for (FieldFrame *frame : std::as_const(m_frames)) {
        const bool hasPlace = frame->bind(*m_model);
        if (frame->item())
            frame->setVisible(hasPlace);
        if (isOther) {
            frame->editor()->forget();
            frame->findingBox()->setRefusal({});
        }
        FieldValue value = m_model->field(frame->pointer());
        if (value.kind == ValueKind::List || value.kind == ValueKind::Object)
            value.text = m_model->json(frame->pointer());
        frame->showValue(value);
    }
    collectParts();
    placeFindings();
    placeStates();
    if (isOther)
        m_scroll->ensureVisible(0, 0);
}

void EditForm::syncLists()
{
    bool changed = m_frames.isEmpty();
    // Filling a box makes lists of its own, which come into the line behind it.
    QList<ItemList *> waiting = m_body->findChildren<ItemList *>();
    QSet<ItemList *> done;
    while (!waiting.isEmpty()) {
        ItemList *list = waiting.takeFirst();
        if (done.contains(list))
            continue;
        done.insert(list);
        if (list->sync()) {
            changed = true;
            // Some are gone, others came.
            waiting = m_body->findChildren<ItemList *>();
            done.intersect(QSet<ItemList *>(waiting.cbegin(), waiting.cend()));
        }
        auto *group = dynamic_cast<FieldGroup *>(list->parentWidget());
        if (group && group->isHiddenWhileEmpty())
            group->setVisible(!list->boxes().isEmpty());
    }
    if (!changed)
        return;
    m_lists = m_body->findChildren<ItemList *>();
    m_frames = m_body->findChildren<FieldFrame *>();
    orderTabs();
}

void EditForm::orderTabs()
{
    QList<QWidget *> order;
    collectFocus(m_body->layout(), order);
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
    for (FieldFrame *frame : std::as_const(m_frames)) {
        const auto words = m_suggestions.constFind(withoutPlaces(frame->pointer()));
        if (words != m_suggestions.constEnd())
            frame->editor()->setSuggestions(*words);
        if (frame->isEdgeTarget())
            frame->editor()->setSuggestions(m_ids->stringList());
    }
}

void EditForm::collectParts()
{
    m_parts.clear();
    for (ItemList *list : std::as_const(m_lists))
        m_parts.insert(list->pointer(), list);
    // An item before the list of its own members.
    for (const ItemList *list : std::as_const(m_lists)) {
        for (ItemBox *box : list->boxes())
            m_parts.insert(box->pointer(), box);
    }
    for (FieldGroup *group : m_body->findChildren<FieldGroup *>()) {
        if (group->pointer() != "-"_L1)
            m_parts.insert(group->pointer(), group);
    }
    for (FieldFrame *frame : std::as_const(m_frames))
        m_parts.insert(frame->pointer(), frame);
}

FormPart *EditForm::partFor(const QString &pointer) const
{
    QString at = pointer;
    while (!at.isEmpty() && !m_parts.contains(at))
        at = jsonPointerParent(at);
    return m_parts.value(at);
}

void EditForm::setFindings(const QList<LintFinding> &findings, const QList<JudgedFinding> &dismissed)
{
    m_findings = findings;
    m_dismissed = dismissed;
    if (m_body)
        placeFindings();
}

void EditForm::setTranslations(const QList<TranslationUnit> &units)
{
    if (m_units == units)
        return;
    m_units = units;
    if (m_body)
        placeStates();
}

void EditForm::placeStates()
{
    QHash<QString, ChineseState> states;
    for (const TranslationUnit &unit : std::as_const(m_units)) {
        const bool hasSlot = !unit.chinese.isEmpty();
        // Nothing is missing in the record where it cannot hold any.
        const bool isNone = !hasSlot && unit.state == ChineseState::Empty;
        states.insert(hasSlot ? unit.chinese : unit.english, isNone ? ChineseState::NoSlot : unit.state);
    }
    for (FieldFrame *frame : std::as_const(m_frames)) {
        const auto state = states.constFind(frame->pointer());
        frame->setState(state == states.constEnd() ? std::nullopt : std::optional(*state));
    }
}

void EditForm::placeFindings()
{
    QHash<FindingBox *, QList<LintFinding>> byBox;
    for (const LintFinding &finding : std::as_const(m_findings)) {
        if (FormPart *part = partFor(finding.pointer))
            byBox[part->findingBox()].append(finding);
    }
    QHash<FindingBox *, QList<JudgedFinding>> dismissed;
    for (const JudgedFinding &judged : std::as_const(m_dismissed)) {
        if (FormPart *part = partFor(judged.finding.pointer))
            dismissed[part->findingBox()].append(judged);
    }
    for (FindingBox *box : m_body->findChildren<FindingBox *>()) {
        box->setFindings(byBox.value(box));
        box->setDismissed(dismissed.value(box));
        connect(box, &FindingBox::restoreRequested, this, &EditForm::restoreRequested, Qt::UniqueConnection);
        connect(box, &FindingBox::fixRequested, this, &EditForm::applyFix, Qt::UniqueConnection);
    }
}

void EditForm::setNote(const QString &pointer, const QString &note)
{
    if (auto *frame = dynamic_cast<FieldFrame *>(m_parts.value(pointer)))
        frame->setNote(note);
}

void EditForm::setSuggestions(const QHash<QString, QStringList> &words)
{
    m_suggestions = words;
    if (m_body)
        orderTabs();
}

void EditForm::setRecordIds(const QStringList &ids)
{
    m_ids->setStringList(ids);
    if (m_body)
        orderTabs();
}

FormPart *EditForm::partAround(QWidget *widget) const
{
    for (QWidget *at = widget; at && at != this; at = at->parentWidget()) {
        auto *part = dynamic_cast<FormPart *>(at);
        if (part && part->pointer() != "-"_L1)
            return part;
    }
    return nullptr;
}

ItemBox *EditForm::currentBox() const
{
    for (QWidget *at = QApplication::focusWidget(); at && at != this; at = at->parentWidget()) {
        if (auto *box = qobject_cast<ItemBox *>(at))
            return box;
    }
    return nullptr;
}

ItemList *EditForm::listOf(const QString &item) const
{
    for (ItemList *list : m_lists) {
        for (const ItemBox *box : list->boxes()) {
            if (box->pointer() == item)
                return list;
        }
    }
    return nullptr;
}

QString EditForm::currentPointer() const
{
    QWidget *focus = QApplication::focusWidget();
    if (!focus || !isAncestorOf(focus))
        return {};
    const FormPart *part = partAround(focus);
    return part ? part->pointer() : QString();
}

void EditForm::followFocus(QWidget *now)
{
    if (!now || !isAncestorOf(now))
        return;
    const QString pointer = currentPointer();
    if (pointer == m_current)
        return;
    m_current = pointer;
    ++m_session;
    Q_EMIT currentChanged(pointer);
}

void EditForm::showField(const QString &pointer)
{
    FormPart *part = m_body ? partFor(pointer) : nullptr;
    QWidget *target = part ? part->focusTarget() : nullptr;
    if (!target)
        return;
    target->setFocus(Qt::OtherFocusReason);
    m_scroll->ensureWidgetVisible(target, 0, fontMetrics().lineSpacing() * 4);
}

void EditForm::takeFocus()
{
    showField(m_parts.contains(m_current) ? m_current : QString());
}

void EditForm::add(ItemList *list, qsizetype place)
{
    if (!list)
        return;
    if (!list->addsBlanks()) {
        if (QWidget *adder = list->focusTarget())
            adder->setFocus(Qt::OtherFocusReason);
        return;
    }
    const QString pointer = list->pointer();
    if (m_model->insertItem(pointer, place))
        showField(jsonPointerItem(pointer, place));
}

void EditForm::addItem()
{
    // The innermost list that the focus is in, behind the item that it is in.
    ItemBox *box = nullptr;
    for (QWidget *at = QApplication::focusWidget(); at && at != this; at = at->parentWidget()) {
        if (!box)
            box = qobject_cast<ItemBox *>(at);
        if (auto *list = qobject_cast<ItemList *>(at)) {
            const qsizetype place = box ? list->boxes().indexOf(box) + 1 : list->boxes().size();
            add(list, place);
            return;
        }
    }
}

void EditForm::removeItem()
{
    if (const ItemBox *box = currentBox())
        act(box->pointer(), ItemBox::Act::Remove);
}

void EditForm::duplicateItem()
{
    if (const ItemBox *box = currentBox())
        act(box->pointer(), ItemBox::Act::Duplicate);
}

void EditForm::moveItem(int by)
{
    if (const ItemBox *box = currentBox())
        act(box->pointer(), by < 0 ? ItemBox::Act::Up : ItemBox::Act::Down);
}

void EditForm::act(const QString &item, ItemBox::Act act)
{
    const QString list = jsonPointerParent(item);
    const ItemList *shown = listOf(item);
    if (!shown)
        return;
    const int place = static_cast<int>(std::ranges::find(shown->boxes(), item, &ItemBox::pointer) -
                                       shown->boxes().cbegin());
    // The focus stays in the same field of the item, wherever that goes.
    const QString current = currentPointer();
    const QString within = current.startsWith(item) ? current.sliced(item.size()) : QString();
    const auto at = [&list, &within](qsizetype index) { return jsonPointerItem(list, index) + within; };
    ++m_session;
    if (act == ItemBox::Act::Remove) {
        if (isEdgeList(list)) {
            Q_EMIT unlinkRequested(item, m_bothSides);
        } else if (m_model->removeValue(item)) {
            if (shown->isOrdered())
                showField(place < m_model->itemCount(list) ? at(place) : place > 0 ? at(place - 1) : list);
            else if (QWidget *adder = shown->focusTarget())
                adder->setFocus(Qt::OtherFocusReason);
        }
        return;
    }
    if (!shown->isOrdered())
        return;
    if (act == ItemBox::Act::Duplicate) {
        if (m_model->duplicateValue(item))
            showField(at(place + 1));
        return;
    }
    const int to = place + (act == ItemBox::Act::Up ? -1 : 1);
    if (to >= 0 && to < m_model->itemCount(list) && m_model->moveValue(item, to))
        showField(at(to));
}

void EditForm::clearField()
{
    auto *frame = dynamic_cast<FieldFrame *>(partAround(QApplication::focusWidget()));
    if (!frame)
        return;
    ++m_session;
    write(frame, [&] { return m_model->setJson(frame->pointer(), u"null"_s); });
}

void EditForm::fix()
{
    for (QWidget *at = QApplication::focusWidget(); at && at != this; at = at->parentWidget()) {
        const auto *part = dynamic_cast<FormPart *>(at);
        const LintFinding *finding = part ? part->findingBox()->fixable() : nullptr;
        if (finding) {
            applyFix(LintFinding(*finding));
            return;
        }
    }
}

void EditForm::applyFix(const LintFinding &finding)
{
    ++m_session;
    if (!finding.fix) {
        Q_EMIT counterpartRequested(finding.pointer);
        return;
    }
    const QString pointer = finding.fix->pointer;
    if (finding.fix->text ? m_model->setText(pointer, *finding.fix->text) : m_model->removeValue(pointer))
        showField(pointer);
}

void EditForm::goToFinding(int direction)
{
    if (!m_body)
        return;
    struct Spot
    {
        int y;
        FormPart *part;
    };
    // From top to bottom, and from left to right.
    const auto rank = [this](const QWidget *widget) {
        const QPoint at = widget->mapTo(m_body, QPoint(0, 0));
        return at.y() * 4096 + at.x();
    };
    QList<Spot> places;
    for (FormPart *part : std::as_const(m_parts)) {
        const FindingBox *box = part->findingBox();
        if (!box->findings().isEmpty() && box->isVisibleTo(m_body))
            places.append({rank(box), part});
    }
    if (places.isEmpty())
        return;
    std::ranges::sort(places, {}, &Spot::y);
    const FormPart *current = partAround(QApplication::focusWidget());
    const auto here = std::ranges::find(places, current, &Spot::part);
    qsizetype next = 0;
    if (here != places.end()) {
        next = (here - places.begin() + direction + places.size()) % places.size();
    } else if (const QWidget *focus = QApplication::focusWidget(); focus && m_body->isAncestorOf(focus)) {
        const auto after = std::ranges::upper_bound(places, rank(focus), {}, &Spot::y);
        next = after - places.begin() - (direction < 0 ? 1 : 0);
        next = (next + places.size()) % places.size();
    }
    FormPart *part = places[next].part;
    if (QWidget *target = part->focusTarget()) {
        target->setFocus(Qt::OtherFocusReason);
        m_scroll->ensureWidgetVisible(part->findingBox(), 0, 40);
        m_scroll->ensureWidgetVisible(target, 0, 40);
    }
}

void EditForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_body)
        m_body->setPalette(outlinesOn(palette()));
    const bool concerns = event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange;
    if (!concerns || m_stale || !m_body)
        return;
    m_stale = true; // several of these come together
    QMetaObject::invokeMethod(this, &EditForm::rebuild, Qt::QueuedConnection);
}

} // namespace Clew
