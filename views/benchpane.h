// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/curation/finding.h"
#include "models/curation/regexbench.h"
#include "models/curation/regexeffect.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace KSyntaxHighlighting {
class SyntaxHighlighter;
}

namespace Clew {

class CodeStyle;
class FindingBox;
class GrowingEdit;
class LineEdit;
class SampleRow;

/// The regex bench: the record's regex over its samples, live. Says what it would newly hit and lose in the
/// whole catalog. Alt and a number takes the proposal beside the sample that has the focus, or the first
/// failing one; Insert adds a sample, Ctrl+Shift+Delete removes one.
class BenchPane final : public QWidget
{
    Q_OBJECT

public:
    /// The code style must outlive the pane.
    explicit BenchPane(const CodeStyle &style, QWidget *parent = nullptr);
    ~BenchPane() override;

    void setRegex(const QString &regex);
    /// The record's own signature stands among what must match.
    void setSignature(const QString &signature);
    void setSamples(const RecordSamples &samples);
    [[nodiscard]] QString regex() const;
    [[nodiscard]] RecordSamples samples() const;
    /// As runBench is given them: the signature first.
    [[nodiscard]] RecordSamples triedSamples() const;

    void setResult(const BenchResult &result);
    /// Beside the regex in the file.
    void setEffect(const RecordId &record, const RegexEffect &effect);
    /// The comparison is on its way.
    void setEffectRunning();
    void setFindings(const QList<LintFinding> &findings);
    /// Goes to where one is added.
    void addSample();
    /// Puts the focus into a sample, or where one is added.
    void showSample(const SamplePlace &place);
    /// The one that has the focus.
    void removeSample();

Q_SIGNALS:
    void regexEdited(const QString &regex);
    /// The regex was typed to its end, for now.
    void finished();
    void samplesEdited();
    void fixRequested(const Clew::LintFinding &finding);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Section
    {
        bool mustMatch = true;
        QLabel *heading = nullptr;
        QVBoxLayout *rows = nullptr;
        LineEdit *adder = nullptr;
        QList<SampleRow *> samples;
    };

    void layOut();
    Section makeSection(bool mustMatch, QVBoxLayout *column);
    void addRow(Section &section, const QString &sample);
    void removeRow(SampleRow *row);
    void fill(Section &section, const QStringList &samples);
    [[nodiscard]] static QStringList textsOf(const Section &section);
    void propose(int number);
    void restyle();
    void retranslate();
    void showFacts();
    void showEffect();

    const CodeStyle &m_style;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_body = nullptr;
    QLabel *m_regexCaption = nullptr;
    GrowingEdit *m_regex = nullptr;
    FindingBox *m_findings = nullptr;
    QLabel *m_facts = nullptr;
    QLabel *m_effectCaption = nullptr;
    QLabel *m_effect = nullptr;
    SampleRow *m_signature = nullptr;
    Section m_must;
    Section m_mustNot;
    std::unique_ptr<KSyntaxHighlighting::SyntaxHighlighter> m_highlighter;
    std::optional<BenchResult> m_result;
    RecordId m_record;
    std::optional<RegexEffect> m_compared;
};

} // namespace Clew
