// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/scanstrip.h"

#include "views/icons.h"
#include "views/plaintext.h"
#include "views/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Clew {

ScanStrip::ScanStrip(QWidget *parent)
    : QWidget(parent)
    , m_name(new QLabel(this))
    , m_speed(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_stop(new QPushButton(this))
{
    setObjectName(u"scanStrip"_s);
    m_bar->setObjectName(u"scanProgress"_s);
    m_bar->setTextVisible(false);
    m_stop->setObjectName(u"stopScan"_s);
    for (QLabel *label : {m_name, m_speed})
        label->setTextFormat(Qt::PlainText);
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto *words = new QHBoxLayout;
    words->addWidget(m_name, 1);
    words->addWidget(m_speed);
    auto *line = new QHBoxLayout;
    line->addWidget(m_bar, 1);
    line->addWidget(m_stop, 0, Qt::AlignTrailing);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(4);
    column->addLayout(words);
    column->addLayout(line);
    connect(m_stop, &QPushButton::clicked, this, &ScanStrip::stopRequested);
    retranslate();
}

void ScanStrip::setProgress(const ScanProgress &progress)
{
    m_progress = progress;
    const QLocale locale;
    if (progress.bytesTotal > 0) {
        constexpr int BarSteps = 1000;
        m_bar->setRange(0, BarSteps);
        m_bar->setValue(static_cast<int>(
            std::clamp(static_cast<double>(progress.bytesDone) / static_cast<double>(progress.bytesTotal),
                       0.0, 1.0) *
            BarSteps));
    } else {
        m_bar->setRange(0, 0); // no end known
    }
    m_bar->setVisible(!progress.following);
    if (progress.following) {
        setPlainText(m_name, tr("Following %1", "a growing log").arg(progress.name));
        setPlainText(m_speed, locale.formattedDataSize(progress.bytesDone));
        return;
    }
    setPlainText(m_name,
                 progress.name.isEmpty() ? tr("Reading…", "a log") : tr("Reading %1").arg(progress.name));
    const QString done = progress.bytesTotal > 0 ? tr("%1 of %2", "sizes")
                                                       .arg(locale.formattedDataSize(progress.bytesDone),
                                                            locale.formattedDataSize(progress.bytesTotal))
                                                 : locale.formattedDataSize(progress.bytesDone);
    setPlainText(m_speed,
                 progress.bytesPerSecond > 0
                     ? tr("%1, %2/s", "size read, size a second")
                           .arg(done, locale.formattedDataSize(static_cast<qint64>(progress.bytesPerSecond)))
                     : done);
}

void ScanStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

void ScanStrip::retranslate()
{
    m_stop->setText(tr("Stop", "a scan"));
    m_stop->setToolTip(tr("Stop reading; what was found until now stays"));
    m_stop->setIcon(glyphIcon(Glyph::Stop, Theme::of(palette()).danger));
    m_bar->setAccessibleName(tr("Progress of the scan"));
    setProgress(m_progress);
}

} // namespace Clew
