// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/regexbench.h"
#include "views/card.h"

class QLabel;
class QVBoxLayout;

namespace Clew {

class GrowingEdit;

/// One sample on the regex bench: whether it does what it should, what matched in it and which groups, what
/// it costs; where it fails, how far the regex came and what would let it through.
class SampleRow final : public Card
{
    Q_OBJECT

public:
    /// `isSignature`: the record's own signature, which is edited elsewhere.
    SampleRow(bool mustMatch, bool isSignature, QWidget *parent);

    void setSample(const QString &text);
    [[nodiscard]] QString sample() const;
    void setResult(const BenchRow &row);
    void clearResult();
    [[nodiscard]] GrowingEdit *edit() const { return m_edit; }
    /// The regex that the proposal with that number makes; empty where there is none.
    [[nodiscard]] QString proposal(int number) const;

Q_SIGNALS:
    void sampleEdited();
    void removeRequested();
    void regexProposed(const QString &regex);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showResult();
    void showMatch();
    void addGroups();
    void addMiss(const RegexMiss &miss);
    void addNote(const QString &text);

    const bool m_mustMatch;
    const bool m_isSignature;
    QLabel *m_icon = nullptr;
    QLabel *m_word = nullptr;
    GrowingEdit *m_edit = nullptr;
    QWidget *m_details = nullptr;
    QVBoxLayout *m_column = nullptr;
    std::optional<BenchRow> m_row;
};

} // namespace Clew
