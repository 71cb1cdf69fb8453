// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/transition.h"
#include "views/fieldeditors.h"

#include <QCoreApplication>

class QVBoxLayout;
class QWidget;

namespace Clew {

class EditForm;
class FieldFrame;
class FieldGroup;
class ItemBox;
class ItemList;

/// Lays the editing form out for a shape of records: which fields, in which order, with which editors.
class EditFormBuilder final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::EditForm)

public:
    /// The form must outlive what is built, `body` gets it.
    EditFormBuilder(EditForm &form, QWidget *body, QVBoxLayout *column);

    void buildFlat();
    void buildNested();

private:
    FieldGroup *group(const QString &pointer, const QString &title);
    FieldFrame *frame(const QString &pointer, const QString &name, FieldControl control, QWidget *parent);
    /// A field of an item, `key` being its pointer within it ("/action").
    FieldFrame *frameIn(ItemBox &box, const QString &key, const QString &name, FieldControl control);
    FieldFrame *frameIn(ItemBox &box, const QString &key, const QString &name, FieldControl control,
                        QWidget *parent);
    ItemList *texts(const QString &pointer, const QString &addText, const QString &itemName, QWidget *parent);
    ItemList *chips(const QString &pointer, const QString &addText, const QString &itemName, QWidget *parent);
    ItemList *members(const QString &pointer, const QString &addText, QWidget *parent);
    QWidget *captioned(const QString &caption, QWidget *widget, QWidget *parent);

    void addSignature(const QString &english, const QString &chinese, const QString &regex);
    void addDeadEnds();
    void addWorkarounds(bool chinese);
    void addSurplusChinese(FieldGroup *group);
    void addVersions();
    void addTransitions();
    ItemList *edges(Relation relation, QWidget *parent);
    void addEnvironment();
    void addUnknown();
    void fillDeadEnd(ItemBox &box);
    void fillWorkaround(ItemBox &box, bool chinese);
    void fillVersion(ItemBox &box, bool first);
    void fillEdge(ItemBox &box, Relation relation);
    void fillMember(ItemBox &box);
    void addSources(ItemBox &box);
    void addOthers(ItemBox &box);

    EditForm &m_form;
    QWidget *m_body;
    QVBoxLayout *m_column;
};

} // namespace Clew
