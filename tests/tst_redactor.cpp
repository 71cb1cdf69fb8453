// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/redactor.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestRedactor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void takesOut_data();
    void takesOut();
    void leavesWhatIsTheSameEverywhere_data();
    void leavesWhatIsTheSameEverywhere();
    void oneThingHasOneNameInAllTexts();
    void aNameLearnedLaterIsKnownInEarlierTextsWhenAllAreLearnedFirst();
    void redactingTwiceChangesNothing();
    void removalsAreCounted();
};

void TestRedactor::init()
{
    QTest::failOnWarning();
}

void TestRedactor::takesOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("redacted");
    const auto row = [](const char *name, const QString &text, const QString &redacted) {
        QTest::newRow(name) << text << redacted;
    };
    row("home", u"open /home/mei.lin/run/train.py: no such file"_s, u"open <path-1>.py: no such file"_s);
    row("home in a traceback", u"  File \"/home/mei/train.py\", line 12, in main"_s,
        u"  File \"<path-1>.py\", line 12, in main"_s);
    row("end of a sentence", u"cannot open /data/acme/shard-01.tar.gz."_s, u"cannot open <path-1>.tar.gz."_s);
    row("packages", u"/home/mei/venv/lib/python3.11/site-packages/torch/nn/module.py"_s,
        u"<path-1>/lib/python3.11/site-packages/torch/nn/module.py"_s);
    row("windows", u"C:\\Users\\mei\\run\\train.py failed"_s, u"<path-1>.py failed"_s);
    row("tilde", u"reading ~/secret/notes.txt"_s, u"reading <path-1>.txt"_s);
    row("file address", u"see file:///home/mei/report.html"_s, u"see file://<path-1>.html"_s);
    row("ipv4", u"connect to 10.12.3.44:29500 failed"_s, u"connect to <address-1>:29500 failed"_s);
    row("ipv6", u"peer fe80::42:acff:fe11:2%eth0 gone"_s, u"peer <address-1> gone"_s);
    row("long ipv6", u"[2001:0db8:85a3:0000:0000:8a2e:0370:7334]:80"_s, u"[<address-1>]:80"_s);
    row("mac", u"link 02:42:ac:11:00:02 down"_s, u"link <address-1> down"_s);
    row("e-mail", u"mail Mei.Lin@acme.example.com now"_s, u"mail <email-1> now"_s);
    row("user and host", u"ssh mei@gpu07: connection refused"_s,
        u"ssh <user-1>@<host-1>: connection refused"_s);
    row("syslog", u"Nov 30 09:12:01 gpu07 slurmd[811]: error on gpu07"_s,
        u"Nov 30 09:12:01 <host-1> slurmd[811]: error on <host-1>"_s);
    row("NCCL", u"gpu-node-03:1234:1240 [0] NCCL WARN Call failed"_s,
        u"<host-1>:1234:1240 [0] NCCL WARN Call failed"_s);
    row("srun", u"srun: error: gpu07: task 3: Killed"_s, u"srun: error: <host-1>: task 3: Killed"_s);
    row("internal name and its short form", u"node-17.cluster.internal: down, node-17 drained"_s,
        u"<host-1>: down, <host-1> drained"_s);
    row("host of a firm", u"GET https://artifacts.acme.com/x failed"_s, u"GET https://<host-1>/x failed"_s);
    row("variable", u"USER=mei HOSTNAME=gpu07 python train.py"_s,
        u"USER=<user-1> HOSTNAME=<host-1> python train.py"_s);
    row("hub token", u"token hf_AbCdEfGhIjKlMnOpQrSt rejected"_s, u"token <token-1> rejected"_s);
    row("key", u"api_key=9f8a7b6c5d rejected"_s, u"api_key=<token-1> rejected"_s);
    row("bearer", u"Authorization: Bearer abc123def456ghi"_s, u"Authorization: Bearer <token-1>"_s);
    row("password in an address", u"clone https://mei:hunter2@git.acme.com/x"_s,
        u"clone https://<token-1>@<host-1>/x"_s);
}

void TestRedactor::takesOut()
{
    QFETCH(QString, text);
    QFETCH(QString, redacted);
    QCOMPARE(Redactor().redact(text), redacted);
}

void TestRedactor::leavesWhatIsTheSameEverywhere_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"RuntimeError: CUDA out of memory. Tried to allocate 2.00 GiB",
          "File \"/usr/lib/python3.11/queue.py\", line 3",
          "torch.distributed.elastic.multiprocessing.errors.ChildFailedError:", "connect to 127.0.0.1:29500",
          "pip install torch==2.1.0.1", "see https://pytorch.org/docs/stable/fsdp.html",
          "and/or 5 it/s at 12:34:56", "std::vector<int>::at", "loss=nan tokens=50256 token: 128256",
          "write to /dev/shm failed", "[rank3]:[E ProcessGroupNCCL.cpp:616] Watchdog",
          "epoch 3/10 step 100/2000", "model.layers.0.mlp.up_proj", "version 12.4.1.105 of cuDNN",
          "secret: missing", "at 0x7f3a2b1c", "libcudart.so.12: cannot open"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestRedactor::leavesWhatIsTheSameEverywhere()
{
    QFETCH(QString, text);
    Redactor redactor;
    QCOMPARE(redactor.redact(text), text);
    QVERIFY(redactor.removals().isEmpty());
}

void TestRedactor::oneThingHasOneNameInAllTexts()
{
    Redactor redactor;
    QCOMPARE(redactor.redact(u"10.0.0.7 to 10.0.0.9"_s), u"<address-1> to <address-2>"_s);
    QCOMPARE(redactor.redact(u"again 10.0.0.9"_s), u"again <address-2>"_s);
}

void TestRedactor::aNameLearnedLaterIsKnownInEarlierTextsWhenAllAreLearnedFirst()
{
    Redactor redactor;
    const QString early = u"worker on gpu07 left"_s;
    const QString late = u"srun: error: gpu07: task 3: Killed"_s;
    redactor.learn(early);
    redactor.learn(late);
    QCOMPARE(redactor.redact(early), u"worker on <host-1> left"_s);
}

void TestRedactor::redactingTwiceChangesNothing()
{
    Redactor redactor;
    const QString once = redactor.redact(u"mei@gpu07 /data/acme/x.py 10.0.0.7 a@b.com token=abc123def"_s);
    QCOMPARE(redactor.redact(once), once);
}

void TestRedactor::removalsAreCounted()
{
    Redactor redactor;
    QCOMPARE(redactor.redact(u"10.0.0.7 10.0.0.7 /data/acme/x.py"_s),
             u"<address-1> <address-1> <path-1>.py"_s);
    const QList<Removal> expected{{PrivateKind::Path, u"<path-1>"_s, 1, u"/data/acme/x.py"_s},
                                  {PrivateKind::Address, u"<address-1>"_s, 2, u"10.0.0.7"_s}};
    QCOMPARE(redactor.removals(), expected);
}

QTEST_GUILESS_MAIN(TestRedactor)
#include "tst_redactor.moc"
