#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
# update.sh LUPDATE [FOLDER]: brings the .ts files (in FOLDER, this one by default) up to date with the sources.
set -euo pipefail
lupdate=$1
here=$(cd "$(dirname "$0")" && pwd)
folder=$(cd "${2:-$here}" && pwd)
cd "$here/.."
common=(-silent -locations none -no-obsolete -no-ui-lines -source-language en -I . app views)
"$lupdate" "${common[@]}" -target-language zh_CN -ts "$folder/clew_zh_CN.ts"
"$lupdate" "${common[@]}" -target-language en -pluralonly -ts "$folder/clew_en.ts"
