#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
#
# Sets up, builds and starts Clew. `./run.sh --help` tells the rest.
set -euo pipefail
# shellcheck source=.ci/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.ci/setup.sh"
run_main "$@"
