# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# What the system's own apt configuration says: mirror, proxies, certificates. No mirror is named here.

# apt_entries FILE...: one line "URI SUITE COMPONENT..." for each enabled binary source. *.sources is deb822, the
# rest is the one-line format.
apt_entries() {
    local file
    for file; do
        [[ -r $file ]] || continue
        if [[ $file == *.sources ]]; then
            apt_entries_deb822 "$file"
        else
            apt_entries_oneline "$file"
        fi
    done
}

apt_entries_oneline() {
    awk '{
        sub(/#.*/, "")
        if ($1 != "deb") next
        sub(/^[ \t]*deb[ \t]+/, "")
        if (substr($0, 1, 1) == "[") sub(/^\[[^]]*\][ \t]*/, "")
        line = $1
        for (i = 2; i <= NF; i++) line = line " " $i
        if (NF >= 2) print line
    }' "$1"
}

apt_entries_deb822() {
    awk '
        function flush(   i, j, n, m, uris, suites) {
            if (field["types"] ~ /(^| )deb( |$)/ && tolower(field["enabled"]) !~ /^(no|false|0|off|without|disable)$/) {
                n = split(field["uris"], uris, " ")
                m = split(field["suites"], suites, " ")
                for (i = 1; i <= n; i++)
                    for (j = 1; j <= m; j++)
                        print uris[i] " " suites[j] " " field["components"]
            }
            split("", field)
            key = ""
        }
        /^#/ { next }
        /^[ \t]*$/ { flush(); next }
        /^[ \t]/ { sub(/^[ \t]+/, ""); if (key != "") field[key] = field[key] " " $0; next }
        {
            colon = index($0, ":")
            if (colon == 0) next
            key = tolower(substr($0, 1, colon - 1))
            value = substr($0, colon + 1)
            gsub(/^[ \t]+|[ \t]+$/, "", value)
            field[key] = value
        }
        END { flush() }
    ' "$1"
}

# debian_mirror PATTERN FILE...: the address that serves a Debian suite matching the extended regular expression (whole
# name) with the component "main"; nothing when the files name none (Ubuntu's mirrors carry other suites). Archives of
# single tools look alike: a code name counts more than "stable", a path that ends in "debian" more than another.
debian_mirror() {
    local pattern=$1 uri suite components rank best='' best_rank=9
    shift
    while read -r uri suite components; do
        [[ $suite =~ ^($pattern)$ && " $components " == *' main '* ]] || continue
        # Debian's cloud images keep the address in a list file.
        if [[ $uri == mirror+file:* ]]; then
            uri=$(awk '!/^#/ && NF { print $1; exit }' "${uri#mirror+file:}" 2>/dev/null) || continue
        fi
        uri=${uri%/}
        [[ $uri == http://* || $uri == https://* ]] || continue
        rank=0
        [[ $suite =~ ^(old)*(stable|testing|unstable)$ ]] && rank=2
        [[ $uri == */debian ]] || rank=$((rank + 1))
        if ((rank < best_rank)); then
            best=$uri
            best_rank=$rank
        fi
    done < <(apt_entries "$@")
    printf '%s' "$best"
}

readonly DEBIAN_SUITES='buster|bullseye|bookworm|trixie|forky|duke|sid|oldoldstable|oldstable|stable|testing|unstable'
readonly DEBIAN_SECURITY_SUITES='(bullseye|bookworm|trixie|forky|oldstable|stable|testing)-security'

# apt_files ETC_APT: the source files, in apt's order.
apt_files() {
    local file
    for file in "$1"/sources.list "$1"/sources.list.d/*.list "$1"/sources.list.d/*.sources; do
        [[ -r $file ]] && printf '%s\n' "$file"
    done
    return 0
}

# acquire_settings: reads what `apt-config dump` prints and keeps how things are fetched (proxies, certificates,
# retries, dates). Hooks and folders of this system mean nothing in the root, and a proxy finder is a program that
# is not there; its answer is asked for here instead.
acquire_settings() {
    grep '^Acquire::' |
        grep -viE '^Acquire::(IndexTargets|cdrom|Languages|GzipIndexes|CompressionTypes|Changelogs|[a-z]+::(Proxy-?Auto-?Detect))' |
        grep -v ' "";$' || true
}

# proxy_found: a setting with the proxy that the system's proxy finder, where one is configured, names now.
proxy_found() {
    local finder='' proxy
    eval "$(apt-config shell finder Acquire::http::Proxy-Auto-Detect 2>/dev/null)"
    [[ $finder ]] || eval "$(apt-config shell finder Acquire::http::ProxyAutoDetect 2>/dev/null)"
    [[ $finder && -x $finder ]] || return 0
    proxy=$("$finder" </dev/null 2>/dev/null | head -n 1) || return 0
    if [[ $proxy == http* ]]; then
        printf 'Acquire::http::Proxy "%s";\n' "$proxy"
    fi
}

# host_apt_settings: prints the apt.conf of the private root.
host_apt_settings() {
    command -v apt-config >/dev/null || return 0
    apt-config dump | acquire_settings
    proxy_found
}

# files_named: reads settings and prints the existing files that they refer to (certificates and keys).
files_named() {
    sed -n 's/^[^"]*"\(\/[^"]*\)";$/\1/p' | while read -r file; do
        [[ -f $file ]] && printf '%s\n' "$file"
    done
    return 0
}
