#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
#
# make.sh [BUILD_FOLDER]: an AppImage of the release build, in build/appimage. Needs linuxdeploy, its Qt plugin and
# appimagetool on the PATH; fetches nothing. `make.sh --folder` stops at the folder that would be packed, which needs
# none of them.
set -euo pipefail

source=$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")
only_folder=''
if [[ ${1-} == --folder ]]; then
    only_folder=1
    shift
fi
build=${1:-$source/build/release}
folder=$source/build/appimage/Clew.AppDir
id=dev.clew.Clew

rm -rf "$folder"
cmake --install "$build" --prefix "$folder/usr" --strip >/dev/null
# An AppImage shows its icon and its desktop file at the top.
ln -s "usr/share/applications/$id.desktop" "$folder/$id.desktop"
ln -s "usr/share/icons/hicolor/scalable/apps/$id.svg" "$folder/$id.svg"
ln -s "$id.svg" "$folder/.DirIcon"
cat >"$folder/AppRun" <<'TEXT'
#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
exec "$here/usr/bin/clew" "$@"
TEXT
chmod +x "$folder/AppRun"
if [[ $only_folder ]]; then
    printf '%s\n' "$folder"
    exit
fi

for tool in linuxdeploy linuxdeploy-plugin-qt appimagetool; do
    command -v "$tool" >/dev/null || {
        printf 'make.sh: %s is not on the PATH\n' "$tool" >&2
        exit 69
    }
done
# The offscreen platform lays out PDF pages where there is no display.
EXTRA_PLATFORM_PLUGINS='libqoffscreen.so;libqwayland-generic.so' EXTRA_QT_PLUGINS='svg;iconengines' \
    linuxdeploy --appdir "$folder" --plugin qt
cd "$source/build/appimage"
VERSION=$("$folder/AppRun" --version | cut -d ' ' -f 2) appimagetool "$folder"
