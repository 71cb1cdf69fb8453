// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "app/instancelink.h"

#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <csignal>
#include <thread>

#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Clew;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Two processes of one user and display; a thread stands for the second one.
class TestInstanceLink : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void firstOneListensAndTheSecondHandsOver();
    void longMessageArrivesWhole();
    void socketOfACrashIsNoHindrance();
    void endOfTheFirstMakesRoomForTheNext();
    void firstThatDoesNotAnswerLeavesTheSecondAlone();
    void callFirstTellsWhoIsThere();
    void halfAMessageDoesNotHoldOthersUp();
    void placeWithoutRoomMakesEverybodyAlone_data();
    void placeWithoutRoomMakesEverybodyAlone();
    void socketIsForTheUserAlone();

private:
    [[nodiscard]] QString address() const { return m_folder.filePath(u"clew.socket"_s); }
    /// The second process: its outcome, while this thread's events are served.
    [[nodiscard]] InstanceLink::Outcome second(const QByteArray &message,
                                               std::chrono::milliseconds patience = 3s);

    QTemporaryDir m_folder;
};

InstanceLink::Outcome TestInstanceLink::second(const QByteArray &message, std::chrono::milliseconds patience)
{
    std::atomic<int> outcome = -1;
    std::jthread other([&] {
        InstanceLink link(address());
        outcome = static_cast<int>(link.claim(message, patience));
    });
    const bool done = QTest::qWaitFor([&] { return outcome >= 0; }, 20'000);
    return done ? static_cast<InstanceLink::Outcome>(outcome.load()) : InstanceLink::Outcome::First;
}

void TestInstanceLink::firstOneListensAndTheSecondHandsOver()
{
    InstanceLink first(address());
    QSignalSpy received(&first, &InstanceLink::messageReceived);
    QCOMPARE(first.claim("unused"), InstanceLink::Outcome::First);
    QCOMPARE(second("a request"), InstanceLink::Outcome::HandedOver);
    QCOMPARE(second("another"), InstanceLink::Outcome::HandedOver);
    QTRY_COMPARE(received.size(), 2);
    QCOMPARE(received.at(0).at(0).toByteArray(), "a request");
    QCOMPARE(received.at(1).at(0).toByteArray(), "another");
}

void TestInstanceLink::longMessageArrivesWhole()
{
    InstanceLink first(address());
    QSignalSpy received(&first, &InstanceLink::messageReceived);
    QCOMPARE(first.claim({}), InstanceLink::Outcome::First);
    QByteArray message;
    for (int i = 0; message.size() < InstanceLink::MaxMessage - 8; ++i)
        message += QByteArray::number(i);
    message.truncate(InstanceLink::MaxMessage);
    QCOMPARE(second(message), InstanceLink::Outcome::HandedOver);
    QTRY_COMPARE(received.size(), 1);
    QVERIFY(received.at(0).at(0).toByteArray() == message);
    // One byte more than may be: refused, and nothing arrives.
    QCOMPARE(second(QByteArray(InstanceLink::MaxMessage + 1, 'x'), 200ms), InstanceLink::Outcome::Alone);
    QCOMPARE(received.size(), 1);
}

void TestInstanceLink::socketOfACrashIsNoHindrance()
{
    const pid_t child = fork();
    if (child == 0) {
        // Dies as in a crash: nothing is tidied up.
        auto *link = new InstanceLink(m_folder.filePath(u"clew.socket"_s));
        const bool first = link->claim({}) == InstanceLink::Outcome::First;
        ::kill(::getpid(), first ? SIGKILL : SIGTERM);
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    QVERIFY(QFileInfo::exists(address()));
    InstanceLink next(address());
    QCOMPARE(next.claim({}), InstanceLink::Outcome::First);
    QCOMPARE(second("after the crash"), InstanceLink::Outcome::HandedOver);
}

void TestInstanceLink::endOfTheFirstMakesRoomForTheNext()
{
    {
        InstanceLink first(address());
        QCOMPARE(first.claim({}), InstanceLink::Outcome::First);
        QVERIFY(QFileInfo::exists(address()));
    }
    QVERIFY(!QFileInfo::exists(address()));
    InstanceLink next(address());
    QVERIFY(next.becomeFirst());
}

void TestInstanceLink::firstThatDoesNotAnswerLeavesTheSecondAlone()
{
    InstanceLink first(address());
    QCOMPARE(first.claim({}), InstanceLink::Outcome::First);
    // No events are served here meanwhile.
    InstanceLink other(address());
    QCOMPARE(other.claim("hello", 100ms), InstanceLink::Outcome::Alone);
}

void TestInstanceLink::callFirstTellsWhoIsThere()
{
    using Outcome = InstanceLink::Outcome;
    const InstanceLink caller(address());
    QCOMPARE(caller.callFirst("nobody hears it"), Outcome::First);

    InstanceLink first(address());
    QSignalSpy received(&first, &InstanceLink::messageReceived);
    QCOMPARE(first.claim({}), Outcome::First);
    // No events are served here meanwhile: it is there and does not answer.
    QCOMPARE(caller.callFirst("late", 100ms), Outcome::Alone);

    std::atomic<int> outcome = -1;
    std::jthread other([&] { outcome = static_cast<int>(InstanceLink(address()).callFirst("in time")); });
    QTRY_COMPARE(outcome, static_cast<int>(Outcome::HandedOver));
    QTRY_VERIFY(!received.isEmpty());
    QCOMPARE(received.constLast().constFirst().toByteArray(), QByteArray("in time"));
}

void TestInstanceLink::halfAMessageDoesNotHoldOthersUp()
{
    InstanceLink first(address());
    QSignalSpy received(&first, &InstanceLink::messageReceived);
    QCOMPARE(first.claim({}), InstanceLink::Outcome::First);
    sockaddr_un name{};
    name.sun_family = AF_UNIX;
    qstrncpy(name.sun_path, QFile::encodeName(address()).constData(), sizeof name.sun_path);
    const int silent = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    QCOMPARE(::connect(silent, reinterpret_cast<const sockaddr *>(&name), sizeof name), 0);
    QCOMPARE(::send(silent, "half", 4, 0), 4);
    QCOMPARE(second("whole"), InstanceLink::Outcome::HandedOver);
    QTRY_COMPARE(received.size(), 1);
    QCOMPARE(received.at(0).at(0).toByteArray(), "whole");
    // The silent one is dismissed in the end.
    char byte = 0;
    QTRY_COMPARE(::recv(silent, &byte, 1, MSG_DONTWAIT), 0);
    ::close(silent);
    QCOMPARE(received.size(), 1);
}

void TestInstanceLink::placeWithoutRoomMakesEverybodyAlone_data()
{
    QTest::addColumn<QString>("address");
    QTest::newRow("no display") << QString();
    QTest::newRow("too long") << m_folder.filePath(QString(200, u'x'));
    QTest::newRow("no such folder") << m_folder.filePath(u"none/clew.socket"_s);
}

void TestInstanceLink::placeWithoutRoomMakesEverybodyAlone()
{
    QFETCH(QString, address);
    InstanceLink link(address);
    QCOMPARE(link.claim("x", 50ms), InstanceLink::Outcome::Alone);
}

void TestInstanceLink::socketIsForTheUserAlone()
{
    InstanceLink first(address());
    QCOMPARE(first.claim({}), InstanceLink::Outcome::First);
    const QFileDevice::Permissions others =
        QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
    QVERIFY(!(QFileInfo(address()).permissions() & others));
}

QTEST_GUILESS_MAIN(TestInstanceLink)
#include "tst_instancelink.moc"
