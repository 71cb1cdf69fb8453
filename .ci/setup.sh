# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# What run.sh, test.sh and .ci/run share: sourced, never run. Sourcing defines functions and the paths below and
# does nothing else, so that tests can call the parts one by one.

CLEW_SOURCE=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
CLEW_CACHE=${XDG_CACHE_HOME:-${HOME:-/nonexistent}/.cache}/clew
CLEW_ROOT=$CLEW_CACHE/debian13
CLEW_LOG=$CLEW_CACHE/setup.log
readonly CLEW_SOURCE CLEW_CACHE CLEW_ROOT CLEW_LOG

# shellcheck source=.ci/setup/say.sh
source "$CLEW_SOURCE/.ci/setup/say.sh"
# shellcheck source=.ci/setup/system.sh
source "$CLEW_SOURCE/.ci/setup/system.sh"
# shellcheck source=.ci/setup/apt.sh
source "$CLEW_SOURCE/.ci/setup/apt.sh"
# shellcheck source=.ci/setup/root.sh
source "$CLEW_SOURCE/.ci/setup/root.sh"
# shellcheck source=.ci/setup/view.sh
source "$CLEW_SOURCE/.ci/setup/view.sh"
# shellcheck source=.ci/setup/build.sh
source "$CLEW_SOURCE/.ci/setup/build.sh"
# shellcheck source=.ci/setup/display.sh
source "$CLEW_SOURCE/.ci/setup/display.sh"

run_usage() {
    cat <<'TEXT'
Usage: ./run.sh                open Clew's window on the bundled catalog; without a display, diagnose a
                               bundled log on a virtual one and print the verdict
       ./run.sh ARGUMENTS...   hand the arguments to clew: ./run.sh diagnose job.log, ./run.sh show ID
                               (./run.sh help, or -h, is clew's own help)
       ./run.sh --shell        a shell where Clew is built: in the private root, or on this system
       ./run.sh --clean        remove the build folder, the private root and the compiler cache
       ./run.sh --help         this text

The first start installs what is missing and builds; later ones only look whether something changed.
Debian 13, Ubuntu 25.04, Fedora 41, Arch and newer use the system's packages. Elsewhere a private
Debian 13 root under ${XDG_CACHE_HOME:-~/.cache}/clew is used; the system's own packages stay as they are
(CLEW_PRIVATE_ROOT=1 asks for that anywhere).
Exit status: clew's own; 69 when the set-up or the build failed.
TEXT
}

test_usage() {
    cat <<'TEXT'
Usage: ./test.sh [CTEST ARGUMENTS...]   set up, build and run every test; the exit status is ctest's
       ./test.sh -R record              only the tests whose name matches
       CLEW_PRESET=asan ./test.sh       another preset: release, dev (default), asan, tsan
       ./test.sh --help                 this text
TEXT
}

run_main() {
    case ${1-} in
        --help) run_usage; return ;;
        --clean) clean_up; return ;;
        --shell) open_shell ;;
    esac
    prepare run "$CLEW_SOURCE/run.sh" "$@"
    build release clew
    if (($# > 0)); then
        exec "$CLEW_SOURCE/build/release/app/clew" "$@"
    elif has_display; then
        exec "$CLEW_SOURCE/build/release/app/clew"
    fi
    demonstrate
}

test_main() {
    if [[ ${1-} == --help ]]; then
        test_usage
        return
    fi
    local preset=${CLEW_PRESET:-dev}
    prepare test "$CLEW_SOURCE/test.sh" "$@"
    build "$preset" all
    cd "$CLEW_SOURCE" || exit
    # One test a processor; ctest's own -j on the command line wins.
    export CTEST_PARALLEL_LEVEL=${CTEST_PARALLEL_LEVEL:-$(compile_jobs)}
    exec ctest --preset "$preset" "$@"
}

# prepare SECTION SCRIPT ARGUMENTS...: returns where the packages of SECTION are there; on a system that needs the
# private root, makes that ready and starts SCRIPT anew inside it, not to return.
prepare() {
    local section=$1
    shift
    inside_private_root && return
    if needs_private_root; then
        ensure_root "$section" </dev/null
        enter_root "$@"
    fi
    ensure_packages "$section" </dev/null
}

# run_inside SECTION COMMAND...: the command where Clew is built, with the packages of SECTION; does not return.
run_inside() {
    local section=$1
    shift
    if ! inside_private_root; then
        if needs_private_root; then
            ensure_root "$section" </dev/null
            enter_root "$@"
        fi
        ensure_packages "$section" </dev/null
    fi
    exec "$@"
}

open_shell() {
    export CLEW_VIEW=writable
    use_ccache
    run_inside test bash
}

clean_up() {
    rm -rf "${CLEW_SOURCE:?}/build" "$CLEW_CACHE/ccache" "$CLEW_CACHE/tidy"
    remove_root
    rm -f "$CLEW_CACHE"/{setup.log,apt.conf.part,gate.*}
    say "removed the build folder, the private root and the caches of the compiler and its checks"
}
