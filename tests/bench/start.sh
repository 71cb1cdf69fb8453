#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
#
# start.sh CLEW CATALOG [RUNS]
# How long the window needs until it can be used (first paint, then the whole catalog listed), and its memory.
# Prints each run and the medians, milliseconds since the process was started and megabytes of resident memory.
set -euo pipefail
clew=$1 catalog=$2 runs=${3:-5}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CONFIG_HOME=$work/config XDG_CACHE_HOME=$work/cache QT_QPA_PLATFORM=${QT_QPA_PLATFORM:-offscreen}

for ((i = 1; i <= runs; ++i)); do
    QT_LOGGING_RULES="clew.app.start.info=true" "$clew" --lang en --catalog "$catalog" --screenshot "$work/start.png" \
        2>"$work/err" >/dev/null
    sed -n 's/^.*start: painted \([0-9]*\) ms, listed \([0-9]*\) ms, \([0-9]*\) records, \([0-9]*\) MB$/\1 \2 \3 \4/p' \
        "$work/err" | tee -a "$work/runs"
done
median() { cut -d' ' -f"$1" "$work/runs" | sort -n | sed -n "$(((runs + 1) / 2))p"; }
[[ $(wc -l <"$work/runs") == "$runs" ]] || { cat "$work/err" >&2; exit 1; }
echo "median of $runs: painted $(median 1) ms, listed $(median 2) ms, $(median 3) records, $(median 4) MB"
