// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"
#include "models/curation/translationunits.h"
#include "views/language.h"

#include <QUrl>
#include <QWidget>

class QVBoxLayout;

namespace Clew {

class CodeStyle;
class FormSection;

/// One record in full, in the order that helps: what it is, why it happens, what not to try, what works; then
/// versions, transitions and metadata. Every field of the record has its place; a field without a value says
/// so.
class RecordForm final : public QWidget
{
    Q_OBJECT

public:
    /// The code style must outlive the form.
    explicit RecordForm(const CodeStyle &style, QWidget *parent = nullptr);

    /// Builds all fields anew.
    void setRecord(const Record &record);
    void setColumns(const LanguageColumns &columns);
    /// How far the Chinese of each text is, for the record that was set.
    void setTranslations(const QList<TranslationUnit> &units);

Q_SIGNALS:
    /// The user follows a transition.
    void recordRequested(const Clew::RecordId &id);
    /// The user confirmed that a web address shall be opened.
    void linkActivated(const QUrl &url);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void rebuild();
    void stack();
    void askForRoom(QWidget *row);
    void showTranslations();
    void addHead();
    void addRootCause();
    void addDeadEnds();
    void addWorkarounds();
    void addSurplusWorkarounds(FormSection *section);
    [[nodiscard]] QWidget *deadEndCard(const DeadEnd &deadEnd);
    [[nodiscard]] QWidget *workaroundCard(const Workaround &workaround);
    [[nodiscard]] QWidget *copyButton(const Workaround &workaround, QWidget *parent);
    void addCommonParts(QVBoxLayout *column, const QString &condition, const QStringList &sources,
                        const QList<ExtraField> &extra, QStringList emptyFields);
    [[nodiscard]] FormSection *addSection(const QString &title);

    const CodeStyle &m_style;
    Record m_record;
    LanguageColumns m_columns;
    QList<TranslationUnit> m_translations;
    QWidget *m_body = nullptr;
    QVBoxLayout *m_column = nullptr; ///< of the body
    bool m_stale = false;            ///< a rebuild is on its way
    bool m_stacked = false;          ///< too narrow for two languages side by side
};

} // namespace Clew
