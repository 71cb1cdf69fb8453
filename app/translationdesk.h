// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/translationcontroller.h"
#include "app/windowparts.h"

#include <QObject>

#include <functional>

class QAction;
class QDockWidget;

namespace Clew {

class TranslationPane;

/// Bilingual work in a dock: the texts of the current record, one of them to be translated, and a key that
/// says it is done and goes to the next one, in the next record of the list where this one has none left.
class TranslationDesk final : public QObject
{
    Q_OBJECT

public:
    /// The record behind that one in the list as it is filtered; empty at its end.
    using NextRecord = std::function<RecordId(const RecordId &)>;

    /// The document must outlive the desk.
    TranslationDesk(const WindowParts &parts, Document &document, NextRecord next, QObject *parent = nullptr);

    /// The document has another catalog.
    void reset();
    void followNames(const RecordNames &names) { m_translations.followNames(names); }
    void retranslate();
    [[nodiscard]] QDockWidget *dock() const { return m_dock; }
    [[nodiscard]] const TranslationController &translations() const { return m_translations; }

Q_SIGNALS:
    /// As of the controller.
    void unitsChanged(const Clew::RecordId &record);
    void progressRead(const Clew::ChineseProgresses &progress);

private:
    void connectParts();
    void showRecord();
    void showHelp(int row);
    void finish();
    [[nodiscard]] int firstOpen(const QList<TranslationUnit> &units, int from) const;

    const WindowParts m_parts;
    Document &m_document;
    const NextRecord m_next;
    TranslationController m_translations;
    TranslationPane *m_pane = nullptr;
    QDockWidget *m_dock = nullptr;
    QAction *m_translate = nullptr;
    QAction *m_done = nullptr;
};

} // namespace Clew
