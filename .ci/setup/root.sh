# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# The private Debian 13 root: made once for a user, never mixed with the system's own packages.
#
# Three ways lead to it. As root: debootstrap. As an ordinary user: mmdebstrap in a user namespace, where the user is
# root and the user's subordinate ids are the other accounts; nothing in the root then belongs to anybody else, and no
# administrator is needed once the tools are there. Where user namespaces are switched off: as root, through sudo.

# Raised when a root made by an earlier version of these scripts cannot be kept.
readonly ROOT_FORMAT=1
readonly ROOT_SUITE=trixie
# Beyond the packages of the list: what the root itself needs. Other languages than these fall back to C.UTF-8.
readonly ROOT_PACKAGES=(ca-certificates locales tzdata)
readonly ROOT_LOCALES=(en_US zh_CN)
readonly DEBIAN_KEYRING=/usr/share/keyrings/debian-archive-keyring.gpg

inside_private_root() {
    [[ -d /.clew-root ]]
}

# root_has NAME...: whether the packages are noted in the root. Reads one file and starts no process.
root_has() {
    [[ -r $CLEW_ROOT/.clew-root/packages ]] || return 1
    [[ $(<"$CLEW_ROOT/.clew-root/format") == "$ROOT_FORMAT" ]] || return 1
    local name
    local -A noted=()
    while read -r name; do
        noted[$name]=1
    done <"$CLEW_ROOT/.clew-root/packages"
    for name; do
        [[ ${noted[$name]-} ]] || return 1
    done
}

# ensure_root SECTION: the root is there and has the packages of SECTION.
ensure_root() {
    local wanted=() lock
    mapfile -t wanted < <(packages_of "$CLEW_SOURCE/.ci/packages/debian.txt" "$1")
    wanted+=("${ROOT_PACKAGES[@]}")
    root_has "${wanted[@]}" && return
    [[ ${HOME-}${XDG_CACHE_HOME-} ]] || die "neither HOME nor XDG_CACHE_HOME says where the private root may lie"
    mkdir -p "$CLEW_CACHE" || die "cannot write to $CLEW_CACHE"
    exec {lock}>"$CLEW_CACHE/lock"
    if ! flock -n "$lock"; then
        say "another set-up is running, waiting for it"
        flock "$lock"
    fi
    if ! root_has "${wanted[@]}"; then
        find_root_way
        root_is_whole || make_root
        add_to_root "${wanted[@]}"
    fi
    exec {lock}>&-
}

root_is_whole() {
    [[ -r $CLEW_ROOT/.clew-root/format && $(<"$CLEW_ROOT/.clew-root/format") == "$ROOT_FORMAT" ]]
}

# ROOT_WAY: root, mapped or sudo, see above.
find_root_way() {
    if ((EUID == 0)); then
        ROOT_WAY=root
    elif [[ -d $CLEW_ROOT && ! -O $CLEW_ROOT ]]; then
        ROOT_WAY=sudo
    elif unshare --user true 2>/dev/null && [[ $(own_subordinates /etc/subuid) && $(own_subordinates /etc/subgid) ]]; then
        ROOT_WAY=mapped
    else
        ROOT_WAY=sudo
    fi
    local -A tools=([root]='bwrap:bubblewrap debootstrap:debootstrap'
        [mapped]='bwrap:bubblewrap mmdebstrap:mmdebstrap newuidmap:uidmap'
        [sudo]='bwrap:bubblewrap debootstrap:debootstrap')
    need_tools "${tools[$ROOT_WAY]}"
    if [[ $ROOT_WAY == sudo ]] && ! can_be_root; then
        die "the private root needs user namespaces and subordinate ids (/etc/subuid), or sudo; none is there" \
            "ask the administrator for one of them"
    fi
    if [[ $ROOT_WAY != sudo ]] && ! bwrap --ro-bind / / true 2>>"$CLEW_LOG"; then
        die "bubblewrap cannot make a namespace here (in a container: start it with the privilege to, or use a" \
            "Debian 13 image); the reason is at the end of $CLEW_LOG"
    fi
}

# need_tools "COMMAND:PACKAGE ...": installs what is missing where apt is the package manager.
need_tools() {
    local pair missing=()
    for pair in $1; do
        PATH=$PATH:/usr/sbin:/sbin command -v "${pair%%:*}" >/dev/null || missing+=("${pair##*:}")
    done
    if command -v apt-get >/dev/null && [[ ! -e $DEBIAN_KEYRING ]]; then
        missing+=(debian-archive-keyring)
    fi
    ((${#missing[@]} == 0)) && return
    if ! command -v apt-get >/dev/null; then
        die "Clew is built in a private Debian 13 root on this system; that needs tools which are missing:" \
            "    ${missing[*]}" "install them with the system's package manager and start again"
    fi
    can_be_root || die "Clew is built in a private Debian 13 root on this system; that needs tools which are missing" \
        "and installing them needs an administrator (no sudo here without a password):" "    ${missing[*]}"
    say "installing ${missing[*]} (log: $CLEW_LOG)"
    install_packages debian "${missing[@]}" || die "the tools could not be installed, see above: ${missing[*]}"
}

# own_subordinates FILE: "FIRST COUNT" of this user's subordinate ids; nothing where there are too few.
own_subordinates() {
    awk -F: -v user="$(id -un)" -v number="$(id -u)" \
        '($1 == user || $1 == number) && $3 >= 65536 { print $2, $3; exit }' "$1" 2>/dev/null
}

# mapped COMMAND...: as uid 0 of a user namespace: 0 is the user, 1 and up the subordinate ids. util-linux has this
# as `unshare --map-auto` only since 2.38.
mapped() {
    local gate child status=0 tries uids gids
    read -ra uids <<<"$(own_subordinates /etc/subuid)"
    read -ra gids <<<"$(own_subordinates /etc/subgid)"
    gate=$(mktemp -u "$CLEW_CACHE/gate.XXXXXX")
    mkfifo -m 600 "$gate"
    # The command waits behind the gate until the ids are mapped.
    # shellcheck disable=SC2016
    unshare --user -- bash -c 'read -r _ <"$0" || exit 71; exec "$@"' "$gate" "$@" <&0 &
    child=$!
    for ((tries = 0; tries < 500; ++tries)); do
        [[ $(readlink "/proc/$child/ns/user") != "$(readlink /proc/self/ns/user)" ]] && break
        sleep 0.01
    done
    if ! newuidmap "$child" 0 "$(id -u)" 1 1 "${uids[@]}" || ! newgidmap "$child" 0 "$(id -g)" 1 1 "${gids[@]}"; then
        kill "$child"
        status=71
    else
        echo >"$gate"
    fi
    rm -f "$gate"
    wait "$child" || status=$?
    return "$status"
}

# as_owner COMMAND...: as whoever is root inside the private root.
as_owner() {
    case $ROOT_WAY in
        root) "$@" ;;
        mapped) mapped "$@" ;;
        sudo) as_root "$@" ;;
    esac
}

# Made beside its place and renamed when it is whole, so that an interrupted set-up never looks like a finished one.
make_root() {
    local part=$CLEW_ROOT.part mirror
    need_space "$CLEW_CACHE" 5
    : >"$CLEW_LOG"
    as_owner rm -rf "$part" "$CLEW_ROOT"
    say "making a private Debian 13 root in $CLEW_ROOT, a minute or two"
    mirror=$(mapfile -t files < <(apt_files /etc/apt) && debian_mirror "$DEBIAN_SUITES" "${files[@]}")
    bootstrap "$part" "$mirror" || die "the private root could not be made, see above"
    furnish "$part" "$mirror"
    as_owner mv "$part" "$CLEW_ROOT"
}

# bootstrap FOLDER MIRROR: the smallest Debian 13. Without a mirror the tool's own default is used.
bootstrap() {
    local part=$1 mirror=$2
    if [[ $ROOT_WAY == mapped ]]; then
        bootstrap_mapped "$part" "$mirror"
        return
    fi
    local script=/usr/share/debootstrap/scripts/$ROOT_SUITE arguments=("$ROOT_SUITE" "$part") proxy=''
    [[ $mirror ]] && arguments+=("$mirror")
    # An older debootstrap does not know the name; all of Debian's suites share one script.
    [[ $mirror && ! -e $script ]] && arguments+=(/usr/share/debootstrap/scripts/sid)
    proxy=$(host_apt_settings | sed -n 's/^Acquire::http::Proxy "\(.*\)";$/\1/pi' | tail -n 1)
    [[ $proxy && $proxy != DIRECT ]] && export http_proxy=${http_proxy:-$proxy}
    # shellcheck disable=SC2016
    logged as_root env ${http_proxy:+http_proxy="$http_proxy"} PATH="$PATH:/usr/sbin:/sbin" \
        debootstrap --variant=minbase --include=ca-certificates "${arguments[@]}"
}

bootstrap_mapped() {
    local part=$1 mirror=$2 settings=$CLEW_CACHE/apt.conf.part status=0
    host_apt_settings >"$settings"
    # The folder of the user may be closed to the subordinate ids that mmdebstrap works with, so it hands over an
    # archive; unpacked here, the files of the root's administrator belong to the user.
    mkdir -p "$part"
    # shellcheck disable=SC2016
    logged bash -c 'set -o pipefail
        source "$1/.ci/setup.sh"
        TMPDIR=$(open_folder) mmdebstrap --mode=unshare --variant=minbase --include=ca-certificates --format=tar \
            --aptopt="$2" "$ROOT_SUITE" - ${4:+"$4"} |
            mapped tar -x --numeric-owner -p --exclude="./dev/*" -C "$3"' \
        bash "$CLEW_SOURCE" "$settings" "$part" "$mirror" || status=$?
    rm -f "$settings"
    return "$status"
}

# open_folder: a temporary folder that other accounts can reach and programs can start from.
open_folder() {
    local folder
    for folder in /tmp /var/tmp; do
        if [[ ",$(findmnt -no OPTIONS -T "$folder" 2>/dev/null)," != *,noexec,* ]]; then
            printf '%s\n' "$folder"
            return
        fi
    done
    printf '/tmp\n'
}

# put FILE: writes standard input to a file of the root.
put() {
    as_owner mkdir -p "$(dirname "$1")"
    as_owner tee "$1" >/dev/null
}

# furnish FOLDER MIRROR: how packages come in, and places for what is bound in later.
furnish() {
    local part=$1 mirror=$2 settings file security
    settings=$(host_apt_settings)
    printf '%s\n' "$settings" | put "$part/etc/apt/apt.conf.d/90system"
    while read -r file; do
        put "$part$file" <"$file"
    done < <(files_named <<<"$settings")
    for file in /etc/apt/auth.conf /etc/apt/auth.conf.d/*.conf /etc/ssl/certs/ca-certificates.crt; do
        if [[ -f $file && -r $file ]]; then
            put "$part$file" <"$file"
        fi
    done
    if [[ $mirror ]]; then
        put "$part/etc/apt/sources.list" <<<"deb $mirror $ROOT_SUITE main"
        security=$(mapfile -t files < <(apt_files /etc/apt) && debian_mirror "$DEBIAN_SECURITY_SUITES" "${files[@]}")
        if [[ $security ]]; then
            put "$part/etc/apt/sources.list.d/security.list" <<<"deb $security $ROOT_SUITE-security main"
        fi
    fi
    # The root can be made again at any time: no manuals, and no wait for the disk after each package.
    put "$part/etc/dpkg/dpkg.cfg.d/clew" <<'TEXT'
force-unsafe-io
path-exclude=/usr/share/doc/*
path-include=/usr/share/doc/*/copyright
path-exclude=/usr/share/man/*
path-exclude=/usr/share/info/*
TEXT
    as_owner rm -f "$part/etc/resolv.conf" "$part/etc/localtime" "$part/etc/hosts"
    for file in resolv.conf localtime hosts hostname machine-id; do
        put "$part/etc/$file" </dev/null
    done
    put "$part/.clew-root/format" <<<"$ROOT_FORMAT"
}

# in_root COMMAND...: as the root's administrator, cut off from this system but for the network.
in_root() {
    in_folder "$CLEW_ROOT" "$@"
}

# in_folder FOLDER COMMAND...: the same for the root in FOLDER. More of bubblewrap's options may stand before COMMAND.
in_folder() {
    local folder=$1
    shift
    as_owner env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} \
        ${no_proxy:+no_proxy="$no_proxy"} "$(command -v bwrap)" --bind "$folder" / --dev /dev --dev-bind /proc /proc \
        --tmpfs /run --ro-bind-try /etc/hosts /etc/hosts "$@"
}

# Runs inside the root, sent there as text: finishes an interrupted run first.
apt_in_root() {
    set -e
    dpkg --configure -a
    local security=/etc/apt/sources.list.d/security.list
    if ! apt-get -qq -o APT::Update::Error-Mode=any update && [[ -e $security ]]; then
        # A mirror of the main archive may lack the security one.
        mv "$security" "$security.off"
        apt-get -qq -o APT::Update::Error-Mode=any update || { mv "$security.off" "$security"; exit 1; }
    fi
    apt-get -qq -y -f install
    apt-get -qq -y --no-install-recommends install "$@"
    apt-get -qq -y --no-install-recommends upgrade
    apt-get clean
}

# add_to_root NAME...: the packages are noted when all of it went well.
add_to_root() {
    need_space "$CLEW_CACHE" 3
    say "installing the packages of the private root, a few minutes (log: $CLEW_LOG)"
    if [[ -r /etc/resolv.conf ]]; then
        put "$CLEW_ROOT/etc/resolv.conf" </etc/resolv.conf
    fi
    logged in_root bash -c "$(declare -f apt_in_root); apt_in_root \"\$@\"" bash "$@" ||
        die "the packages of the private root could not be installed, see above; the next start goes on from here"
    add_locales
    { cat "$CLEW_ROOT/.clew-root/packages" 2>/dev/null || true; printf '%s\n' "$@"; } | sort -u |
        put "$CLEW_ROOT/.clew-root/packages.part"
    as_owner mv "$CLEW_ROOT/.clew-root/packages.part" "$CLEW_ROOT/.clew-root/packages"
}

add_locales() {
    local name
    for name in "${ROOT_LOCALES[@]}"; do
        [[ -d $CLEW_ROOT/usr/lib/locale/$name.utf8 ]] && continue
        logged in_root \
            localedef --no-archive -i "$name" -f UTF-8 "$name.UTF-8" || die "the language $name could not be made"
    done
}

remove_root() {
    [[ -e $CLEW_ROOT || -e $CLEW_ROOT.part ]] || return 0
    if ((EUID == 0)); then
        ROOT_WAY=root
    elif [[ -O $CLEW_ROOT ]]; then
        ROOT_WAY=mapped
    else
        ROOT_WAY=sudo
    fi
    as_owner rm -rf "$CLEW_ROOT" "$CLEW_ROOT.part"
}
