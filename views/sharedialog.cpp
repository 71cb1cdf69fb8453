// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/sharedialog.h"

#include "views/draghandle.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTextDocument>
#include <QTextEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

const QSize DefaultSize(820, 640);
constexpr qreal PageMargin = 20;
/// More of a text says no more about what leaves, and takes long to lay out.
constexpr qsizetype MaxPreview = 400'000;

/// Paper is white under every theme.
QPalette paper(QPalette palette)
{
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::Text, Qt::black);
    return palette;
}

} // namespace

ShareDialog::ShareDialog(const QList<ShareFormat> &formats, Language language, bool canRedact,
                         QWidget *parent)
    : QDialog(parent)
    , m_formats(formats)
    , m_canRedact(canRedact)
    , m_formatLabel(new QLabel(this))
    , m_format(new QComboBox(this))
    , m_languageLabel(new QLabel(this))
    , m_language(new QComboBox(this))
    , m_redact(new QCheckBox(this))
    , m_removalsNote(new QLabel(this))
    , m_tabs(new QTabWidget(this))
    , m_preview(new QStackedWidget)
    , m_page(new QTextEdit)
    , m_text(new QPlainTextEdit)
    , m_removals(new QTreeWidget)
    , m_drag(new DragHandle(this))
    , m_copy(new QPushButton(this))
    , m_save(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(u"shareDialog"_s);
    for (const ShareFormat &format : formats)
        m_format->addItem(format.name, format.number);
    m_language->addItem(u"English"_s, QVariant::fromValue(Language::English));
    m_language->addItem(u"简体中文"_s, QVariant::fromValue(Language::Chinese));
    m_language->setCurrentIndex(language == Language::Chinese ? 1 : 0);
    m_redact->setChecked(true);
    layOut();
    connectControls();
    retranslate();
    resize(DefaultSize);
}

ShareDialog::~ShareDialog()
{
    m_page->setDocument(nullptr); // the page that is shown goes before the view of it does
}

void ShareDialog::layOut()
{
    m_format->setObjectName(u"shareFormat"_s);
    m_language->setObjectName(u"shareLanguage"_s);
    m_redact->setObjectName(u"shareRedact"_s);
    m_page->setObjectName(u"sharePage"_s);
    m_text->setObjectName(u"shareText"_s);
    m_removals->setObjectName(u"shareRemovals"_s);
    m_copy->setObjectName(u"shareCopy"_s);
    m_save->setObjectName(u"shareSave"_s);
    m_formatLabel->setBuddy(m_format);
    m_languageLabel->setBuddy(m_language);
    m_removalsNote->setWordWrap(true);
    m_removalsNote->setTextFormat(Qt::PlainText);

    auto *choices = new QHBoxLayout;
    choices->addWidget(m_formatLabel);
    choices->addWidget(m_format);
    choices->addSpacing(12);
    choices->addWidget(m_languageLabel);
    choices->addWidget(m_language);
    choices->addStretch();

    m_page->setReadOnly(true);
    m_page->setPalette(paper(palette()));
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    for (QWidget *view : {static_cast<QWidget *>(m_page), static_cast<QWidget *>(m_text)})
        m_preview->addWidget(view);
    m_tabs->addTab(m_preview, QString());
    if (m_canRedact)
        m_tabs->addTab(m_removals, QString());
    m_removals->setVisible(m_canRedact);
    m_removals->setRootIsDecorated(false);
    m_removals->setUniformRowHeights(true);
    m_removals->setSelectionMode(QAbstractItemView::SingleSelection);
    m_redact->setVisible(m_canRedact);
    m_removalsNote->setVisible(m_canRedact);

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_drag);
    buttons->addStretch();
    buttons->addWidget(m_copy);
    buttons->addWidget(m_save);
    buttons->addWidget(m_close);
    m_save->setDefault(true);

    auto *rows = new QVBoxLayout(this);
    rows->addLayout(choices);
    rows->addWidget(m_redact);
    rows->addWidget(m_removalsNote);
    rows->addWidget(m_tabs, 1);
    rows->addLayout(buttons);
}

void ShareDialog::connectControls()
{
    const auto changed = [this] { Q_EMIT optionsChanged(options()); };
    connect(m_format, &QComboBox::currentIndexChanged, this, changed);
    connect(m_language, &QComboBox::currentIndexChanged, this, changed);
    connect(m_redact, &QCheckBox::toggled, this, changed);
    connect(m_copy, &QPushButton::clicked, this, &ShareDialog::copyRequested);
    connect(m_save, &QPushButton::clicked, this, &ShareDialog::saveRequested);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_drag, &DragHandle::dragRequested, this, &ShareDialog::dragRequested);
    connect(this, &ShareDialog::optionsChanged, this, [this](const ShareOptions &) {
        m_copy->setEnabled(m_formats.value(m_format->currentIndex()).isText);
        sayRemovals();
    });
}

ShareOptions ShareDialog::options() const
{
    return {.format = m_format->currentData().toInt(),
            .language = m_language->currentData().value<Language>(),
            .redact = m_redact->isChecked()};
}

void ShareDialog::setOptions(const ShareOptions &options)
{
    {
        const QSignalBlocker quiet(this); // one announcement for all three
        m_format->setCurrentIndex(m_format->findData(options.format));
        m_language->setCurrentIndex(options.language == Language::Chinese ? 1 : 0);
        m_redact->setChecked(options.redact);
    }
    Q_EMIT optionsChanged(this->options());
}

void ShareDialog::showPage(std::unique_ptr<QTextDocument> page)
{
    page->setDocumentMargin(PageMargin);
    m_page->setDocument(page.get());
    m_shown = std::move(page);
    m_preview->setCurrentWidget(m_page);
}

void ShareDialog::showText(const QString &text)
{
    m_text->setPlainText(text.size() > MaxPreview ? text.first(MaxPreview) + u"\n…"_s : text);
    m_preview->setCurrentWidget(m_text);
}

void ShareDialog::setRemovals(const QList<ShareRemoval> &removals)
{
    m_removals->clear();
    for (const ShareRemoval &removal : removals) {
        auto *row = new QTreeWidgetItem(
            {removal.kind, removal.original, removal.shown, locale().toString(removal.count)});
        row->setTextAlignment(3, Qt::AlignRight | Qt::AlignVCenter);
        m_removals->addTopLevelItem(row);
    }
    for (int column = 0; column < m_removals->columnCount(); ++column)
        m_removals->resizeColumnToContents(column);
    sayRemovals();
}

void ShareDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        m_page->setPalette(paper(palette()));
    QDialog::changeEvent(event);
}

void ShareDialog::sayRemovals()
{
    const int count = m_removals->topLevelItemCount();
    if (m_canRedact && m_tabs->count() > 1)
        m_tabs->setTabText(1, tr("Taken out (%1)", "tab").arg(locale().toString(count)));
    if (!m_redact->isChecked())
        m_removalsNote->setText(tr("Names, paths, addresses and tokens of the log go out as they are."));
    else if (count == 0)
        m_removalsNote->setText(tr("Nothing was found to take out. Look through the preview all the same."));
    else
        m_removalsNote->setText(
            tr("%n thing(s) are replaced by stand-ins. What has no shape of its own, such as a "
               "bare project name, is not found: look through the preview.",
               nullptr, count));
}

void ShareDialog::retranslate()
{
    m_formatLabel->setText(tr("&Form:"));
    m_languageLabel->setText(tr("&Language:"));
    m_redact->setText(tr("&Take out names, hosts, paths, addresses and tokens"));
    m_tabs->setTabText(0, tr("Preview"));
    m_tabs->setAccessibleName(tr("Preview and what is taken out"));
    m_page->setAccessibleName(tr("Preview of the page"));
    m_text->setAccessibleName(tr("Preview of the text"));
    m_removals->setAccessibleName(tr("What is taken out"));
    m_removals->setHeaderLabels({tr("Kind"), tr("In the log"), tr("In the report"), tr("Times")});
    m_drag->setText(tr("Drag from here"));
    m_drag->setToolTip(tr("Drag the file into another window"));
    m_copy->setText(tr("&Copy"));
    m_save->setText(tr("&Save As…"));
    m_close->setText(tr("Close"));
    sayRemovals();
}

} // namespace Clew
