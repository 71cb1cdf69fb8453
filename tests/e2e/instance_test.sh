#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
#
# instance_test.sh CLEW DATA_FOLDER: under a virtual display a second call hands its log to the window that is open, links
# reach it, a crash leaves no hindrance, and --new-window opens another.
set -euo pipefail
clew=$1 data=$2

work=$(mktemp -d)
pids=()
cleanup() {
    for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
    wait 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT

fail() {
    echo "instance test: $1" >&2
    sed 's/^/clew: /' "$work"/*.log >&2 || true
    exit 1
}

# until_true WHAT COMMAND...: polls for up to 30 s.
until_true() {
    local what=$1
    shift
    for _ in $(seq 300); do
        if "$@" >/dev/null 2>&1; then return 0; fi
        sleep 0.1
    done
    fail "$what"
}

# windows COUNT: so many windows of the program are to be seen.
windows() {
    [[ $(xdotool search --onlyvisible --class clew | wc -l) == "$1" ]]
}

mkdir -m 700 "$work/run"
export XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/share XDG_CACHE_HOME=$work/cache XDG_STATE_HOME=$work/state
export XDG_RUNTIME_DIR=$work/run CLEW_DATA_DIR=$data
export QT_QPA_PLATFORM=xcb LANG=C.UTF-8 LC_ALL=C.UTF-8 QT_LOGGING_RULES="clew.app.*.info=true"
unset WAYLAND_DISPLAY
export ASAN_OPTIONS=${ASAN_OPTIONS:+$ASAN_OPTIONS:}strict_string_checks=0

mkfifo "$work/display"
Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp 3>"$work/display" 2>"$work/xvfb.out" &
pids+=($!)
read -r number <"$work/display"
export DISPLAY=:$number
openbox >/dev/null 2>&1 &
pids+=($!)

"$clew" --lang en >"$work/first.log" 2>&1 &
first=$!
pids+=("$first")
until_true "the catalog did not load" grep -q 'catalog loaded: [0-9][0-9]* records' "$work/first.log"

# From another folder, with a path of that folder.
(cd "$data/samples" && timeout 20 "$clew" ddp-bucket-view.log) >"$work/second.log" 2>&1 ||
    fail "the second call did not end well"
until_true "the log that was handed over brought no verdict" \
    grep -q 'diagnosis finished: claim pytorch/ddp-bucket-view-error' "$work/first.log"
windows 1 || fail "there is not one window"

timeout 20 "$clew" clew://record/no/such-record || fail "the call with a link did not end well"
until_true "an unknown record was not told" windows 2
xdotool search --onlyvisible --class clew windowfocus key Return 2>/dev/null || true
xdotool key Return
until_true "the box did not close" windows 1

"$clew" --new-window >"$work/other.log" 2>&1 &
other=$!
pids+=("$other")
until_true "no other window was opened" windows 2
kill "$other"

# A crash: what it leaves behind is no hindrance.
kill -KILL "$first"
wait "$first" 2>/dev/null || true
[[ -S $(echo "$work"/run/clew-*.socket) ]] || fail "the crash left no socket: the test tests nothing"
"$clew" --lang en >"$work/next.log" 2>&1 &
pids+=($!)
until_true "the next one did not open" grep -q 'catalog loaded: [0-9][0-9]* records' "$work/next.log"
timeout 20 "$clew" "$data/samples/healthy-training.log" || fail "nothing could be handed to the next one"
until_true "the next one was not handed the log" grep -q 'diagnosis finished' "$work/next.log"
echo "instance test: one window took what later calls brought"
