// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSet>
#include <QString>

#include <chrono>
#include <memory>

class QSocketNotifier;

namespace Clew {

/// Makes one process of a user and display the one that has the window: later ones hand their request to it
/// over a local socket and end. Lives on the GUI thread.
///
/// Who is first is decided by a lock (flock) that the system takes back however a process ends, so what a
/// crash leaves of the socket does not matter: the next one holds the lock and puts its own in place. Only
/// processes of the same user are listened to.
class InstanceLink final : public QObject
{
    Q_OBJECT

public:
    enum class Outcome {
        First,      ///< nobody was there: messages come from now on
        HandedOver, ///< the other one has taken the message
        Alone,      ///< neither: no place for a socket, or the other one does not answer
    };

    /// `address`: path of the socket; beside it stands the lock. An empty one, and one that is too long for a
    /// socket, make every process be alone.
    explicit InstanceLink(QString address, QObject *parent = nullptr);
    ~InstanceLink() override;

    /// Takes the place of the first, or hands the message over and waits for the answer, no longer than
    /// `patience`. To be called once, before there is a window.
    [[nodiscard]] Outcome claim(const QByteArray &message,
                                std::chrono::milliseconds patience = std::chrono::seconds(3));

    /// Hands the message to the first one, where there is one, and waits for the answer, no longer than
    /// `patience`. Needs neither an application object nor a window system, so that a call that has nothing
    /// else to do costs little and starts nothing that would have to be ended. `First`: nobody is there yet,
    /// claim() decides who it is; `Alone`: somebody is there who did not answer, and who may still read the
    /// message.
    [[nodiscard]] Outcome callFirst(const QByteArray &message,
                                    std::chrono::milliseconds patience = std::chrono::seconds(3)) const;

    /// Takes the place of the first where nobody has it; hands nothing over.
    bool becomeFirst() { return takeLock() && listen(); }

    /// The address for this user and the display that the environment names; empty where there is none.
    [[nodiscard]] static QString defaultAddress();

    /// Longer messages are refused.
    static constexpr qsizetype MaxMessage = 1 << 20;
    /// Callers that may be half way through a message at one time.
    static constexpr qsizetype MaxCallers = 16;

Q_SIGNALS:
    void messageReceived(const QByteArray &message);

private:
    class Descriptor;
    class Caller;

    [[nodiscard]] bool takeLock();
    [[nodiscard]] bool listen();
    enum class Answer {
        Nobody, ///< none could be called
        None,   ///< called, but the message was not confirmed in time
        Taken,
    };
    [[nodiscard]] Answer handOver(const QByteArray &message, std::chrono::milliseconds patience) const;
    void accept();
    void read(Caller *caller);
    void dismiss(Caller *caller);

    const QString m_address;
    std::unique_ptr<Descriptor> m_lock;
    std::unique_ptr<Descriptor> m_server;
    std::unique_ptr<QSocketNotifier> m_serverNotifier;
    QSet<Caller *> m_callers; ///< children of this object
};

} // namespace Clew
