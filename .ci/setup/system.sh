# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# Which system this is, and its own packages.

# at_least VERSION MINIMUM: both as "25.04" or "13".
at_least() {
    local major=${1%%.*} minor=0 wanted=${2%%.*} wanted_minor=0
    [[ $1 == *.* ]] && minor=${1#*.}
    [[ $2 == *.* ]] && wanted_minor=${2#*.}
    [[ $major =~ ^[0-9]+$ && ${minor%%.*} =~ ^[0-9]+$ ]] || return 1
    ((10#$major > 10#$wanted || (10#$major == 10#$wanted && 10#${minor%%.*} >= 10#$wanted_minor)))
}

# support_of OS_RELEASE: prints debian, ubuntu, fedora or arch where that system's packages are new enough, and
# "root" where the private root is needed. Derivatives count as their parent only for Arch, whose derivatives roll too.
support_of() {
    local key value id='' like='' version='' codename=''
    if [[ -r $1 ]]; then
        while IFS='=' read -r key value || [[ -n $key ]]; do
            value=${value#[\"\']}
            value=${value%[\"\']}
            case $key in
                ID) id=$value ;;
                ID_LIKE) like=$value ;;
                VERSION_ID) version=$value ;;
                VERSION_CODENAME) codename=$value ;;
            esac
        done <"$1"
    fi
    case $id in
        # testing and unstable carry no VERSION_ID
        debian) if at_least "$version" 13 || [[ -z $version && $codename != bookworm ]]; then echo debian; else echo root; fi ;;
        ubuntu) if at_least "$version" 25.04; then echo ubuntu; else echo root; fi ;;
        fedora) if at_least "$version" 41; then echo fedora; else echo root; fi ;;
        arch) echo arch ;;
        *) if [[ " $like " == *" arch "* ]]; then echo arch; else echo root; fi ;;
    esac
}

# needs_private_root: also where the user asks for it.
needs_private_root() {
    [[ ${CLEW_PRIVATE_ROOT-} || $(support_of /etc/os-release) == root ]]
}

# packages_of FILE SECTION: the names, one a line. "run" is what building and running needs, "test" is all.
packages_of() {
    local line section=''
    while read -r line || [[ -n $line ]]; do
        line=${line%%#*}
        line=${line%"${line##*[![:space:]]}"}
        case $line in
            '') ;;
            '['*']') section=${line:1:-1} ;;
            *) if [[ $section == run || $section == "$2" ]]; then printf '%s\n' "$line"; fi ;;
        esac
    done <"$1"
}

# missing_packages SYSTEM NAME...: those that are not installed.
missing_packages() {
    local system=$1 name
    shift
    case $system in
        debian | ubuntu)
            local -A installed=()
            # dpkg-query fails when it knows nothing of a name; the others are printed all the same.
            while read -r name; do
                installed[$name]=1
            done < <(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null | sed -n 's/^installed //p')
            for name; do
                [[ ${installed[$name]-} ]] || printf '%s\n' "$name"
            done
            ;;
        fedora)
            for name; do
                rpm -q --quiet --whatprovides "$name" || printf '%s\n' "$name"
            done
            ;;
        arch) pacman -T "$@" || true ;;
    esac
}

# as_root COMMAND...: as the administrator; sudo may ask for a password only where somebody can answer.
as_root() {
    if ((EUID == 0)); then
        "$@"
    elif command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [[ -t 2 ]]; }; then
        sudo "$@"
    else
        return 126
    fi
}

can_be_root() {
    ((EUID == 0)) || { command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [[ -t 2 ]]; }; }
}

install_packages() {
    local system=$1
    shift
    case $system in
        debian | ubuntu)
            # One broken list of another archive does not matter; the installation will tell.
            logged as_root apt-get -qq update || say "not all package lists could be refreshed"
            logged as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install "$@"
            ;;
        fedora) logged as_root dnf -y -q --setopt=install_weak_deps=False install "$@" ;;
        # A full upgrade comes first because Arch supports no partial one.
        arch) logged as_root pacman -Syu --noconfirm --needed "$@" ;;
    esac
}

# ensure_packages SECTION: no package manager runs when everything is there.
ensure_packages() {
    local section=$1 system missing=() wanted=()
    system=$(support_of /etc/os-release)
    mapfile -t wanted < <(packages_of "$CLEW_SOURCE/.ci/packages/$system.txt" "$section")
    mapfile -t missing < <(missing_packages "$system" "${wanted[@]}")
    ((${#missing[@]} == 0)) && return
    can_be_root || die "these packages are missing and need an administrator (no sudo here without a password):" \
        "    ${missing[*]}" "CLEW_PRIVATE_ROOT=1 $0 builds in a private Debian 13 root instead, if bubblewrap, mmdebstrap" \
        "and uidmap are there"
    need_space /usr 4
    say "installing ${#missing[@]} packages, a few minutes (log: $CLEW_LOG)"
    install_packages "$system" "${missing[@]}" || die "the packages could not be installed, see above" \
        "wanted: ${missing[*]}"
    mapfile -t missing < <(missing_packages "$system" "${wanted[@]}")
    ((${#missing[@]} == 0)) || die "still missing after the installation: ${missing[*]}"
}
