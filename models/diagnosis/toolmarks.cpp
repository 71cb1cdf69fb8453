// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/toolmarks.h"

#include "models/diagnosis/bytecursor.h"

#include <algorithm>
#include <array>

namespace Clew {

namespace {

struct ToolForm
{
    QByteArrayView text; ///< as the tool writes it and hardly anybody else
    QLatin1StringView domain;
};

constexpr std::array Forms{
    ToolForm{", request: \"", QLatin1StringView("nginx")},
    ToolForm{"nginx: [", QLatin1StringView("nginx")},
    ToolForm{"(org.apache.kafka.", QLatin1StringView("kafka")},
    ToolForm{"(kafka.", QLatin1StringView("kafka")},
    ToolForm{"[o.e.", QLatin1StringView("elasticsearch")},
    ToolForm{"{\"t\":{\"$date\":", QLatin1StringView("mongodb")},
    ToolForm{"# Server initialized", QLatin1StringView("redis")},
    ToolForm{"* Ready to accept connections", QLatin1StringView("redis")},
    ToolForm{"LOG:  ", QLatin1StringView("database")},
    ToolForm{"STATEMENT:  ", QLatin1StringView("database")},
    ToolForm{"[Server] ", QLatin1StringView("database")},
    ToolForm{"; <<>> DiG", QLatin1StringView("networking")},
    ToolForm{"curl: (", QLatin1StringView("networking")},
    ToolForm{"PHP message: ", QLatin1StringView("php")},
    ToolForm{"PHP Fatal error:", QLatin1StringView("php")},
    ToolForm{"I/flutter (", QLatin1StringView("flutter")},
    ToolForm{"E/flutter (", QLatin1StringView("flutter")},
    ToolForm{"UnityEngine.", QLatin1StringView("unity")},
    ToolForm{"[INFO] [launch", QLatin1StringView("ros2")},
    ToolForm{"OpenCV(", QLatin1StringView("opencv")},
    ToolForm{"% tests passed, ", QLatin1StringView("cmake")},
    ToolForm{"%] Building C", QLatin1StringView("cmake")},
    ToolForm{"[internal] load ", QLatin1StringView("docker")},
    ToolForm{"[internal] load ", QLatin1StringView("container")},
    ToolForm{" ---> Running in ", QLatin1StringView("docker")},
    ToolForm{" ---> Running in ", QLatin1StringView("container")},
    ToolForm{"ERROR: failed to solve: ", QLatin1StringView("docker")},
    ToolForm{"ERROR: failed to solve: ", QLatin1StringView("container")},
};

/// "[error] 811#811: *4120 ": level, process and thread, connection.
bool isNginxError(QByteArrayView text)
{
    for (qsizetype at = text.indexOf('#'); at > 0; at = text.indexOf('#', at + 1)) {
        qsizetype end = at + 1;
        while (end < text.size() && isDigit(text[end]))
            ++end;
        qsizetype begin = at;
        while (begin > 0 && isDigit(text[begin - 1]))
            --begin;
        const bool numbers = begin < at && end > at + 1;
        if (numbers && begin > 1 && text[begin - 1] == ' ' && text[begin - 2] == ']' &&
            text.sliced(end).startsWith(": "))
            return true;
    }
    return false;
}

} // namespace

WordKey toolMark(const QString &domain)
{
    // No word of a log has a colon.
    return wordKey(QByteArray("form:") + domain.toUtf8());
}

std::vector<LogWord> toolMarksIn(QByteArrayView text)
{
    std::vector<LogWord> marks;
    const auto add = [&marks](QLatin1StringView domain) {
        marks.push_back({.key = toolMark(QString(domain)), .begin = 0, .end = 0});
    };
    for (const ToolForm &form : Forms) {
        if (text.contains(form.text))
            add(form.domain);
    }
    if (isNginxError(text))
        add(QLatin1StringView("nginx"));
    return marks;
}

} // namespace Clew
