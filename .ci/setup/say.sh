# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# Words for people go to standard error: standard output belongs to clew.

# clew's own statuses are 0 to 4, so a failed set-up cannot be mistaken for one.
readonly SETUP_FAILED=69

say() {
    printf 'clew: %s\n' "$*" >&2
}

# die LINE...: says why and what to do, then ends the script.
die() {
    printf 'clew: %s\n' "$@" >&2
    exit "$SETUP_FAILED"
}

# logged COMMAND...: output goes to the set-up log, whose end is shown when the command fails.
logged() {
    mkdir -p "$CLEW_CACHE"
    local status=0
    {
        printf '\n== %(%F %T)T  %s\n' -1 "${*:1:2}"
        "$@"
    } >>"$CLEW_LOG" 2>&1 || status=$?
    ((status == 0)) && return
    tail -n 25 "$CLEW_LOG" >&2
    say "failed: $1 (status $status; everything is in $CLEW_LOG)"
    return "$status"
}

# need_space FOLDER GIGABYTES: ends the script when the file system has less. FOLDER need not exist yet.
need_space() {
    local folder=$1 need=$2 free
    while [[ ! -d $folder ]]; do
        folder=$(dirname "$folder")
    done
    free=$(df -Pk "$folder" | awk 'NR == 2 { printf "%d", $4 / 1048576 }')
    ((free >= need)) && return
    die "not enough disk space: $folder has $free GB free, $need GB are needed" \
        "make room there, or set XDG_CACHE_HOME to a folder on a larger disk"
}
