#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
#
# What can be checked of the recipes without the systems that they are for: see README.md here.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

fail() {
    printf 'packaging: %s\n' "$*" >&2
    exit 1
}

version=$(sed -n 's/^project(clew VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)

# RPM: parses, and says the same version as the project; rpmlint finds no error.
rpmspec -P packaging/rpm/clew.spec >/dev/null
[[ $(rpmspec -q --srpm --qf '%{VERSION}' packaging/rpm/clew.spec) == "$version" ]] || fail "clew.spec is of another version"
rpmlint packaging/rpm/clew.spec | tail -n 1
# What it lists is what is installed.
folder=$(packaging/appimage/make.sh --folder build/release)
while read -r line; do
    path=${line//%\{_datadir\}/\/usr\/share}
    path=${path//%\{_bindir\}/\/usr\/bin}
    path=${path//%\{_mandir\}/\/usr\/share\/man}
    compgen -G "$folder$path" >/dev/null || fail "clew.spec lists $path, which is not installed"
done < <(sed -n '/^%files/,/^%changelog/p' packaging/rpm/clew.spec | grep '^%{')
# The other way round too: a new file must not be forgotten.
while read -r path; do
    case $path in
        /usr/share/doc/clew/*) continue ;;
        /usr/share/clew/*) continue ;;
    esac
    grep -q -F "${path##*/}" packaging/rpm/clew.spec ||
        [[ $path == */mimetypes/application-vnd.clew.*.svg ]] || fail "clew.spec does not list $path"
done < <(cd "$folder" && find usr -type f -printf '/%p\n' | sed 's/\.gz$//')

# Flatpak: is YAML, and names the application and the program as they are called.
python3 - <<'PYTHON'
import sys, yaml
manifest = yaml.safe_load(open("packaging/flatpak/dev.clew.Clew.yaml", encoding="utf-8"))
assert manifest["id"] == "dev.clew.Clew" and manifest["command"] == "clew", manifest
assert not any("network" in argument for argument in manifest["finish-args"]), "no network is needed"
for module in manifest["modules"]:
    assert module["name"] and all(source["type"] == "dir" for source in module["sources"]), module
PYTHON

# AppImage: the folder that would be packed starts, and has its icon and desktop file at the top.
[[ -r $folder/dev.clew.Clew.desktop && -r $folder/dev.clew.Clew.svg && -r $folder/.DirIcon ]] || fail "AppDir is not whole"
(cd / && "$folder/AppRun" diagnose "$folder/usr/share/clew/samples/ddp-bucket-view.log") |
    grep -q pytorch/ddp-bucket-view-error || fail "AppRun does not diagnose"
printf 'packaging: RPM spec, Flatpak manifest and AppDir are in order\n'
