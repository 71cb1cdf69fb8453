# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
# shellcheck shell=bash

use_ccache() {
    export CCACHE_DIR=${CCACHE_DIR:-$CLEW_CACHE/ccache}
    # Two checkouts share what they compile.
    export CCACHE_BASEDIR=${CCACHE_BASEDIR:-$CLEW_SOURCE} CCACHE_NOHASHDIR=${CCACHE_NOHASHDIR:-1}
}

# compile_jobs: as many as there are cores, and 1.5 GB of free memory for each.
compile_jobs() {
    local key value cores memory=1000000000
    cores=$(nproc)
    while read -r key value _; do
        if [[ $key == MemAvailable: ]]; then
            memory=$((value / 1500000))
            break
        fi
    done </proc/meminfo
    ((memory < 1)) && memory=1
    echo $((cores < memory ? cores : memory))
}

# told LOG WORDS COMMAND...: on a terminal the command's output is shown, else it goes to LOG and only its end is
# shown when the command fails. Never to standard output.
told() {
    local log=$1 words=$2 status=0
    shift 2
    if [[ -t 2 ]]; then
        say "$words"
        "$@" >&2 || status=$?
    else
        say "$words (log: $log)"
        "$@" >"$log" 2>&1 || status=$?
        ((status == 0)) || tail -n 60 "$log" >&2
    fi
    ((status == 0)) || die "failed: $words"
}

# configuration PRESET: what the build folder must have been configured with; printed as one line.
configuration() {
    local version=''
    [[ -r /etc/debian_version ]] && version=$(</etc/debian_version)
    printf '%s|%s|%s|%s\n' "$CLEW_SOURCE" "$1" "${version%%.*}" "${CLEW_CMAKE_ARGUMENTS-}"
}

configure() {
    local preset=$1 folder=$CLEW_SOURCE/build/$1 wanted arguments=() extra=()
    wanted=$(configuration "$preset")
    if [[ -e $folder/build.ninja && -r $folder/.configured && $(<"$folder/.configured") == "$wanted" &&
        $folder/.configured -nt $CLEW_SOURCE/CMakePresets.json ]]; then
        return
    fi
    # A folder that another place or system configured is begun anew; the compiler cache makes that cheap.
    [[ -e $folder/CMakeCache.txt ]] && arguments+=(--fresh)
    read -ra extra <<<"${CLEW_CMAKE_ARGUMENTS-}"
    mkdir -p "$folder"
    (
        cd "$CLEW_SOURCE" || exit
        told "$folder/configure.log" "configuring $preset" \
            cmake --preset "$preset" "${arguments[@]}" "${extra[@]}"
    )
    printf '%s\n' "$wanted" >"$folder/.configured"
}

# build PRESET TARGET: up to date afterwards; silent when it was.
build() {
    local preset=$1 target=$2 folder=$CLEW_SOURCE/build/$1 lock
    use_ccache
    if ! is_built "$preset" "$target"; then
        mkdir -p "$folder"
        exec {lock}>"$folder/.lock"
        flock "$lock"
        configure "$preset" </dev/null
        told "$folder/build.log" "building $preset" \
            ninja -C "$folder" -j "$(compile_jobs)" "$target" </dev/null
        exec {lock}>&-
    fi
}

# is_built PRESET TARGET: asks ninja, who alone knows.
is_built() {
    local folder=$CLEW_SOURCE/build/$1
    [[ -r $folder/.configured && $(<"$folder/.configured") == "$(configuration "$1")" &&
        $folder/.configured -nt $CLEW_SOURCE/CMakePresets.json ]] || return 1
    [[ $(ninja -C "$folder" -n "$2" 2>/dev/null </dev/null) == *'no work to do'* ]]
}

# build_generated PRESET: configures, and writes what Qt's tools generate, without compiling anything.
build_generated() {
    local folder=$CLEW_SOURCE/build/$1 targets=()
    use_ccache
    # Else what is generated for a target waits for the libraries that the target links.
    CLEW_CMAKE_ARGUMENTS=-DCMAKE_AUTOGEN_ORIGIN_DEPENDS=OFF configure "$1" </dev/null
    told "$folder/build.log" "updating $1" ninja -C "$folder" build.ninja </dev/null
    mapfile -t targets < <(ninja -C "$folder" -t targets all | sed -n 's/^\([^/].*_autogen\): phony$/\1/p')
    told "$folder/build.log" "generating $1" ninja -C "$folder" "${targets[@]}" </dev/null
}
