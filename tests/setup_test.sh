#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
#
# The parts of the set-up scripts that only compute. Needs neither network nor rights; touches nothing but its own
# temporary folder.
set -euo pipefail

SCRATCH=$(mktemp -d)
trap 'rm -rf "$SCRATCH"' EXIT
export HOME=$SCRATCH XDG_CACHE_HOME=$SCRATCH/cache
# shellcheck source=.ci/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.ci/setup.sh"

CHECKS=0
FAILURES=0

# same WHAT EXPECTED ACTUAL
same() {
    CHECKS=$((CHECKS + 1))
    if [[ $2 != "$3" ]]; then
        FAILURES=$((FAILURES + 1))
        printf 'FAIL: %s\n  expected: %q\n  actual:   %q\n' "$1" "$2" "$3"
    fi
}

# holds WHAT STATUS COMMAND...
holds() {
    local what=$1 expected=$2 status=0
    shift 2
    "$@" || status=$?
    same "$what" "$expected" "$status"
}

test_support() {
    local expected text
    while IFS='|' read -r expected text; do
        printf '%b' "$text" >"$SCRATCH/os-release"
        same "support of $text" "$expected" "$(support_of "$SCRATCH/os-release")"
    done <<'ROWS'
debian|ID=debian\nVERSION_ID="13"\nVERSION_CODENAME=trixie\n
debian|ID=debian\nVERSION_ID="14"\n
debian|ID=debian\nVERSION_CODENAME=forky\n
root|ID=debian\nVERSION_ID="12"\nVERSION_CODENAME=bookworm\n
root|ID=debian\nVERSION_CODENAME=bookworm
ubuntu|ID=ubuntu\nID_LIKE=debian\nVERSION_ID="25.04"\n
ubuntu|ID=ubuntu\nID_LIKE=debian\nVERSION_ID="26.04"\n
root|ID=ubuntu\nID_LIKE=debian\nVERSION_ID="24.10"\n
root|ID=ubuntu\nID_LIKE=debian\nVERSION_ID="24.04"\n
root|ID=linuxmint\nID_LIKE="ubuntu debian"\nVERSION_ID="22"\n
fedora|ID=fedora\nVERSION_ID=41\n
root|ID=fedora\nVERSION_ID=40\n
root|ID="rhel"\nID_LIKE="fedora"\nVERSION_ID="9.4"\n
arch|ID=arch\nBUILD_ID=rolling\n
arch|ID=endeavouros\nID_LIKE="arch"\n
root|ID=opensuse-leap\nID_LIKE="suse opensuse"\nVERSION_ID="15.6"\n
root|ID=alpine\nVERSION_ID=3.20.1
root|
ROWS
    same 'support where there is no file' root "$(support_of "$SCRATCH/none")"
}

test_versions() {
    holds '25.04 >= 25.04' 0 at_least 25.04 25.04
    holds '25.10 >= 25.04' 0 at_least 25.10 25.04
    holds '24.10 < 25.04' 1 at_least 24.10 25.04
    holds '9 < 13' 1 at_least 9 13
    holds '25.09 reads as decimal' 0 at_least 25.09 25.08
    holds 'words are no version' 1 at_least rolling 13
    holds 'nothing is no version' 1 at_least '' 13
}

test_packages() {
    printf '# head\n[run]\nalpha   # why\n  beta\n\n[test]\ngamma\n[other]\ndelta' >"$SCRATCH/list"
    same 'packages to run' $'alpha\nbeta' "$(packages_of "$SCRATCH/list" run)"
    same 'packages to test' $'alpha\nbeta\ngamma' "$(packages_of "$SCRATCH/list" test)"
    local system list
    for system in debian ubuntu fedora arch; do
        list=$CLEW_SOURCE/.ci/packages/$system.txt
        same "duplicates in $system" '' "$(packages_of "$list" test | sort | uniq -d)"
        holds "$system has packages to run" 0 test "$(packages_of "$list" run | wc -l)" -gt 15
        holds "$system has packages to test" 0 test "$(packages_of "$list" test | wc -l)" -gt 30
        same "odd names in $system" '' "$(packages_of "$list" test | grep -vxE '[A-Za-z0-9][A-Za-z0-9+.-]*')"
    done
}

test_mirrors() {
    local folder=$SCRATCH/apt
    mkdir -p "$folder/sources.list.d"
    cat >"$folder/sources.list" <<'TEXT'
# deb http://commented.example/debian bookworm main
deb-src http://source.example/debian bookworm main
deb cdrom:[Disc]/ bookworm main
deb [arch=amd64 signed-by=/usr/share/keyrings/x.gpg] https://other.example/tool stable main
deb	http://mirror.example/debian/  bookworm main contrib # remark
deb http://security.example/debian-security bookworm-security main
TEXT
    cat >"$folder/sources.list.d/more.sources" <<'TEXT'
# a remark
Types: deb deb-src
URIs: https://deb822.example/debian
  https://second.example/debian
Suites: trixie
# inside
 trixie-updates
Components: main non-free
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg

Enabled: no
Types: deb
URIs: https://off.example/debian
Suites: trixie
Components: main

Types: deb-src
URIs: https://sourceonly.example/debian
Suites: trixie
Components: main
TEXT
    same 'one-line entries' 'cdrom:[Disc]/ bookworm main
https://other.example/tool stable main
http://mirror.example/debian/ bookworm main contrib
http://security.example/debian-security bookworm-security main' "$(apt_entries "$folder/sources.list")"
    same 'deb822 entries' 'https://deb822.example/debian trixie main non-free
https://deb822.example/debian trixie-updates main non-free
https://second.example/debian trixie main non-free
https://second.example/debian trixie-updates main non-free' "$(apt_entries "$folder/sources.list.d/more.sources")"
    same 'order of the files' "$folder/sources.list
$folder/sources.list.d/more.sources" "$(apt_files "$folder")"
    same 'mirror of deb822' https://deb822.example/debian \
        "$(debian_mirror "$DEBIAN_SUITES" "$folder/sources.list.d/more.sources")"
    same 'security mirror' http://security.example/debian-security \
        "$(debian_mirror "$DEBIAN_SECURITY_SUITES" "$folder/sources.list")"
    same 'no file' '' "$(debian_mirror "$DEBIAN_SUITES" "$folder/none")"
    same 'no file at all' '' "$(debian_mirror "$DEBIAN_SUITES")"
    printf 'deb http://ubuntu.example/ubuntu noble main universe\n' >"$SCRATCH/ubuntu.list"
    same 'mirrors of other suites' '' "$(debian_mirror "$DEBIAN_SUITES" "$SCRATCH/ubuntu.list")"
    printf '# list\n\nhttps://cloud.example/debian/\thint\nhttps://b.example/debian\n' >"$SCRATCH/mirror-list"
    printf 'Types: deb\nURIs: mirror+file:%s\nSuites: bookworm bookworm-updates\nComponents: main\n' \
        "$SCRATCH/mirror-list" >"$SCRATCH/cloud.sources"
    same 'list of mirrors' https://cloud.example/debian "$(debian_mirror "$DEBIAN_SUITES" "$SCRATCH/cloud.sources")"
}

# Archives of single tools use Debian's names too.
test_foreign_archives() {
    printf '%s\n' 'deb https://tool.example/linux/debian bookworm stable' \
        'deb https://runner.example/apt stable main' \
        'deb http://mirror.example/debian bookworm main' >"$SCRATCH/foreign.list"
    same 'a code name comes before "stable"' http://mirror.example/debian \
        "$(debian_mirror "$DEBIAN_SUITES" "$SCRATCH/foreign.list")"
    printf '%s\n' 'deb https://tool.example bookworm main' 'deb http://mirror.example/debian bookworm main' \
        >"$SCRATCH/foreign.list"
    same 'a path that ends in "debian" comes first' http://mirror.example/debian \
        "$(debian_mirror "$DEBIAN_SUITES" "$SCRATCH/foreign.list")"
    printf '%s\n' 'deb https://cache.example/remote-debian bookworm main' >"$SCRATCH/foreign.list"
    same 'another path is taken where it is alone' https://cache.example/remote-debian \
        "$(debian_mirror "$DEBIAN_SUITES" "$SCRATCH/foreign.list")"
}

test_apt_settings() {
    local kept
    printf 'certificate\n' >"$SCRATCH/ca.pem"
    kept=$(acquire_settings <<TEXT
APT "";
APT::Architecture "amd64";
Acquire "";
Acquire::http "";
Acquire::http::Proxy "http://proxy.example:3128";
Acquire::http::Proxy-Auto-Detect "/usr/local/bin/find-proxy";
Acquire::https::CAInfo "$SCRATCH/ca.pem";
Acquire::https::SslCert "$SCRATCH/absent.pem";
Acquire::IndexTargets::deb::DEP-11::MetaKey "x";
Acquire::Check-Valid-Until "false";
Acquire::Languages "";
Acquire::Languages:: "none";
DPkg::Post-Invoke:: "/usr/bin/hook";
TEXT
    )
    same 'settings that are kept' "Acquire::http::Proxy \"http://proxy.example:3128\";
Acquire::https::CAInfo \"$SCRATCH/ca.pem\";
Acquire::https::SslCert \"$SCRATCH/absent.pem\";
Acquire::Check-Valid-Until \"false\";" "$kept"
    same 'files of the settings' "$SCRATCH/ca.pem" "$(files_named <<<"$kept")"
    same 'no settings' '' "$(acquire_settings </dev/null)"
}

test_shadow() {
    local path
    for path in /usr /usr/share/x /etc/hosts /bin/sh /lib64/x /lib/x; do
        holds "$path is shadowed" 0 is_shadowed "$path"
    done
    for path in / /home/u/usr /var/log/x /library /usrlocal /tmp/etc /opt/bin; do
        holds "$path is not shadowed" 1 is_shadowed "$path"
    done
}

# What an argument brings into the view; the private root is a bare folder here. /etc/passwd and /usr/bin/env are
# files that every system has.
test_arguments() {
    mkdir -p "$CLEW_ROOT/usr/bin" "$CLEW_ROOT/etc"
    touch "$CLEW_ROOT/usr/bin/env" "$CLEW_ROOT/etc/own"
    ln -s /etc/passwd "$SCRATCH/link"
    local argument
    cd "$SCRATCH"
    VIEW=()
    graft_arguments diagnose --limit 5 -- - '' 'a b' /no/such/file
    same 'words bring nothing' '' "${VIEW[*]}"
    VIEW=()
    graft_arguments /etc/passwd
    same 'a file' '--ro-bind /etc/passwd /etc/passwd' "${VIEW[*]}"
    holds 'its place exists' 0 test -f "$CLEW_ROOT/etc/passwd"
    VIEW=()
    graft_arguments --catalog=/etc/passwd
    same 'a file of an option' '--ro-bind /etc/passwd /etc/passwd' "${VIEW[*]}"
    VIEW=()
    graft_arguments link
    same 'a relative link' '--ro-bind /etc/passwd /etc/passwd' "${VIEW[*]}"
    VIEW=()
    graft_arguments ../../../../../../../etc/passwd
    same 'a winding path' '--ro-bind /etc/passwd /etc/passwd' "${VIEW[*]}"
    for argument in /usr/share /usr/share/. /usr/../usr/share; do
        VIEW=()
        graft_arguments "$argument"
        same "a folder that only this machine has: $argument" '--ro-bind /usr/share /usr/share' "${VIEW[*]}"
    done
    VIEW=()
    graft_arguments "$(find /usr/share -maxdepth 2 -type f -readable | head -n 1)"
    same 'a file in such a folder brings it whole' '--ro-bind /usr/share /usr/share' "${VIEW[*]}"
    VIEW=()
    graft_arguments /usr/bin/env 2>/dev/null
    same 'a program of the root stays' '' "${VIEW[*]}"
    VIEW=()
    graft_arguments /usr/bin 2>"$SCRATCH/note"
    same 'a folder of the root stays' '' "${VIEW[*]}"
    holds 'and that is said' 0 grep -q '/usr/bin' "$SCRATCH/note"
    cd /
}

test_language() {
    mkdir -p "$CLEW_ROOT/usr/lib/locale/zh_CN.utf8"
    local lang expected
    while IFS='|' read -r lang expected; do
        VIEW=()
        unset LC_ALL LC_CTYPE LANGUAGE LANG
        [[ $lang ]] && LANG=$lang
        set_root_language
        same "language '$lang'" "$expected" "${VIEW[*]}"
    done <<'ROWS'
zh_CN.UTF-8|
C.UTF-8|
|--setenv LC_ALL C.UTF-8
C|--setenv LC_ALL C.UTF-8
de_DE.UTF-8|--setenv LC_ALL C.UTF-8 --setenv LANGUAGE de_DE
ROWS
}

test_root_state() {
    holds 'an absent root has nothing' 1 root_has alpha
    mkdir -p "$CLEW_ROOT/.clew-root"
    printf 'alpha\nbeta\n' >"$CLEW_ROOT/.clew-root/packages"
    printf '%s\n' "$ROOT_FORMAT" >"$CLEW_ROOT/.clew-root/format"
    holds 'what it has' 0 root_has beta alpha
    holds 'what it has not' 1 root_has alpha gamma
    printf '0\n' >"$CLEW_ROOT/.clew-root/format"
    holds 'an older form is made anew' 1 root_has alpha
}

test_rest() {
    holds 'at least one job' 0 test "$(compile_jobs)" -ge 1
    holds 'no more jobs than cores' 0 test "$(compile_jobs)" -le "$(nproc)"
    printf '%s:100000:65536\nother:1:70000\n' "$(id -un)" >"$SCRATCH/subuid"
    same 'subordinate ids' '100000 65536' "$(own_subordinates "$SCRATCH/subuid")"
    printf '%s:100000:1000\n' "$(id -un)" >"$SCRATCH/subuid"
    same 'too few subordinate ids' '' "$(own_subordinates "$SCRATCH/subuid")"
    same 'no subordinate ids' '' "$(own_subordinates "$SCRATCH/none")"
    unset DISPLAY WAYLAND_DISPLAY
    holds 'no display' 1 has_display
    DISPLAY=:1 holds 'a display' 0 has_display
    same 'help goes to standard output' 'Usage: ./run.sh' "$("$CLEW_SOURCE/run.sh" --help | head -n 1 | cut -c 1-15)"
    same 'and for the tests' 'Usage: ./test.sh' "$("$CLEW_SOURCE/test.sh" --help | head -n 1 | cut -c 1-16)"
    same 'output of a failing step' 70 "$( (
        logged bash -c 'exit 70' 2>/dev/null
        echo $?
    ))"
}

test_support
test_versions
test_packages
test_mirrors
test_foreign_archives
test_apt_settings
test_shadow
test_arguments
test_language 2>/dev/null # the shell warns of languages that this system has not
test_root_state
test_rest
printf '%d passed, %d failed\n' $((CHECKS - FAILURES)) "$FAILURES"
((FAILURES == 0))
