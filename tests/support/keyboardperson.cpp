// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "tests/support/keyboardperson.h"

#include "views/detailpane.h"
#include "views/editform.h"
#include "views/recordeditor.h"

#include <QAction>
#include <QApplication>
#include <QInputMethodEvent>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Clew {

KeyboardPerson::KeyboardPerson(const QString &catalog, const QString &settings)
    : m_settings(settings, QSettings::IniFormat)
    , m_window(m_catalog, m_diagnosis, m_settings)
{
    m_window.setWordLanguage(Language::English);
    m_window.resize(1500, 900);
    m_window.show();
    m_catalog.open({catalog});
}

bool KeyboardPerson::isReady() const
{
    return m_window.isActiveWindow() && !m_window.findChild<DetailPane *>()->shownRecord().isEmpty();
}

void KeyboardPerson::comeBack()
{
    if (QApplication::activePopupWidget() || QApplication::activeModalWidget() || m_window.isActiveWindow())
        return;
    m_window.activateWindow();
    (void)QTest::qWaitForWindowActive(&m_window);
}

void KeyboardPerson::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    comeBack();
    m_keys.append(QKeySequence(QKeyCombination(modifiers, key)).toString());
    QWidget *focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : &m_window, key, modifiers);
}

void KeyboardPerson::type(const QString &text)
{
    comeBack();
    m_keys.append(u"\"%1\""_s.arg(text));
    QTest::keyClicks(QApplication::focusWidget(), text);
}

void KeyboardPerson::compose(const QString &text)
{
    m_keys.append(u"input method \"%1\""_s.arg(text));
    QWidget *focus = QApplication::focusWidget();
    QInputMethodEvent composing(text, {});
    QCoreApplication::sendEvent(focus, &composing);
    QInputMethodEvent committing;
    committing.setCommitString(text);
    QCoreApplication::sendEvent(focus, &committing);
}

void KeyboardPerson::replaceBy(const QString &text)
{
    press(Qt::Key_A, Qt::ControlModifier);
    type(text);
}

bool KeyboardPerson::edit(const RecordId &record)
{
    constexpr int Rows = 50;
    const auto *detail = m_window.findChild<DetailPane *>();
    press(Qt::Key_F, Qt::ControlModifier);
    for (int i = 0; i < Rows && detail->shownRecord() != record; ++i)
        press(Qt::Key_Up);
    for (int i = 0; i < Rows && detail->shownRecord() != record; ++i)
        press(Qt::Key_Down);
    press(Qt::Key_E, Qt::ControlModifier);
    return detail->shownRecord() == record;
}

bool KeyboardPerson::tabTo(const QString &wanted)
{
    for (int i = 0; i < 400 && pointer() != wanted; ++i)
        press(Qt::Key_Tab);
    return pointer() == wanted;
}

QString KeyboardPerson::pointer() const
{
    return editor()->form()->currentPointer();
}

RecordEditor *KeyboardPerson::editor() const
{
    return m_window.findChild<RecordEditor *>();
}

QAction *KeyboardPerson::action(const QString &name) const
{
    return m_window.findChild<QAction *>(name);
}

} // namespace Clew
