// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/io/icuconverter.h"

#include "models/io/decodedbuffer.h"

#include <array>
#include <unicode/ucnv.h>

namespace Clew {

namespace {

constexpr size_t UnitsAtATime = 4096;

/// UTF-16 units and the byte each came from, as ICU gives them, joined to code points. ICU says where a
/// character begins but not where it ends, so each waits for the next one.
class CharacterRun final
{
public:
    CharacterRun(qint64 raw, DecodedBuffer &out)
        : m_raw(raw)
        , m_out(out)
    {
    }

    void add(char16_t unit, qsizetype offset)
    {
        if (QChar::isLowSurrogate(unit) && m_high != 0) {
            m_codePoint = QChar::surrogateToUcs4(m_high, unit);
            m_high = 0;
            return;
        }
        endAt(offset);
        m_offset = offset;
        m_pending = true;
        m_codePoint = unit;
        m_high = QChar::isHighSurrogate(unit) ? unit : u'\0';
    }

    void endAt(qsizetype offset)
    {
        // Two characters may come from one sequence: the second then stands for none of its bytes' own.
        if (m_pending)
            m_out.appendCodePoint(m_codePoint, m_raw + m_offset, std::max<qsizetype>(offset - m_offset, 1));
        m_pending = false;
    }

private:
    qint64 m_raw;
    DecodedBuffer &m_out;
    qsizetype m_offset = 0;
    char32_t m_codePoint = 0;
    char16_t m_high = 0;
    bool m_pending = false;
};

} // namespace

IcuConverter::IcuConverter(TextEncoding encoding)
{
    UErrorCode status = U_ZERO_ERROR;
    m_converter = ucnv_open(icuConverterName(encoding), &status);
    if (U_FAILURE(status))
        m_converter = nullptr;
}

IcuConverter::~IcuConverter()
{
    if (m_converter)
        ucnv_close(m_converter);
}

void IcuConverter::convert(QByteArrayView bytes, qint64 raw, DecodedBuffer &out)
{
    if (!m_converter) {
        out.appendReplacement(raw, bytes.size());
        return;
    }
    ucnv_resetToUnicode(m_converter);
    std::array<char16_t, UnitsAtATime> units{};
    std::array<int32_t, UnitsAtATime> offsets{};
    CharacterRun run(raw, out);
    const char *source = bytes.data();
    const char *const end = bytes.data() + bytes.size();
    for (;;) {
        const qsizetype base = source - bytes.data(); // ICU counts from the source of this call
        char16_t *target = units.data();
        UErrorCode status = U_ZERO_ERROR;
        ucnv_toUnicode(m_converter, &target, units.data() + units.size(), &source, end, offsets.data(), true,
                       &status);
        qsizetype last = base;
        for (size_t i = 0; i < static_cast<size_t>(target - units.data()); ++i) {
            // A character that began in the call before has no offset here.
            last = offsets[i] < 0 ? last : base + offsets[i];
            run.add(units[i], last);
        }
        if (status != U_BUFFER_OVERFLOW_ERROR)
            break;
    }
    run.endAt(bytes.size());
}

QString IcuConverter::toString(QByteArrayView bytes)
{
    if (!m_converter)
        return {};
    UErrorCode status = U_ZERO_ERROR;
    QString text(bytes.size() * 2 + 1, Qt::Uninitialized);
    const int32_t length =
        ucnv_toUChars(m_converter, reinterpret_cast<UChar *>(text.data()), static_cast<int32_t>(text.size()),
                      bytes.data(), static_cast<int32_t>(bytes.size()), &status);
    text.resize(U_FAILURE(status) ? 0 : length);
    return text;
}

} // namespace Clew
