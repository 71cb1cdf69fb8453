// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/guitest.h"
#include "views/bilingualrow.h"
#include "views/codestyle.h"
#include "views/codeview.h"
#include "views/detailpane.h"
#include "views/linkfield.h"
#include "views/ratebar.h"
#include "views/recordlink.h"
#include "views/textcell.h"
#include "views/textfield.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QDesktopServices>
#include <QLabel>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QTextBlock>

#include <algorithm>

using namespace Clew;
using namespace Qt::StringLiterals;

namespace {

Record fullRecord()
{
    Record record;
    record.id = RecordId(u"pytorch/mismatch"_s);
    record.signature = TextPair{u"Parameters differ"_s, u"参数不同"_s};
    record.regex = u"Parameters (differ|mismatch): \\d+"_s;
    record.domain = u"pytorch"_s;
    record.rootCause = TextPair{u"The model was wrapped twice."_s, u"模型被包装了两次。"_s};
    record.versions = {VersionEntry{.version = u">=2.0"_s, .status = u"active"_s}};
    record.deadEnds = {
        DeadEnd{.action = u"Wrap it once more"_s, .whyFails = u"It gets worse"_s, .failRate = 0.95},
        DeadEnd{.action = {}, .whyFails = u"Nothing happens"_s, .failRate = 0.5}};
    record.workarounds = {Workaround{
        .action = TextPair{u"Unwrap it"_s, u"去掉包装"_s},
        .successRate = 0.85,
        .how = u"Unwrap it"_s,
        .condition = u"only with DDP"_s,
        .sources = {u"https://example.org/a"_s, u"javascript:alert(1)"_s, u"file:///etc/passwd"_s}}};
    record.transitions = {
        Transition{.relation = Relation::LeadsTo, .target = RecordId(u"pytorch/next"_s), .probability = 0.4}};
    record.officialDocUrl = u"https://example.org/doc"_s;
    record.verificationTier = u"ai_generated"_s;
    record.confidence = 0.86;
    record.extra = {ExtraField{.key = u"/url"_s, .json = "\"https://x\""_ba}};
    return record;
}

/// A pane with a record, shown.
struct Fixture
{
    CodeStyle style;
    DetailPane pane{style};
    QSignalSpy links{&pane, &DetailPane::linkActivated};
    QSignalSpy requests{&pane, &DetailPane::recordRequested};

    explicit Fixture(const Record &record, const QByteArray &source = "{\n  \"id\": 1\n}"_ba)
    {
        pane.resize(900, 700);
        pane.showRecord(record, source);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
    }
    /// Every text that the pane shows, from widgets of all kinds.
    [[nodiscard]] QStringList shownTexts() const
    {
        QStringList texts;
        for (const TextCell *cell : pane.findChildren<TextCell *>())
            texts.append(cell->toPlainText());
        for (const QLabel *label : pane.findChildren<QLabel *>())
            texts.append(label->text());
        for (const QAbstractButton *button : pane.findChildren<QAbstractButton *>())
            texts.append(button->text());
        return texts;
    }
    /// The layouts, one within the other, have come to an end.
    [[nodiscard]] bool isSettled() const
    {
        return std::ranges::all_of(pane.findChildren<TextCell *>(), [](const TextCell *cell) {
            return !cell->isVisible() ||
                   cell->height() == static_cast<int>(std::ceil(cell->document()->size().height()));
        });
    }
    /// Each text is laid out at its own width and as high as that needs: nothing is clipped, nothing gapes.
    void checkCells() const
    {
        int checked = 0;
        for (const TextCell *cell : pane.findChildren<TextCell *>()) {
            if (!cell->isVisible())
                continue;
            ++checked;
            QCOMPARE(static_cast<int>(cell->document()->textWidth()), cell->viewport()->width());
            QCOMPARE(cell->height(), static_cast<int>(std::ceil(cell->document()->size().height())));
            QVERIFY(cell->width() > 40);
        }
        QVERIFY(checked > 5);
        for (const QAbstractButton *button : pane.findChildren<QAbstractButton *>()) {
            if (button->isVisible())
                QVERIFY2(button->height() >= button->fontMetrics().height(),
                         qPrintable(button->objectName()));
        }
        for (const QLabel *label : pane.findChildren<QLabel *>()) {
            if (label->isVisible() && !label->text().isEmpty())
                QVERIFY2(label->height() >= label->fontMetrics().height() - 1, qPrintable(label->text()));
        }
    }
    [[nodiscard]] int top(const QString &name) const
    {
        const auto *widget = pane.findChild<QWidget *>(name);
        return widget ? widget->mapTo(&pane, QPoint()).y() : -1;
    }
};

TextField *half(const Fixture &fixture, const QString &row, const QString &language)
{
    return fixture.pane.findChild<BilingualRow *>(row)->findChild<TextField *>(language);
}

} // namespace

class TestDetailPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { TestData::useLook(TestData::lightPalette()); }
    void init() { TestData::failOnWarning(); }
    void languagesStandSideBySide();
    void columnsAreAlignedDownThePane();
    void orderHelps();
    void emptyFieldsSayIt();
    void noSlotForChineseDeadEnds();
    void narrowPaneStacksTheLanguages();
    void ratesAreBarsWithNumbers();
    void swapAndHide();
    void fixIsCopiedInTheFirstLanguage();
    void transitionsLead();
    void linksAskFirst();
    void onlyWebLinksOpen_data();
    void onlyWebLinksOpen();
    void markupIsPlainText();
    void jsonTabShowsTheBytes();
    void longTextsAreCutAndShownOnRequest();
    void longLinesAreCopiedWhole();
    void manyWorkarounds();
    void nothingIsClippedAfterAChange();
    void nothingIsClippedBesideATranslationState_data();
    void nothingIsClippedBesideATranslationState();
    void regexAndCodeAreColoured();
    void anotherRecordStartsAtTheTop();
    void cleared();
    void everyControlHasNameAndKeyboard();
    void followsThePalette();
};

void TestDetailPane::languagesStandSideBySide()
{
    Fixture fixture(fullRecord());
    const TextField *english = half(fixture, u"signature"_s, u"english"_s);
    const TextField *chinese = half(fixture, u"signature"_s, u"chinese"_s);
    QCOMPARE(english->text(), u"Parameters differ"_s);
    QCOMPARE(chinese->text(), u"参数不同"_s);
    const QPoint left = english->mapTo(&fixture.pane, QPoint());
    const QPoint right = chinese->mapTo(&fixture.pane, QPoint());
    QCOMPARE(left.y(), right.y());
    QVERIFY(right.x() >= left.x() + english->width());
    QVERIFY(qAbs(english->width() - chinese->width()) <= 1);
    QVERIFY(english->height() > 5);
}

void TestDetailPane::columnsAreAlignedDownThePane()
{
    Fixture fixture(fullRecord());
    const auto chineseLeft = [&fixture](const QString &row) {
        return half(fixture, row, u"chinese"_s)->mapTo(&fixture.pane, QPoint()).x();
    };
    QCOMPARE(chineseLeft(u"rootCause"_s), chineseLeft(u"signature"_s));
    const auto *head = fixture.pane.findChild<QWidget *>(u"showChinese"_s);
    QCOMPARE(head->mapTo(&fixture.pane, QPoint()).x(), chineseLeft(u"signature"_s));
}

void TestDetailPane::orderHelps()
{
    Fixture fixture(fullRecord());
    const QStringList order{u"signature"_s, u"rootCause"_s,   u"deadEnds"_s, u"workarounds"_s,
                            u"versions"_s,  u"transitions"_s, u"metadata"_s};
    for (qsizetype i = 1; i < order.size(); ++i) {
        QVERIFY2(fixture.top(order.at(i - 1)) >= 0, qPrintable(order.at(i - 1)));
        QVERIFY2(fixture.top(order.at(i - 1)) < fixture.top(order.at(i)), qPrintable(order.at(i)));
    }
}

void TestDetailPane::emptyFieldsSayIt()
{
    Record bare;
    bare.id = RecordId(u"a/bare"_s);
    Fixture fixture(bare);
    for (const auto &[row, language] : {std::pair{u"signature"_s, u"english"_s},
                                        {u"signature"_s, u"chinese"_s},
                                        {u"rootCause"_s, u"english"_s},
                                        {u"rootCause"_s, u"chinese"_s}}) {
        const TextField *field = half(fixture, row, language);
        QCOMPARE(field->kind(), TextCell::Kind::Note);
        QCOMPARE(field->text(), u"empty"_s);
        QVERIFY(field->isVisible());
    }
    QCOMPARE(fixture.pane.findChild<TextField *>(u"regex"_s)->text(), u"empty"_s);
    const QString all = fixture.shownTexts().join(u'\n');
    for (const auto &name : {u"dead ends"_s, u"workarounds"_s, u"versions"_s, u"Leads to"_s, u"address"_s})
        QVERIFY2(all.contains(name), qPrintable(name));
    // An empty action is a defect of its own.
    Fixture full(fullRecord());
    QVERIFY(full.shownTexts().join(u'\n').contains(u"The action is empty"_s));
}

void TestDetailPane::narrowPaneStacksTheLanguages()
{
    Fixture fixture(fullRecord());
    const auto *row = fixture.pane.findChild<BilingualRow *>();
    QVERIFY(row);
    const auto place = [row](const QWidget *half) { return half->mapTo(row, QPoint()); };
    fixture.pane.resize(900, 700);
    QTRY_COMPARE(place(row->english()).y(), place(row->chinese()).y());
    QVERIFY(place(row->english()).x() + row->english()->width() < place(row->chinese()).x());
    fixture.pane.resize(280, 700);
    QTRY_VERIFY(place(row->english()).y() + row->english()->height() < place(row->chinese()).y());
    QCOMPARE(place(row->english()).x(), place(row->chinese()).x());
    fixture.pane.resize(900, 700);
    QTRY_COMPARE(place(row->english()).y(), place(row->chinese()).y());
}

void TestDetailPane::noSlotForChineseDeadEnds()
{
    Fixture fixture(fullRecord());
    const auto *card = fixture.pane.findChild<QWidget *>(u"deadEnd"_s);
    const QList<BilingualRow *> rows = card->findChildren<BilingualRow *>();
    QVERIFY(rows.size() >= 2);
    for (const BilingualRow *row : rows)
        QCOMPARE(row->chinese()->text(), u"no slot"_s);
    const auto *workaround = fixture.pane.findChild<QWidget *>(u"workaround"_s);
    QCOMPARE(workaround->findChildren<BilingualRow *>().first()->chinese()->text(), u"去掉包装"_s);
}

void TestDetailPane::ratesAreBarsWithNumbers()
{
    QLocale::setDefault(QLocale(QLocale::English));
    Fixture fixture(fullRecord());
    const QList<RateBar *> fails =
        fixture.pane.findChild<QWidget *>(u"deadEnds"_s)->findChildren<RateBar *>();
    QCOMPARE(fails.size(), 2);
    QCOMPARE(fails.first()->text(), u"fails 95 %"_s);
    QCOMPARE(fails.first()->value(), 950);
    QCOMPARE(fails.first()->accessibleName(), u"Failure rate"_s);
    QCOMPARE(fails.first()->accessibleDescription(), u"fails 95 %"_s);
    RateBar none(RateBar::Meaning::Works);
    QCOMPARE(none.text(), u"no rate"_s);
    none.setRate(7.0);
    QCOMPARE(none.text(), u"works 100 %"_s);
    none.setRate(std::numeric_limits<double>::quiet_NaN());
    QCOMPARE(none.text(), u"no rate"_s);
}

void TestDetailPane::fixIsCopiedInTheFirstLanguage()
{
    Fixture fixture(fullRecord());
    auto *button = fixture.pane.findChild<QAbstractButton *>(u"copyThisFix"_s);
    QVERIFY(button);
    button->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"Unwrap it"_s);
    fixture.pane.setColumns({.first = Language::Chinese});
    button = fixture.pane.findChild<QAbstractButton *>(u"copyThisFix"_s);
    button->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"去掉包装"_s);
}

void TestDetailPane::swapAndHide()
{
    Fixture fixture(fullRecord());
    QSignalSpy changed(&fixture.pane, &DetailPane::columnsChanged);
    const TextField *english = half(fixture, u"signature"_s, u"english"_s);
    const TextField *chinese = half(fixture, u"signature"_s, u"chinese"_s);
    auto *swap = fixture.pane.findChild<QAbstractButton *>(u"swapLanguages"_s);
    QTest::mouseClick(swap, Qt::LeftButton);
    QCOMPARE(changed.count(), 1);
    QCoreApplication::processEvents();
    QTRY_VERIFY(english->mapTo(&fixture.pane, QPoint()).x() > chinese->mapTo(&fixture.pane, QPoint()).x());

    auto *showEnglish = fixture.pane.findChild<QAbstractButton *>(u"showEnglish"_s);
    auto *showChinese = fixture.pane.findChild<QAbstractButton *>(u"showChinese"_s);
    const int halfWidth = chinese->width();
    QTest::keyClick(showEnglish, Qt::Key_Space);
    QVERIFY(!english->isVisible());
    QTRY_VERIFY(chinese->width() > halfWidth * 3 / 2);
    QVERIFY(!fixture.pane.columns().english);
    QTest::keyClick(showChinese, Qt::Key_Space); // the last column stays
    QVERIFY(chinese->isVisible());
    QVERIFY(showChinese->isChecked());
    // The choice holds for the next record.
    Record next = fullRecord();
    next.id = RecordId(u"pytorch/other"_s);
    fixture.pane.showRecord(next, {});
    QVERIFY(!half(fixture, u"signature"_s, u"english"_s)->isVisibleTo(&fixture.pane));
    fixture.pane.setColumns(LanguageColumns());
    QVERIFY(half(fixture, u"signature"_s, u"english"_s)->isVisibleTo(&fixture.pane));
}

void TestDetailPane::transitionsLead()
{
    Fixture fixture(fullRecord());
    auto *link = fixture.pane.findChild<RecordLink *>();
    QVERIFY(link);
    QCOMPARE(link->text(), u"pytorch/next"_s);
    QTest::mouseClick(link, Qt::LeftButton);
    QTest::keyClick(link, Qt::Key_Space);
    QCOMPARE(fixture.requests.count(), 2);
    QCOMPARE(fixture.requests.at(0).at(0).value<RecordId>(), RecordId(u"pytorch/next"_s));
}

void TestDetailPane::linksAskFirst()
{
    Fixture fixture(fullRecord());
    LinkField *field = nullptr;
    for (LinkField *each : fixture.pane.findChildren<LinkField *>()) {
        if (each->findChild<QAbstractButton *>(u"link"_s) &&
            each->findChild<QAbstractButton *>(u"link"_s)->text() == u"https://example.org/a"_s)
            field = each;
    }
    QVERIFY(field);
    auto *link = field->findChild<QAbstractButton *>(u"link"_s);
    QTest::mouseClick(link, Qt::LeftButton);
    QCOMPARE(fixture.links.count(), 0);
    const QPointer<QWidget> question = field->findChild<QWidget *>(u"linkQuestion"_s);
    QVERIFY(question && question->isVisible());
    QCOMPARE(question->findChild<TextField *>()->text(), u"https://example.org/a"_s);
    // Return and Space by habit answer "no".
    auto *cancel = field->findChild<QAbstractButton *>(u"cancelLink"_s);
    QTRY_VERIFY(cancel->hasFocus());
    QTRY_VERIFY(cancel->height() >= cancel->sizeHint().height()); // the pane has made room for it
    QTest::mouseClick(cancel, Qt::LeftButton);
    QCOMPARE(fixture.links.count(), 0);
    QVERIFY(!question || !question->isVisible());

    QTest::mouseClick(link, Qt::LeftButton);
    QTest::mouseClick(field->findChild<QAbstractButton *>(u"openLink"_s), Qt::LeftButton);
    QCOMPARE(fixture.links.count(), 1);
    QCOMPARE(fixture.links.at(0).at(0).toUrl(), QUrl(u"https://example.org/a"_s));
}

void TestDetailPane::onlyWebLinksOpen_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("opens");
    QTest::newRow("https") << u"https://example.org/a?b=c#d"_s << true;
    QTest::newRow("http") << u"http://example.org"_s << true;
    QTest::newRow("upper case") << u"HTTPS://EXAMPLE.ORG"_s << true;
    QTest::newRow("blanks around") << u" https://example.org "_s << true;
    QTest::newRow("javascript") << u"javascript:alert(1)"_s << false;
    QTest::newRow("file") << u"file:///etc/passwd"_s << false;
    QTest::newRow("data") << u"data:text/html,<script>alert(1)</script>"_s << false;
    QTest::newRow("own scheme") << u"clew://record/a"_s << false;
    QTest::newRow("no host") << u"https://"_s << false;
    QTest::newRow("http in javascript") << u"javascript://https://example.org/%0aalert(1)"_s << false;
    QTest::newRow("words") << u"see the manual"_s << false;
    QTest::newRow("nothing") << u""_s << false;
}

void TestDetailPane::onlyWebLinksOpen()
{
    QFETCH(QString, address);
    QFETCH(bool, opens);
    QCOMPARE(LinkField::openable(address).isValid(), opens);
    const CodeStyle style;
    const LinkField field(style, address);
    QCOMPARE(field.findChild<QAbstractButton *>(u"link"_s) != nullptr, opens);
}

void TestDetailPane::markupIsPlainText()
{
    const QString evil =
        u"<b>bold</b> <script>alert(1)</script> <a href=\"file:///etc/passwd\">x</a> &amp; <img src=x>"_s;
    Record record = fullRecord();
    record.id = RecordId(evil);
    record.signature = TextPair{evil, evil};
    record.regex = evil;
    record.rootCause = TextPair{evil, evil};
    record.deadEnds = {DeadEnd{.action = evil, .whyFails = evil, .condition = evil, .sources = {evil}}};
    record.workarounds = {Workaround{.action = TextPair{evil, evil},
                                     .how = u"<i>%1</i>"_s.arg(evil),
                                     .sources = {u"https://example.org/<b>x</b>"_s}}};
    record.surplusWorkaroundsZh = {evil};
    record.transitions = {
        Transition{.target = RecordId(evil), .condition = evil, .delay = evil, .distinction = evil}};
    record.verificationTier = evil;
    record.tags = {evil};
    record.versions = {VersionEntry{.version = evil, .behaviorChange = evil}};
    record.extra = {ExtraField{.key = evil, .json = evil.toUtf8()}};
    Fixture fixture(record, evil.toUtf8());

    int seen = 0;
    for (const TextCell *cell : fixture.pane.findChildren<TextCell *>()) {
        const QString text = cell->toPlainText();
        if (!text.contains(u"<b>"_s))
            continue;
        ++seen;
        QVERIFY2(text.contains(evil) || text.contains(u"example.org"_s), qPrintable(text));
        for (QTextBlock block = cell->document()->begin(); block.isValid(); block = block.next()) {
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                QVERIFY(!part.fragment().charFormat().isAnchor());
                QVERIFY(!part.fragment().charFormat().isImageFormat());
            }
        }
    }
    QVERIFY2(seen >= 15, qPrintable(QString::number(seen)));
    for (const QLabel *label : fixture.pane.findChildren<QLabel *>()) {
        if (label->text().contains(u'<'))
            QCOMPARE(label->textFormat(), Qt::PlainText);
    }
    for (const QWidget *widget : fixture.pane.findChildren<QWidget *>()) {
        if (widget->toolTip().contains(u"script"_s))
            QVERIFY2(widget->toolTip().contains(u"&lt;script&gt;"_s), qPrintable(widget->toolTip()));
    }
    QCOMPARE(fixture.links.count(), 0);
}

void TestDetailPane::jsonTabShowsTheBytes()
{
    const QByteArray source = "{\n  \"id\": \"a\",\n  \"n\": 1.0, \"n\": 1e400,\n  \"zh\": \"参数\"\n}"_ba;
    Fixture fixture(fullRecord(), source);
    auto *tabs = fixture.pane.findChild<QTabWidget *>(u"recordTabs"_s);
    const auto *json = fixture.pane.findChild<CodeView *>(u"recordJson"_s);
    tabs->setCurrentIndex(1);
    QCOMPARE(json->toPlainText(), QString::fromUtf8(source));
    QCOMPARE(json->code(), QString::fromUtf8(source));
    int coloured = 0;
    for (QTextBlock block = json->document()->begin(); block.isValid(); block = block.next())
        coloured += static_cast<int>(block.layout()->formats().size());
    QVERIFY(coloured > 4);
    // The next record replaces it while the tab is open.
    fixture.pane.showRecord(fullRecord(), "[]"_ba);
    QCOMPARE(json->toPlainText(), u"[]"_s);
}

void TestDetailPane::longTextsAreCutAndShownOnRequest()
{
    Record record = fullRecord();
    record.rootCause.english = u"word "_s.repeated(400'000); // 2 MB
    Fixture fixture(record);
    TextField *field = half(fixture, u"rootCause"_s, u"english"_s);
    const auto *cell = field->findChild<TextCell *>();
    QVERIFY(cell->toPlainText().size() <= TextField::MaxShown + 1);
    QVERIFY(cell->toPlainText().endsWith(u'…'));
    auto *more = field->findChild<QAbstractButton *>(u"showAll"_s);
    QVERIFY(more);
    QTest::mouseClick(more, Qt::LeftButton);
    auto *all = field->findChild<CodeView *>(u"allText"_s);
    QVERIFY(all && !cell->isVisible());
    QCOMPARE(all->code(), record.rootCause.english);
    QVERIFY(all->height() < 1000);
    QTest::mouseClick(more, Qt::LeftButton);
    QVERIFY(cell->isVisible());
    QVERIFY(field->findChild<QAbstractButton *>(u"showAll"_s));
}

void TestDetailPane::longLinesAreCopiedWhole()
{
    const CodeStyle style;
    CodeView view(style);
    const QString text = QString(5000, u'x') + u"\nsecond\n"_s + QString(4500, u'y');
    view.setCode(text, u"None"_s);
    for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next())
        QVERIFY(block.length() <= CodeView::MaxLine + 2);
    view.selectAll();
    view.copy();
    QCOMPARE(QGuiApplication::clipboard()->text(), text);
    view.copyAll();
    QCOMPARE(QGuiApplication::clipboard()->text(), text);
}

void TestDetailPane::manyWorkarounds()
{
    Record record = fullRecord();
    record.workarounds = QList<Workaround>(50, record.workarounds.first());
    record.deadEnds = QList<DeadEnd>(50, record.deadEnds.first());
    Fixture fixture(record);
    QCOMPARE(
        fixture.pane.findChild<QWidget *>(u"workarounds"_s)->findChildren<QWidget *>(u"workaround"_s).size(),
        50);
    QCOMPARE(fixture.pane.findChild<QWidget *>(u"deadEnds"_s)->findChildren<QWidget *>(u"deadEnd"_s).size(),
             50);
    fixture.checkCells();
}

void TestDetailPane::nothingIsClippedAfterAChange()
{
    Fixture fixture(fullRecord());
    fixture.checkCells();
    Record next = fullRecord();
    next.id = RecordId(u"pytorch/next"_s);
    next.rootCause.english =
        u"Many words that need several lines in the column that they stand in. "_s.repeated(5);
    fixture.pane.showRecord(next, {});
    QCoreApplication::processEvents();
    fixture.checkCells();
    fixture.pane.resize(600, 700);
    QCoreApplication::processEvents();
    fixture.checkCells();
    fixture.pane.setColumns(LanguageColumns{.chinese = false});
    QCoreApplication::processEvents();
    fixture.checkCells();
}

void TestDetailPane::nothingIsClippedBesideATranslationState_data()
{
    QTest::addColumn<int>("width");
    for (int width = 420; width <= 980; width += 35)
        QTest::addRow("%d", width) << width;
}

/// The Chinese half, longer than the English one, decides the height of the row; its state comes with the
/// side files, when the record is shown already.
void TestDetailPane::nothingIsClippedBesideATranslationState()
{
    QFETCH(int, width);
    Record record = fullRecord();
    record.signature.english = u"CUDA out of memory. Tried to allocate 2.00 GiB. GPU 3 has 1.12 GiB free"_s;
    record.signature.chinese =
        record.signature.english + u"（显存不足：GPU 3 总容量 79 GiB，仅剩 1.12 GiB）"_s;
    Fixture fixture(record);
    fixture.pane.setTranslations(
        {TranslationUnit{.texts = record.signature}, TranslationUnit{.texts = record.rootCause}});
    QTRY_VERIFY(fixture.isSettled());
    fixture.checkCells();
    QCOMPARE(half(fixture, u"signature"_s, u"english"_s)->mapTo(&fixture.pane, QPoint()).y(),
             half(fixture, u"signature"_s, u"chinese"_s)->mapTo(&fixture.pane, QPoint()).y());
    fixture.pane.resize(width, 700);
    QTRY_VERIFY(fixture.pane.width() <= qMax(width, fixture.pane.minimumSizeHint().width()));
    QTRY_VERIFY(fixture.isSettled());
    fixture.checkCells();
    fixture.pane.resize(900, 700);
    QTRY_VERIFY(fixture.isSettled());
    fixture.checkCells();
    const auto *row = fixture.pane.findChild<BilingualRow *>(u"signature"_s);
    const auto *state = row->findChild<QWidget *>(u"chineseState"_s);
    QVERIFY(state && state->geometry().bottom() <= row->rect().bottom());
}

void TestDetailPane::regexAndCodeAreColoured()
{
    Record record = fullRecord();
    record.workarounds.first().action.english = u"pip install --upgrade torch==2.1.0"_s;
    Fixture fixture(record);
    const auto formats = [](const TextCell *cell) {
        return cell->document()->begin().layout()->formats().size();
    };
    QVERIFY(formats(fixture.pane.findChild<TextField *>(u"regex"_s)->findChild<TextCell *>()) > 2);
    const auto *card = fixture.pane.findChild<QWidget *>(u"workaround"_s);
    const TextCell *action = card->findChildren<BilingualRow *>().first()->english()->findChild<TextCell *>();
    QCOMPARE(action->kind(), TextCell::Kind::Code);
    QVERIFY(formats(action) > 0);
    QCOMPARE(half(fixture, u"rootCause"_s, u"english"_s)->kind(), TextCell::Kind::Prose);
}

void TestDetailPane::anotherRecordStartsAtTheTop()
{
    Record record = fullRecord();
    record.workarounds = QList<Workaround>(30, record.workarounds.first());
    Fixture fixture(record);
    QScrollBar *bar = fixture.pane.findChild<QScrollArea *>(u"recordScroll"_s)->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 100);
    bar->setValue(100);
    fixture.pane.showRecord(record, {});
    QCOMPARE(bar->value(), 100); // the same one: reading goes on
    record.id = RecordId(u"pytorch/other"_s);
    fixture.pane.showRecord(record, {});
    QCOMPARE(bar->value(), 0);
}

void TestDetailPane::cleared()
{
    Fixture fixture(fullRecord());
    QCOMPARE(fixture.pane.shownRecord(), RecordId(u"pytorch/mismatch"_s));
    fixture.pane.clear();
    QVERIFY(fixture.pane.shownRecord().isEmpty());
    QVERIFY(!fixture.pane.findChild<QTabWidget *>(u"recordTabs"_s)->isVisible());
}

void TestDetailPane::everyControlHasNameAndKeyboard()
{
    Fixture fixture(fullRecord());
    int controls = 0;
    for (const QWidget *widget : fixture.pane.findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
            continue;
        if (widget->objectName().startsWith(u"qt_"_s) || widget->inherits("QScrollBar") ||
            widget->inherits("QTabBar"))
            continue; // parts of Qt's own widgets
        ++controls;
        const QByteArray what =
            widget->metaObject()->className() + QByteArray(" ") + widget->objectName().toUtf8();
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                 what.constData());
        QVERIFY2((widget->focusPolicy() & Qt::TabFocus) != 0, what.constData());
    }
    QVERIFY(controls > 15);
}

void TestDetailPane::followsThePalette()
{
    Fixture fixture(fullRecord());
    const auto firstColour = [&fixture] {
        const TextCell *cell = half(fixture, u"rootCause"_s, u"english"_s)->findChild<TextCell *>();
        return cell->document()->begin().begin().fragment().charFormat().foreground().color();
    };
    const QColor light = firstColour();
    QApplication::setPalette(TestData::darkPalette());
    QTRY_VERIFY(firstColour().lightness() > light.lightness() + 80);
    QApplication::setPalette(TestData::lightPalette());
}

QTEST_MAIN(TestDetailPane)
#include "tst_detailpane.moc"
