// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/io/textencoding.h"

#include <QByteArrayView>
#include <QString>

struct UConverter;

namespace Clew {

class DecodedBuffer;

/// Turns bytes of one encoding into UTF-8, remembering which bytes each character came from. Keeps no state
/// between calls: hand it whole characters.
class IcuConverter final
{
    Q_DISABLE_COPY_MOVE(IcuConverter)

public:
    explicit IcuConverter(TextEncoding encoding);
    ~IcuConverter();

    /// Appends `bytes`, which stand at `raw` in the input, to `out`. What is no character becomes U+FFFD.
    void convert(QByteArrayView bytes, qint64 raw, DecodedBuffer &out);

    /// The same as a string, for judging a sample.
    [[nodiscard]] QString toString(QByteArrayView bytes);

private:
    UConverter *m_converter = nullptr; ///< null where ICU was built without it: everything is U+FFFD
};

} // namespace Clew
