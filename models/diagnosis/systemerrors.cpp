// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/systemerrors.h"

#include <algorithm>
#include <array>

namespace Clew {

namespace {

struct NamedError
{
    std::string_view name;
    std::string_view message;
};
struct NumberedError
{
    int number;
    std::string_view message;
};

/// Messages of the C library.
constexpr std::array<NamedError, 23> NamedErrors{{
    {"EACCES", "permission denied"},
    {"EADDRINUSE", "address already in use"},
    {"EAGAIN", "resource temporarily unavailable"},
    {"EBUSY", "device or resource busy"},
    {"ECONNABORTED", "connection aborted"},
    {"ECONNREFUSED", "connection refused"},
    {"ECONNRESET", "connection reset by peer"},
    {"EEXIST", "file exists"},
    {"EHOSTUNREACH", "no route to host"},
    {"EIO", "input output error"},
    {"EISDIR", "is a directory"},
    {"EMFILE", "too many open files"},
    {"ENETUNREACH", "network is unreachable"},
    {"ENFILE", "too many open files in system"},
    {"ENOENT", "no such file or directory"},
    {"ENOMEM", "cannot allocate memory"},
    {"ENOSPC", "no space left on device"},
    {"ENOTEMPTY", "directory not empty"},
    {"ENOTFOUND", "name or service not known"},
    {"EPERM", "operation not permitted"},
    {"EPIPE", "broken pipe"},
    {"EROFS", "read-only file system"},
    {"ETIMEDOUT", "connection timed out"},
}};
static_assert(std::ranges::is_sorted(NamedErrors, {}, &NamedError::name));

/// Windows sockets: the number is that of the C library plus 10,000.
constexpr std::array<NumberedError, 12> SocketErrors{{
    {10013, "permission denied"},
    {10048, "address already in use"},
    {10049, "cannot assign requested address"},
    {10051, "network is unreachable"},
    {10053, "connection aborted"},
    {10054, "connection reset by peer"},
    {10055, "no buffer space available"},
    {10060, "connection timed out"},
    {10061, "connection refused"},
    {10065, "no route to host"},
    {11001, "name or service not known host not found"},
    {11002, "temporary failure in name resolution"},
}};
static_assert(std::ranges::is_sorted(SocketErrors, {}, &NumberedError::number));

} // namespace

std::string_view systemErrorMessage(std::string_view name)
{
    const auto found = std::ranges::lower_bound(NamedErrors, name, {}, &NamedError::name);
    return found != NamedErrors.end() && found->name == name ? found->message : std::string_view();
}

std::string_view socketErrorMessage(int number)
{
    const auto found = std::ranges::lower_bound(SocketErrors, number, {}, &NumberedError::number);
    return found != SocketErrors.end() && found->number == number ? found->message : std::string_view();
}

} // namespace Clew
