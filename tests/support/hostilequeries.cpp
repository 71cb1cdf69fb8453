// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/hostilequeries.h"

#include <random>

using namespace Qt::StringLiterals;

namespace Clew::TestData {

namespace {

const QStringList &pieces()
{
    static const QStringList all{u"\""_s,
                                 u"/"_s,
                                 u"-"_s,
                                 u"--"_s,
                                 u":"_s,
                                 u"::"_s,
                                 u"domain:"_s,
                                 u"-domain:"_s,
                                 u"domain:\""_s,
                                 u"tag:"_s,
                                 u"conf:>"_s,
                                 u"conf:>1e308"_s,
                                 u"conf:nan"_s,
                                 u"evidence:<99999999999999999999"_s,
                                 u"age:>-1d"_s,
                                 u"age:<1e300y"_s,
                                 u"zh:"_s,
                                 u"zh:stale"_s,
                                 u"miss:signature"_s,
                                 u"has:regex"_s,
                                 u"id:a"_s,
                                 u"code:\x1"_s,
                                 u"/(a+)+$/"_s,
                                 u"/(a|aa)+b/"_s,
                                 u"/(.*)*(.*)*x/"_s,
                                 u"/(?R)/"_s,
                                 u"/[/"_s,
                                 u"/\\/"_s,
                                 u"/(*LIMIT_MATCH=99999999)(e+)+z/"_s,
                                 u"/.*/"_s,
                                 u"/\\p{L}+/"_s,
                                 u"/(?=.*e)(?=.*r)(?=.*o)/"_s,
                                 u"\"e e\""_s,
                                 u"-\"the error\""_s,
                                 u"\"error: \""_s,
                                 QString(QChar(0)),
                                 QString(QChar(0xD800)),
                                 QString(QChar(0xDC00)),
                                 QString(QChar(0xFFFE)),
                                 u"\u0301\u0301\u0301"_s,
                                 u"\u202e"_s,
                                 u"ﷺ"_s,
                                 u"错"_s,
                                 u"错误"_s,
                                 u"不匹配错误参数"_s,
                                 u"𠀀𠀁"_s,
                                 u"e"_s,
                                 u"er"_s,
                                 u"a"_s,
                                 u"0"_s,
                                 u"the"_s,
                                 u"...."_s,
                                 u"____"_s,
                                 u"a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p"_s,
                                 u"aAaAaAaAaAaAaAaAaA"_s,
                                 u"\n"_s,
                                 u"\r\n\t"_s,
                                 u"%s%n"_s,
                                 u"<b>&amp;"_s,
                                 u"\\u0000"_s,
                                 QString(3000, u'x'),
                                 QString(500, u'('),
                                 QString(800, u'"'),
                                 u"a "_s.repeated(500),
                                 u"错"_s.repeated(400),
                                 u"zzzzqqqq "_s.repeated(60),
                                 u"errro mesage undefned "_s.repeated(15)};
    return all;
}

} // namespace

QStringList hostileQueries(int count, const QStringList &texts, quint32 seed)
{
    std::mt19937 random(seed);
    const auto below = [&random](qsizetype end) {
        return static_cast<qsizetype>(random() % static_cast<unsigned>(end));
    };
    QStringList queries;
    while (queries.size() < count) {
        QString query;
        for (qsizetype parts = 1 + below(8); parts > 0; --parts) {
            switch (below(texts.isEmpty() ? 2 : 4)) {
            case 0:
                query += pieces().at(below(pieces().size()));
                break;
            case 1:
                for (qsizetype units = below(12); units > 0; --units)
                    query += QChar(static_cast<char16_t>(below(3) == 0 ? random() : 32 + random() % 95));
                break;
            default: {
                const QString &text = texts.at(below(texts.size()));
                const qsizetype begin = below(text.size() + 1);
                query += QStringView(text).sliced(begin, below(text.size() - begin + 1));
            }
            }
            if (below(2) == 0)
                query += u' ';
        }
        queries.append(query);
    }
    return queries;
}

} // namespace Clew::TestData
