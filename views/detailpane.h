// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/record.h"
#include "models/curation/translationunits.h"
#include "views/language.h"

#include <QUrl>
#include <QWidget>

class QScrollArea;
class QScrollBar;
class QStackedWidget;
class QTabWidget;
class QVBoxLayout;

namespace Clew {

class CodeStyle;
class CodeView;
class LanguageBar;
class RecordForm;

/// How far a record's page is scrolled.
struct DetailPlace
{
    int page = 0; ///< which tab
    int top = 0;  ///< of its scroll bar

    friend bool operator==(const DetailPlace &, const DetailPlace &) = default;
};

/// Shows one record: in full with both languages side by side, and as the JSON that it was read from. Opens
/// nothing and follows nothing itself. Texts of the record are plain text, never markup.
class DetailPane final : public QWidget
{
    Q_OBJECT

public:
    /// The code style must outlive the pane.
    explicit DetailPane(const CodeStyle &style, QWidget *parent = nullptr);

    /// `source` are the record's own bytes, as its file has them.
    void showRecord(const Record &record, const QByteArray &source);
    /// How far the Chinese of each text of the shown record is.
    void setTranslations(const QList<TranslationUnit> &units);
    /// Shows that no record is chosen.
    void clear();
    /// Id of the shown record, empty after clear().
    [[nodiscard]] const RecordId &shownRecord() const { return m_id; }
    [[nodiscard]] LanguageColumns columns() const;
    [[nodiscard]] DetailPlace place() const;
    /// Scrolls there, as soon as the page is laid out so far.
    void setPlace(const DetailPlace &place);

public Q_SLOTS:
    void setColumns(const Clew::LanguageColumns &columns);

Q_SIGNALS:
    void recordRequested(const Clew::RecordId &id);
    /// The user has seen the whole address and confirmed that it shall be opened. Only http and https.
    void linkActivated(const QUrl &url);
    void columnsChanged(const Clew::LanguageColumns &columns);

protected:
    void changeEvent(QEvent *event) override;
    /// Hands the keyboard on. A focus proxy would make Tab pass over what stands before it.
    void focusInEvent(QFocusEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void retranslate();
    void fillJson();
    void alignHeads();
    [[nodiscard]] QScrollBar *scrollBar() const; ///< of the page that is shown
    void goToWantedTop();
    void showReviewState();

    LanguageBar *m_bar = nullptr;
    RecordForm *m_form = nullptr;
    QScrollArea *m_scroll = nullptr;
    CodeView *m_json = nullptr;
    QTabWidget *m_tabs = nullptr;
    QWidget *m_nothing = nullptr;
    QStackedWidget *m_stack = nullptr;
    QVBoxLayout *m_reviewPlace = nullptr;
    QWidget *m_review = nullptr; ///< says that nobody has looked at the record; null where somebody has
    QString m_tier;
    bool m_isReviewed = true;
    RecordId m_id;
    QByteArray m_source;
    bool m_jsonIsStale = false;
    int m_wantedTop = -1; ///< that the layout has no room for yet
};

} // namespace Clew
