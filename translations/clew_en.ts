<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Clew::BenchPane</name>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::ChangesPane</name>
    <message numerus="yes">
        <source>%n value(s) differ; of %1 the disk&apos;s is chosen</source>
        <translation>
            <numerusform>%n value differs; of %1 the disk’s is chosen</numerusform>
            <numerusform>%n values differ; of %1 the disk’s is chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::DiagnosisController</name>
    <message numerus="yes">
        <source>%n log(s)</source>
        <translation>
            <numerusform>%n log</numerusform>
            <numerusform>%n logs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::DiagnosisReport</name>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>place of an error</comment>
        <translation>
            <numerusform>%1, %n time</numerusform>
            <numerusform>%1, %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>a pseudonym</comment>
        <translation>
            <numerusform>%1, %n time</numerusform>
            <numerusform>%1, %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n line(s), %2</source>
        <comment>path, lines, encoding of a log</comment>
        <translation>
            <numerusform>%1: %n line, %2</numerusform>
            <numerusform>%1: %n lines, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::DiagnosisText</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <comment>scanned</comment>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n claim</numerusform>
            <numerusform>%n claims</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>scanned</comment>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <comment>asked</comment>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(score %1, %n hit(s))</source>
        <translation>
            <numerusform>(score %1, %n hit)</numerusform>
            <numerusform>(score %1, %n hits)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) later</source>
        <translation>
            <numerusform>%n minute later</numerusform>
            <numerusform>%n minutes later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) later</source>
        <translation>
            <numerusform>%n second later</numerusform>
            <numerusform>%n seconds later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more file(s)</source>
        <translation>
            <numerusform>… and %n more file</numerusform>
            <numerusform>… and %n more files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::EdgeEdits</name>
    <message numerus="yes">
        <source>%1 %n record(s) that lead to it say so too.</source>
        <comment>what happened</comment>
        <translation>
            <numerusform>%1 %n record that leads to it says so too.</numerusform>
            <numerusform>%1 %n records that lead to it say so too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::EditDesk</name>
    <message numerus="yes">
        <source>%n file(s) saved</source>
        <translation>
            <numerusform>%n file saved</numerusform>
            <numerusform>%n files saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved file(s)</source>
        <translation>
            <numerusform>%n unsaved file</numerusform>
            <numerusform>%n unsaved files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) point at it, and the relation goes there too: %1.</source>
        <translation>
            <numerusform>%n record points at it, and the relation goes there too: %1.</numerusform>
            <numerusform>%n records point at it, and the relation goes there too: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::EffectText</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>records</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now also hits %n other signature(s): %1.</source>
        <translation>
            <numerusform>Now also hits %n other signature: %1.</numerusform>
            <numerusform>Now also hits %n other signatures: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No longer hits %n other signature(s): %1.</source>
        <translation>
            <numerusform>No longer hits %n other signature: %1.</numerusform>
            <numerusform>No longer hits %n other signatures: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now matches %n sample(s) that it must.</source>
        <translation>
            <numerusform>Now matches %n sample that it must.</numerusform>
            <numerusform>Now matches %n samples that it must.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now matches %n sample(s) that it must not.</source>
        <translation>
            <numerusform>Now matches %n sample that it must not.</numerusform>
            <numerusform>Now matches %n samples that it must not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now also matches %n sample(s) of other records.</source>
        <translation>
            <numerusform>Now also matches %n sample of other records.</numerusform>
            <numerusform>Now also matches %n samples of other records.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No longer matches %n sample(s) that it must.</source>
        <translation>
            <numerusform>No longer matches %n sample that it must.</numerusform>
            <numerusform>No longer matches %n samples that it must.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No longer matches %n sample(s) that it must not.</source>
        <translation>
            <numerusform>No longer matches %n sample that it must not.</numerusform>
            <numerusform>No longer matches %n samples that it must not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No longer matches %n sample(s) of other records.</source>
        <translation>
            <numerusform>No longer matches %n sample of other records.</numerusform>
            <numerusform>No longer matches %n samples of other records.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now also hits %n ordinary line(s): %1.</source>
        <translation>
            <numerusform>Now also hits %n ordinary line: %1.</numerusform>
            <numerusform>Now also hits %n ordinary lines: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No longer hits %n ordinary line(s).</source>
        <translation>
            <numerusform>No longer hits %n ordinary line.</numerusform>
            <numerusform>No longer hits %n ordinary lines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) could not be decided.</source>
        <translation>
            <numerusform>%n text could not be decided.</numerusform>
            <numerusform>%n texts could not be decided.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::FindingBox</name>
    <message numerus="yes">
        <source>%n dismissed</source>
        <comment>findings</comment>
        <translation>
            <numerusform>%n dismissed</numerusform>
            <numerusform>%n dismissed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::FindingText</name>
    <message numerus="yes">
        <source>The regex also matches the signatures of %n other record(s): %1.</source>
        <translation>
            <numerusform>The regex also matches the signature of %n other record: %1.</numerusform>
            <numerusform>The regex also matches the signatures of %n other records: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is spelt “%2” in %n record(s).</source>
        <translation>
            <numerusform>“%1” is spelt “%2” in %n record.</numerusform>
            <numerusform>“%1” is spelt “%2” in %n records.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confidence %1 is above the %2 that %n report(s) and the tier “%3” allow.</source>
        <translation>
            <numerusform>Confidence %1 is above the %2 that %n report and the tier “%3” allow.</numerusform>
            <numerusform>Confidence %1 is above the %2 that %n reports and the tier “%3” allow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last confirmed on %1, %n day(s) ago.</source>
        <translation>
            <numerusform>Last confirmed on %1, %n day ago.</numerusform>
            <numerusform>Last confirmed on %1, %n days ago.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::FindingsPane</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::FoldedIssues</name>
    <message numerus="yes">
        <source>The same of %n more file(s) as of “%1”.</source>
        <translation>
            <numerusform>The same of %n more file as of “%1”.</numerusform>
            <numerusform>The same of %n more files as of “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::GraphCommand</name>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s)</source>
        <translation>
            <numerusform>%n edge</numerusform>
            <numerusform>%n edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n component(s)</source>
        <comment>of a graph</comment>
        <translation>
            <numerusform>%n component</numerusform>
            <numerusform>%n components</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>largest of %n record(s)</source>
        <comment>component of a graph</comment>
        <translation>
            <numerusform>largest of %n record</numerusform>
            <numerusform>largest of %n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) without an edge</source>
        <translation>
            <numerusform>%n record without an edge</numerusform>
            <numerusform>%n records without an edge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::GraphController</name>
    <message numerus="yes">
        <source>%n line(s) later</source>
        <translation>
            <numerusform>%n line later</numerusform>
            <numerusform>%n lines later</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::GraphPane</name>
    <message numerus="yes">
        <source>%n record(s) moved, because causes stand left of consequences.</source>
        <translation>
            <numerusform>%n record moved, because causes stand left of consequences.</numerusform>
            <numerusform>%n records moved, because causes stand left of consequences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) moved, because a neighbour has grown.</source>
        <translation>
            <numerusform>%n record moved, because a neighbour has grown.</numerusform>
            <numerusform>%n records moved, because a neighbour has grown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) moved, because the columns need more room.</source>
        <translation>
            <numerusform>%n record moved, because the columns need more room.</numerusform>
            <numerusform>%n records moved, because the columns need more room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dotted edge(s) were seen in the log and stand in no record: accept or dismiss them (key E).</source>
        <translation>
            <numerusform>%n dotted edge was seen in the log and stands in no record: accept or dismiss it (key E).</numerusform>
            <numerusform>%n dotted edges were seen in the log and stand in no record: accept or dismiss them (key E).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::GraphView</name>
    <message numerus="yes">
        <source>%n neighbour(s) not shown</source>
        <translation>
            <numerusform>%n neighbour not shown</numerusform>
            <numerusform>%n neighbours not shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::Headless</name>
    <message numerus="yes">
        <source>%n file(s) of the catalog could not be read; `clew lint` lists them.</source>
        <translation>
            <numerusform>%n file of the catalog could not be read; `clew lint` lists it.</numerusform>
            <numerusform>%n files of the catalog could not be read; `clew lint` lists them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::IssuesDesk</name>
    <message numerus="yes">
        <source>%n issue(s)</source>
        <translation>
            <numerusform>%n issue</numerusform>
            <numerusform>%n issues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::LintText</name>
    <message numerus="yes">
        <source>%n finding(s) in %1.</source>
        <translation>
            <numerusform>%n finding in %1.</numerusform>
            <numerusform>%n findings in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were dismissed.</source>
        <translation>
            <numerusform>%n more was dismissed.</numerusform>
            <numerusform>%n more were dismissed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::LogDesk</name>
    <message numerus="yes">
        <source>%n line(s) undecided: the regex reached its limit</source>
        <translation>
            <numerusform>%n line undecided: the regex reached its limit</numerusform>
            <numerusform>%n lines undecided: the regex reached its limit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %Ln line(s) that were not kept …</source>
        <translation>
            <numerusform>… %Ln line that was not kept …</numerusform>
            <numerusform>… %Ln lines that were not kept …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n log(s) are shown.</source>
        <translation>
            <numerusform>The first log is shown.</numerusform>
            <numerusform>The first %n logs are shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::MainWindow</name>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading the catalog: %1 of %Ln file(s)</source>
        <translation>
            <numerusform>Reading the catalog: %1 of %Ln file</numerusform>
            <numerusform>Reading the catalog: %1 of %Ln files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::NearQueryBar</name>
    <message numerus="yes">
        <source>Without &quot;%1&quot;: %n record(s)</source>
        <translation>
            <numerusform>Without &quot;%1&quot;: %n record</numerusform>
            <numerusform>Without &quot;%1&quot;: %n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; instead of &quot;%2&quot;: %n record(s)</source>
        <translation>
            <numerusform>&quot;%1&quot; instead of &quot;%2&quot;: %n record</numerusform>
            <numerusform>&quot;%1&quot; instead of &quot;%2&quot;: %n records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::PathsDialog</name>
    <message numerus="yes">
        <source>%n path(s), the shortest first</source>
        <translation>
            <numerusform>%n path</numerusform>
            <numerusform>%n paths, the shortest first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n path(s); there are more</source>
        <translation>
            <numerusform>The first %n path; there are more</numerusform>
            <numerusform>The first %n paths; there are more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::RecentDesk</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>name of a file</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::RecordEditor</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dismissed</source>
        <comment>findings</comment>
        <translation>
            <numerusform>%n dismissed</numerusform>
            <numerusform>%n dismissed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::RecordFacts</name>
    <message numerus="yes">
        <source>Versions (%n)</source>
        <translation>
            <numerusform>Versions (%n)</numerusform>
            <numerusform>Versions (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Transitions (%n)</source>
        <translation>
            <numerusform>Transitions (%n)</numerusform>
            <numerusform>Transitions (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::RecordForm</name>
    <message numerus="yes">
        <source>Dead ends: do not try (%n)</source>
        <translation>
            <numerusform>Dead ends: do not try (%n)</numerusform>
            <numerusform>Dead ends: do not try (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Workarounds: what works (%n)</source>
        <translation>
            <numerusform>Workarounds: what works (%n)</numerusform>
            <numerusform>Workarounds: what works (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::RecordListPane</name>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n record(s)</source>
        <translation>
            <numerusform>%1 of %n record</numerusform>
            <numerusform>%1 of %n records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::ReviewPane</name>
    <message numerus="yes">
        <source>%n record(s) to review</source>
        <translation>
            <numerusform>%n record to review</numerusform>
            <numerusform>%n records to review</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::SampleRow</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::SearchCommand</name>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) with: %1</source>
        <translation>
            <numerusform>%n record with: %1</numerusform>
            <numerusform>%n records with: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::ShareDialog</name>
    <message numerus="yes">
        <source>%n thing(s) are replaced by stand-ins. What has no shape of its own, such as a bare project name, is not found: look through the preview.</source>
        <translation>
            <numerusform>%n thing is replaced by a stand-in. What has no shape of its own, such as a bare project name, is not found: look through the preview.</numerusform>
            <numerusform>%n things are replaced by stand-ins. What has no shape of its own, such as a bare project name, is not found: look through the preview.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::TrustText</name>
    <message numerus="yes">
        <source>confirmed %n time(s)</source>
        <translation>
            <numerusform>confirmed once</numerusform>
            <numerusform>confirmed %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last confirmed %n day(s) ago</source>
        <translation>
            <numerusform>last confirmed a day ago</numerusform>
            <numerusform>last confirmed %n days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last confirmed %n month(s) ago</source>
        <translation>
            <numerusform>last confirmed a month ago</numerusform>
            <numerusform>last confirmed %n months ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last confirmed %n year(s) ago</source>
        <translation>
            <numerusform>last confirmed a year ago</numerusform>
            <numerusform>last confirmed %n years ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it names %n source(s)</source>
        <translation>
            <numerusform>it names %n source</numerusform>
            <numerusform>it names %n sources</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::UnexplainedCard</name>
    <message numerus="yes">
        <source>%n times</source>
        <comment>number of hits</comment>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::VerdictCard</name>
    <message numerus="yes">
        <source>%n times</source>
        <comment>number of hits</comment>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The log shows that %n of its dead ends were tried already</source>
        <translation>
            <numerusform>The log shows that %n of its dead ends was tried already</numerusform>
            <numerusform>The log shows that %n of its dead ends were tried already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n consequence(s)</source>
        <translation>
            <numerusform>%n consequence</numerusform>
            <numerusform>%n consequences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::VerdictPane</name>
    <message numerus="yes">
        <source>Show all %n entries</source>
        <translation>
            <numerusform>Show the %n entry</numerusform>
            <numerusform>Show all %n entries</numerusform>
        </translation>
    </message>
</context>
</TS>
