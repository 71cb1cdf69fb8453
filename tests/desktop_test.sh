#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
#
# desktop_test.sh PREFIX: what an installed Clew gives to a desktop and to shells passes the validators of those.
set -euo pipefail

share=$1/share
id=dev.clew.Clew
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    printf 'desktop_test: %s\n' "$*" >&2
    exit 1
}

desktop-file-validate "$share/applications/$id.desktop"
appstreamcli validate --strict --no-net "$share/metainfo/$id.metainfo.xml"

# The MIME types are taken, and a report is told from any other JSON by what stands in it.
mkdir -p "$work/mime/packages"
cp "$share/mime/packages/$id.xml" "$work/mime/packages/"
update-mime-database "$work/mime" >/dev/null 2>&1
grep -q 'application/vnd.clew.catalog+json:\*.clew.json' "$work/mime/globs2" || fail 'no glob for catalogs'
grep -q 'application/vnd.clew.diagnosis+json' "$work/mime/magic" || fail 'no magic for reports'
# Each type that the program is offered for is one that is known.
while read -r type; do
    case $type in
        application/vnd.clew.*) grep -q "$type" "$work/mime/types" || fail "$type is offered and not defined" ;;
    esac
done < <(sed -n 's/^MimeType=//p' "$share/applications/$id.desktop" | tr ';' '\n')

for icon in scalable/apps/$id symbolic/apps/$id-symbolic scalable/mimetypes/application-vnd.clew.catalog+json \
    scalable/mimetypes/application-vnd.clew.diagnosis+json; do
    [[ -s $share/icons/hicolor/$icon.svg ]] || fail "no icon $icon"
done

# Manual pages: no warning of the formatter, but that Chinese lines have no blanks to stretch, and both languages say
# their own words.
for page in man/man1/clew.1.gz man/zh_CN/man1/clew.1.gz; do
    gzip -dc "$share/$page" >"$work/clew.1"
    warnings=$(LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings=w -l "$work/clew.1" 2>&1 >"$work/page") || fail "man: $page"
    warnings=$(grep -v 'cannot adjust line$' <<<"$warnings" || true)
    [[ ! $warnings ]] || fail "$page: $warnings"
    [[ $(wc -l <"$work/page") -gt 100 ]] || fail "$page is short"
done
grep -q '子命令' "$work/page" || fail 'the Chinese page is not in Chinese'

# Completions: each shell reads its own, and bash answers.
bash -n "$share/bash-completion/completions/clew"
zsh -n "$share/zsh/site-functions/_clew"
fish --no-execute "$share/fish/vendor_completions.d/clew.fish"
complete_in_bash() {
    # shellcheck disable=SC2016
    bash -c 'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); compopt() { :; }; _clew; printf "%s\n" "${COMPREPLY[@]}"' \
        bash "$share/bash-completion/completions/clew" "$@"
}
complete_in_bash clew dia | grep -qx diagnose || fail 'bash does not complete a subcommand'
complete_in_bash clew diagnose --format sa | grep -qx sarif || fail 'bash does not complete a value'
complete_in_bash clew --lang zh lint --ru | grep -qx -- --rule || fail 'bash does not complete an option'
complete_in_bash clew --new | grep -qx -- --new-window || fail 'bash does not complete an option of the window'
fish -c "source '$share/fish/vendor_completions.d/clew.fish'; complete -C 'clew diagnose --format sar'" |
    grep -q '^sarif' || fail 'fish does not complete a value'
printf 'desktop_test: all in order\n'
