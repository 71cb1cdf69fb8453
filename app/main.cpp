// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/application.h"
#include "app/commandline.h"
#include "app/console.h"
#include "app/exitstatus.h"
#include "app/headless.h"
#include "app/instancelink.h"
#include "app/openrequest.h"
#include "app/wordlanguage.h"

#include <QApplication>
#include <QDir>

#include <csignal>
#include <memory>
#include <optional>

using namespace Qt::StringLiterals;

namespace {

/// The arguments as text, before there is an application that could tell.
QStringList words(int argc, char **argv)
{
    QStringList list;
    for (int i = 0; i < argc; ++i)
        list.append(QString::fromLocal8Bit(argv[i]));
    return list;
}

/// Says why nothing is done; returns the exit status.
int sayExit(const Clew::CommandLineExit &exit, Clew::Console &console)
{
    if (exit.status == 0)
        console.out(exit.text);
    else
        console.err(exit.text);
    return exit.status;
}

/// Pages are laid out with fonts, which a QCoreApplication does not have.
bool makesPages(const QStringList &arguments)
{
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        const QString &word = arguments.at(i);
        const bool isOption = arguments.at(i - 1) == "--format"_L1 || arguments.at(i - 1) == "--to"_L1;
        if ((isOption && word == "pdf"_L1) || word == "--format=pdf"_L1 || word == "--to=pdf"_L1)
            return true;
    }
    return false;
}

/// Whether a window can be opened: a display is named, or the user chose a platform that needs none.
bool hasDisplay(const QStringList &arguments)
{
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") || arguments.contains(u"-platform"_s);
}

/// Platforms without a display of their own show nothing to a user, so nothing is handed to them.
bool isShown(const QString &platform)
{
    return !platform.startsWith("offscreen"_L1) && !platform.startsWith("minimal"_L1);
}

/// A call that names a catalog, or wants a picture, is about a window of its own.
bool isPlain(const Clew::CommandLine &line)
{
    return line.catalogs.isEmpty() && line.screenshot.isEmpty();
}

Clew::OpenRequest requestOf(const Clew::CommandLine &line)
{
    Clew::OpenRequest request = Clew::OpenRequest::fromArguments(line.arguments, QDir::currentPath());
    request.catalogs = line.catalogs + request.catalogs;
    request.clipboard = line.clipboard;
    request.activationToken = qEnvironmentVariable("XDG_ACTIVATION_TOKEN");
    return request;
}

/// Asks the window that is open before the window system is started, which takes most of the time of a call
/// that only hands something over. `First` where nobody is to be asked.
Clew::InstanceLink::Outcome askFirst(const Clew::CommandLine &line, const Clew::OpenRequest &request)
{
    using namespace Clew;
    if (line.newWindow || !isPlain(line) || !isShown(qEnvironmentVariable("QT_QPA_PLATFORM")))
        return InstanceLink::Outcome::First;
    return InstanceLink(InstanceLink::defaultAddress()).callFirst(request.toJson());
}

/// Opens the window, or hands over to one that was opened meanwhile. `shared`: others may be told of it.
/// Returns the exit status.
int openWindow(const Clew::CommandLine &line, const Clew::OpenRequest &request, bool shared,
               Clew::Console &console)
{
    using namespace Clew;
    const bool isOpenToOthers = shared && isPlain(line) && isShown(QGuiApplication::platformName());
    InstanceLink link(isOpenToOthers ? InstanceLink::defaultAddress() : QString());
    if (line.newWindow)
        link.becomeFirst();
    else if (link.claim(request.toJson()) == InstanceLink::Outcome::HandedOver)
        return ExitStatus::Done;
    return Application(line, request, link, console).run();
}

} // namespace

int main(int argc, char **argv)
{
    using namespace Clew;
    // A reader that went away is no reason to die: writes fail, and the exit status still tells the result.
    std::signal(SIGPIPE, SIG_IGN);
    QCoreApplication::setApplicationName(u"clew"_s);
    QCoreApplication::setOrganizationName(u"clew"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(CLEW_VERSION));

    const QStringList arguments = words(argc, argv);
    Console console;
    const bool wantsWindow = CommandLineParser::subcommandOf(arguments) == Subcommand::Window;
    const bool onlyWords = arguments.contains(u"--help"_s) || arguments.contains(u"--version"_s);
    if (!wantsWindow || onlyWords) {
        std::unique_ptr<QCoreApplication> application;
        if (makesPages(arguments)) {
            qputenv("QT_QPA_PLATFORM", "offscreen"); // no display is needed, whether or not there is one
            application = std::make_unique<QGuiApplication>(argc, argv);
        } else {
            application = std::make_unique<QCoreApplication>(argc, argv);
        }
        WordLanguage language;
        language.set(CommandLineParser::languageOf(arguments));
        const auto line = CommandLineParser::parse(arguments);
        return line ? Headless(console).run(*line) : sayExit(line.error(), console);
    }

    if (!hasDisplay(arguments)) {
        QCoreApplication application(argc, argv);
        WordLanguage language;
        language.set(CommandLineParser::languageOf(arguments));
        // A word that is mistaken is the nearer fault.
        const auto line = CommandLineParser::parse(arguments);
        if (!line)
            return sayExit(line.error(), console);
        if (const auto mistaken = CommandLineParser::mistakenWord(*line, false))
            return sayExit(*mistaken, console);
        console.err(QCoreApplication::translate("Clew::Main",
                                                "clew: there is no display for the window; the subcommands "
                                                "(clew --help) need none.") +
                    u'\n');
        return ExitStatus::WrongUsage;
    }
    // Where the arguments are ours alone, what they ask for is worked out once: it may look into folders.
    std::optional<OpenRequest> request;
    auto first = InstanceLink::Outcome::First;
    if (const auto line = CommandLineParser::parse(arguments);
        line && line->subcommand == Subcommand::Window) {
        if (CommandLineParser::mistakenWord(*line, true)) {
            QCoreApplication application(argc, argv);
            WordLanguage language;
            language.set(CommandLineParser::languageOf(arguments));
            return sayExit(*CommandLineParser::mistakenWord(*line, true), console);
        }
        request = requestOf(*line);
        first = askFirst(*line, *request);
    }
    if (first == InstanceLink::Outcome::HandedOver)
        return ExitStatus::Done;

    QApplication application(argc, argv);
    WordLanguage language;
    QGuiApplication::setDesktopFileName(u"dev.clew.Clew"_s);
    language.set(CommandLineParser::languageOf(arguments));
    // What Qt took for itself ("-platform") is gone from here.
    const auto line = CommandLineParser::parse(QCoreApplication::arguments());
    if (!line)
        return sayExit(line.error(), console);
    // `clew -platform offscreen diagnose …`: Qt's own options may stand before the subcommand.
    if (line->subcommand != Subcommand::Window)
        return Headless(console).run(*line);
    return openWindow(*line, request ? *request : requestOf(*line), first != InstanceLink::Outcome::Alone,
                      console);
}
