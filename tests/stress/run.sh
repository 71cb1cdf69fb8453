#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
#
# The long runs of tests that the suite does in short:
#   run.sh kills [N]   kill -9 at N random moments of edit sessions (200)
#   run.sh walk [N]    N random edits, undos and saves under sanitizers, compared with fresh loads (100,000)
# Builds what it needs: kills in the preset "dev", walk in "asan".
set -euo pipefail
cd "$(dirname "$0")/../.."

build() { # preset target
    [ -f "build/$1/build.ninja" ] || cmake --preset "$1"
    cmake --build --preset "$1" --target "$2"
}

export QT_QPA_PLATFORM=offscreen QTEST_FUNCTION_TIMEOUT=36000000
case "${1:-}" in
kills)
    build dev tst_editcrash
    # Sessions of 20: each round replays what the rounds before it did.
    for ((seed = 1; seed * 20 <= ${2:-200}; ++seed)); do
        CLEW_TEST_SEED=$seed CLEW_TEST_KILLS=20 build/dev/tests/tst_editcrash survivesBeingKilled
    done
    ;;
walk)
    build asan tst_editwalk
    CLEW_TEST_WALK=${2:-100000} build/asan/tests/tst_editwalk endsAsAFreshLoad
    ;;
*)
    sed -n '5,9s/^# \{0,1\}//p' "$0"
    exit 2
    ;;
esac
