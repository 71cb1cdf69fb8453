// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/core/error.h"
#include "models/core/recordid.h"
#include "models/core/textrange.h"
#include "models/curation/finding.h"

#include <QHash>
#include <QWidget>

#include <memory>

class QLabel;
class QListWidget;
class QPushButton;

namespace KSyntaxHighlighting {
class SyntaxHighlighter;
}

namespace Clew {

class CodeStyle;
class JsonText;

/// A finding, and where the value that it is about stands in the text.
struct JsonMark
{
    LintFinding finding;
    TextRange range;

    friend bool operator==(const JsonMark &, const JsonMark &) = default;
};

/// The JSON of one record as a text to edit. What is typed is a draft until Ctrl+Return applies it; drafts of
/// several records are kept beside each other, faulty ones too. Below stands what is wrong with the text, or
/// what the checks find in the record that it says.
class JsonEditor final : public QWidget
{
    Q_OBJECT

public:
    /// The code style must outlive the editor.
    explicit JsonEditor(const CodeStyle &style, QWidget *parent = nullptr);
    ~JsonEditor() override;

    /// The record as it is; its draft is shown where there is one. None: nothing is shown.
    void setRecord(const RecordId &record, const QString &text);
    /// The record's draft is given up: it was applied, or is not wanted.
    void dropDraft(const RecordId &record);
    [[nodiscard]] bool hasDraft() const;
    /// The text that the draft was begun from.
    [[nodiscard]] QString draftBase() const;
    [[nodiscard]] QString text() const;

    /// Why the text is no record; line and column in it. Nothing: it is one.
    void setFault(const std::optional<Error> &fault);
    /// What the checks find in the text.
    void setMarks(const QList<JsonMark> &marks);
    void goTo(const TextRange &range);

Q_SIGNALS:
    /// It came into sight.
    void shown();
    /// The text that is shown is another one.
    void textChanged();
    void applyRequested();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Draft
    {
        QString base;
        QString text;
    };

    void show(const QString &text);
    void take();
    void apply();
    void revert();
    void updateState();
    void showMarks();
    void underline();
    void restyle();
    void retranslate();

    const CodeStyle &m_style;
    JsonText *m_edit = nullptr;
    QLabel *m_icon = nullptr;
    QLabel *m_state = nullptr;
    QPushButton *m_apply = nullptr;
    QPushButton *m_revert = nullptr;
    QListWidget *m_list = nullptr;
    std::unique_ptr<KSyntaxHighlighting::SyntaxHighlighter> m_highlighter;
    RecordId m_record;
    QString m_current; ///< the record as it is
    QHash<RecordId, Draft> m_drafts;
    std::optional<Error> m_fault;
    QList<JsonMark> m_marks;
    bool m_setting = false;
};

} // namespace Clew
