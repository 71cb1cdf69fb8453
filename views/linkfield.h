// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/flowwidget.h"

#include <QUrl>

class QPushButton;
class QVBoxLayout;

namespace Clew {

class CodeStyle;

/// A web address that a record gives. The first click shows the whole address and asks; only the answer
/// announces it, and only for http and https. Every other address is plain text that cannot be clicked.
/// Nothing is opened here.
class LinkField final : public FlowWidget
{
    Q_OBJECT

public:
    /// The code style must outlive the field.
    LinkField(const CodeStyle &style, const QString &address, QWidget *parent = nullptr);

    /// The address as a URL that may be opened, invalid where it may not.
    [[nodiscard]] static QUrl openable(const QString &address);

Q_SIGNALS:
    void linkActivated(const QUrl &url);

private:
    void addLink(const QString &address);
    void addDeadText(const QString &address);
    void ask();
    void endAsking();

    const CodeStyle &m_style;
    QUrl m_url;
    QVBoxLayout *m_column = nullptr;
    QPushButton *m_link = nullptr;
    QWidget *m_question = nullptr;
};

} // namespace Clew
