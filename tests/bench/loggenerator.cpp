// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/bench/loggenerator.h"

#include <array>
#include <string_view>

namespace Clew::Bench {

namespace {

/// Fields: %t time, %d small number, %f fraction, %x hex word, %p path, %h host, %i address, %w word,
/// %m module, %s growing number, %% percent sign.
constexpr std::array<std::string_view, 56> Shapes{
    "%t INFO [%m] step %s/500000 loss=%f lr=%f grad_norm=%f tokens/s=%d mem=%dMiB",
    "%t INFO [%m] epoch %d batch %s: loss %f, accuracy %f, %f s/it",
    "[rank%d]: %t DEBUG %m: all_reduce bucket %d size %d bytes took %f ms",
    "%h:%d:%d [%d] NCCL INFO Channel %d/%d : %d[%x] -> %d[%x] via P2P/IPC",
    "%h:%d:%d [%d] NCCL INFO Connected all rings, comm 0x%x rank %d nranks %d",
    "Epoch %d:  %d%%|######    | %d/%d [%d:%d<%d:%d, %f it/s, loss=%f]",
    "%t %h systemd[1]: Started %w.service - %w %w daemon.",
    "%t %h kernel: [%s.%d] nvidia %x: enabling device (0000 -> 0003)",
    "%t %h kernel: [%s.%d] eth%d: renamed from veth%x",
    "%t %h kubelet[%d]: I%d %t %d %w.go:%d] \"SyncLoop (PLEG): event for pod\" pod=\"%w/%w-%x-%x\"",
    "%t %h dockerd[%d]: time=\"%t\" level=info msg=\"Container %x health status changed\" image=%w:%d",
    "%t %h sshd[%d]: Accepted publickey for %w from %i port %d ssh2: RSA SHA256:%x",
    "%i - - [%t] \"GET /%w/%w?id=%d&page=%d HTTP/1.1\" 200 %d \"-\" \"Mozilla/5.0 (X11; Linux x86_64)\" %f",
    "%i - %w [%t] \"POST /api/v%d/%w HTTP/2.0\" 201 %d \"https://%w.example/%w\" \"curl/8.%d\"",
    "%t [info] %d#%d: *%s client %i closed keepalive connection",
    "%t LOG:  checkpoint complete: wrote %d buffers (%f%%); %d WAL file(s) added, write=%f s, sync=%f s",
    "%t UTC [%d] LOG:  duration: %f ms  statement: SELECT * FROM %w WHERE %w_id = %d ORDER BY %w LIMIT %d",
    "%t %d [Note] [MY-%d] [InnoDB] Buffer pool(s) load completed at %t",
    "{\"ts\":\"%t\",\"level\":\"info\",\"logger\":\"%m\",\"msg\":\"request "
    "served\",\"path\":\"/%w/%d\",\"ms\":%f,\"trace\":\"%x%x\"}",
    "{\"time\":\"%t\",\"severity\":\"DEBUG\",\"component\":\"%w\",\"message\":\"cache %w miss for key "
    "%x\",\"attempt\":%d}",
    "[%d/%d] Building CXX object %p/CMakeFiles/%w.dir/%w.cpp.o",
    "[ %d%%] Linking CXX shared library lib%w.so",
    "gcc -O2 -g -Wall -Wextra -I%p/include -DNDEBUG -c %p/%w.c -o %p/%w.o",
    "-- Found %w: %p/lib%w.so (found version \"%d.%d.%d\")",
    "-- Performing Test HAVE_%w - Success",
    "   Compiling %w v%d.%d.%d (%p)",
    "Collecting %w==%d.%d.%d",
    "  Downloading %w-%d.%d.%d-py3-none-any.whl (%d kB)",
    "Requirement already satisfied: %w>=%d.%d in %p/site-packages (from %w) (%d.%d.%d)",
    "Step %d/%d : RUN apt-get update && apt-get install -y --no-install-recommends %w %w",
    " ---> Running in %x",
    "npm http fetch GET 200 https://registry.example/%w %dms (cache miss)",
    "added %d packages, and audited %d packages in %ds",
    "> Task :%w:compileJava UP-TO-DATE",
    "[INFO] --- maven-compiler-plugin:%d.%d.%d:compile (default-compile) @ %w ---",
    "%t %d %d D %w: onResume %m.%w state=%d visible=true",
    "%t  INFO %d --- [nio-%d-exec-%d] %m.%w : Completed initialization in %d ms",
    "%t INFO  org.apache.%w.%w: Block rdd_%d_%d stored as values in memory (estimated size %f MiB, free %f "
    "GiB)",
    "TASK [%w : %w the %w] ********************************************************",
    "ok: [%h] => (item=%w)",
    "aws_%w.%w: Creation complete after %ds [id=%w-%x]",
    "I%d %t %d %w.cc:%d] %w thread %x picked up %d items from queue %w",
    "slurmstepd: task %d launched on %h with %d cpus, memory limit %d MB",
    "tests/%w/test_%w.py::test_%w_%w PASSED                         [ %d%%]",
    "=== RUN   Test%w/%w",
    "--- PASS: Test%w/%w (%fs)",
    "%t 训练 第 %d 轮 损失 %f 学习率 %f 用时 %f 秒",
    "%t 信息 节点 %h 已连接 地址 %i 端口 %d",
    "%t WARNING [%m] slow request: %w took %f ms, deadline %d ms",
    "%t WARN [%m] retrying %w in %d s (attempt %d of %d)",
    "%p/%w.py:%d: UserWarning: %w is deprecated and will be removed in version %d.%d",
    "%t ERROR [%m] %w failed with code %d: %w not available on %h",
    "%t ERROR %m - could not open %p/%w.json: %w denied",
    "    %w = %w(%w, %d)  # %x",
    "  at %m.%w(%w.java:%d)",
    "%x: %x %x %x %x  %w",
};

constexpr std::array<std::string_view, 96> Words{
    "loader",   "worker",    "model",      "tensor",   "shard",      "optimizer", "bucket",    "session",
    "account",  "metrics",   "config",     "gateway",  "scheduler",  "cache",     "storage",   "index",
    "billing",  "profile",   "parser",     "encoder",  "decoder",    "attention", "embedding", "dataset",
    "sampler",  "tokenizer", "checkpoint", "pipeline", "service",    "backend",   "frontend",  "router",
    "proxy",    "ingress",   "volume",     "network",  "cluster",    "replica",   "follower",  "leader",
    "election", "snapshot",  "journal",    "segment",  "compaction", "payment",   "invoice",   "customer",
    "order",    "product",   "catalog",    "search",   "query",      "planner",   "executor",  "driver",
    "kernel",   "module",    "device",     "memory",   "buffer",     "socket",    "channel",   "stream",
    "packet",   "frame",     "header",     "payload",  "message",    "topic",     "consumer",  "producer",
    "broker",   "client",    "server",     "request",  "response",   "handler",   "filter",    "adapter",
    "factory",  "builder",   "monitor",    "watcher",  "reporter",   "exporter",  "importer",  "archive",
    "backup",   "restore",   "upload",     "download", "login",      "token",     "widget",    "camera"};

constexpr std::array<std::string_view, 12> Traceback{
    "Traceback (most recent call last):",
    "  File \"%p/%w.py\", line %d, in <module>",
    "    main(%w, %w=%d)",
    "  File \"%p/%w.py\", line %d, in %w_%w",
    "    return self.%w(%w)",
    "  File \"%p/site-packages/%w/%w.py\", line %d, in __call__",
    "    %w = %w[%d]",
    "During handling of the above exception, another exception occurred:",
    "  File \"%p/%w.py\", line %d, in run",
    "    raise %wError(\"%w\")",
    "%wError: unexpected %w of size %d in %w",
    "",
};

} // namespace

LogGenerator::LogGenerator(quint32 seed, QList<QByteArray> extra)
    : m_random(seed)
    , m_extra(std::move(extra))
{
}

int LogGenerator::below(int end)
{
    return static_cast<int>(m_random() % static_cast<unsigned>(end));
}

void LogGenerator::appendField(QByteArray &out, char kind)
{
    const auto word = [this] { return Words[static_cast<std::size_t>(below(int(Words.size())))]; };
    const auto append = [&out](std::string_view text) { out.append(text.data(), qsizetype(text.size())); };
    switch (kind) {
    case 't':
        m_milliseconds += below(400);
        out += "2026-03-0" + QByteArray::number(1 + m_milliseconds / 86'400'000 % 9) + 'T' +
               QByteArray::number(10 + m_milliseconds / 3'600'000 % 14) + ':' +
               QByteArray::number(10 + m_milliseconds / 60'000 % 50) + ':' +
               QByteArray::number(10 + m_milliseconds / 1000 % 50) + '.' +
               QByteArray::number(100 + m_milliseconds % 900);
        break;
    case 'd':
        out += QByteArray::number(below(3) == 0 ? below(100'000) : below(100));
        break;
    case 's':
        out += QByteArray::number(++m_step);
        break;
    case 'f':
        out += QByteArray::number(below(100)) + '.' + QByteArray::number(1000 + below(9000));
        break;
    case 'x':
        out += QByteArray::number(m_random(), 16);
        break;
    case 'p':
        append("/srv/");
        append(word());
        append("/lib/");
        append(word());
        break;
    case 'h':
        append("node-");
        out += QByteArray::number(below(64));
        break;
    case 'i':
        out += "10." + QByteArray::number(below(256)) + '.' + QByteArray::number(below(256)) + '.' +
               QByteArray::number(below(256));
        break;
    case 'm':
        append(word());
        append(".");
        append(word());
        break;
    case 'w':
        append(word());
        break;
    default:
        out += kind;
        break;
    }
}

void LogGenerator::appendFilled(QByteArray &out, QByteArrayView shape)
{
    for (qsizetype i = 0; i < shape.size(); ++i) {
        if (shape[i] == '%' && i + 1 < shape.size())
            appendField(out, shape[++i]);
        else
            out += shape[i];
    }
    out += '\n';
}

void LogGenerator::appendLine(QByteArray &out)
{
    const int choice = below(1000);
    if (choice < 50 && !m_extra.isEmpty()) {
        out += m_extra.at(below(int(m_extra.size()))) + '\n';
    } else if (choice < 55) {
        for (const std::string_view line : Traceback)
            appendFilled(out, {line.data(), qsizetype(line.size())});
    } else {
        const std::string_view shape = Shapes[static_cast<std::size_t>(below(int(Shapes.size())))];
        appendFilled(out, {shape.data(), qsizetype(shape.size())});
    }
}

QByteArray LogGenerator::text(qsizetype bytes)
{
    QByteArray out;
    out.reserve(bytes + 65'536);
    while (out.size() < bytes)
        appendLine(out);
    return out;
}

QByteArray LogGenerator::oneLine(qsizetype bytes)
{
    QByteArray out = text(bytes);
    out.truncate(bytes);
    while (!out.isEmpty() && (static_cast<unsigned char>(out.back()) & 0x80) != 0)
        out.chop(1);
    out.replace('\n', ' ');
    return out;
}

QByteArray LogGenerator::colouredLines(int lines)
{
    QByteArray out;
    QByteArray line;
    for (int i = 0; i < lines; ++i) {
        line.clear();
        appendLine(line);
        line.chop(1);
        out += "\x1b[3" + QByteArray::number(1 + below(7)) + 'm' + line.first(line.size() / 2) +
               "\x1b[1;32m" + line.sliced(line.size() / 2) + "\x1b[0m\r\n";
    }
    return out;
}

QByteArray LogGenerator::randomBytes(qsizetype bytes)
{
    QByteArray out(bytes, Qt::Uninitialized);
    for (char &byte : out)
        byte = static_cast<char>(m_random() >> 24);
    return out;
}

} // namespace Clew::Bench
