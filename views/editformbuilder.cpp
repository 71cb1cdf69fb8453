// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/editformbuilder.h"

#include "models/core/jsonpointer.h"
#include "models/edit/recordtexts.h"
#include "views/editform.h"
#include "views/fieldeditor.h"
#include "views/fieldframe.h"
#include "views/fieldgroup.h"
#include "views/formparts.h"
#include "views/itemlist.h"
#include "views/lineedit.h"
#include "views/words.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QCompleter>
#include <QLabel>
#include <QStringListModel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

using Look = ItemBox::Look;
using Strip = Card::Strip;

/// The keys of an object that the form has fields of its own for, other spellings included.
QStringList withoutKnown(const RecordFieldModel &model, const QString &object)
{
    QStringList known = schemaFields(model.format(), object);
    for (const QString &spelling : {u"/id"_s, u"/delay"_s})
        known.append(object + spelling);
    QStringList rest;
    for (const QString &child : model.children(object)) {
        if (!known.contains(child))
            rest.append(child);
    }
    return rest;
}

} // namespace

EditFormBuilder::EditFormBuilder(EditForm &form, QWidget *body, QVBoxLayout *column)
    : m_form(form)
    , m_body(body)
    , m_column(column)
{
}

FieldGroup *EditFormBuilder::group(const QString &pointer, const QString &title)
{
    auto *made = new FieldGroup(pointer, title, m_body);
    m_column->addWidget(made);
    return made;
}

FieldFrame *EditFormBuilder::frame(const QString &pointer, const QString &name, FieldControl control,
                                   QWidget *parent)
{
    FieldEditor *editor = makeFieldEditor(control, m_form.style(), parent);
    auto *made = new FieldFrame(pointer, name, editor, parent);
    m_form.connectFrame(made);
    return made;
}

FieldFrame *EditFormBuilder::frameIn(ItemBox &box, const QString &key, const QString &name,
                                     FieldControl control, QWidget *parent)
{
    FieldFrame *made = frame(box.pointer() + key, name, control, parent);
    made->setPlace(&box, {key});
    return made;
}

FieldFrame *EditFormBuilder::frameIn(ItemBox &box, const QString &key, const QString &name,
                                     FieldControl control)
{
    return frameIn(box, key, name, control, &box);
}

ItemList *EditFormBuilder::texts(const QString &pointer, const QString &addText, const QString &itemName,
                                 QWidget *parent)
{
    auto *list = new ItemList(
        pointer, Look::Row, Strip::None,
        [builder = *this, itemName](ItemBox &box) mutable {
            FieldFrame *text = builder.frameIn(box, {}, {}, FieldControl::Line);
            text->setSpokenName(itemName);
            box.add(text);
        },
        parent);
    list->setAddText(addText);
    m_form.connectList(list);
    return list;
}

ItemList *EditFormBuilder::chips(const QString &pointer, const QString &addText, const QString &itemName,
                                 QWidget *parent)
{
    auto *list = new ItemList(
        pointer, Look::Chip, Strip::None,
        [builder = *this, itemName](ItemBox &box) mutable {
            FieldFrame *text = builder.frameIn(box, {}, {}, FieldControl::Chip);
            text->setSpokenName(itemName);
            box.add(text);
        },
        parent);
    auto *adder = new LineEdit(list);
    adder->setHugging(12);
    adder->setPlaceholderText(addText);
    adder->setAccessibleName(addText);
    EditForm *form = &m_form;
    QObject::connect(adder, &QLineEdit::editingFinished, list, [form, adder, pointer] {
        const QString text = adder->text().trimmed();
        if (!text.isEmpty() && form->model()->insertText(pointer, form->model()->itemCount(pointer), text))
            adder->clear();
    });
    list->setAdder(adder);
    m_form.connectList(list);
    return list;
}

ItemList *EditFormBuilder::members(const QString &pointer, const QString &addText, QWidget *parent)
{
    auto *list = new ItemList(
        pointer, Look::Row, Strip::None, [builder = *this](ItemBox &box) mutable { builder.fillMember(box); },
        parent);
    list->setOrdered(false);
    EditForm *form = &m_form;
    list->setSource([form, pointer] { return withoutKnown(*form->model(), pointer); });
    if (!addText.isEmpty()) {
        auto *adder = new LineEdit(list);
        adder->setPlaceholderText(addText);
        adder->setAccessibleName(addText);
        QObject::connect(adder, &QLineEdit::editingFinished, list, [form, adder, pointer] {
            const QString at = pointer + jsonPointerToken(adder->text().trimmed());
            if (adder->text().trimmed().isEmpty())
                return;
            adder->clear();
            if (form->model()->setText(at, {}))
                form->showField(at);
        });
        list->setAdder(adder);
    }
    m_form.connectList(list);
    return list;
}

void EditFormBuilder::fillMember(ItemBox &box)
{
    // The name of the key comes with each refresh: another key may stand there then.
    FieldFrame *value = frame(box.pointer(), u"-"_s, FieldControl::Input, &box);
    value->setPlace(&box, {});
    box.add(value);
}

QWidget *EditFormBuilder::captioned(const QString &caption, QWidget *widget, QWidget *parent)
{
    auto *made = new FlowWidget(parent);
    auto *column = new QVBoxLayout(made);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(makeCaption(caption, made));
    column->addWidget(widget);
    return made;
}

void EditFormBuilder::addOthers(ItemBox &box)
{
    box.add(members(box.pointer(), {}, &box));
}

void EditFormBuilder::addSources(ItemBox &box)
{
    box.add(texts(box.pointer() + u"/sources"_s, tr("Add source"), tr("Source address"), &box));
}

void EditFormBuilder::addSignature(const QString &english, const QString &chinese, const QString &regex)
{
    FieldGroup *signature = group({}, tr("What it is"));
    FieldFrame *en = frame(english, tr("Signature", "field of a record"), FieldControl::Title, signature);
    if (chinese.isEmpty())
        signature->add(en);
    else
        signature->addRow({en, frame(chinese, tr("Signature in Chinese"), FieldControl::Title, signature)});
    signature->add(frame(regex, tr("Regular expression"), FieldControl::Regex, signature));
}

void EditFormBuilder::fillDeadEnd(ItemBox &box)
{
    box.add(frameIn(box, u"/action"_s, tr("What people try"), FieldControl::Title));
    box.add(frameIn(box, u"/why_fails"_s, tr("Why it fails"), FieldControl::Prose));
    auto *line = new FieldGroup(u"-"_s, {}, &box);
    line->addRow({frameIn(box, u"/fail_rate"_s, tr("Fails"), FieldControl::Rate, line),
                  frameIn(box, u"/condition"_s, tr("Condition"), FieldControl::Title, line)});
    box.add(line);
    addSources(box);
    addOthers(box);
}

void EditFormBuilder::fillWorkaround(ItemBox &box, bool chinese)
{
    FieldFrame *action = frameIn(box, u"/action"_s, tr("What to do"), FieldControl::Title);
    if (chinese) {
        auto *pair = new FieldGroup(u"-"_s, {}, &box);
        const QString place = jsonPointerName(box.pointer());
        pair->addRow({action, frame(u"/workarounds_zh/%1"_s.arg(place), tr("What to do, in Chinese"),
                                    FieldControl::Title, pair)});
        box.add(pair);
        box.setFocusTarget(action);
    } else {
        box.add(action);
    }
    box.add(frameIn(box, u"/how"_s, tr("How: commands, code or steps"), FieldControl::Code));
    auto *line = new FieldGroup(u"-"_s, {}, &box);
    line->addRow({frameIn(box, u"/success_rate"_s, tr("Helps"), FieldControl::Rate, line),
                  frameIn(box, u"/condition"_s, tr("Condition"), FieldControl::Title, line)});
    box.add(line);
    addSources(box);
    addOthers(box);
}

void EditFormBuilder::addDeadEnds()
{
    FieldGroup *deadEnds = group(u"-"_s, tr("Dead ends"));
    auto *list = new ItemList(
        u"/dead_ends"_s, Look::Card, Strip::Danger,
        [builder = *this](ItemBox &box) mutable { builder.fillDeadEnd(box); }, deadEnds);
    list->setTitles([](int number) { return tr("Dead end %1").arg(number); });
    list->setAddText(tr("Add dead end"));
    m_form.connectList(list);
    deadEnds->add(list);
}

void EditFormBuilder::addWorkarounds(bool chinese)
{
    FieldGroup *workarounds = group(u"-"_s, tr("Workarounds"));
    auto *list = new ItemList(
        u"/workarounds"_s, Look::Card, Strip::Good,
        [builder = *this, chinese](ItemBox &box) mutable { builder.fillWorkaround(box, chinese); },
        workarounds);
    list->setTitles([](int number) { return tr("Workaround %1").arg(number); });
    list->setAddText(tr("Add workaround"));
    m_form.connectList(list);
    workarounds->add(list);
    if (chinese)
        addSurplusChinese(workarounds);
}

void EditFormBuilder::addSurplusChinese(FieldGroup *group)
{
    auto *list = new ItemList(
        u"/workarounds_zh"_s, Look::Row, Strip::Caution,
        [builder = *this](ItemBox &box) mutable {
            FieldFrame *text =
                builder.frameIn(box, {}, tr("Chinese without a workaround"), FieldControl::Title);
            box.add(text);
        },
        group);
    EditForm *form = &m_form;
    list->setSource([form] {
        return form->model()->children(u"/workarounds_zh"_s).mid(form->model()->itemCount(u"/workarounds"_s));
    });
    m_form.connectList(list);
    group->add(list);
}

void EditFormBuilder::fillVersion(ItemBox &box, bool first)
{
    struct TableColumn
    {
        QString key;
        QString name;
        int stretch;
    };
    const QList<TableColumn> columns{{u"/version"_s, tr("Version", "column"), 3},
                                     {u"/status"_s, tr("Status", "column"), 2},
                                     {u"/introduced"_s, tr("Introduced", "column"), 2},
                                     {u"/deprecated"_s, tr("Deprecated", "column"), 2},
                                     {u"/removed"_s, tr("Removed", "column"), 2},
                                     {u"/behavior_change"_s, tr("Change of behaviour", "column"), 3}};
    for (const TableColumn &column : columns) {
        // The first row has the heads of the columns.
        const bool isStatus = column.key == "/status"_L1;
        FieldFrame *made = frameIn(box, column.key, first ? column.name : QString(),
                                   isStatus ? FieldControl::Choice : FieldControl::Line);
        made->setSpokenName(column.name);
        box.add(made, column.stretch);
    }
}

void EditFormBuilder::addVersions()
{
    FieldGroup *versions = group(u"-"_s, tr("Versions and their life cycle"));
    auto *list = new ItemList(
        u"/versions"_s, Look::Row, Strip::None,
        [builder = *this](ItemBox &box) mutable {
            builder.fillVersion(box, box.pointer() == "/versions/0"_L1);
        },
        versions);
    list->setAddText(tr("Add version"));
    m_form.connectList(list);
    versions->add(list);
}

void EditFormBuilder::fillEdge(ItemBox &box, Relation relation)
{
    FieldFrame *target = frame(box.pointer(), tr("Other record"), FieldControl::Committed, &box);
    target->setPlace(&box, {u"/error_id"_s, u"/id"_s, QString()});
    target->setEdgeTarget(true);
    FieldFrame *probability =
        frameIn(box, u"/probability"_s, tr("Probability", "of a transition"), FieldControl::Rate);
    auto *line = new FieldGroup(u"-"_s, {}, &box);
    line->addRow({target, probability});
    box.add(line);
    auto *more = new FieldGroup(u"-"_s, {}, &box);
    FieldFrame *condition =
        frameIn(box, u"/condition"_s, tr("Condition", "of a transition"), FieldControl::Title, more);
    FieldFrame *delay = frame({}, tr("Delay", "of a transition"), FieldControl::Line, more);
    delay->setPlace(&box, {u"/typical_delay"_s, u"/delay"_s});
    FieldFrame *distinction =
        frameIn(box, u"/distinction"_s, tr("How to tell apart"), FieldControl::Title, more);
    if (relation == Relation::ConfusedWith)
        more->addRow({distinction, condition, delay});
    else
        more->addRow({condition, delay, distinction});
    box.add(more);
    box.setFocusTarget(target);
    addOthers(box);
}

ItemList *EditFormBuilder::edges(Relation relation, QWidget *parent)
{
    const QString pointer = edgeListPointer(relation);
    auto *list = new ItemList(
        pointer, Look::Card, Strip::Accent,
        [builder = *this, relation](ItemBox &box) mutable { builder.fillEdge(box, relation); }, parent);
    list->setTitles([relation](int) { return relationWord(relation); });
    auto *adder = new LineEdit(list);
    adder->setObjectName(u"addEdge"_s);
    const QString words = tr("%1: id of the other record", "a relation").arg(relationWord(relation));
    adder->setPlaceholderText(words);
    adder->setAccessibleName(words);
    auto *completer = new QCompleter(m_form.idModel(), adder);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    adder->setCompleter(completer);
    EditForm *form = &m_form;
    QObject::connect(adder, &QLineEdit::returnPressed, list, [form, adder, relation] {
        const RecordId to(adder->text().trimmed());
        if (to.isEmpty())
            return;
        adder->completer()->popup()->hide();
        adder->clear();
        // Once the list of ids is closed: it holds the focus until then.
        QMetaObject::invokeMethod(
            form, [form, relation, to] { Q_EMIT form->linkRequested(relation, to, form->bothSides()); },
            Qt::QueuedConnection);
    });
    list->setAdder(adder);
    m_form.connectList(list);
    return list;
}

void EditFormBuilder::addTransitions()
{
    FieldGroup *transitions = group(u"/transition_graph"_s, tr("Transitions"));
    auto *both = new QCheckBox(tr("Write each relation into the other record too"), transitions);
    both->setObjectName(u"bothSides"_s);
    both->setChecked(m_form.bothSides());
    both->setToolTip(
        tr("Adding, changing and removing a relation does the same on its other side, in one step"));
    QObject::connect(both, &QCheckBox::toggled, &m_form, &EditForm::setBothSides);
    for (const Relation relation : {Relation::LeadsTo, Relation::PrecededBy, Relation::ConfusedWith})
        transitions->add(edges(relation, transitions));
    transitions->add(both);
}

void EditFormBuilder::addUnknown()
{
    FieldGroup *unknown = group(u"-"_s, tr("Fields unknown to the schema"));
    unknown->add(members(QString(), {}, unknown));
    unknown->setHiddenWhileEmpty(true);
}

void EditFormBuilder::buildFlat()
{
    const auto line = FieldControl::Line;
    addSignature(u"/signature"_s, u"/signature_zh"_s, u"/regex"_s);

    FieldGroup *cause = group(u"-"_s, tr("Why it happens"));
    cause->addRow({frame(u"/root_cause"_s, tr("Root cause"), FieldControl::Prose, cause),
                   frame(u"/root_cause_zh"_s, tr("Root cause in Chinese"), FieldControl::Prose, cause)});
    cause->add(frame(u"/root_cause_type"_s, tr("Kind of root cause"), FieldControl::Choice, cause));

    addDeadEnds();
    addWorkarounds(true);

    FieldGroup *trust = group(u"-"_s, tr("How far to trust it"));
    trust->addRow({frame(u"/verification_tier"_s, tr("Verification"), FieldControl::Choice, trust),
                   frame(u"/evidence_count"_s, tr("Independent reports"), FieldControl::Count, trust)});
    trust->addRow({frame(u"/confidence"_s, tr("Confidence"), FieldControl::Rate, trust),
                   frame(u"/fix_success_rate"_s, tr("Fixes succeed"), FieldControl::Rate, trust)});
    trust->add(frame(u"/resolvable"_s, tr("Can be fixed by the reader"), FieldControl::Resolvable, trust));
    trust->addRow({frame(u"/first_seen"_s, tr("First seen"), FieldControl::Date, trust),
                   frame(u"/last_confirmed"_s, tr("Last confirmed"), FieldControl::Date, trust)});
    trust->addRow(
        {frame(u"/last_updated"_s, tr("Last updated"), FieldControl::Date, trust), new QWidget(trust)});

    addTransitions();
    addVersions();

    FieldGroup *systems = group(u"-"_s, tr("Operating systems"));
    systems->add(members(u"/os_specific"_s, tr("Add a system by its name"), systems));

    FieldGroup *document = group(u"-"_s, tr("Official document"));
    document->add(frame(u"/official_doc_url"_s, tr("Address"), line, document));
    document->add(frame(u"/official_doc_section"_s, tr("Section", "of a document"), line, document));

    FieldGroup *names = group(u"-"_s, tr("Where it belongs"));
    names->add(frame(u"/id"_s,
                     tr("Id: a new one is written wherever the old one stands, which stays as alias"),
                     FieldControl::Committed, names));
    names->addRow({frame(u"/domain"_s, tr("Domain"), FieldControl::Choice, names),
                   frame(u"/category"_s, tr("Category"), FieldControl::Choice, names)});
    names->addRow({frame(u"/subcategory"_s, tr("Subcategory"), line, names),
                   frame(u"/error_code"_s, tr("Error code"), line, names),
                   frame(u"/locale"_s, tr("Locale"), FieldControl::Choice, names)});
    names->add(captioned(tr("Tags"), chips(u"/tags"_s, tr("Add tag"), tr("Tag"), names), names));
    names->add(captioned(tr("Former ids"), chips(u"/aliases"_s, tr("Add former id"), tr("Former id"), names),
                         names));
    addUnknown();
}

void EditFormBuilder::addEnvironment()
{
    const auto line = FieldControl::Line;
    FieldGroup *environment = group(u"/environment"_s, tr("Environment"));
    environment->addRow(
        {frame(u"/environment/runtime/name"_s, tr("Program"), line, environment),
         frame(u"/environment/runtime/version_range"_s, tr("Its versions"), line, environment),
         frame(u"/environment/python"_s, tr("Python"), line, environment)});
    environment->add(frame(u"/environment/os"_s, tr("Operating systems"), FieldControl::Input, environment));
    environment->add(captioned(
        tr("Hardware"), members(u"/environment/hardware"_s, tr("Add hardware by its name"), environment),
        environment));
    environment->add(captioned(
        tr("Anything else"),
        members(u"/environment/additional"_s, tr("Add something by its name"), environment), environment));
    environment->add(members(u"/environment/runtime"_s, {}, environment));
    environment->add(members(u"/environment"_s, {}, environment));
}

void EditFormBuilder::buildNested()
{
    const auto line = FieldControl::Line;
    addSignature(u"/error/signature"_s, {}, u"/error/regex"_s);

    FieldGroup *cause = group(u"/verdict"_s, tr("Why it happens"));
    cause->add(frame(u"/verdict/summary"_s, tr("Root cause"), FieldControl::Prose, cause));

    addDeadEnds();
    addWorkarounds(false);

    FieldGroup *trust = group(u"/metadata"_s, tr("How far to trust it"));
    trust->addRow(
        {frame(u"/metadata/review_status"_s, tr("Verification"), FieldControl::Choice, trust),
         frame(u"/metadata/evidence_count"_s, tr("Independent reports"), FieldControl::Count, trust)});
    trust->addRow({frame(u"/verdict/confidence"_s, tr("Confidence"), FieldControl::Rate, trust),
                   frame(u"/verdict/fix_success_rate"_s, tr("Fixes succeed"), FieldControl::Rate, trust)});
    trust->add(
        frame(u"/verdict/resolvable"_s, tr("Can be fixed by the reader"), FieldControl::Resolvable, trust));
    trust->addRow({frame(u"/error/first_seen"_s, tr("First seen"), FieldControl::Date, trust),
                   frame(u"/error/last_confirmed"_s, tr("Last confirmed"), FieldControl::Date, trust)});
    trust->addRow({frame(u"/verdict/last_updated"_s, tr("Last updated"), FieldControl::Date, trust),
                   frame(u"/metadata/last_verification"_s, tr("Last verified"), FieldControl::Date, trust)});
    trust->addRow({frame(u"/metadata/generation_date"_s, tr("Generated on"), FieldControl::Date, trust),
                   frame(u"/metadata/generated_by"_s, tr("Generated by"), line, trust)});
    trust->add(members(u"/verdict"_s, {}, trust));
    trust->add(members(u"/metadata"_s, {}, trust));

    addTransitions();
    addEnvironment();

    FieldGroup *names = group(u"/error"_s, tr("Where it belongs"));
    names->add(frame(u"/id"_s,
                     tr("Id: a new one is written wherever the old one stands, which stays as alias"),
                     FieldControl::Committed, names));
    names->addRow({frame(u"/error/domain"_s, tr("Domain"), FieldControl::Choice, names),
                   frame(u"/error/category"_s, tr("Category"), FieldControl::Choice, names)});
    names->addRow({frame(u"/url"_s, tr("Address"), line, names),
                   frame(u"/schema_version"_s, tr("Version of the shape"), line, names)});
    names->add(captioned(tr("Former ids"), chips(u"/aliases"_s, tr("Add former id"), tr("Former id"), names),
                         names));
    names->add(members(u"/error"_s, {}, names));
    addUnknown();
}

} // namespace Clew
