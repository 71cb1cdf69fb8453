#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
#
# package_test.sh DEB: the package installs in a Debian 13 that has never seen Clew, diagnoses by command line, opens its
# window on a virtual display, and leaves nothing behind when it is removed.
#
# The smallest Debian 13 is made once for a user, in the cache folder, and copied for each test. Packages come from the
# mirror that this system's apt configuration names; downloaded ones are kept beside it.
set -euo pipefail

# shellcheck source=.ci/setup.sh
source "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")/.ci/setup.sh"

readonly BASE=$CLEW_CACHE/package-base FRESH=$CLEW_CACHE/package-test DEBS=$CLEW_CACHE/package-debs

# in_fresh COMMAND...: as its administrator.
in_fresh() {
    in_folder "$FRESH" --bind "$DEBS" /var/cache/apt/archives "$@"
}

make_base() {
    local mirror
    [[ -e $BASE ]] && return
    need_space "$CLEW_CACHE" 3
    say "making the smallest Debian 13 in $BASE, a minute or two"
    as_owner rm -rf "$BASE.part"
    mirror=$(mapfile -t files < <(apt_files /etc/apt) && debian_mirror "$DEBIAN_SUITES" "${files[@]}")
    bootstrap "$BASE.part" "$mirror" || die "the root for the test could not be made, see above"
    furnish "$BASE.part" "$mirror"
    # Manuals count here, and nothing of ours may lie about.
    put "$BASE.part/etc/dpkg/dpkg.cfg.d/clew" <<<force-unsafe-io
    as_owner mv "$BASE.part/etc/dpkg/dpkg.cfg.d/clew" "$BASE.part/etc/dpkg/dpkg.cfg.d/test"
    as_owner rm -rf "$BASE.part/.clew-root"
    if [[ -r /etc/resolv.conf ]]; then
        put "$BASE.part/etc/resolv.conf" </etc/resolv.conf
    fi
    # A display, which is no dependency of the package.
    logged in_folder "$BASE.part" bash -c 'set -e; apt-get -qq update; apt-get -qq -y --no-install-recommends install xvfb xauth
        apt-get clean' || die "the display for the test could not be installed, see above"
    as_owner mv "$BASE.part" "$BASE"
}

# Runs inside, sent there as text.
# shellcheck disable=SC2329
try_package() {
    set -euo pipefail
    local sample=/usr/share/clew/samples/ddp-bucket-view.log record=pytorch/ddp-bucket-view-error status list
    step() { printf '%3d s  %s\n' "$SECONDS" "$*"; }
    user() {
        setpriv --reuid 1000 --regid 1000 --clear-groups env -i PATH=/usr/bin:/bin HOME=/tmp/home LANG=C.UTF-8 \
            XDG_RUNTIME_DIR=/tmp/home/run "$@"
    }
    install -d -o 1000 -g 1000 -m 700 /tmp/home /tmp/home/run
    list=$(find / -xdev \( -path /proc -o -path /tmp -o -path /var/cache/apt \) -prune -o -iname '*clew*' -print)
    [[ ! $list ]] || { printf 'not fresh: %s\n' "$list"; exit 1; }

    apt-get -qq update
    apt-get -qq -y --no-install-recommends install /tmp/clew.deb >/tmp/install.log 2>&1 || { cat /tmp/install.log; exit 1; }
    dpkg-query -W -f='${db:Status-Status}\n' clew | grep -qx installed
    step "installed: $(dpkg-query -W -f='${Package} ${Version}' clew), $(dpkg -L clew | wc -l) entries"
    [[ -e /usr/share/man/man1/clew.1.gz && -e /usr/share/man/zh_CN/man1/clew.1.gz ]]

    user clew --version
    user clew diagnose "$sample" | grep -q "$record"
    status=0
    user clew diagnose /usr/share/clew/samples/healthy-training.log >/tmp/healthy || status=$?
    [[ $status == 1 ]]
    user clew diagnose --format pdf "$sample" | head -c 5 | grep -q '^%PDF-'
    step 'diagnosed by command line'

    user xvfb-run -a clew --screenshot /tmp/home/window.png "$sample" | grep -q "$record"
    [[ $(head -c 8 /tmp/home/window.png | od -An -tx1 | tr -d ' ') == 89504e470d0a1a0a ]]
    step "window opened: a picture of $(stat -c %s /tmp/home/window.png) bytes"

    dpkg -L clew | while read -r entry; do [[ -d $entry ]] || printf '%s\n' "$entry"; done >/tmp/files
    apt-get -qq -y purge clew >/tmp/purge.log 2>&1 || { cat /tmp/purge.log; exit 1; }
    while read -r entry; do
        [[ ! -e $entry ]] || { printf 'left behind: %s\n' "$entry"; exit 1; }
    done </tmp/files
    list=$(find / -xdev \( -path /proc -o -path /tmp -o -path /var/cache/apt \) -prune -o -iname '*clew*' -print)
    [[ ! $list ]] || { printf 'left behind: %s\n' "$list"; exit 1; }
    step "removed: nothing is left of $(wc -l </tmp/files) files"
}

# Only what this script made: the copy goes, the base and the downloads stay for the next time.
remove_copy() {
    as_owner rm -rf "$FRESH"
}

main() {
    local deb lock
    [[ $# == 1 && -r $1 ]] || die "usage: package_test.sh DEB"
    deb=$(readlink -f "$1")
    mkdir -p "$DEBS/partial"
    exec {lock}>"$CLEW_CACHE/package-lock"
    flock "$lock"
    find_root_way
    make_base
    remove_copy
    trap remove_copy EXIT
    as_owner cp -a --reflink=auto "$BASE" "$FRESH"
    as_owner cp "$deb" "$FRESH/tmp/clew.deb"
    in_fresh bash -c "$(declare -f try_package); try_package"
}

main "$@"
