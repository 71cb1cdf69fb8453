#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
#
# hugelogs.sh [--smoke] CLEW_STRESS CLEW CATALOG... : what huge logs cost.
# Writes a log of CLEW_STRESS_BYTES (5 GB) into CLEW_STRESS_FOLDER (a temporary folder), opens it in the window
# under a virtual display and prints the figures: event loop, first verdict, Stop, memory, closing. Then, on the
# command line, the same size, twice that as a stream and one line of 2 GB. Asked: gaps and Stop at most 100 ms, the
# first verdict within a second, memory at most 300 MiB, closing within a second. Builds without optimisation
# say nothing about time: use the release preset. The log is deleted afterwards.
set -euo pipefail
bytes=${CLEW_STRESS_BYTES:-5000000000}
line_bytes=${CLEW_STRESS_LINE:-2000000000}
smoke=
if [ "$1" = --smoke ]; then
    smoke=1 bytes=20000000 line_bytes=20000000
    shift
fi
stress=$1 clew=$2
shift 2

work=$(mktemp -d -p "${CLEW_STRESS_FOLDER:-${TMPDIR:-/tmp}}")
trap 'rm -rf "$work"' EXIT
export XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/share XDG_CACHE_HOME=$work/cache XDG_STATE_HOME=$work/state

catalogs=()
for catalog in "$@"; do
    catalogs+=(--catalog "$catalog")
done

# command_line NAME COMMAND...: seconds and peak memory of a diagnosis.
command_line() {
    local name=$1
    shift
    echo "$name:"
    python3 -c '
import resource, subprocess, sys, time
begin = time.monotonic()
status = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode
peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
print(f"    status {status}, {time.monotonic() - begin:.1f} s, most memory {peak:.0f} MiB")' "$@"
}

"$stress" generate "$work/huge.log" "$bytes"
echo "window, $bytes bytes:"
if [ -n "$smoke" ]; then
    "$stress" window "$work/huge.log" "$@"
else
    QT_QPA_PLATFORM=xcb xvfb-run -a "$stress" window "$work/huge.log" "$@"
fi
command_line "command line, $bytes bytes" "$clew" diagnose --format json "${catalogs[@]}" "$work/huge.log"
rm "$work/huge.log"
"$stress" generate - $((2 * bytes)) |
    command_line "command line, a stream of $((2 * bytes)) bytes" "$clew" diagnose --format json "${catalogs[@]}" -
"$stress" generate "$work/line.log" "$line_bytes" line
command_line "command line, one line of $line_bytes bytes" \
    "$clew" diagnose --format json "${catalogs[@]}" "$work/line.log"
echo "window, one line of $line_bytes bytes:"
if [ -n "$smoke" ]; then
    "$stress" window "$work/line.log" "$@"
else
    QT_QPA_PLATFORM=xcb xvfb-run -a "$stress" window "$work/line.log" "$@"
fi
