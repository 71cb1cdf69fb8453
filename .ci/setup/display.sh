# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
# shellcheck shell=bash

has_display() {
    [[ ${DISPLAY-}${WAYLAND_DISPLAY-} ]]
}

# start_display FOLDER: a virtual X display of our own; sets DISPLAY and XAUTHORITY. The server picks a free number
# itself, so two starts at once cannot meet, and only holders of the cookie in FOLDER get in.
start_display() {
    local folder=$1 cookie number=''
    cookie=$(mcookie)
    xauth -q -f "$folder/server" add :0 . "$cookie" 2>/dev/null
    : >"$folder/number"
    Xvfb -displayfd 5 -screen 0 1440x900x24 -nolisten tcp -noreset -auth "$folder/server" \
        5>"$folder/number" >"$folder/xvfb.log" 2>&1 </dev/null &
    DISPLAY_SERVER=$!
    local tries
    for ((tries = 0; tries < 400; ++tries)); do
        number=$(<"$folder/number")
        [[ $number ]] && break
        kill -0 "$DISPLAY_SERVER" 2>/dev/null || break
        sleep 0.05
    done
    if [[ ! $number ]]; then
        cat "$folder/xvfb.log" >&2
        die "no virtual display could be started"
    fi
    export DISPLAY=:$number XAUTHORITY=$folder/client
    xauth -q -f "$XAUTHORITY" add "$DISPLAY" . "$cookie" 2>/dev/null
}

stop_display() {
    if [[ ${DISPLAY_SERVER-} ]]; then
        kill "$DISPLAY_SERVER" 2>/dev/null || true
        wait "$DISPLAY_SERVER" 2>/dev/null || true
    fi
    if [[ ${DISPLAY_FOLDER-} ]]; then
        rm -rf "$DISPLAY_FOLDER"
    fi
}

# demonstrate: no display, so a virtual one: the window with a diagnosed sample log, its verdict and its picture.
demonstrate() {
    local picture=$CLEW_SOURCE/build/clew.png sample=$CLEW_SOURCE/data/samples/ddp-bucket-view.log status=0
    DISPLAY_FOLDER=$(mktemp -d)
    trap stop_display EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM
    start_display "$DISPLAY_FOLDER"
    say "no display here: the window opens on a virtual one and diagnoses ${sample#"$CLEW_SOURCE"/}"
    QT_QPA_PLATFORM=xcb timeout 120 "$CLEW_SOURCE/build/release/app/clew" --screenshot "$picture" "$sample" || status=$?
    if ((status != 0)) || [[ ! -s $picture ]]; then
        die "the window did not come up (status $status)"
    fi
    printf 'Screenshot: %s\n' "$picture"
}
