#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
#
# drag_test.sh CLEW DRAG_SOURCE DATA_FOLDER OUTPUT_FOLDER
# Drags a log from another process onto the window under a virtual display and waits for the verdict.
set -euo pipefail
clew=$1 source=$2 data=$3 output=$4

work=$(mktemp -d)
pids=()
cleanup() {
    for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
    wait 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT

fail() {
    echo "drag test: $1" >&2
    sed 's/^/clew: /' "$work/clew.log" >&2 || true
    sed 's/^/source: /' "$work/source.log" >&2 || true
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

export XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/share XDG_CACHE_HOME=$work/cache
export QT_QPA_PLATFORM=xcb LANG=C.UTF-8 LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY
# libxkbcommon duplicates strings that are bounded, not ended: what strict checks take for a fault.
export ASAN_OPTIONS=${ASAN_OPTIONS:+$ASAN_OPTIONS:}strict_string_checks=0

mkfifo "$work/display"
Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp 3>"$work/display" 2>"$work/xvfb.log" &
pids+=($!)
read -r number <"$work/display"
export DISPLAY=:$number
openbox >/dev/null 2>&1 &
pids+=($!)

touch "$work/clew.log" "$work/source.log"
QT_LOGGING_RULES="clew.app.*.info=true" "$clew" --lang en --catalog "$data/catalog" >"$work/clew.log" 2>&1 &
pids+=($!)
until_true "the window did not open" xdotool search --name 'Clew'
until_true "the catalog did not load" grep -q 'catalog loaded: [0-9][0-9]* records' "$work/clew.log"

onto=$(xdotool search --onlyvisible --name 'Clew' | tail -n 1)
xdotool windowmove --sync "$onto" 40 40
eval "$(xdotool getwindowgeometry --shell "$onto")"

# drag NAME PATTERN SOURCE_ARGUMENT...: drags what the source holds onto the window and waits for one more line of
# that pattern.
drag() {
    local name=$1 pattern=$2 before from pid
    shift 2
    before=$(grep -c "$pattern" "$work/clew.log" || true)
    : >"$work/source.log"
    "$source" "$@" >"$work/source.log" 2>&1 &
    pid=$!
    pids+=("$pid")
    until_true "the drag source did not open" xdotool search --name '^drag source$'
    from=$(xdotool search --name '^drag source$' | tail -n 1)
    xdotool windowmove --sync "$from" 1150 700 || true
    xdotool windowraise "$from"
    xdotool mousemove --sync --window "$from" 100 60
    xdotool mousedown 1
    for step in 1 2 3 4 5 6 7 8 9 10; do
        xdotool mousemove --sync $((1250 - step * (1250 - X - WIDTH / 3) / 10)) $((760 - step * (760 - Y - HEIGHT / 2) / 10))
    done
    xdotool mouseup 1
    until_true "the drop of $name brought no verdict" more_lines "$pattern" "$before"
    until_true "the source was not told of the drop of $name" grep -q 'drag ended with action 1' "$work/source.log"
    kill "$pid"
    wait "$pid" 2>/dev/null || true
    until_true "the drag source did not close" no_source
    echo "drag test: $name was diagnosed"
}
more_lines() { [ "$(grep -c "$1" "$work/clew.log")" -gt "$2" ]; }
no_source() { ! xdotool search --name '^drag source$'; }

log=$data/samples/ddp-bucket-view.log
claim='diagnosis finished: claim pytorch/ddp-bucket-view-error'
mkdir -p "$work/logs/inside" "$output"
cp "$log" "$work/logs/inside/rank3.log"
echo "INFO all is well" >"$work/logs/rank0.log"
tar -C "$work" -czf "$work/inner.tar.gz" logs/inside
tar -C "$work" -cf "$work/outer.tar" inner.tar.gz
mkfifo "$work/fifo"

drag "a log" "$claim" "$log"
import -window root "$output/after-drop.png" 2>/dev/null || true
drag "a folder" "$claim" "$work/logs"
drag "an archive inside an archive" "$claim" "$work/outer.tar"
drag "several files" "$claim" "$work/logs/rank0.log" "$log"
drag "text" "$claim" --text "$(cat "$log")"
# Refused, and nothing waits for them.
drag "a pipe without a writer" 'diagnosis finished: unknown' "$work/fifo"
drag "a device" 'diagnosis finished: unknown' /dev/zero
drag "a log once more" "$claim" "$log"
