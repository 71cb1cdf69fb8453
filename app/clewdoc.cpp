// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// Writes the manual page in both languages and the completions into a folder, from the option table that the
// program itself uses. Runs while building; is not installed.
#include "app/completions.h"
#include "app/manpage.h"
#include "app/wordlanguage.h"
#include "models/io/wholefile.h"

#include <QCoreApplication>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

bool write(const QString &path, const QString &text)
{
    const Clew::Result<void> written = Clew::replaceFileInFolder(path, text.toUtf8());
    if (!written)
        std::fprintf(stderr, "clewdoc: %s\n", qPrintable(written.error().arguments.join(u": "_s)));
    return written.has_value();
}

} // namespace

int main(int argc, char **argv)
{
    using namespace Clew;
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 2) {
        std::fputs("Usage: clewdoc FOLDER\n", stderr);
        return 2;
    }
    const QString folder = arguments.at(1) + u'/';
    WordLanguage language;
    language.set(Language::Chinese);
    bool done = write(folder + u"man/zh_CN/man1/clew.1"_s, ManPage::write());
    language.set(Language::English);
    done = write(folder + u"man/man1/clew.1"_s, ManPage::write()) && done;
    done = write(folder + u"bash/clew"_s, Completions::bash()) && done;
    done = write(folder + u"zsh/_clew"_s, Completions::zsh()) && done;
    done = write(folder + u"fish/clew.fish"_s, Completions::fish()) && done;
    return done ? 0 : 1;
}
