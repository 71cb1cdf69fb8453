// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/environmentdesk.h"

#include "app/mainactions.h"
#include "models/items/catalogmodel.h"
#include "views/actionwords.h"
#include "views/environmentdialog.h"
#include "views/plaintext.h"

#include <QAction>
#include <QMainWindow>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

constexpr auto Key = "environment/versions"_L1;
constexpr qsizetype MostSaid = 200; // characters
constexpr qsizetype StopEvery = 64; // records between two looks at the stop token

using Mismatches = QHash<int, VersionMismatch>;

Mismatches mismatchesOf(const Catalog &catalog, const Environment &environment, const std::stop_token &stop)
{
    Mismatches found;
    for (qsizetype row = 0; row < catalog.size(); ++row) {
        if (row % StopEvery == 0 && stop.stop_requested())
            break;
        if (const auto mismatch = environment.mismatch(catalog.record(RecordIndex(row))))
            found.insert(static_cast<int>(row), *mismatch);
    }
    return found;
}

} // namespace

EnvironmentDesk::EnvironmentDesk(const WindowParts &parts, CatalogModel &records, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_records(records)
    , m_ask(parts.actions.add(parts.actions.editMenu, u"myEnvironment"_s,
                              QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I)))
    , m_use(parts.actions.add(parts.actions.editMenu, u"useLogVersions"_s,
                              QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_I)))
    , m_environment(Environment::parse(parts.settings.value(Key).toString()))
{
    connect(m_ask, &QAction::triggered, this, &EnvironmentDesk::ask);
    connect(m_use, &QAction::triggered, this, &EnvironmentDesk::useLogVersions);
    m_use->setEnabled(false);
    retranslate();
}

void EnvironmentDesk::ask()
{
    auto *dialog = new EnvironmentDialog(m_parts.settings.value(Key).toString(), &m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { setText(dialog->text()); });
    dialog->open();
}

void EnvironmentDesk::setText(const QString &text)
{
    m_parts.settings.setValue(Key, text);
    m_environment = Environment::parse(text);
    judge();
    offer();
}

void EnvironmentDesk::setLogVersions(const QString &text)
{
    m_logVersions = text;
    offer();
}

void EnvironmentDesk::offer()
{
    const QStringList offered = m_environment.differences(Environment::parse(m_logVersions));
    m_use->setEnabled(!offered.isEmpty());
    Q_EMIT versionsOffered(offered);
}

void EnvironmentDesk::useLogVersions()
{
    // Of what is stated twice the last counts; lines that say no version are the user's own.
    const QString before = m_parts.settings.value(Key).toString();
    const Environment both = Environment::parse(before + u'\n' + m_logVersions);
    setText((Environment::parse(before).unread() + both.statements()).join(u'\n'));
    m_parts.say(tr("Your environment is now: %1").arg(cutText(both.statements().join(u", "_s), MostSaid)));
}

void EnvironmentDesk::setCatalog(const std::shared_ptr<const Catalog> &catalog)
{
    m_catalog = catalog;
    m_edited.clear();
    judge();
}

void EnvironmentDesk::judge()
{
    m_job.cancel();
    if (m_environment.isEmpty() || !m_catalog) {
        m_records.setMismatches({});
        return;
    }
    m_job.start<Mismatches>(
        [catalog = m_catalog, environment = m_environment](JobControl &control) -> Result<Mismatches> {
            return mismatchesOf(*catalog, environment, control.stopToken());
        },
        [this](Result<Mismatches> found) {
            if (!found)
                return;
            for (const auto &[row, record] : std::as_const(m_edited).asKeyValueRange()) {
                found->remove(row);
                if (const auto mismatch = m_environment.mismatch(record))
                    found->insert(row, *mismatch);
            }
            m_records.setMismatches(std::move(*found));
        });
}

void EnvironmentDesk::updateRecord(int row, const Record &record)
{
    m_edited.insert(row, record);
    m_records.setMismatch(row, m_environment.mismatch(record));
}

void EnvironmentDesk::retranslate()
{
    setActionWords(m_use, tr("&Use the Versions of This Log"),
                   tr("Make the versions that the log names those of your environment"));
    setActionWords(m_ask, tr("&My Environment…"),
                   tr("State the versions that you run; records about others are dimmed"));
}

} // namespace Clew
