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

"$source" "$data/samples/ddp-bucket-view.log" >"$work/source.log" 2>&1 &
pids+=($!)
until_true "the drag source did not open" xdotool search --name '^drag source$'
from=$(xdotool search --name '^drag source$' | tail -n 1)
onto=$(xdotool search --onlyvisible --name 'Clew' | tail -n 1)
xdotool windowmove --sync "$onto" 40 40
xdotool windowmove --sync "$from" 1150 700 || true
xdotool windowraise "$from"
xdotool mousemove --sync --window "$from" 100 60
xdotool mousedown 1
eval "$(xdotool getwindowgeometry --shell "$onto")"
for step in 1 2 3 4 5 6 7 8 9 10; do
    xdotool mousemove --sync $((1250 - step * (1250 - X - WIDTH / 3) / 10)) $((760 - step * (760 - Y - HEIGHT / 2) / 10))
done
xdotool mouseup 1
until_true "the drop brought no verdict" grep -q 'diagnosis finished: claim pytorch/ddp-bucket-view-error' "$work/clew.log"
until_true "the source was not told of the drop" grep -q 'drag ended with action 1' "$work/source.log"
mkdir -p "$output"
import -window root "$output/after-drop.png" 2>/dev/null || true
echo "drag test: the dropped log was diagnosed"
