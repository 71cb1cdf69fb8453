// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/instancelink.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QFile>
#include <QLoggingCategory>
#include <QSocketNotifier>
#include <QStandardPaths>
#include <QTimer>

#include <array>
#include <cerrno>
#include <cstring>
#include <optional>

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Clew {

namespace {

Q_LOGGING_CATEGORY(lcInstance, "clew.app.instance", QtWarningMsg)

constexpr char TakenByte = '+';
constexpr auto CallerPatience = 2s;

/// Nothing where the path is longer than the system allows.
std::optional<sockaddr_un> socketAddress(const QString &path)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const QByteArray name = QFile::encodeName(path);
    if (name.isEmpty() || name.size() >= static_cast<qsizetype>(sizeof address.sun_path))
        return std::nullopt;
    std::memcpy(address.sun_path, name.constData(), static_cast<size_t>(name.size()));
    return address;
}

/// Whether the other end is a process of this user.
bool isOurUser(int descriptor)
{
    ucred peer{};
    socklen_t size = sizeof peer;
    return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == geteuid();
}

bool waitFor(int descriptor, short events, QDeadlineTimer deadline)
{
    pollfd entry{.fd = descriptor, .events = events, .revents = 0};
    int ready = 0;
    do {
        ready = poll(&entry, 1, static_cast<int>(deadline.remainingTime()));
    } while (ready < 0 && errno == EINTR);
    return ready > 0;
}

} // namespace

/// Closes what it holds.
class InstanceLink::Descriptor final
{
    Q_DISABLE_COPY_MOVE(Descriptor)

public:
    explicit Descriptor(int value)
        : m_value(value)
    {
    }
    ~Descriptor()
    {
        if (m_value >= 0)
            ::close(m_value);
    }
    [[nodiscard]] int value() const { return m_value; }
    [[nodiscard]] bool isValid() const { return m_value >= 0; }

private:
    const int m_value;
};

/// One process that is handing a message over. Goes when it is done, or after a while.
class InstanceLink::Caller final : public QObject
{
public:
    Caller(int descriptor, QObject *parent)
        : QObject(parent)
        , socket(descriptor)
        , notifier(descriptor, QSocketNotifier::Read)
    {
    }

    Descriptor socket;
    QSocketNotifier notifier;
    QByteArray message;
};

InstanceLink::InstanceLink(QString address, QObject *parent)
    : QObject(parent)
    , m_address(std::move(address))
{
}

InstanceLink::~InstanceLink()
{
    // While the lock is still ours, so that the socket of a next one is never the one taken away.
    if (m_server)
        QFile::remove(m_address);
}

QString InstanceLink::defaultAddress()
{
    const QByteArray display =
        qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ? qgetenv("DISPLAY") : qgetenv("WAYLAND_DISPLAY");
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    if (display.isEmpty() || folder.isEmpty())
        return {};
    // A display's name may hold slashes and be long.
    const QByteArray key = QCryptographicHash::hash(display, QCryptographicHash::Sha256).toHex().left(12);
    return u"%1/clew-%2.socket"_s.arg(folder, QString::fromLatin1(key));
}

bool InstanceLink::takeLock()
{
    const QByteArray path = QFile::encodeName(m_address + ".lock"_L1);
    auto lock = std::make_unique<Descriptor>(
        ::open(path.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, S_IRUSR | S_IWUSR));
    if (!lock->isValid() || flock(lock->value(), LOCK_EX | LOCK_NB) != 0)
        return false;
    m_lock = std::move(lock);
    return true;
}

bool InstanceLink::listen()
{
    const std::optional<sockaddr_un> address = socketAddress(m_address);
    auto server =
        std::make_unique<Descriptor>(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (!address || !server->isValid())
        return false;
    // What stands there is of a process that is gone: the lock is ours.
    ::unlink(address->sun_path);
    const mode_t before = ::umask(S_IRWXG | S_IRWXO);
    const bool bound =
        ::bind(server->value(), reinterpret_cast<const sockaddr *>(&*address), sizeof *address) == 0;
    ::umask(before);
    if (!bound || ::listen(server->value(), static_cast<int>(MaxCallers)) != 0) {
        qCWarning(lcInstance, "%s: %s", address->sun_path, std::strerror(errno));
        return false;
    }
    m_server = std::move(server);
    m_serverNotifier = std::make_unique<QSocketNotifier>(m_server->value(), QSocketNotifier::Read);
    connect(m_serverNotifier.get(), &QSocketNotifier::activated, this, &InstanceLink::accept);
    return true;
}

InstanceLink::Outcome InstanceLink::claim(const QByteArray &message, std::chrono::milliseconds patience)
{
    if (!socketAddress(m_address))
        return Outcome::Alone;
    const QDeadlineTimer deadline(patience);
    do {
        if (takeLock())
            return listen() ? Outcome::First : Outcome::Alone;
        // Somebody is first. It may be about to listen, or about to end.
        if (handOver(message, std::chrono::milliseconds(deadline.remainingTime())) == Answer::Taken)
            return Outcome::HandedOver;
        ::poll(nullptr, 0, 20);
    } while (!deadline.hasExpired());
    return Outcome::Alone;
}

InstanceLink::Outcome InstanceLink::callFirst(const QByteArray &message,
                                              std::chrono::milliseconds patience) const
{
    switch (handOver(message, patience)) {
    case Answer::Nobody:
        return Outcome::First;
    case Answer::Taken:
        return Outcome::HandedOver;
    case Answer::None:
        break;
    }
    return Outcome::Alone;
}

InstanceLink::Answer InstanceLink::handOver(const QByteArray &message,
                                            std::chrono::milliseconds patience) const
{
    const std::optional<sockaddr_un> address = socketAddress(m_address);
    const Descriptor socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (!address || !socket.isValid() || message.size() > MaxMessage)
        return Answer::Nobody;
    if (::connect(socket.value(), reinterpret_cast<const sockaddr *>(&*address), sizeof *address) != 0 ||
        !isOurUser(socket.value()))
        return Answer::Nobody;
    const QDeadlineTimer deadline(patience);
    for (qsizetype sent = 0; sent < message.size();) {
        const ssize_t now = ::send(socket.value(), message.constData() + sent,
                                   static_cast<size_t>(message.size() - sent), MSG_NOSIGNAL);
        if (now > 0)
            sent += now;
        else if (now == 0 || errno != EAGAIN || !waitFor(socket.value(), POLLOUT, deadline))
            return Answer::None;
    }
    // The end of what is sent is the end of the message.
    ::shutdown(socket.value(), SHUT_WR);
    char answer = 0;
    const bool isTaken = waitFor(socket.value(), POLLIN, deadline) &&
                         ::recv(socket.value(), &answer, 1, 0) == 1 && answer == TakenByte;
    return isTaken ? Answer::Taken : Answer::None;
}

void InstanceLink::accept()
{
    const int descriptor = ::accept4(m_server->value(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (descriptor < 0)
        return;
    auto *caller = new Caller(descriptor, this);
    if (!isOurUser(descriptor) || m_callers.size() >= MaxCallers) {
        delete caller;
        return;
    }
    m_callers.insert(caller);
    connect(&caller->notifier, &QSocketNotifier::activated, caller, [this, caller] { read(caller); });
    QTimer::singleShot(CallerPatience, caller, [this, caller] { dismiss(caller); });
}

void InstanceLink::dismiss(Caller *caller)
{
    caller->notifier.setEnabled(false);
    m_callers.remove(caller);
    caller->deleteLater(); // its own notifier may be what called
}

void InstanceLink::read(Caller *caller)
{
    const int descriptor = caller->socket.value();
    std::array<char, 65536> buffer{};
    const ssize_t size = ::recv(descriptor, buffer.data(), buffer.size(), 0);
    if (size < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (size > 0) {
        caller->message.append(buffer.data(), size);
        if (caller->message.size() <= MaxMessage)
            return;
    }
    dismiss(caller);
    if (size != 0)
        return;
    [[maybe_unused]] const ssize_t sent = ::send(descriptor, &TakenByte, 1, MSG_NOSIGNAL);
    Q_EMIT messageReceived(caller->message);
}

} // namespace Clew
