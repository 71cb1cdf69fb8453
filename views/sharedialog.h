// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/language.h"

#include <QDialog>
#include <QList>

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QTabWidget;
class QTextDocument;
class QTextEdit;
class QTreeWidget;

namespace Clew {

class DragHandle;

/// What the person chose of a thing to pass on.
struct ShareOptions
{
    int format = 0; ///< number that the owner of the dialog gave the format
    Language language = Language::English;
    bool redact = true;
};

/// A form that a thing can be passed on in.
struct ShareFormat
{
    int number = 0;
    QString name;       ///< for people
    bool isText = true; ///< can go to the clipboard
};

/// One thing that is taken out before it is passed on.
struct ShareRemoval
{
    QString kind;     ///< a word for people
    QString original; ///< as it stands in the log
    QString shown;    ///< what stands for it
    qint64 count = 0;
};

/// Shows a report before it leaves: its form, its language, what is taken out of it, and how it will look.
/// Makes and writes nothing; its owner answers each choice with a preview.
class ShareDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `canRedact`: the thing holds texts of a log.
    ShareDialog(const QList<ShareFormat> &formats, Language language, bool canRedact,
                QWidget *parent = nullptr);
    ~ShareDialog() override;

    [[nodiscard]] ShareOptions options() const;
    void setOptions(const ShareOptions &options);
    /// A page of dark text, shown on white as it will be printed. The dialog takes it over.
    void showPage(std::unique_ptr<QTextDocument> page);
    void showText(const QString &text);
    void setRemovals(const QList<ShareRemoval> &removals);

Q_SIGNALS:
    void optionsChanged(const Clew::ShareOptions &options);
    void saveRequested();
    void copyRequested();
    /// The file shall be dragged out; `source` is what is dragged from.
    void dragRequested(QWidget *source);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void connectControls();
    void retranslate();
    void sayRemovals();

    const QList<ShareFormat> m_formats;
    const bool m_canRedact;
    QLabel *m_formatLabel = nullptr;
    QComboBox *m_format = nullptr;
    QLabel *m_languageLabel = nullptr;
    QComboBox *m_language = nullptr;
    QCheckBox *m_redact = nullptr;
    QLabel *m_removalsNote = nullptr;
    QTabWidget *m_tabs = nullptr;
    QStackedWidget *m_preview = nullptr;
    QTextEdit *m_page = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QTreeWidget *m_removals = nullptr;
    DragHandle *m_drag = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_close = nullptr;
    std::unique_ptr<QTextDocument> m_shown;
};

} // namespace Clew
