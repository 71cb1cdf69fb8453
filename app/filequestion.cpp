// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/filequestion.h"

#include <QFileDialog>

#include <utility>

using namespace Qt::StringLiterals;

namespace Clew {

namespace {

QFileDialog *newDialog(QWidget *parent, const QString &title, const QString &filter = {})
{
    auto *dialog = new QFileDialog(parent, title, QString(), filter);
    dialog->setObjectName(u"fileQuestion"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    return dialog;
}

} // namespace

void askForFiles(QWidget *parent, const QString &title, std::function<void(const QStringList &)> taken)
{
    QFileDialog *dialog = newDialog(parent, title);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    QObject::connect(dialog, &QFileDialog::filesSelected, parent, std::move(taken));
    dialog->open();
}

void askForFolder(QWidget *parent, const QString &title, std::function<void(const QString &)> taken)
{
    QFileDialog *dialog = newDialog(parent, title);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(taken));
    dialog->open();
}

void askWhereToSave(QWidget *parent, const QString &title, const QString &name, const QString &filter,
                    std::function<void(const QString &)> taken)
{
    QFileDialog *dialog = newDialog(parent, title, filter);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->selectFile(name);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(taken));
    dialog->open();
}

} // namespace Clew
