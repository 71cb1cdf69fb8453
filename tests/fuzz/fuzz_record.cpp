// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
//
// Feeds any bytes to the record reader: fuzz_record [-dict=record.dict] NEW_INPUTS corpus/record
// data/catalog/*
#include "models/io/jsonparser.h"
#include "tests/support/recordreadcheck.h"

#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    QByteArray text;
    text.reserve(static_cast<qsizetype>(size) + Clew::JsonPadding); // as a file is held
    text.append(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QString problem = Clew::checkRecordReading(text);
    if (!problem.isEmpty()) {
        std::fprintf(stderr, "%s\n", qPrintable(problem));
        std::abort();
    }
    return 0;
}
