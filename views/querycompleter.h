// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/search/querycompletion.h"

#include <QObject>

class QCompleter;
class QLineEdit;
class QStringListModel;

namespace Clew {

/// Offers what the word at the cursor of a query may go on with, in a list below the box. Opens only while
/// somebody types; the arrow keys walk the list as long as it is open and the records otherwise.
class QueryCompleter final : public QObject
{
    Q_OBJECT

public:
    /// The box becomes the parent.
    explicit QueryCompleter(QLineEdit *box);

    /// Shows what may follow; an empty list closes.
    void offer(const QList<Completion> &completions);
    /// The list is shown, and takes the next key.
    [[nodiscard]] bool isOpen() const;

Q_SIGNALS:
    /// The user changed the text: answer with offer().
    void wanted(const QString &text, int cursor);

private:
    void insert(const QModelIndex &index);

    QLineEdit *m_box = nullptr;
    QCompleter *m_completer = nullptr;
    QStringListModel *m_model = nullptr;
    QList<Completion> m_offered;
};

} // namespace Clew
