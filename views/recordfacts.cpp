// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/recordfacts.h"

#include "views/flowwidget.h"
#include "views/formparts.h"
#include "views/linkfield.h"
#include "views/ratebar.h"
#include "views/recordlink.h"
#include "views/textfield.h"
#include "views/theme.h"
#include "views/words.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

/// What every builder below needs.
class Builder final
{
    Q_DECLARE_TR_FUNCTIONS(Clew::RecordFacts)

public:
    Builder(const CodeStyle &style, const Record &record, QWidget *parent)
        : m_style(style)
        , m_record(record)
        , m_parent(parent)
    {
    }

    [[nodiscard]] QList<FormSection *> sections() const
    {
        QList<FormSection *> made{versions(), systems(), transitions(), document(), metadata()};
        if (!m_record.extra.isEmpty())
            made.append(extraSection(tr("Fields unknown to the schema"), {}, m_record.extra));
        return made;
    }

private:
    [[nodiscard]] FormSection *versions() const;
    void fillVersions(FormSection *section) const;
    [[nodiscard]] FormSection *systems() const;
    [[nodiscard]] FormSection *transitions() const;
    void addTransition(FormSection *section, const Transition &transition) const;
    [[nodiscard]] FormSection *document() const;
    [[nodiscard]] FormSection *metadata() const;
    void addRates(QGridLayout *grid) const;
    [[nodiscard]] FormSection *extraSection(const QString &title, const QString &nameInList,
                                            const QList<ExtraField> &fields) const;
    void addExtra(FormSection *section, const QList<ExtraField> &fields) const;
    [[nodiscard]] TextField *value(const QString &name, const QString &text, QWidget *parent) const;
    void addFact(QGridLayout *grid, const QString &name, const QString &text) const;
    static void addFact(QGridLayout *grid, const QString &name, QWidget *widget);

    const CodeStyle &m_style;
    const Record &m_record;
    QWidget *m_parent;
};

TextField *Builder::value(const QString &name, const QString &text, QWidget *parent) const
{
    auto *field = new TextField(m_style, parent);
    field->setFieldName(name);
    if (text.isEmpty())
        field->setText(tr("empty", "a field without text"), TextCell::Kind::Note);
    else
        field->setText(text, TextCell::Kind::Plain);
    return field;
}

FormSection *Builder::versions() const
{
    auto *section =
        new FormSection(tr("Versions (%n)", nullptr, static_cast<int>(m_record.versions.size())), m_parent);
    section->setObjectName(u"versions"_s);
    if (m_record.versions.isEmpty()) {
        section->add(makeEmptyNote({tr("versions", "in a list of empty fields")}, section));
        return section;
    }
    fillVersions(section);
    for (const VersionEntry &entry : m_record.versions)
        addExtra(section, entry.extra);
    return section;
}

void Builder::fillVersions(FormSection *section) const
{
    struct VersionColumn
    {
        QString name;
        QString nameInList;
        QString VersionEntry::*text;
    };
    const std::array columns{
        VersionColumn{tr("Version", "column"), tr("version", "in a list of empty fields"),
                      &VersionEntry::version},
        VersionColumn{tr("Status", "column"), tr("status", "in a list of empty fields"),
                      &VersionEntry::status},
        VersionColumn{tr("Introduced", "column"), tr("introduced", "in a list of empty fields"),
                      &VersionEntry::introduced},
        VersionColumn{tr("Deprecated", "column"), tr("deprecated", "in a list of empty fields"),
                      &VersionEntry::deprecated},
        VersionColumn{tr("Removed", "column"), tr("removed", "in a list of empty fields"),
                      &VersionEntry::removed},
        VersionColumn{tr("Change of behaviour", "column"),
                      tr("change of behaviour", "in a list of empty fields"), &VersionEntry::behaviorChange}};
    auto *table = new FlowWidget(section);
    auto *grid = new QGridLayout(table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(3);
    QStringList empty;
    int place = 0;
    for (const VersionColumn &column : columns) {
        const auto hasText = [&column](const VersionEntry &entry) { return !(entry.*column.text).isEmpty(); };
        if (std::none_of(m_record.versions.begin(), m_record.versions.end(), hasText)) {
            empty.append(column.nameInList); // named once instead of in every row
            continue;
        }
        grid->addWidget(makeCaption(column.name, table), 0, place);
        grid->setColumnStretch(place, 1);
        int row = 1;
        for (const VersionEntry &entry : m_record.versions)
            grid->addWidget(value(column.name, entry.*column.text, table), row++, place);
        ++place;
    }
    section->add(table);
    if (!empty.isEmpty())
        section->add(makeEmptyNote(empty, section));
}

FormSection *Builder::systems() const
{
    return extraSection(tr("Operating systems"), tr("operating systems", "in a list of empty fields"),
                        m_record.osSpecific);
}

FormSection *Builder::transitions() const
{
    auto *section = new FormSection(
        tr("Transitions (%n)", nullptr, static_cast<int>(m_record.transitions.size())), m_parent);
    section->setObjectName(u"transitions"_s);
    QStringList empty;
    for (const Relation relation : {Relation::LeadsTo, Relation::PrecededBy, Relation::ConfusedWith}) {
        const auto isOfRelation = [relation](const Transition &transition) {
            return transition.relation == relation;
        };
        if (std::none_of(m_record.transitions.begin(), m_record.transitions.end(), isOfRelation)) {
            empty.append(relationWord(relation));
            continue;
        }
        section->add(makeCaption(relationWord(relation), section));
        for (const Transition &transition : m_record.transitions) {
            if (isOfRelation(transition))
                addTransition(section, transition);
        }
    }
    if (!empty.isEmpty())
        section->add(makeEmptyNote(empty, section));
    return section;
}

void Builder::addTransition(FormSection *section, const Transition &transition) const
{
    auto *line = new QWidget(section);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    row->addWidget(new RecordLink(transition.target, line));
    auto *rate = new RateBar(RateBar::Meaning::Neutral, line);
    rate->setRate(transition.probability);
    row->addWidget(rate);
    row->addStretch(1);
    section->add(line);
    if (transition.condition.isEmpty() && transition.delay.isEmpty() && transition.distinction.isEmpty() &&
        transition.extra.isEmpty())
        return;
    auto *details = new FlowWidget(section);
    auto *grid = new QGridLayout(details);
    grid->setContentsMargins(16, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    if (!transition.condition.isEmpty())
        addFact(grid, tr("Condition", "of a transition"), transition.condition);
    if (!transition.delay.isEmpty())
        addFact(grid, tr("Delay", "of a transition"), transition.delay);
    if (!transition.distinction.isEmpty())
        addFact(grid, tr("How to tell apart"), transition.distinction);
    section->add(details);
    addExtra(section, transition.extra);
}

FormSection *Builder::document() const
{
    auto *section = new FormSection(tr("Official document"), m_parent);
    if (m_record.officialDocUrl.isEmpty())
        section->add(makeEmptyNote({tr("address", "in a list of empty fields")}, section));
    else
        section->add(new LinkField(m_style, m_record.officialDocUrl, section));
    if (m_record.officialDocSection.isEmpty())
        section->add(makeEmptyNote({tr("section", "of a document, in a list of empty fields")}, section));
    else
        section->add(value(tr("Section", "of a document"), m_record.officialDocSection, section));
    return section;
}

void Builder::addFact(QGridLayout *grid, const QString &name, const QString &text) const
{
    addFact(grid, name, value(name, text, grid->parentWidget()));
}

/// Appends "name value" to a grid of as many pairs a row as it has columns for.
void Builder::addFact(QGridLayout *grid, const QString &name, QWidget *widget)
{
    const int pairs = grid->columnStretch(3) > 0 ? 2 : 1;
    const int index = grid->count() / 2;
    const int row = index / pairs;
    const int column = index % pairs * 2;
    grid->addWidget(makeCaption(name, grid->parentWidget()), row, column, Qt::AlignTop);
    grid->addWidget(widget, row, column + 1);
}

void Builder::addRates(QGridLayout *grid) const
{
    const auto bar = [grid](const QString &name, const std::optional<double> &rate) {
        auto *widget = new RateBar(RateBar::Meaning::Neutral, grid->parentWidget());
        widget->setRate(rate);
        widget->setAccessibleName(name);
        addFact(grid, name, widget);
        grid->setAlignment(widget,
                           Qt::AlignLeading | Qt::AlignVCenter); // a fixed width must not limit the column
    };
    bar(tr("Confidence", "field of a record"), m_record.confidence);
    bar(tr("Fix success rate"), m_record.fixSuccessRate);
}

FormSection *Builder::metadata() const
{
    auto *section = new FormSection(tr("Metadata", "section of a record"), m_parent);
    section->setObjectName(u"metadata"_s);
    auto *table = new FlowWidget(section);
    auto *grid = new QGridLayout(table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    const auto list = [](const QStringList &words) { return words.join(u", "_s); };
    const QString evidence = m_record.evidenceCount ? QLocale().toString(*m_record.evidenceCount) : QString();
    addFact(grid, tr("Domain", "field of a record"), m_record.domain);
    addFact(grid, tr("Verification", "field of a record"),
            m_record.verificationTier.isEmpty() ? QString() : tierWord(m_record.verificationTier));
    addFact(grid, tr("Category", "field of a record"), m_record.category);
    addFact(grid, tr("Resolvable", "field of a record"), resolvableWord(m_record.resolvable));
    addFact(grid, tr("Subcategory", "field of a record"), m_record.subcategory);
    addFact(grid, tr("Evidence", "number of reports"), evidence);
    addRates(grid);
    addFact(grid, tr("Kind of cause"), m_record.rootCauseType);
    addFact(grid, tr("First seen"), m_record.firstSeen);
    addFact(grid, tr("Error code"), m_record.errorCode);
    addFact(grid, tr("Last confirmed"), m_record.lastConfirmed);
    addFact(grid, tr("Tags", "field of a record"), list(m_record.tags));
    addFact(grid, tr("Last updated"), m_record.lastUpdated);
    addFact(grid, tr("Aliases", "other ids of a record"), list(m_record.aliases));
    addFact(grid, tr("Locale", "field of a record"), m_record.locale);
    section->add(table);
    return section;
}

FormSection *Builder::extraSection(const QString &title, const QString &nameInList,
                                   const QList<ExtraField> &fields) const
{
    auto *section = new FormSection(title, m_parent);
    if (fields.isEmpty())
        section->add(makeEmptyNote({nameInList}, section));
    addExtra(section, fields);
    return section;
}

void Builder::addExtra(FormSection *section, const QList<ExtraField> &fields) const
{
    for (const ExtraField &field : fields) {
        section->add(makeCaption(field.key, section));
        auto *json = new TextField(m_style, section);
        json->setFieldName(field.key);
        json->setCode(QString::fromUtf8(field.json), u"JSON"_s);
        section->add(json);
    }
}

} // namespace

QList<FormSection *> makeFactSections(const CodeStyle &style, const Record &record, QWidget *parent)
{
    return Builder(style, record, parent).sections();
}

} // namespace Clew
