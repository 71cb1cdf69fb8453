// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/transition.h"
#include "models/curation/judgedfinding.h"
#include "models/curation/translationunits.h"
#include "models/items/recordfieldmodel.h"
#include "views/itembox.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QAction;
class QScrollArea;
class QStringListModel;
class QVBoxLayout;

namespace Clew {

class CodeStyle;
class FieldFrame;
class FindingBox;
class FormPart;
class ItemList;

/// Edits every field of one record in the order that helps, both languages side by side, and says beside each
/// field what the checks find. What is typed goes to the model at once; typing in one field is one step until
/// the focus leaves or a pause. Tab goes from field to field; the actions below act on the item that the
/// focus is in.
class EditForm final : public QWidget
{
    Q_OBJECT

public:
    /// The code style must outlive the form.
    explicit EditForm(const CodeStyle &style, QWidget *parent = nullptr);
    ~EditForm() override;

    /// The model must outlive the form.
    void setModel(RecordFieldModel *model);
    /// Puts the focus into the field, or the nearest one around it, and scrolls there.
    void showField(const QString &pointer);
    /// Puts the focus where it was last in this record, at first into the first field.
    void takeFocus();
    /// Of the record that is shown.
    void setFindings(const QList<LintFinding> &findings, const QList<JudgedFinding> &dismissed = {});
    /// How far the Chinese of each text of the record is; said beside its field.
    void setTranslations(const QList<TranslationUnit> &units);
    /// Words to choose from, by the pointer of the field; '*' stands for a place in a list.
    void setSuggestions(const QHash<QString, QStringList> &words);
    /// Ids that an edge may lead to.
    void setRecordIds(const QStringList &ids);
    /// Something worth knowing beside a field; empty: nothing.
    void setNote(const QString &pointer, const QString &note);
    /// Pointer of the field that has the focus; empty where none has.
    [[nodiscard]] QString currentPointer() const;
    /// Makes everything anew, in the language of the moment.
    void rebuild();

    // Steps on the item that the focus is in.
    void addItem();
    void removeItem();
    void duplicateItem();
    void moveItem(int by);
    /// The field becomes null, where it may.
    void clearField();
    /// Mends the first finding beside the focus that says how.
    void fix();
    void applyFix(const LintFinding &finding);
    /// Goes to the next place (+1) or the one before (-1) that a check has something to say of.
    void goToFinding(int direction);

    // For the builder of the form.
    [[nodiscard]] const CodeStyle &style() const { return m_style; }
    [[nodiscard]] RecordFieldModel *model() const { return m_model; }
    void connectFrame(FieldFrame *frame);
    void connectList(ItemList *list);
    [[nodiscard]] QStringListModel *idModel() const { return m_ids; }
    void setBothSides(bool both) { m_bothSides = both; }
    [[nodiscard]] bool bothSides() const { return m_bothSides; }

    static constexpr int PauseMs = 1000; ///< of typing, that ends a step

Q_SIGNALS:
    void refused(const Clew::Error &error);
    /// An edge of the shown record; `both`: the other record gets its counterpart too.
    void linkRequested(Clew::Relation relation, const Clew::RecordId &to, bool both);
    void unlinkRequested(const QString &pointer, bool both);
    void retargetRequested(const QString &pointer, const Clew::RecordId &to, bool both);
    /// The other side of an edge is missing and shall be written.
    void counterpartRequested(const QString &pointer);
    /// A dismissed finding shall stand again.
    void restoreRequested(const Clew::LintFinding &finding);
    /// The focus came to another field.
    void currentChanged(const QString &pointer);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void show(bool isOther);
    void syncLists();
    void collectParts();
    void orderTabs();
    void placeFindings();
    void placeStates();
    void write(FieldFrame *frame, const std::function<bool()> &step);
    void act(const QString &item, ItemBox::Act act);
    void add(ItemList *list, qsizetype place);
    void followFocus(QWidget *now);
    [[nodiscard]] FormPart *partAround(QWidget *widget) const;
    [[nodiscard]] ItemBox *currentBox() const;
    [[nodiscard]] ItemList *listOf(const QString &item) const;
    [[nodiscard]] FormPart *partFor(const QString &pointer) const;

    const CodeStyle &m_style;
    RecordFieldModel *m_model = nullptr;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_body = nullptr;
    RecordFormat m_format = RecordFormat::Flat;
    RecordId m_record;
    QHash<QString, FormPart *> m_parts; ///< by pointer
    QList<FieldFrame *> m_frames;
    QList<ItemList *> m_lists; ///< outer before inner
    QList<LintFinding> m_findings;
    QList<JudgedFinding> m_dismissed;
    QList<TranslationUnit> m_units;
    QHash<QString, QStringList> m_suggestions;
    QStringListModel *m_ids = nullptr;
    QPointer<FieldFrame> m_writing; ///< whose edit is on its way to the model
    QString m_current;
    QTimer m_pause;
    quint32 m_session = 1;
    bool m_bothSides = true;
    bool m_stale = false; ///< a rebuild is on its way
    bool m_refreshing = false;
    bool m_again = false;
};

} // namespace Clew
