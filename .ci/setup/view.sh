# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# What a program in the private root sees: the root's /usr and /etc, and everything else of this machine at its place.

# Variables that would make programs of the root look for parts of this system.
readonly HOST_VARIABLES=(LD_LIBRARY_PATH LD_PRELOAD LIBRARY_PATH CPATH C_INCLUDE_PATH CPLUS_INCLUDE_PATH PKG_CONFIG_PATH
    PKG_CONFIG_LIBDIR CMAKE_PREFIX_PATH CMAKE_TOOLCHAIN_FILE CMAKE_GENERATOR CC CXX CFLAGS CXXFLAGS CPPFLAGS LDFLAGS
    QT_PLUGIN_PATH QT_QPA_PLATFORM_PLUGIN_PATH QTDIR PYTHONHOME PYTHONPATH GCONV_PATH LOCPATH DPKG_ADMINDIR)

# mount_point FOLDER_OR_FILE: an empty one in the root, of the same kind as this machine's.
mount_point() {
    local place=$CLEW_ROOT$1
    [[ -e $place ]] && return
    if [[ -d $1 ]]; then
        root_owner mkdir -p "$place"
    else
        root_owner mkdir -p "${place%/*}"
        root_owner touch "$place"
    fi
}

# root_owner COMMAND...: the user owns the root, but for one made through sudo.
root_owner() {
    if [[ -O $CLEW_ROOT ]]; then
        "$@"
    else
        sudo "$@"
    fi
}

# is_shadowed PATH: absolute; whether the root's own files lie there instead of this machine's.
is_shadowed() {
    case $1 in
        /usr | /usr/* | /etc | /etc/* | /bin | /bin/* | /sbin | /sbin/*) return 0 ;;
        /lib | /lib/* | /lib32 | /lib32/* | /lib64 | /lib64/* | /libx32 | /libx32/* | /libo32 | /libo32/*) return 0 ;;
    esac
    return 1
}

# view_of_machine: fills VIEW with bubblewrap's options.
view_of_machine() {
    local entry name
    VIEW=(--ro-bind "$CLEW_ROOT" / --dev-bind /dev /dev --dev-bind /proc /proc)
    [[ ${CLEW_VIEW-} == writable ]] && VIEW[0]=--bind
    for entry in /* /.[!.]*; do
        name=${entry#/}
        case $name in
            usr | etc | bin | sbin | lib | lib32 | lib64 | libx32 | libo32 | dev | proc | var | lost+found | .clew-root) continue ;;
        esac
        [[ -e $entry ]] || continue
        mount_point "$entry"
        VIEW+=(--bind-try "$entry" "$entry")
    done
    view_of_var
    for name in passwd group hosts hostname resolv.conf localtime machine-id; do
        [[ -f /etc/$name ]] && VIEW+=(--ro-bind-try "/etc/$name" "/etc/$name")
    done
    return 0
}

# Of /var, this machine's logs and data are wanted, and the root's record of its packages.
view_of_var() {
    local entry
    if [[ ${CLEW_VIEW-} == writable ]]; then
        for entry in /var/log /var/tmp; do
            mount_point "$entry"
            VIEW+=(--bind-try "$entry" "$entry")
        done
        return
    fi
    VIEW+=(--bind /var /var)
    for entry in lib/dpkg lib/apt cache/apt cache/fontconfig; do
        [[ -d /var/$entry && -d $CLEW_ROOT/var/$entry ]] && VIEW+=(--ro-bind "$CLEW_ROOT/var/$entry" "/var/$entry")
    done
    return 0
}

# graft PATH MODE: this machine's file or folder at a place that the root shadows; MODE is --ro-bind or --bind. What is
# bound is the uppermost folder that only this machine has: its place in the root then is an empty folder, now and
# the next time. Fails where the root has its own there.
graft() {
    local path=$1 mode=$2 place='' rest part
    case $path in
        # one folder under two names
        /bin/* | /sbin/* | /lib*) path=/usr$path ;;
    esac
    rest=${path#/}
    while [[ $rest ]]; do
        part=${rest%%/*}
        rest=${rest#"$part"}
        rest=${rest#/}
        place=$place/$part
        if [[ ! -e $CLEW_ROOT$place ]] || { [[ -d $place && -d $CLEW_ROOT$place ]] && is_empty "$CLEW_ROOT$place"; }; then
            mount_point "$place"
            VIEW+=("$mode" "$place" "$place")
            return
        fi
    done
    # A program or library of this machine would not work in the root, and the root needs its own.
    [[ -d $path || $path == /usr/bin/* || $path == /usr/sbin/* || $path == /usr/lib* || $path == /etc/ld.so.* ]] && return 1
    VIEW+=("$mode" "$path" "$path")
}

is_empty() {
    local entries=("$1"/* "$1"/.[!.]*)
    [[ ! -e ${entries[0]} && ! -L ${entries[0]} && ! -e ${entries[1]-} ]]
}

# graft_arguments ARGUMENTS...: those that name files at shadowed places, also as --option=FILE and through links.
graft_arguments() {
    local argument index path candidates=() named=() real=()
    for argument; do
        [[ $argument == -*=* ]] && argument=${argument#*=}
        [[ $argument && -e $argument ]] && candidates+=("$argument")
    done
    ((${#candidates[@]})) || return 0
    mapfile -d '' named < <(realpath -sz -- "${candidates[@]}")
    mapfile -d '' real < <(realpath -ez -- "${candidates[@]}")
    for index in "${!named[@]}"; do
        # A link elsewhere may lead to such a place.
        path=${named[index]}
        is_shadowed "$path" || path=${real[index]-}
        is_shadowed "$path" || continue
        graft "$path" --ro-bind ||
            say "note: $path is the private root's own here; to use this machine's, copy it to another folder"
    done
}

# set_root_language: adds to VIEW what lets programs of the root find the language; nothing when they will anyhow.
set_root_language() {
    local wanted=${LC_ALL:-${LC_CTYPE:-${LANG-}}} name
    name=${wanted%%.*}
    [[ $wanted == C.UTF-8 || $wanted == C.utf8 || -d $CLEW_ROOT/usr/lib/locale/$name.utf8 ]] && [[ $wanted ]] && return
    # The locale is not in the root: texts still come in the user's language, the encoding is UTF-8.
    VIEW+=(--setenv LC_ALL C.UTF-8)
    if [[ $name && $name != C && $name != POSIX && ! ${LANGUAGE-} ]]; then
        VIEW+=(--setenv LANGUAGE "$name")
    fi
}

# enter_root COMMAND ARGUMENTS...: replaces this process; input, output and exit status pass through.
enter_root() {
    local name
    view_of_machine
    if is_shadowed "$CLEW_SOURCE"; then
        graft "$CLEW_SOURCE" --bind || die "the checkout cannot lie in $CLEW_SOURCE: move it, to your home for instance"
    fi
    if is_shadowed "$PWD"; then
        graft "$PWD" --ro-bind || true
    fi
    graft_arguments "${@:2}"
    for name in "${HOST_VARIABLES[@]}"; do
        VIEW+=(--unsetenv "$name")
    done
    VIEW+=(--setenv PATH /usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin)
    set_root_language
    if [[ -O $CLEW_ROOT ]]; then
        exec bwrap "${VIEW[@]}" --chdir "$PWD" -- "$@"
    fi
    # Made through sudo because user namespaces are switched off: entered the same way, as the user again inside.
    exec sudo --preserve-env bwrap "${VIEW[@]}" --setenv HOME "$HOME" --setenv USER "${USER:-$(id -un)}" --chdir "$PWD" -- \
        setpriv --reuid "$(id -u)" --regid "$(id -g)" --init-groups --inh-caps=-all -- "$@"
}
