// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/wrapperphrases.h"

#include "models/diagnosis/phrases.h"

#include <array>
#include <string_view>

namespace Clew {

namespace {

using std::string_view;

struct EchoPhrase
{
    string_view phrase;
    EchoKind kind;
};

constexpr std::array EchoPhrases{
    // A process, a command, a step ended badly.
    EchoPhrase{"exit code", EchoKind::Wrapper},
    EchoPhrase{"exit status", EchoKind::Wrapper},
    EchoPhrase{"exited with", EchoKind::Wrapper},
    EchoPhrase{"exited code", EchoKind::Wrapper},
    EchoPhrase{"exitcode", EchoKind::Wrapper},
    EchoPhrase{"returned non zero", EchoKind::Wrapper},
    EchoPhrase{"returned a non zero", EchoKind::Wrapper},
    EchoPhrase{"returned exit code", EchoKind::Wrapper},
    EchoPhrase{"non zero exit", EchoKind::Wrapper},
    EchoPhrase{"non zero code", EchoKind::Wrapper},
    EchoPhrase{"called process error", EchoKind::Wrapper},
    EchoPhrase{"child failed error", EchoKind::Wrapper},
    EchoPhrase{"subprocess exited", EchoKind::Wrapper},
    EchoPhrase{"did not run successfully", EchoKind::Wrapper},
    EchoPhrase{"command failed", EchoKind::Wrapper},
    EchoPhrase{"error command ... failed", EchoKind::Wrapper},
    EchoPhrase{"process completed", EchoKind::Wrapper},
    EchoPhrase{"main process exited", EchoKind::Wrapper},
    EchoPhrase{"closing signal", EchoKind::Wrapper},
    EchoPhrase{"elifecycle", EchoKind::Wrapper},
    EchoPhrase{"lifecycle script", EchoKind::Wrapper},
    // A build, a job, a task failed.
    EchoPhrase{"build failed", EchoKind::Wrapper},
    EchoPhrase{"failed building", EchoKind::Wrapper},
    EchoPhrase{"building wheel", EchoKind::Wrapper},
    EchoPhrase{"failed to build", EchoKind::Wrapper},
    EchoPhrase{"could not build wheels", EchoKind::Wrapper},
    EchoPhrase{"could not build", EchoKind::Wrapper},
    EchoPhrase{"execution failed for task", EchoKind::Wrapper},
    EchoPhrase{"failed with an exception", EchoKind::Wrapper},
    EchoPhrase{"failed with exit", EchoKind::Wrapper},
    EchoPhrase{"failed with error code", EchoKind::Wrapper},
    EchoPhrase{"compilation failed", EchoKind::Wrapper},
    EchoPhrase{"compilation terminated", EchoKind::Wrapper},
    EchoPhrase{"have compiler errors", EchoKind::Wrapper},
    EchoPhrase{"have compile errors", EchoKind::Wrapper},
    EchoPhrase{"job failed", EchoKind::Wrapper},
    EchoPhrase{"task failed", EchoKind::Wrapper},
    EchoPhrase{"failed to push some refs", EchoKind::Wrapper},
    EchoPhrase{"pre receive hook declined", EchoKind::Wrapper},
    // An error that nobody caught, or that was tried too often.
    EchoPhrase{"unhandled promise rejection", EchoKind::Wrapper},
    EchoPhrase{"unhandled rejection", EchoKind::Wrapper},
    EchoPhrase{"promise rejected", EchoKind::Wrapper},
    EchoPhrase{"this error originated either by throwing inside of an async function without a catch block",
               EchoKind::Wrapper},
    EchoPhrase{"max retries exceeded", EchoKind::Wrapper},
    EchoPhrase{"above error occurred", EchoKind::Reference},
    // Java says this of each later use of a class; why its initialiser failed was said at the first.
    EchoPhrase{"could not initialize class", EchoKind::Reference},
    // The other side.
    EchoPhrase{"remote process exited", EchoKind::Victim},
    EchoPhrase{"nccl remote error", EchoKind::Victim},
    EchoPhrase{"watchdog caught collective operation timeout", EchoKind::Victim},
    EchoPhrase{"watchdog thread terminated", EchoKind::Victim},
    EchoPhrase{"communicator was aborted", EchoKind::Victim},
    EchoPhrase{"connection closed by peer", EchoKind::Victim},
    EchoPhrase{"connection reset by peer", EchoKind::Victim},
    EchoPhrase{"broken pipe", EchoKind::Victim},
    // Seen from outside.
    EchoPhrase{"back off restarting", EchoKind::Observer},
    EchoPhrase{"crash loop back off", EchoKind::Observer},
    EchoPhrase{"image pull back off", EchoKind::Observer},
    EchoPhrase{"err image pull", EchoKind::Observer},
    EchoPhrase{"back off pulling", EchoKind::Observer},
    EchoPhrase{"readiness probe", EchoKind::Observer},
    EchoPhrase{"liveness probe", EchoKind::Observer},
    EchoPhrase{"startup probe", EchoKind::Observer},
    EchoPhrase{"health check failed", EchoKind::Observer},
    EchoPhrase{"is unhealthy", EchoKind::Observer},
    EchoPhrase{"dependency failed to start", EchoKind::Observer},
    EchoPhrase{"connecting to upstream", EchoKind::Observer},
    EchoPhrase{"upstream prematurely closed", EchoKind::Observer},
    EchoPhrase{"upstream timed out", EchoKind::Observer},
    EchoPhrase{"no live upstreams", EchoKind::Observer},
    EchoPhrase{"bad gateway", EchoKind::Observer},
    // A connection that another program may have cut by its own end ...
    EchoPhrase{"connection refused", EchoKind::Symptom},
    EchoPhrase{"econnrefused", EchoKind::Symptom},
    EchoPhrase{"connection reset", EchoKind::Symptom},
    EchoPhrase{"econnreset", EchoKind::Symptom},
    EchoPhrase{"connection closed", EchoKind::Symptom},
    EchoPhrase{"connection timed out", EchoKind::Symptom},
    EchoPhrase{"gateway timeout", EchoKind::Symptom},
    EchoPhrase{"bad gateway", EchoKind::Symptom},
    // ... and such an end.
    EchoPhrase{"no space left", EchoKind::Death},
    EchoPhrase{"out of memory", EchoKind::Death},
    EchoPhrase{"oom killed", EchoKind::Death},
    EchoPhrase{"oomkilled", EchoKind::Death},
    EchoPhrase{"java heap space", EchoKind::Death},
    EchoPhrase{"segmentation fault", EchoKind::Death},
    EchoPhrase{"sigsegv", EchoKind::Death},
    EchoPhrase{"exited on signal", EchoKind::Death},
    EchoPhrase{"core dumped", EchoKind::Death},
    // A message that could not be read.
    EchoPhrase{"unicode decode error", EchoKind::Mask},
    EchoPhrase{"unicode encode error", EchoKind::Mask},
    EchoPhrase{"codec can't decode", EchoKind::Mask},
    EchoPhrase{"codec can't encode", EchoKind::Mask},
};

const PhraseSet &echoPhrases()
{
    static const PhraseSet set = [] {
        std::array<string_view, EchoPhrases.size()> phrases;
        for (size_t i = 0; i < EchoPhrases.size(); ++i)
            phrases[i] = EchoPhrases[i].phrase;
        return PhraseSet(phrases);
    }();
    return set;
}

} // namespace

std::vector<Echo> echoesOf(QByteArrayView text)
{
    std::vector<Echo> echoes;
    for (const PhraseMatch &match : echoPhrases().find(text, rawWordsOf(text))) {
        echoes.push_back({.begin = match.begin,
                          .end = match.end,
                          .kind = EchoPhrases[static_cast<size_t>(match.phrase)].kind});
    }
    return echoes;
}

} // namespace Clew
