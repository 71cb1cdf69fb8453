// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace Clew {

/// The words of the message that goes with the name of an error number ("ECONNREFUSED": "connection
/// refused"); empty for names that are none. Logs and records write now the one and now the other.
[[nodiscard]] std::string_view systemErrorMessage(std::string_view name);

/// The same for the number of a Windows socket error (10061); empty for numbers that are none.
[[nodiscard]] std::string_view socketErrorMessage(int number);

} // namespace Clew
