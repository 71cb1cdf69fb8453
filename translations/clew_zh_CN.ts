<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Clew::Application</name>
    <message>
        <source>clew: the picture could not be saved as %1.</source>
        <translation>clew：图片无法保存为 %1。</translation>
    </message>
    <message>
        <source>This is no link to a record</source>
        <translation>这不是指向记录的链接</translation>
    </message>
    <message>
        <source>The link leads to a record that the catalog does not have</source>
        <translation>链接指向的记录不在记录库中</translation>
    </message>
    <message>
        <source>No new window could be opened</source>
        <translation>无法打开新窗口</translation>
    </message>
</context>
<context>
    <name>Clew::BenchPane</name>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n 个捕获组</numerusform>
        </translation>
    </message>
    <message>
        <source>slow: the worst line made for it takes %1 steps or more</source>
        <translation>慢：最坏的构造行需要 %1 步以上</translation>
    </message>
    <message>
        <source>at most %1 steps on lines made to cost it</source>
        <translation>在专门构造的行上至多 %1 步</translation>
    </message>
    <message>
        <source>`%1` is not understood by %2</source>
        <translation>%2 不认识 `%1`</translation>
    </message>
    <message>
        <source>`%1` means something else to %2</source>
        <translation>`%1` 对 %2 另有含义</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Beside the regex in the file</source>
        <translation>与文件中的正则相比</translation>
    </message>
    <message>
        <source>Must match</source>
        <translation>必须匹配</translation>
    </message>
    <message>
        <source>Must not match</source>
        <translation>不该匹配</translation>
    </message>
    <message>
        <source>Add a line that must match (Insert)</source>
        <translation>添加一行必须匹配的文本（Insert）</translation>
    </message>
    <message>
        <source>Add a line that must not match</source>
        <translation>添加一行不该匹配的文本</translation>
    </message>
</context>
<context>
    <name>Clew::BilingualRow</name>
    <message>
        <source>%1, English</source>
        <comment>name of a field</comment>
        <translation>%1（英文）</translation>
    </message>
    <message>
        <source>%1, Chinese</source>
        <comment>name of a field</comment>
        <translation>%1（中文）</translation>
    </message>
    <message>
        <source>no slot</source>
        <comment>the record cannot hold this text in Chinese</comment>
        <translation>无中文字段</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a field without text</comment>
        <translation>空</translation>
    </message>
    <message>
        <source>%1, kept beside the record</source>
        <comment>state of a Chinese text</comment>
        <translation>%1，另存于记录之外</translation>
    </message>
</context>
<context>
    <name>Clew::ChangeListModel</name>
    <message>
        <source>the whole record</source>
        <translation>整条记录</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a value that is not there</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>column</comment>
        <translation>记录</translation>
    </message>
    <message>
        <source>Field</source>
        <comment>column</comment>
        <translation>字段</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>column: a value</comment>
        <translation>你的</translation>
    </message>
    <message>
        <source>On disk</source>
        <comment>column: a value</comment>
        <translation>磁盘上的</translation>
    </message>
</context>
<context>
    <name>Clew::ChangesDesk</name>
    <message>
        <source>Differences</source>
        <comment>dock: between the document and the disk</comment>
        <translation>差异</translation>
    </message>
</context>
<context>
    <name>Clew::ChangesPane</name>
    <message>
        <source>Values that differ</source>
        <translation>有差异的值</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>没有差异</translation>
    </message>
    <message>
        <source>Edits that were not saved, and changes of other programs, are laid out here.</source>
        <translation>未保存的编辑和其他程序的改动会列在这里。</translation>
    </message>
    <message>
        <source>Choose All of the Disk</source>
        <translation>全部采用磁盘上的</translation>
    </message>
    <message>
        <source>Choose what the disk has for every value</source>
        <translation>每个值都采用磁盘上的内容</translation>
    </message>
    <message>
        <source>Apply Choice</source>
        <translation>应用选择</translation>
    </message>
    <message>
        <source>Let what is chosen stand, as one step that undo takes back; the rest stays yours</source>
        <translation>让所选内容生效（一步即可撤销），其余保留你的</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) differ; of %1 the disk&apos;s is chosen</source>
        <translation>
            <numerusform>%n 个值有差异；其中 %1 个选用磁盘上的</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::ChineseStateText</name>
    <message>
        <source>no slot</source>
        <comment>state of a Chinese text</comment>
        <translation>无位置</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>state of a Chinese text</comment>
        <translation>空</translation>
    </message>
    <message>
        <source>copied</source>
        <comment>state of a Chinese text</comment>
        <translation>照抄</translation>
    </message>
    <message>
        <source>machine-made</source>
        <comment>state of a Chinese text</comment>
        <translation>机器翻译</translation>
    </message>
    <message>
        <source>stale</source>
        <comment>state of a Chinese text</comment>
        <translation>已过时</translation>
    </message>
    <message>
        <source>edited</source>
        <comment>state of a Chinese text</comment>
        <translation>已修改</translation>
    </message>
    <message>
        <source>reviewed</source>
        <comment>state of a Chinese text</comment>
        <translation>已审核</translation>
    </message>
    <message>
        <source>The record has no place for this text in Chinese.</source>
        <translation>记录没有存放这段中文的位置。</translation>
    </message>
    <message>
        <source>There is no Chinese text yet.</source>
        <translation>还没有中文。</translation>
    </message>
    <message>
        <source>The Chinese text is the English one.</source>
        <translation>中文照抄了英文。</translation>
    </message>
    <message>
        <source>No person has looked at the Chinese text.</source>
        <translation>还没有人看过这段中文。</translation>
    </message>
    <message>
        <source>The English has changed since it was translated.</source>
        <translation>翻译之后英文有改动。</translation>
    </message>
    <message>
        <source>A person wrote the Chinese text.</source>
        <translation>这段中文由人撰写。</translation>
    </message>
    <message>
        <source>A person has read the Chinese text and stands by it.</source>
        <translation>已有人读过并认可这段中文。</translation>
    </message>
</context>
<context>
    <name>Clew::CodeView</name>
    <message>
        <source>Copy the Whole Text</source>
        <translation>复制全文</translation>
    </message>
</context>
<context>
    <name>Clew::CommandLineParser</name>
    <message>
        <source>--lang takes en or zh, not &quot;%1&quot;.</source>
        <translation>--lang 只接受 en 或 zh，不接受“%1”。</translation>
    </message>
    <message>
        <source>--catalog takes a folder or a file.</source>
        <translation>--catalog 后须给出文件夹或文件。</translation>
    </message>
    <message>
        <source>A JSON pointer begins with /: &quot;%1&quot;.</source>
        <translation>JSON 指针须以 / 开头：“%1”。</translation>
    </message>
    <message>
        <source>--depth takes a whole number from 1 to %1.</source>
        <translation>--depth 须为 1 到 %1 之间的整数。</translation>
    </message>
    <message>
        <source>--path takes two records and no --from.</source>
        <translation>--path 需要两条记录，且不能与 --from 同用。</translation>
    </message>
    <message>
        <source>An argument is missing: %1.</source>
        <translation>缺少参数：%1。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many.</source>
        <translation>多余的参数：“%1”。</translation>
    </message>
    <message>
        <source>--format takes one of %1, not &quot;%2&quot;.</source>
        <translation>--format 只接受 %1 之一，不能是“%2”。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>--limit takes a whole number from 0 to %1.</source>
        <translation>--limit 要填 0 到 %1 之间的整数。</translation>
    </message>
    <message>
        <source>--to takes flat, nested, jsonl, csv, md, html or pdf, not &quot;%1&quot;.</source>
        <translation>--to 接受 flat、nested、jsonl、csv、md、html 或 pdf，而不是“%1”。</translation>
    </message>
    <message>
        <source>--from takes the id of a record.</source>
        <translation>--from 需要一条记录的标识。</translation>
    </message>
    <message>
        <source>--depth counts from a record: name it with --from.</source>
        <translation>--depth 从某条记录算起：请用 --from 指明该记录。</translation>
    </message>
    <message>
        <source>There is no subcommand &quot;%1&quot;, and no file of that name.</source>
        <translation>没有子命令“%1”，也没有叫这个名字的文件。</translation>
    </message>
    <message>
        <source>%1 Did you mean &quot;%2&quot;?</source>
        <translation>%1您是不是想用“%2”？</translation>
    </message>
</context>
<context>
    <name>Clew::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>Type some letters of an action, a record or a saved search</source>
        <translation>输入操作、记录或已存搜索中的几个字</translation>
    </message>
    <message>
        <source>What to do or to find</source>
        <translation>要做什么，或者要找什么</translation>
    </message>
    <message>
        <source>What was found for the letters</source>
        <translation>按这些字找到的内容</translation>
    </message>
    <message>
        <source>Nothing has these letters.</source>
        <translation>没有包含这些字的内容。</translation>
    </message>
</context>
<context>
    <name>Clew::CopyDesk</name>
    <message>
        <source>No record is chosen</source>
        <translation>尚未选择记录</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>This record has no workaround</source>
        <translation>这条记录没有变通办法</translation>
    </message>
    <message>
        <source>No workaround of this record has code</source>
        <translation>这条记录的变通办法中没有代码</translation>
    </message>
    <message>
        <source>&amp;Copy Fix</source>
        <translation>复制解法(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the workaround that helps most often</source>
        <translation>复制最常奏效的变通办法</translation>
    </message>
    <message>
        <source>Copy C&amp;ode</source>
        <translation>复制代码(&amp;O)</translation>
    </message>
    <message>
        <source>Copy the commands and code of that workaround</source>
        <translation>复制该变通办法中的命令和代码</translation>
    </message>
</context>
<context>
    <name>Clew::DateEditor</name>
    <message>
        <source>Choose from a calendar (F4)</source>
        <translation>从日历中选择（F4）</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>日历</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Put today&apos;s date in (Ctrl+T)</source>
        <translation>填入今天的日期（Ctrl+T）</translation>
    </message>
</context>
<context>
    <name>Clew::DetailPane</name>
    <message>
        <source>Record</source>
        <comment>tab</comment>
        <translation>记录</translation>
    </message>
    <message>
        <source>JSON</source>
        <comment>tab</comment>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Record views</source>
        <translation>记录视图</translation>
    </message>
    <message>
        <source>Record in full</source>
        <translation>完整记录</translation>
    </message>
    <message>
        <source>JSON source of the record</source>
        <translation>记录的 JSON 源文本</translation>
    </message>
    <message>
        <source>No record is chosen</source>
        <translation>尚未选择记录</translation>
    </message>
    <message>
        <source>Choose one in the list to read it here.</source>
        <translation>在列表中选择一条，即可在此阅读。</translation>
    </message>
    <message>
        <source>Not reviewed: no person has looked at this record yet.</source>
        <translation>未审核：还没有人看过这条记录。</translation>
    </message>
    <message>
        <source>Not reviewed (%1): no person has looked at this record yet.</source>
        <translation>未审核（%1）：还没有人看过这条记录。</translation>
    </message>
</context>
<context>
    <name>Clew::DiagnoseCommand</name>
    <message>
        <source>%1 read, %2 a second</source>
        <translation>已读取 %1，每秒 %2</translation>
    </message>
</context>
<context>
    <name>Clew::DiagnosisController</name>
    <message numerus="yes">
        <source>%n log(s)</source>
        <translation>
            <numerusform>%n 个日志</numerusform>
        </translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
</context>
<context>
    <name>Clew::DiagnosisDesk</name>
    <message>
        <source>Diagnose Logs</source>
        <translation>诊断日志</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>剪贴板中没有文本。</translation>
    </message>
    <message>
        <source>Only files of this machine can be read, not %1</source>
        <translation>只能读取本机文件，无法读取 %1</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>There is no line of a log to make a record of.</source>
        <translation>没有可用来起草记录的日志行。</translation>
    </message>
    <message>
        <source>&amp;Draft Record From Log</source>
        <translation>由日志起草记录(&amp;D)</translation>
    </message>
    <message>
        <source>Begin a new record with the error in the log: regex, sample and versions are filled in</source>
        <translation>用日志里的错误新建一条记录：自动填好正则表达式、样例和版本</translation>
    </message>
</context>
<context>
    <name>Clew::DiagnosisReport</name>
    <message>
        <source>Root cause</source>
        <translation>根本原因</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>后果</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>role and record</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>首次出现</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>命中次数</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Follows from</source>
        <translation>由此引起</translation>
    </message>
    <message>
        <source>Says the same</source>
        <translation>说法相同</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>核实程度</translation>
    </message>
    <message>
        <source>Why this record:</source>
        <translation>为何是这条记录：</translation>
    </message>
    <message>
        <source>%1 (%2, score %3)</source>
        <translation>%1（%2，得分 %3）</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>值得一看</translation>
    </message>
    <message>
        <source>Errors that no record explains</source>
        <translation>没有记录能解释的错误</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>place of an error</comment>
        <translation>
            <numerusform>%1，%n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <comment>record, place, why</comment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>Taken out of this report</source>
        <translation>本报告中隐去的内容</translation>
    </message>
    <message>
        <source>Nothing was found to take out.</source>
        <translation>没有发现需要隐去的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>a pseudonym</comment>
        <translation>
            <numerusform>%1，%n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>The same name stands for the same thing everywhere:</source>
        <translation>同一代号始终代表同一事物：</translation>
    </message>
    <message>
        <source>Diagnosis: %1</source>
        <translation>诊断：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n line(s), %2</source>
        <comment>path, lines, encoding of a log</comment>
        <translation>
            <numerusform>%1：%n 行，%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown: nothing in the catalog explains this log.</source>
        <translation>未知：记录库中没有任何记录能解释这份日志。</translation>
    </message>
</context>
<context>
    <name>Clew::DiagnosisText</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <comment>scanned</comment>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>标准输入</translation>
    </message>
    <message numerus="yes">
        <source>%n claim(s)</source>
        <translation>
            <numerusform>%n 项断定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n 条线索</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown: nothing is claimed, %1</source>
        <comment>a number of hints</comment>
        <translation>未知：没有断定，%1</translation>
    </message>
    <message>
        <source>Unknown: nothing is claimed</source>
        <translation>未知：没有断定</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>scanned</comment>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <comment>asked</comment>
        <translation>
            <numerusform>%n 条记录</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>stopped before the end</source>
        <translation>未扫描完即停止</translation>
    </message>
    <message>
        <source>line %1</source>
        <comment>of a log</comment>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>file, line</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>claims, hints</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Cause: %1</source>
        <translation>原因：%1</translation>
    </message>
    <message>
        <source>(the record does not say what)</source>
        <translation>（记录没有写明做法）</translation>
    </message>
    <message>
        <source>Do not: %1 (fails: %2)</source>
        <translation>不要：%1（失败率：%2）</translation>
    </message>
    <message>
        <source>Do: %1 (works: %2)</source>
        <translation>可行：%1（成功率：%2）</translation>
    </message>
    <message>
        <source>Root cause</source>
        <translation>根本原因</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>后果</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>(score %1, %n hit(s))</source>
        <translation>
            <numerusform>（得分 %1，命中 %n 次）</numerusform>
        </translation>
    </message>
    <message>
        <source>follows from %1</source>
        <translation>由 %1 引起</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place and text of a log line</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Says the same: %1</source>
        <translation>含义相同：%1</translation>
    </message>
    <message>
        <source>%1 (%2, score %3)</source>
        <translation>%1（%2，得分 %3）</translation>
    </message>
    <message>
        <source>Errors that no record explains:</source>
        <translation>没有记录能解释的错误：</translation>
    </message>
    <message>
        <source>%1× %2: %3</source>
        <comment>count, place, text of an error</comment>
        <translation>%1× %2：%3</translation>
    </message>
    <message>
        <source>Undecided: %1 at %2 (%3)</source>
        <translation>未能判定：%1，位于%2（%3）</translation>
    </message>
    <message>
        <source>Unknown: nothing in the catalog explains this log.</source>
        <translation>未知：记录库中没有任何记录能解释这份日志。</translation>
    </message>
    <message>
        <source>Worth a look:</source>
        <translation>值得一看：</translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>未读完即已停止。</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) later</source>
        <translation>
            <numerusform>%n 分钟之后</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) later</source>
        <translation>
            <numerusform>%n 秒之后</numerusform>
        </translation>
    </message>
    <message>
        <source>as the catalog foretells</source>
        <translation>与记录库的预测一致</translation>
    </message>
    <message>
        <source>Already tried, and of no use: %1 (%2)</source>
        <comment>an action and its place in the log</comment>
        <translation>已经试过且无效：%1（%2）</translation>
    </message>
    <message>
        <source>Rank %1 failed first (%2).</source>
        <translation>rank %1 最先失败（%2）。</translation>
    </message>
    <message>
        <source>Ranks that failed, too: %1</source>
        <translation>同样失败的 rank：%1</translation>
    </message>
    <message>
        <source>Ranks without a line in these logs: %1</source>
        <translation>在这些日志中没有任何一行的 rank：%1</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行尾</translation>
    </message>
    <message>
        <source>nearest: %1; its regex went along with “%2”, then met “%3” where it wants “%4”</source>
        <translation>最接近：%1；其正则匹配到“%2”，随后遇到“%3”，而它需要“%4”</translation>
    </message>
    <message>
        <source>Ranks that only lost another one: %1</source>
        <translation>只是受别的 rank 牵连的 rank：%1</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more file(s)</source>
        <translation>
            <numerusform>……以及另外 %n 个文件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::DropZone</name>
    <message>
        <source>Drop logs here to diagnose them</source>
        <translation>将日志拖放到此处进行诊断</translation>
    </message>
</context>
<context>
    <name>Clew::EdgeEditor</name>
    <message>
        <source>Edge between Two Records</source>
        <translation>两条记录之间的边</translation>
    </message>
    <message>
        <source>&amp;Relation</source>
        <translation>关系(&amp;R)</translation>
    </message>
    <message>
        <source>Other re&amp;cord</source>
        <translation>另一条记录(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Probability</source>
        <translation>概率(&amp;P)</translation>
    </message>
    <message>
        <source>Co&amp;ndition</source>
        <translation>条件(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Delay</source>
        <translation>延迟(&amp;D)</translation>
    </message>
    <message>
        <source>Distinc&amp;tion</source>
        <translation>区别(&amp;T)</translation>
    </message>
    <message>
        <source>known</source>
        <comment>probability of an edge</comment>
        <translation>已知</translation>
    </message>
    <message>
        <source>Probability is known</source>
        <translation>概率已知</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>When the one comes after the other</source>
        <translation>何时前者之后会出现后者</translation>
    </message>
    <message>
        <source>How long after, for example “minutes”</source>
        <translation>相隔多久，例如“几分钟”</translation>
    </message>
    <message>
        <source>How to tell the two apart</source>
        <translation>如何区分两者</translation>
    </message>
</context>
<context>
    <name>Clew::EdgeEdits</name>
    <message>
        <source>Written into %1 too: “%2” this record. Undo takes both back.</source>
        <comment>an id, a relation</comment>
        <translation>%1 中也已写入：“%2”本记录。撤销会把两边一并收回。</translation>
    </message>
    <message>
        <source>Taken out of %1 too. Undo brings both back.</source>
        <comment>an id</comment>
        <translation>%1 中也已移除。撤销会把两边一并恢复。</translation>
    </message>
    <message>
        <source>The other side went from %1 to %2. Undo takes all of it back.</source>
        <comment>two ids</comment>
        <translation>另一侧已从 %1 移到 %2。撤销会全部收回。</translation>
    </message>
    <message>
        <source>%1 is called %2 now; the old id stays as an alias.</source>
        <translation>%1 现在名为 %2；旧标识保留为别名。</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n record(s) that lead to it say so too.</source>
        <comment>what happened</comment>
        <translation>
            <numerusform>%1 %n 条指向它的记录也已改写。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::EditCommand</name>
    <message>
        <source>clew: %1 named it at %2; that entry goes too.</source>
        <translation>clew：%1 在 %2 处引用了它；该条目也一并删除。</translation>
    </message>
    <message>
        <source>clew: &quot;%1&quot; has other names (hard links); they keep the old text.</source>
        <translation>clew：“%1”还有其他名称（硬链接）；它们仍是旧内容。</translation>
    </message>
    <message>
        <source>clew: &quot;%1&quot; could not keep its owner.</source>
        <translation>clew：“%1”未能保持原来的所有者。</translation>
    </message>
    <message>
        <source>clew: a relation is leads_to, preceded_by or frequently_confused_with, not &quot;%1&quot;.</source>
        <translation>clew：关系应为 leads_to、preceded_by 或 frequently_confused_with，不能是“%1”。</translation>
    </message>
    <message>
        <source>clew: nothing to change; it is so already.</source>
        <translation>clew：无需更改，已经如此。</translation>
    </message>
    <message>
        <source>%1 is saved, but no log can be found by its regex: %2</source>
        <comment>an id, what is wrong</comment>
        <translation>%1 已保存，但它的正则表达式找不到任何日志：%2</translation>
    </message>
</context>
<context>
    <name>Clew::EditDesk</name>
    <message>
        <source>“%1” has other records on disk now. Reload the catalog to see them; your edits are kept.</source>
        <translation>磁盘上的“%1”现在包含的记录不同了。重新加载记录库即可看到；您的编辑已保留。</translation>
    </message>
    <message>
        <source>Edits that were not saved are back: %1. Changed fields are bold; save them, undo them, or discard them all.</source>
        <translation>未保存的编辑已恢复：%1。更改过的字段以粗体显示；可以保存、撤销，或全部放弃。</translation>
    </message>
    <message>
        <source>A saved file has other names (hard links), which keep the old text.</source>
        <translation>已保存的文件还有其他名称（硬链接），它们仍是旧内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) saved</source>
        <translation>
            <numerusform>已保存 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was deleted by another program. Saving makes it again.</source>
        <translation>“%1”已被其他程序删除。保存会重新创建它。</translation>
    </message>
    <message>
        <source>Another program changed “%1”; its changes are taken over. Undo takes them back.</source>
        <translation>其他程序更改了“%1”；更改已并入。可以撤销。</translation>
    </message>
    <message>
        <source>Another program changed “%1” where you did. Your text is kept; the other is:
%2</source>
        <translation>其他程序更改了“%1”中您也更改过的地方。您的内容已保留；对方的内容是：
%2</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved file(s)</source>
        <translation>
            <numerusform>%n 个文件未保存</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Take the last edit back</source>
        <translation>撤销上一次编辑</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Do the edit again</source>
        <translation>重做该编辑</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save every edited record</source>
        <translation>保存所有编辑过的记录</translation>
    </message>
    <message>
        <source>&amp;Edit Record</source>
        <translation>编辑记录(&amp;E)</translation>
    </message>
    <message>
        <source>Edit the fields of the record</source>
        <translation>编辑该记录的字段</translation>
    </message>
    <message>
        <source>Take Theirs</source>
        <translation>采用对方的</translation>
    </message>
    <message>
        <source>Put what the other program wrote in place of yours; undo brings yours back</source>
        <translation>用其他程序写入的内容替换您的；撤销可恢复您的内容</translation>
    </message>
    <message>
        <source>Discard Them</source>
        <translation>放弃这些编辑</translation>
    </message>
    <message>
        <source>Give up the edits that were brought back</source>
        <translation>放弃已恢复的编辑</translation>
    </message>
    <message>
        <source>Edit Record</source>
        <translation>编辑记录</translation>
    </message>
    <message>
        <source>Delete %1? Undo brings it back.</source>
        <translation>删除 %1？撤销可以恢复。</translation>
    </message>
    <message>
        <source>No other record points at it.</source>
        <translation>没有其他记录指向它。</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) point at it, and the relation goes there too: %1.</source>
        <translation>
            <numerusform>有 %n 条记录指向它，其中的关系也会一并移除：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Delete Record…</source>
        <translation>删除记录(&amp;D)…</translation>
    </message>
    <message>
        <source>Take the record out, and the relations to it</source>
        <translation>移除该记录以及指向它的关系</translation>
    </message>
    <message>
        <source>Delete It</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>A draft: its regex matches the line that it was made of. Say what causes the error and what helps, then save it.</source>
        <translation>这是草稿：它的正则表达式能匹配起草所依据的那一行。请写明错误的原因和解决办法，然后保存。</translation>
    </message>
    <message>
        <source>The sample line could not be saved: %1</source>
        <translation>样例行无法保存：%1</translation>
    </message>
</context>
<context>
    <name>Clew::EditForm</name>
    <message>
        <source>Add source</source>
        <translation>添加来源</translation>
    </message>
    <message>
        <source>Source address</source>
        <translation>来源地址</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>错误本身</translation>
    </message>
    <message>
        <source>Signature</source>
        <comment>field of a record</comment>
        <translation>特征</translation>
    </message>
    <message>
        <source>Signature in Chinese</source>
        <translation>中文特征</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>What people try</source>
        <translation>人们会怎么试</translation>
    </message>
    <message>
        <source>Why it fails</source>
        <translation>失败原因</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>失败率</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>适用条件</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>怎么做</translation>
    </message>
    <message>
        <source>What to do, in Chinese</source>
        <translation>怎么做（中文）</translation>
    </message>
    <message>
        <source>How: commands, code or steps</source>
        <translation>具体做法：命令、代码或步骤</translation>
    </message>
    <message>
        <source>Helps</source>
        <translation>有效率</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>死胡同</translation>
    </message>
    <message>
        <source>Dead end %1</source>
        <translation>死胡同 %1</translation>
    </message>
    <message>
        <source>Add dead end</source>
        <translation>添加死胡同</translation>
    </message>
    <message>
        <source>Workarounds</source>
        <translation>有效的办法</translation>
    </message>
    <message>
        <source>Workaround %1</source>
        <translation>变通办法 %1</translation>
    </message>
    <message>
        <source>Add workaround</source>
        <translation>添加变通办法</translation>
    </message>
    <message>
        <source>Chinese without a workaround</source>
        <translation>没有对应变通办法的中文</translation>
    </message>
    <message>
        <source>Version</source>
        <comment>column</comment>
        <translation>版本</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>column</comment>
        <translation>状态</translation>
    </message>
    <message>
        <source>Introduced</source>
        <comment>column</comment>
        <translation>引入版本</translation>
    </message>
    <message>
        <source>Deprecated</source>
        <comment>column</comment>
        <translation>弃用版本</translation>
    </message>
    <message>
        <source>Removed</source>
        <comment>column</comment>
        <translation>移除版本</translation>
    </message>
    <message>
        <source>Change of behaviour</source>
        <comment>column</comment>
        <translation>行为变化</translation>
    </message>
    <message>
        <source>Versions and their life cycle</source>
        <translation>版本及其生命周期</translation>
    </message>
    <message>
        <source>Add version</source>
        <translation>添加版本</translation>
    </message>
    <message>
        <source>Other record</source>
        <translation>另一条记录</translation>
    </message>
    <message>
        <source>Probability</source>
        <comment>of a transition</comment>
        <translation>概率</translation>
    </message>
    <message>
        <source>Condition</source>
        <comment>of a transition</comment>
        <translation>适用条件</translation>
    </message>
    <message>
        <source>Delay</source>
        <comment>of a transition</comment>
        <translation>延迟</translation>
    </message>
    <message>
        <source>How to tell apart</source>
        <translation>区分方法</translation>
    </message>
    <message>
        <source>%1: id of the other record</source>
        <comment>a relation</comment>
        <translation>%1：另一条记录的标识</translation>
    </message>
    <message>
        <source>Transitions</source>
        <translation>错误之间的关系</translation>
    </message>
    <message>
        <source>Write each relation into the other record too</source>
        <translation>每个关系也写入另一条记录</translation>
    </message>
    <message>
        <source>Adding, changing and removing a relation does the same on its other side, in one step</source>
        <translation>添加、更改和移除关系时，另一侧在同一步中同样处理</translation>
    </message>
    <message>
        <source>Fields unknown to the schema</source>
        <translation>模式之外的字段</translation>
    </message>
    <message>
        <source>Why it happens</source>
        <translation>为什么会发生</translation>
    </message>
    <message>
        <source>Root cause</source>
        <translation>根因</translation>
    </message>
    <message>
        <source>Root cause in Chinese</source>
        <translation>根因（中文）</translation>
    </message>
    <message>
        <source>Kind of root cause</source>
        <translation>根因类型</translation>
    </message>
    <message>
        <source>How far to trust it</source>
        <translation>可信程度</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>核实程度</translation>
    </message>
    <message>
        <source>Independent reports</source>
        <translation>独立报告数</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Fixes succeed</source>
        <translation>修复成功率</translation>
    </message>
    <message>
        <source>Can be fixed by the reader</source>
        <translation>读者能否自行解决</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>首次出现</translation>
    </message>
    <message>
        <source>Last confirmed</source>
        <translation>最近确认</translation>
    </message>
    <message>
        <source>Last updated</source>
        <translation>最近更新</translation>
    </message>
    <message>
        <source>Operating systems</source>
        <translation>操作系统</translation>
    </message>
    <message>
        <source>Add a system by its name</source>
        <translation>按名称添加系统</translation>
    </message>
    <message>
        <source>Official document</source>
        <translation>官方文档</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>网络地址</translation>
    </message>
    <message>
        <source>Section</source>
        <comment>of a document</comment>
        <translation>章节</translation>
    </message>
    <message>
        <source>Where it belongs</source>
        <translation>归属</translation>
    </message>
    <message>
        <source>Id: a new one is written wherever the old one stands, which stays as alias</source>
        <translation>标识：新标识会写入旧标识出现的每一处，旧标识保留为别名</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>领域</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Subcategory</source>
        <translation>子类别</translation>
    </message>
    <message>
        <source>Error code</source>
        <translation>错误代码</translation>
    </message>
    <message>
        <source>Locale</source>
        <translation>区域设置</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>添加标签</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Former ids</source>
        <translation>曾用标识</translation>
    </message>
    <message>
        <source>Add former id</source>
        <translation>添加曾用标识</translation>
    </message>
    <message>
        <source>Former id</source>
        <translation>曾用标识</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Its versions</source>
        <translation>程序版本</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Add hardware by its name</source>
        <translation>按名称添加硬件</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Add something by its name</source>
        <translation>按名称添加一项</translation>
    </message>
    <message>
        <source>Last verified</source>
        <translation>最近核实</translation>
    </message>
    <message>
        <source>Generated on</source>
        <translation>生成日期</translation>
    </message>
    <message>
        <source>Generated by</source>
        <translation>生成者</translation>
    </message>
    <message>
        <source>Version of the shape</source>
        <translation>格式版本</translation>
    </message>
</context>
<context>
    <name>Clew::EffectText</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>records</comment>
        <translation>
            <numerusform>%1 等，另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Now matches the record’s own signature.</source>
        <translation>现在匹配记录自己的特征。</translation>
    </message>
    <message>
        <source>No longer matches the record’s own signature.</source>
        <translation>不再匹配记录自己的特征。</translation>
    </message>
    <message numerus="yes">
        <source>Now also hits %n other signature(s): %1.</source>
        <translation>
            <numerusform>现在还命中另外 %n 条特征：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No longer hits %n other signature(s): %1.</source>
        <translation>
            <numerusform>不再命中另外 %n 条特征：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now matches %n sample(s) that it must.</source>
        <translation>
            <numerusform>现在匹配 %n 个必须匹配的样本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now matches %n sample(s) that it must not.</source>
        <translation>
            <numerusform>现在匹配 %n 个不该匹配的样本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now also matches %n sample(s) of other records.</source>
        <translation>
            <numerusform>现在还匹配其他记录的 %n 个样本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No longer matches %n sample(s) that it must.</source>
        <translation>
            <numerusform>不再匹配 %n 个必须匹配的样本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No longer matches %n sample(s) that it must not.</source>
        <translation>
            <numerusform>不再匹配 %n 个不该匹配的样本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No longer matches %n sample(s) of other records.</source>
        <translation>
            <numerusform>不再匹配其他记录的 %n 个样本。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changes over all signatures, samples and ordinary lines.</source>
        <translation>在所有特征、样本和普通日志行上都没有变化。</translation>
    </message>
    <message numerus="yes">
        <source>Now also hits %n ordinary line(s): %1.</source>
        <translation>
            <numerusform>现在还命中 %n 行普通日志：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No longer hits %n ordinary line(s).</source>
        <translation>
            <numerusform>不再命中 %n 行普通日志。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) could not be decided.</source>
        <translation>
            <numerusform>有 %n 段文本无法判定。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::EnvironmentDesk</name>
    <message>
        <source>&amp;My Environment…</source>
        <translation>我的环境(&amp;M)…</translation>
    </message>
    <message>
        <source>State the versions that you run; records about others are dimmed</source>
        <translation>填写你使用的版本；针对其他版本的记录会变淡</translation>
    </message>
    <message>
        <source>Your environment is now: %1</source>
        <translation>您的环境现在是：%1</translation>
    </message>
    <message>
        <source>&amp;Use the Versions of This Log</source>
        <translation>采用此日志的版本(&amp;U)</translation>
    </message>
    <message>
        <source>Make the versions that the log names those of your environment</source>
        <translation>把日志中出现的版本设为您的环境</translation>
    </message>
</context>
<context>
    <name>Clew::EnvironmentDialog</name>
    <message>
        <source>My Environment</source>
        <translation>我的环境</translation>
    </message>
    <message>
        <source>What do you run? A name and a version a line, such as &quot;pytorch 2.3&quot; or &quot;cuda 12.1&quot;; what pip or npm lists can be pasted as it is. Records about other versions are dimmed and say why.</source>
        <translation>你用的是什么？每行一个名称和版本，例如“pytorch 2.3”或“cuda 12.1”；pip 或 npm 列出的内容可以原样粘贴。针对其他版本的记录会变淡，并说明原因。</translation>
    </message>
    <message>
        <source>Understood: %1</source>
        <translation>已识别：%1</translation>
    </message>
    <message>
        <source>No version in: %1</source>
        <translation>没有版本：%1</translation>
    </message>
    <message>
        <source>Nothing is stated: no record is dimmed.</source>
        <translation>尚未填写：不会有记录变淡。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Clew::ErrorText</name>
    <message>
        <source>a folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>管道</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>套接字</translation>
    </message>
    <message>
        <source>it would unpack to far more than it holds</source>
        <translation>解压后的大小远超压缩包本身</translation>
    </message>
    <message>
        <source>archives stand in it too deep within each other</source>
        <translation>压缩包嵌套过深</translation>
    </message>
    <message>
        <source>it holds too many files</source>
        <translation>其中的文件过多</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>文件“%1”不存在。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>无法读取“%1”：%2。</translation>
    </message>
    <message>
        <source>“%1” is %2, not a file.</source>
        <translation>“%1”是%2，不是文件。</translation>
    </message>
    <message>
        <source>“%1” is larger than the limit of %2.</source>
        <translation>“%1”超过了 %2 的上限。</translation>
    </message>
    <message>
        <source>“%1” holds more files than the limit of %2.</source>
        <translation>“%1”中的文件数超过了 %2 个的上限。</translation>
    </message>
    <message>
        <source>“%1” holds more records than the limit of %2; the first ones are loaded.</source>
        <translation>“%1”中的记录数超过了 %2 条的上限，只加载了最前面的记录。</translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <translation>“%1”是空文件。</translation>
    </message>
    <message>
        <source>The archive “%1” is broken: %2.</source>
        <translation>压缩包“%1”已损坏：%2。</translation>
    </message>
    <message>
        <source>“%2” in the archive “%1” was not read: %3.</source>
        <translation>未读取压缩包“%1”中的“%2”：%3。</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>文本不是有效的 UTF-8。</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1.</source>
        <translation>不是有效的 JSON：%1。</translation>
    </message>
    <message>
        <source>The JSON is nested deeper than the limit of %1 levels.</source>
        <translation>JSON 的嵌套超过了 %1 层的上限。</translation>
    </message>
    <message>
        <source>The JSON is larger than the limit of %1.</source>
        <translation>JSON 超过了 %1 的上限。</translation>
    </message>
    <message>
        <source>This JSON is not a record: it has neither of the two known shapes.</source>
        <translation>此 JSON 不是记录：不符合两种已知结构中的任何一种。</translation>
    </message>
    <message>
        <source>The field %1 is missing.</source>
        <translation>缺少字段 %1。</translation>
    </message>
    <message>
        <source>The field %1 should be of type %2 but is of type %3.</source>
        <translation>字段 %1 的类型应为 %2，实际为 %3。</translation>
    </message>
    <message>
        <source>The field %1 has the value %2, which is outside %3.</source>
        <translation>字段 %1 的值 %2 超出了范围 %3。</translation>
    </message>
    <message>
        <source>The key %1 occurs twice; the last one counts.</source>
        <translation>键 %1 重复出现，以最后一个为准。</translation>
    </message>
    <message>
        <source>The record id “%1” is already taken by the record in “%2”; that one is kept.</source>
        <translation>记录标识“%1”已被“%2”中的记录占用，保留后者。</translation>
    </message>
    <message>
        <source>The regex is empty: no log will ever match this record.</source>
        <translation>正则表达式为空：任何日志都不会匹配此记录。</translation>
    </message>
    <message>
        <source>The regex is not valid at position %2: %1.</source>
        <translation>正则表达式在位置 %2 处无效：%1。</translation>
    </message>
    <message>
        <source>The regex matches every text and is not used.</source>
        <translation>正则表达式会匹配任何文本，因此不予使用。</translation>
    </message>
    <message>
        <source>There is no record “%1” in the catalog.</source>
        <translation>记录库中没有记录“%1”。</translation>
    </message>
    <message>
        <source>%1 more issues of this file are not listed (the limit is %2).</source>
        <translation>此文件另有 %1 个问题未列出（上限为 %2 个）。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <comment>a job that the user stopped</comment>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Something went wrong inside the program: %1.</source>
        <translation>程序内部出错：%1。</translation>
    </message>
    <message>
        <source>a link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>it is larger than the limit</source>
        <translation>超过了大小上限</translation>
    </message>
    <message>
        <source>its path leads out of the archive</source>
        <translation>其路径指向压缩包之外</translation>
    </message>
    <message>
        <source>it is a link</source>
        <translation>它是链接</translation>
    </message>
    <message>
        <source>it is a device</source>
        <translation>它是设备</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>已加密</translation>
    </message>
    <message>
        <source>the link leads nowhere</source>
        <translation>链接指向的目标不存在</translation>
    </message>
    <message>
        <source>the folder cannot be listed</source>
        <translation>无法列出文件夹内容</translation>
    </message>
    <message>
        <source>“%1” was deleted by another program since it was read.</source>
        <translation>“%1”读入之后被其他程序删除了。</translation>
    </message>
    <message>
        <source>“%1” was made by another program in the meantime.</source>
        <translation>其他程序在此期间创建了“%1”。</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was read.</source>
        <translation>“%1”读入之后被其他程序修改了。</translation>
    </message>
    <message>
        <source>“%1” was not saved: its folder cannot be made: %2.</source>
        <translation>“%1”未保存：无法创建所在文件夹：%2。</translation>
    </message>
    <message>
        <source>“%1” was not saved: no new file can be made beside it: %2.</source>
        <translation>“%1”未保存：无法在旁边创建新文件：%2。</translation>
    </message>
    <message>
        <source>“%1” was not saved: writing failed: %2.</source>
        <translation>“%1”未保存：写入失败：%2。</translation>
    </message>
    <message>
        <source>“%1” was not saved: the disk did not take it: %2.</source>
        <translation>“%1”未保存：磁盘未能写入：%2。</translation>
    </message>
    <message>
        <source>“%1” was not saved: what was written reads back different: %2.</source>
        <translation>“%1”未保存：读回的内容与写入的不同：%2。</translation>
    </message>
    <message>
        <source>“%1” was not saved: the new text does not say what was edited: %2.</source>
        <translation>“%1”未保存：新内容与所做的编辑不符：%2。</translation>
    </message>
    <message>
        <source>“%1” was not removed: %2.</source>
        <translation>“%1”未删除：%2。</translation>
    </message>
    <message>
        <source>“%1” was not saved: the new file cannot take its place: %2.</source>
        <translation>“%1”未保存：新文件无法替换旧文件：%2。</translation>
    </message>
    <message>
        <source>The record has no value at %1.</source>
        <translation>记录在 %1 处没有值。</translation>
    </message>
    <message>
        <source>There is a record “%1” already.</source>
        <translation>已经有记录“%1”。</translation>
    </message>
    <message>
        <source>“%1” cannot be the id of a record: it takes the form domain/name.</source>
        <translation>“%1”不能作为记录标识：标识的形式为“领域/名称”。</translation>
    </message>
    <message>
        <source>The journal of edits “%1” cannot be written: %2.</source>
        <translation>无法写入编辑日志“%1”：%2。</translation>
    </message>
    <message>
        <source>“%1” is being edited in another window (%2).</source>
        <translation>“%1”正在另一个窗口中编辑（%2）。</translation>
    </message>
    <message>
        <source>The record “%1” of this file lies under the one in “%2”, which is used instead.</source>
        <translation>此文件中的记录“%1”被“%2”中的记录覆盖，使用的是后者。</translation>
    </message>
    <message>
        <source>“%1” cannot have a relation to itself: one joins two records.</source>
        <translation>“%1”不能与自身建立关系：关系连接的是两条记录。</translation>
    </message>
</context>
<context>
    <name>Clew::ExportCommand</name>
    <message>
        <source>clew: &quot;%1&quot; is no folder.</source>
        <translation>clew：“%1”不是文件夹。</translation>
    </message>
    <message>
        <source>clew: the folder of &quot;%1&quot; cannot be made.</source>
        <translation>clew：无法创建“%1”所在的文件夹。</translation>
    </message>
    <message>
        <source>clew: the catalog has no records.</source>
        <translation>clew：记录库中没有记录。</translation>
    </message>
</context>
<context>
    <name>Clew::FacetPane</name>
    <message>
        <source>No Chinese</source>
        <translation>没有中文</translation>
    </message>
    <message>
        <source>Chinese is a copy</source>
        <translation>中文照抄英文</translation>
    </message>
    <message>
        <source>Chinese is out of date</source>
        <translation>中文已过时</translation>
    </message>
    <message>
        <source>An empty action</source>
        <translation>操作为空</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>没有来源</translation>
    </message>
    <message>
        <source>Surer than its evidence</source>
        <translation>置信度超出证据</translation>
    </message>
    <message>
        <source>No edge</source>
        <translation>没有关联边</translation>
    </message>
    <message>
        <source>No regular expression</source>
        <translation>没有正则表达式</translation>
    </message>
    <message>
        <source>Regular expression misses its signature</source>
        <translation>正则表达式未匹配自身签名</translation>
    </message>
    <message>
        <source>Facets</source>
        <translation>分面</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>领域</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Trust tier</source>
        <translation>可信级别</translation>
    </message>
    <message>
        <source>Resolvable</source>
        <translation>能否解决</translation>
    </message>
    <message>
        <source>To curate</source>
        <translation>待整理</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>保存的搜索</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <translation>已加书签</translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>有笔记</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>bookmarks and notes</comment>
        <translation>我的</translation>
    </message>
    <message>
        <source>Chinese is machine-made</source>
        <translation>中文是机器译文</translation>
    </message>
    <message>
        <source>Chinese by a person</source>
        <translation>中文由人撰写</translation>
    </message>
    <message>
        <source>Chinese is reviewed</source>
        <translation>中文已审阅</translation>
    </message>
</context>
<context>
    <name>Clew::FieldDelegate</name>
    <message>
        <source>absent</source>
        <comment>field that the record does not have</comment>
        <translation>无此字段</translation>
    </message>
</context>
<context>
    <name>Clew::FieldEditor</name>
    <message>
        <source>absent</source>
        <comment>field that the record does not have</comment>
        <translation>无此字段</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a field without text</comment>
        <translation>空</translation>
    </message>
</context>
<context>
    <name>Clew::FindBox</name>
    <message>
        <source>Find records</source>
        <translation>查找记录</translation>
    </message>
    <message>
        <source>Find: words, domain:, /regex/, or paste an error</source>
        <translation>查找：词语、domain:、/正则/，或粘贴报错</translation>
    </message>
    <message>
        <source>Words, &quot;phrases&quot;, -not, /regex/, and fields such as domain:, tier:, conf:&gt;0.8, zh:empty, is:bookmarked. Paste a whole traceback if you like. Arrow keys walk the list, Escape clears the text.</source>
        <translation>可输入词语、“短语”（用半角引号）、-排除、/正则/，以及 domain:、tier:、conf:&gt;0.8、zh:empty、is:bookmarked 等字段；也可以粘贴整段报错堆栈。方向键在列表中移动，Esc 清空文字。</translation>
    </message>
</context>
<context>
    <name>Clew::FindingBox</name>
    <message>
        <source>Not taken</source>
        <comment>what was typed cannot stand there</comment>
        <translation>未采纳</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity of a finding, and its sentence</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Fix</source>
        <comment>what a check found</comment>
        <translation>修复</translation>
    </message>
    <message>
        <source>Write the relation into the other record (Alt+Return)</source>
        <translation>把关系写入另一条记录（Alt+Return）</translation>
    </message>
    <message>
        <source>Take it out (Alt+Return)</source>
        <translation>移除（Alt+Return）</translation>
    </message>
    <message>
        <source>Empty it (Alt+Return)</source>
        <translation>清空（Alt+Return）</translation>
    </message>
    <message>
        <source>Make it “%1” (Alt+Return)</source>
        <translation>改为“%1”（Alt+Return）</translation>
    </message>
    <message numerus="yes">
        <source>%n dismissed</source>
        <comment>findings</comment>
        <translation>
            <numerusform>%n 个已忽略</numerusform>
        </translation>
    </message>
    <message>
        <source>What the checks say and somebody has dismissed with a reason</source>
        <translation>检查发现、但已有人说明理由并忽略的问题</translation>
    </message>
    <message>
        <source>Dismissed (%1): %2</source>
        <comment>the reason, and the finding</comment>
        <translation>已忽略（%1）：%2</translation>
    </message>
    <message>
        <source>Take Back</source>
        <comment>the dismissal of a finding</comment>
        <translation>撤回忽略</translation>
    </message>
    <message>
        <source>Let the finding stand again</source>
        <translation>让这个发现重新生效</translation>
    </message>
</context>
<context>
    <name>Clew::FindingListModel</name>
    <message>
        <source>Dismissed</source>
        <comment>a finding</comment>
        <translation>已忽略</translation>
    </message>
    <message>
        <source>Severity</source>
        <comment>column</comment>
        <translation>级别</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column</comment>
        <translation>规则</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>column</comment>
        <translation>记录</translation>
    </message>
    <message>
        <source>Finding</source>
        <comment>column</comment>
        <translation>发现</translation>
    </message>
</context>
<context>
    <name>Clew::FindingText</name>
    <message>
        <source>This should be of type %1 but is of type %2.</source>
        <translation>此处的类型应为 %1，实际为 %2。</translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation>缺少键“%1”。</translation>
    </message>
    <message>
        <source>The key “%1” occurs twice; the last one counts.</source>
        <translation>键“%1”出现了两次，以最后一个为准。</translation>
    </message>
    <message>
        <source>“%1” is none of the allowed values: %2.</source>
        <translation>“%1”不在允许的取值之内：%2。</translation>
    </message>
    <message>
        <source>%1 is outside %2.</source>
        <translation>%1 超出了 %2 的范围。</translation>
    </message>
    <message>
        <source>“%1” does not have the form that belongs here.</source>
        <translation>“%1”不符合此处要求的格式。</translation>
    </message>
    <message>
        <source>This must not be empty.</source>
        <translation>此处不能为空。</translation>
    </message>
    <message>
        <source>This has none of the forms that may stand here.</source>
        <translation>此处的内容不是任何一种允许的形式。</translation>
    </message>
    <message>
        <source>“%1” at position %2 is not understood by %3.</source>
        <translation>%3 不支持位置 %2 处的“%1”。</translation>
    </message>
    <message>
        <source>“%1” at position %2 means something else to %3.</source>
        <translation>位置 %2 处的“%1”在 %3 中含义不同。</translation>
    </message>
    <message>
        <source>The regex does not match the record’s own signature “%1”.</source>
        <translation>正则表达式匹配不到本记录自己的特征“%1”。</translation>
    </message>
    <message>
        <source>The regex does not match the signature as written, only with its placeholders filled: “%1”.</source>
        <translation>正则表达式匹配不到特征的原文，只有填入占位符后才匹配：“%1”。</translation>
    </message>
    <message>
        <source>The regex does not match the signature: a “.” of it would have to match a line end.</source>
        <translation>正则表达式匹配不到特征：其中的“.”需要跨行才能匹配。</translation>
    </message>
    <message>
        <source>Whether the regex matches the signature could not be decided: it backtracks beyond the limit.</source>
        <translation>无法判定正则表达式是否匹配特征：回溯超出了上限。</translation>
    </message>
    <message>
        <source>The regex fires on %1 of %2 lines that healthy tools print, the first of them: “%3”.</source>
        <translation>在正常工具输出的 %2 行中，正则表达式命中了 %1 行，第一行是：“%3”。</translation>
    </message>
    <message>
        <source>The same regex stands in %1.</source>
        <translation>%1 中有相同的正则表达式。</translation>
    </message>
    <message numerus="yes">
        <source>The regex also matches the signatures of %n other record(s): %1.</source>
        <translation>
            <numerusform>正则表达式还匹配另外 %n 条记录的特征：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The regex takes more than %1 steps on a line of %2 characters made for it, which begins “%3”.</source>
        <translation>在一行专门构造的 %2 个字符（开头为“%3”）上，正则表达式要走超过 %1 步。</translation>
    </message>
    <message>
        <source>The alternative “%1” has too few fixed letters to tell an error by.</source>
        <translation>分支“%1”中固定的字母太少，不足以辨认错误。</translation>
    </message>
    <message>
        <source>The dot in “%1” at position %2 matches any character; a dot is written “\.”.</source>
        <translation>“%1”中位置 %2 处的点会匹配任意字符；点号本身应写作“\.”。</translation>
    </message>
    <message>
        <source>The regex does not match the sample “%1”, which it must.</source>
        <translation>正则表达式没有匹配必须匹配的样例“%1”。</translation>
    </message>
    <message>
        <source>The regex matches the sample “%1”, which it must not.</source>
        <translation>正则表达式匹配了不应匹配的样例“%1”。</translation>
    </message>
    <message>
        <source>Whether the regex matches the sample “%1” could not be decided: it backtracks beyond the limit.</source>
        <translation>无法判定正则表达式是否匹配样例“%1”：回溯超出了上限。</translation>
    </message>
    <message>
        <source>The same signature stands in %1.</source>
        <translation>%1 中有相同的特征。</translation>
    </message>
    <message>
        <source>%2 % of the words of the signature are those of %1.</source>
        <translation>特征中有 %2% 的词与 %1 相同。</translation>
    </message>
    <message>
        <source>The dead end says why it fails, but not what was tried.</source>
        <translation>这个死胡同说明了为何无效，却没有说尝试了什么。</translation>
    </message>
    <message>
        <source>The workaround does not say what to do.</source>
        <translation>这条变通办法没有说明该做什么。</translation>
    </message>
    <message>
        <source>The same action stands at %1 already.</source>
        <translation>%1 处已有相同的操作。</translation>
    </message>
    <message>
        <source>The workaround is also a dead end, at %1.</source>
        <translation>这条变通办法同时也是死胡同，见 %1。</translation>
    </message>
    <message>
        <source>The steps only repeat the action.</source>
        <translation>步骤只是重复了操作。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is spelt “%2” in %n record(s).</source>
        <translation>
            <numerusform>有 %n 条记录把“%1”写作“%2”。</numerusform>
        </translation>
    </message>
    <message>
        <source>The English has no Chinese.</source>
        <translation>英文没有对应的中文。</translation>
    </message>
    <message>
        <source>The Chinese is a copy of the English.</source>
        <translation>中文只是照抄了英文。</translation>
    </message>
    <message>
        <source>The Chinese text holds no Chinese character.</source>
        <translation>中文文本中没有一个汉字。</translation>
    </message>
    <message>
        <source>The English has changed since it was translated; it was: “%1”.</source>
        <translation>翻译之后英文有改动，原文为：“%1”。</translation>
    </message>
    <message>
        <source>The Chinese lacks what must stay as it is: %1.</source>
        <translation>中文缺少必须原样保留的内容：%1。</translation>
    </message>
    <message>
        <source>Punctuation beside Chinese is full-width; here it is not: “%1”.</source>
        <translation>中文旁应使用全角标点，此处没有：“%1”。</translation>
    </message>
    <message>
        <source>One blank stands between Chinese and Latin letters or digits, none elsewhere: “%1”.</source>
        <translation>中文与字母或数字之间空一格，其他位置不空：“%1”。</translation>
    </message>
    <message>
        <source>The glossary has “%2” for “%1”.</source>
        <translation>术语表中“%1”译作“%2”。</translation>
    </message>
    <message numerus="yes">
        <source>Confidence %1 is above the %2 that %n report(s) and the tier “%3” allow.</source>
        <translation>
            <numerusform>置信度 %1 高于 %n 份报告与等级“%3”所允许的 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The record names no source at all.</source>
        <translation>记录没有给出任何来源。</translation>
    </message>
    <message>
        <source>No source is given for this.</source>
        <translation>此处没有给出来源。</translation>
    </message>
    <message>
        <source>“%1” is a site, not a page that says this.</source>
        <translation>“%1”只是站点首页，不是说明此事的网页。</translation>
    </message>
    <message>
        <source>“%1” is no web address that may be opened.</source>
        <translation>“%1”不是可以打开的网址。</translation>
    </message>
    <message>
        <source>The rate of %1 is below that of the worst workaround, %2.</source>
        <translation>成功率 %1 低于最差的变通办法（%2）。</translation>
    </message>
    <message>
        <source>The rate of %1 is above the %2 that all workarounds together can reach.</source>
        <translation>成功率 %1 高于所有变通办法合起来所能达到的 %2。</translation>
    </message>
    <message>
        <source>“%1” contradicts a rate of %2.</source>
        <translation>“%1”与成功率 %2 矛盾。</translation>
    </message>
    <message>
        <source>“%1”, but there is no workaround.</source>
        <translation>写着“%1”，却没有变通办法。</translation>
    </message>
    <message>
        <source>With a rate of %1 the dead end helps more often than it fails.</source>
        <translation>失败率只有 %1，这个死胡同有效的时候反而更多。</translation>
    </message>
    <message>
        <source>“%1” is no date.</source>
        <translation>“%1”不是日期。</translation>
    </message>
    <message>
        <source>%1 is in the future.</source>
        <translation>%1 在未来。</translation>
    </message>
    <message>
        <source>%1 is too long ago to be right.</source>
        <translation>%1 年代过早，不可能正确。</translation>
    </message>
    <message>
        <source>%1 is before %3, which stands at %2.</source>
        <translation>%1 早于 %2 处的 %3。</translation>
    </message>
    <message numerus="yes">
        <source>Last confirmed on %1, %n day(s) ago.</source>
        <translation>
            <numerusform>最近一次确认是 %1，已过去 %n 天。</numerusform>
        </translation>
    </message>
    <message>
        <source>The record is related to no other.</source>
        <translation>本记录与其他记录没有任何关系。</translation>
    </message>
    <message>
        <source>There is no record “%1”.</source>
        <translation>没有记录“%1”。</translation>
    </message>
    <message>
        <source>%1 does not write the counterpart, %2.</source>
        <translation>%1 没有写对应的关系 %2。</translation>
    </message>
    <message>
        <source>The record names itself under %1.</source>
        <translation>记录在 %1 中写了自己。</translation>
    </message>
    <message>
        <source>The probability is %2 here and %3 in %1.</source>
        <translation>概率在此处为 %2，在 %1 中为 %3。</translation>
    </message>
    <message>
        <source>The delay is “%2” here and “%3” in %1.</source>
        <translation>延迟在此处为“%2”，在 %1 中为“%3”。</translation>
    </message>
    <message>
        <source>This record and %1 are each said to come before the other.</source>
        <translation>本记录与 %1 互称先于对方发生。</translation>
    </message>
    <message>
        <source>%1 stands here twice.</source>
        <translation>%1 在此处出现了两次。</translation>
    </message>
    <message>
        <source>There are more Chinese workarounds (%1) than workarounds (%2).</source>
        <translation>中文变通办法（%1 条）多于变通办法（%2 条）。</translation>
    </message>
    <message>
        <source>More reports are claimed (%1) than addresses given (%2).</source>
        <translation>声称的报告（%1 份）多于给出的地址（%2 个）。</translation>
    </message>
</context>
<context>
    <name>Clew::FindingsPane</name>
    <message>
        <source>Filter findings</source>
        <translation>筛选发现</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column</comment>
        <translation>规则</translation>
    </message>
    <message>
        <source>Show the findings of one rule</source>
        <translation>只显示一条规则的发现</translation>
    </message>
    <message>
        <source>Severity</source>
        <comment>column</comment>
        <translation>级别</translation>
    </message>
    <message>
        <source>Show the findings of one severity</source>
        <translation>只显示一种级别的发现</translation>
    </message>
    <message>
        <source>This record</source>
        <translation>当前记录</translation>
    </message>
    <message>
        <source>Show the findings of the chosen record alone</source>
        <translation>只显示所选记录的发现</translation>
    </message>
    <message>
        <source>Dismissed ones too</source>
        <translation>包括已忽略的</translation>
    </message>
    <message>
        <source>Show the findings that somebody dismissed, with the reason</source>
        <translation>同时显示已被忽略的发现及其理由</translation>
    </message>
    <message>
        <source>Findings in the catalog</source>
        <translation>记录库中的发现</translation>
    </message>
    <message>
        <source>Mend</source>
        <comment>what a finding is about</comment>
        <translation>修正</translation>
    </message>
    <message>
        <source>Put what the finding proposes in place of the value (Alt+Return)</source>
        <translation>用这项发现建议的内容替换该值（Alt+Return）</translation>
    </message>
    <message>
        <source>Dismiss…</source>
        <comment>a finding</comment>
        <translation>忽略…</translation>
    </message>
    <message>
        <source>Give a reason and do not show this finding again while its text is as it is (Delete)</source>
        <translation>写明理由，只要文本不变就不再显示这项发现（Delete）</translation>
    </message>
    <message>
        <source>Take Back</source>
        <comment>the dismissal of a finding</comment>
        <translation>撤回忽略</translation>
    </message>
    <message>
        <source>Let a dismissed finding stand again (Insert)</source>
        <translation>让已忽略的发现重新生效（Insert）</translation>
    </message>
    <message>
        <source>All severities</source>
        <translation>全部级别</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>全部规则</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a rule and how many findings it has</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Checking the records…</source>
        <translation>正在检查记录……</translation>
    </message>
    <message>
        <source>The rules are applied to every record.</source>
        <translation>正在对每条记录应用规则。</translation>
    </message>
    <message>
        <source>No findings here</source>
        <translation>此处没有发现</translation>
    </message>
    <message>
        <source>There are others: the filter hides them.</source>
        <translation>还有其他发现，被筛选条件隐藏了。</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>没有发现</translation>
    </message>
    <message>
        <source>The rules have nothing to say about these records.</source>
        <translation>这些记录没有触犯任何规则。</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n 项发现</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 dismissed</source>
        <translation>%1，已忽略 %2 项</translation>
    </message>
</context>
<context>
    <name>Clew::FoldedIssues</name>
    <message numerus="yes">
        <source>The same of %n more file(s) as of “%1”.</source>
        <translation>
            <numerusform>另有 %n 个文件，情况与“%1”相同。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::FormSection</name>
    <message>
        <source>Empty: %1</source>
        <comment>names of fields</comment>
        <translation>空：%1</translation>
    </message>
</context>
<context>
    <name>Clew::GraphCommand</name>
    <message>
        <source>clew: no path leads from %1 to %2.</source>
        <translation>clew：没有从 %1 到 %2 的路径。</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n 条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s)</source>
        <translation>
            <numerusform>%n 条边</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n component(s)</source>
        <comment>of a graph</comment>
        <translation>
            <numerusform>%n 个连通分量</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>largest of %n record(s)</source>
        <comment>component of a graph</comment>
        <translation>
            <numerusform>最大的含 %n 条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) without an edge</source>
        <translation>
            <numerusform>%n 条记录没有边</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between figures</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>Clew::GraphController</name>
    <message numerus="yes">
        <source>%n line(s) later</source>
        <translation>
            <numerusform>%n 行之后</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::GraphDesk</name>
    <message>
        <source>&amp;Open Record</source>
        <translation>打开记录(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Show or Hide Neighbours</source>
        <translation>展开或收起相邻记录(&amp;S)</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>取消固定(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>固定(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Copy Id</source>
        <translation>复制标识(&amp;C)</translation>
    </message>
    <message>
        <source>There is no graph to save.</source>
        <translation>没有可保存的关系图。</translation>
    </message>
    <message>
        <source>Save Graph as %1</source>
        <translation>将关系图另存为 %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>关系图</translation>
    </message>
    <message>
        <source>As %1…</source>
        <comment>file format</comment>
        <translation>存为 %1…</translation>
    </message>
    <message>
        <source>Go to the &amp;Graph</source>
        <translation>转到关系图(&amp;G)</translation>
    </message>
    <message>
        <source>Show the graph around the current record and walk it by key</source>
        <translation>显示当前记录周围的关系图，可用按键走动</translation>
    </message>
    <message>
        <source>%1. %2 (causes: %3)</source>
        <comment>place in a ranking, record, count</comment>
        <translation>%1. %2（原因：%3）</translation>
    </message>
    <message>
        <source>No error ends in another one.</source>
        <translation>没有错误以另一条错误告终。</translation>
    </message>
    <message>
        <source>&amp;Draw an Edge…</source>
        <translation>画一条边(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Edges</source>
        <translation>边(&amp;E)</translation>
    </message>
    <message>
        <source>Pa&amp;ths to…</source>
        <translation>到……的路径(&amp;T)</translation>
    </message>
    <message>
        <source>There is no graph to copy.</source>
        <translation>没有可复制的关系图。</translation>
    </message>
    <message>
        <source>Copied the picture</source>
        <translation>已复制图片</translation>
    </message>
    <message>
        <source>&amp;Copy Picture</source>
        <translation>复制图片(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Clew::GraphEdits</name>
    <message>
        <source>OK writes the edge into both records; undo takes it back from both.</source>
        <translation>确定后，这条边会写入两条记录；撤销会从两条记录中一并去掉。</translation>
    </message>
    <message>
        <source>The edge stands in both records.</source>
        <translation>这条边已写入两条记录。</translation>
    </message>
    <message>
        <source>The edge is out of both records.</source>
        <translation>这条边已从两条记录中移除。</translation>
    </message>
    <message>
        <source>&amp;Accept the Proposed Edge</source>
        <translation>接受建议的边(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Dismiss It</source>
        <translation>忽略它(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Edit and Accept…</source>
        <translation>编辑并接受(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Edit the Edge…</source>
        <translation>编辑这条边(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Remove the Edge</source>
        <translation>移除这条边(&amp;R)</translation>
    </message>
    <message>
        <source>%1 (%2) %3</source>
        <comment>record, relation, record</comment>
        <translation>%1（%2）%3</translation>
    </message>
    <message>
        <source>&amp;Draw an Edge…</source>
        <translation>画一条边(&amp;D)…</translation>
    </message>
</context>
<context>
    <name>Clew::GraphMapView</name>
    <message>
        <source>Map of the whole catalog</source>
        <translation>整个记录库的地图</translation>
    </message>
</context>
<context>
    <name>Clew::GraphPane</name>
    <message numerus="yes">
        <source>%n record(s) moved, because causes stand left of consequences.</source>
        <translation>
            <numerusform>%n 条记录移动了位置，因为起因要排在后果左边。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) moved, because a neighbour has grown.</source>
        <translation>
            <numerusform>%n 条记录移动了位置，因为相邻的方框变大了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) moved, because the columns need more room.</source>
        <translation>
            <numerusform>%n 条记录移动了位置，因为各列需要更宽的间距。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 records are shown, the nearest first.</source>
        <translation>共 %2 条记录，显示了最近的 %1 条。</translation>
    </message>
    <message>
        <source>Show the Next 100</source>
        <translation>再显示 100 条</translation>
    </message>
    <message>
        <source>Depth </source>
        <comment>in front of a number of steps</comment>
        <translation>深度 </translation>
    </message>
    <message>
        <source>How many steps from the current record are shown (keys [ and ])</source>
        <translation>从当前记录起显示几步（按键 [ 和 ]）</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Causes</source>
        <translation>起因</translation>
    </message>
    <message>
        <source>Show what leads to a record (key C)</source>
        <translation>显示导致某记录的错误（按键 C）</translation>
    </message>
    <message>
        <source>Look-alikes</source>
        <translation>易混淆</translation>
    </message>
    <message>
        <source>Show what a record is confused with (key K)</source>
        <translation>显示容易与某记录混淆的错误（按键 K）</translation>
    </message>
    <message>
        <source>Consequences</source>
        <translation>后果</translation>
    </message>
    <message>
        <source>Show what a record leads to (key N)</source>
        <translation>显示某记录会导致的错误（按键 N）</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适合窗口</translation>
    </message>
    <message>
        <source>Show the whole picture (key 0)</source>
        <translation>显示整张图（按键 0）</translation>
    </message>
    <message>
        <source>Arrange Anew</source>
        <translation>重新排列</translation>
    </message>
    <message>
        <source>Lay the picture out from scratch; pinned records stay</source>
        <translation>从头排列整张图；已固定的记录不动</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>Show the same records as a tree beside the picture</source>
        <translation>在图旁以树的形式显示同样的记录</translation>
    </message>
    <message>
        <source>Whole Catalog</source>
        <translation>整个记录库</translation>
    </message>
    <message>
        <source>Show all records as a map (key M)</source>
        <translation>以地图显示全部记录（按键 M）</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Find in the graph</source>
        <translation>在图中查找</translation>
    </message>
    <message>
        <source>Records that have these words stand out, the others fade (key /)</source>
        <translation>含有这些词的记录保持清晰，其余变淡（按键 /）</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>a layout</comment>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop laying out; the picture before stays</source>
        <translation>停止排列；保留之前的图</translation>
    </message>
    <message>
        <source>Transition graph as a tree</source>
        <translation>以树显示的关系图</translation>
    </message>
    <message>
        <source>No record to show</source>
        <translation>没有可显示的记录</translation>
    </message>
    <message>
        <source>Choose a record in the list: its causes, consequences and look-alikes appear here.</source>
        <translation>请在列表中选择一条记录：它的起因、后果和易混淆的错误会显示在这里。</translation>
    </message>
    <message numerus="yes">
        <source>%n dotted edge(s) were seen in the log and stand in no record: accept or dismiss them (key E).</source>
        <translation>
            <numerusform>有 %n 条点线边见于日志，但不在任何记录中：可接受或忽略（E 键）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Most Errors End Here</source>
        <translation>多数错误止于此</translation>
    </message>
    <message>
        <source>Records that most other errors lead to in the end</source>
        <translation>其他错误最终大多导致的记录</translation>
    </message>
    <message>
        <source>Save or copy what is shown. It can be dragged out of the window, too: with the Ctrl key held</source>
        <translation>保存或复制当前显示的内容；按住 Ctrl 键还可以把关系图拖出窗口</translation>
    </message>
</context>
<context>
    <name>Clew::GraphTextModel</name>
    <message>
        <source>the two records give different probabilities</source>
        <translation>两条记录给出的概率不同</translation>
    </message>
    <message>
        <source>the two records give different delays</source>
        <translation>两条记录给出的延迟不同</translation>
    </message>
    <message>
        <source>each record is said to come before the other</source>
        <translation>两条记录互称先于对方</translation>
    </message>
    <message>
        <source>written twice</source>
        <translation>写了两次</translation>
    </message>
    <message>
        <source>the record names itself</source>
        <translation>记录指向自身</translation>
    </message>
    <message>
        <source>caused by</source>
        <comment>relation of two errors</comment>
        <translation>起因于</translation>
    </message>
    <message>
        <source>leads to</source>
        <comment>relation of two errors</comment>
        <translation>导致</translation>
    </message>
    <message>
        <source>looks like</source>
        <comment>relation of two errors</comment>
        <translation>易混淆于</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>relation, other record</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (current record)</source>
        <translation>%1（当前记录）</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>column</comment>
        <translation>记录</translation>
    </message>
    <message>
        <source>Probability</source>
        <comment>column</comment>
        <translation>概率</translation>
    </message>
    <message>
        <source>Delay</source>
        <comment>column</comment>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Condition or distinction</source>
        <comment>column</comment>
        <translation>条件或区别</translation>
    </message>
    <message>
        <source>proposed</source>
        <comment>relation of two errors that a log shows</comment>
        <translation>待确认</translation>
    </message>
</context>
<context>
    <name>Clew::GraphView</name>
    <message>
        <source>Transition graph</source>
        <translation>关系图</translation>
    </message>
    <message>
        <source>current record</source>
        <translation>当前记录</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>relation, other record</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>pinned</source>
        <comment>record in the graph</comment>
        <translation>已固定</translation>
    </message>
    <message numerus="yes">
        <source>%n neighbour(s) not shown</source>
        <translation>
            <numerusform>%n 条相邻记录未显示</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of what is read out</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Drag to another record to draw an edge (key L)</source>
        <translation>拖到另一条记录即可画一条边（L 键）</translation>
    </message>
    <message>
        <source>found</source>
        <comment>record in the graph</comment>
        <translation>查找命中</translation>
    </message>
</context>
<context>
    <name>Clew::Headless</name>
    <message>
        <source>clew: the bundled catalog is missing; name one with --catalog.</source>
        <translation>clew：找不到内置记录库；请用 --catalog 指定一个。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the catalog could not be read; `clew lint` lists them.</source>
        <translation>
            <numerusform>记录库中有 %n 个文件无法读取；`clew lint` 会逐一列出。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::HelpText</name>
    <message>
        <source>[OPTIONS]</source>
        <translation>[选项]</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>用法：%1</translation>
    </message>
    <message>
        <source>Subcommands, which need no display:</source>
        <translation>子命令（无需图形界面）：</translation>
    </message>
    <message>
        <source>clew SUBCOMMAND --help shows the options of a subcommand.</source>
        <translation>clew 子命令 --help 显示该子命令的选项。</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <source>Exit status:</source>
        <translation>退出状态：</translation>
    </message>
    <message>
        <source>done and found, or clean</source>
        <translation>完成且有结果，或检查无问题</translation>
    </message>
    <message>
        <source>nothing found, or findings where clean was asked</source>
        <translation>没有结果，或检查发现问题</translation>
    </message>
    <message>
        <source>wrong usage</source>
        <translation>用法错误</translation>
    </message>
    <message>
        <source>input unreadable</source>
        <translation>输入无法读取</translation>
    </message>
    <message>
        <source>undecided: a limit was hit</source>
        <translation>无法判定：达到上限</translation>
    </message>
</context>
<context>
    <name>Clew::HistoryDesk</name>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>Go back to the record that was shown before</source>
        <translation>回到之前显示的记录</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>Go to the record that you came back from</source>
        <translation>再到后退之前的那条记录</translation>
    </message>
</context>
<context>
    <name>Clew::IssuePane</name>
    <message>
        <source>Issues of the catalog</source>
        <translation>记录库的问题</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>the selected issues</comment>
        <translation>复制</translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>Every file of the catalog was loaded.</source>
        <translation>记录库的所有文件均已加载。</translation>
    </message>
</context>
<context>
    <name>Clew::IssueTextModel</name>
    <message>
        <source>Error</source>
        <comment>severity</comment>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>severity</comment>
        <translation>警告</translation>
    </message>
    <message>
        <source>Severity</source>
        <comment>column</comment>
        <translation>级别</translation>
    </message>
    <message>
        <source>Issue</source>
        <comment>column</comment>
        <translation>问题</translation>
    </message>
    <message>
        <source>File</source>
        <comment>column</comment>
        <translation>文件</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>column</comment>
        <translation>行</translation>
    </message>
    <message>
        <source>Column</source>
        <comment>column: place in a line</comment>
        <translation>列</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>column</comment>
        <translation>记录</translation>
    </message>
</context>
<context>
    <name>Clew::IssuesDesk</name>
    <message>
        <source>Issues</source>
        <translation>问题</translation>
    </message>
    <message numerus="yes">
        <source>%n issue(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what could not be read</source>
        <translation>显示无法读取的内容</translation>
    </message>
</context>
<context>
    <name>Clew::ItemBox</name>
    <message>
        <source>Drag to move (Alt+Up, Alt+Down)</source>
        <translation>拖动可移动（Alt+Up、Alt+Down）</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>上移（Alt+Up）</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>下移（Alt+Down）</translation>
    </message>
    <message>
        <source>Remove (Ctrl+Shift+Delete)</source>
        <translation>移除（Ctrl+Shift+Delete）</translation>
    </message>
    <message>
        <source>Duplicate (Alt+Shift+Down)</source>
        <translation>复制一份（Alt+Shift+Down）</translation>
    </message>
</context>
<context>
    <name>Clew::JsonEditor</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>Not applied. The record was edited elsewhere meanwhile; applying keeps both, and your text where both changed a value.</source>
        <translation>尚未应用。其间该记录在别处被编辑过；应用会保留两边的修改，两边都改过的值以您的文本为准。</translation>
    </message>
    <message>
        <source>Not applied. Ctrl+Return applies the text in one step.</source>
        <translation>尚未应用。Ctrl+Return 会一步应用这段文本。</translation>
    </message>
    <message>
        <source>The text is what the record says.</source>
        <translation>文本与记录一致。</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <comment>line, severity of a finding, its sentence</comment>
        <translation>第 %1 行，%2：%3</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Make the record what the text says, in one step (Ctrl+Return)</source>
        <translation>一步把记录改成文本所写的内容（Ctrl+Return）</translation>
    </message>
    <message>
        <source>Give Up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Show the record as it is again</source>
        <translation>重新显示记录的现状</translation>
    </message>
    <message>
        <source>JSON of the record</source>
        <translation>记录的 JSON</translation>
    </message>
    <message>
        <source>What the checks find</source>
        <translation>检查结果</translation>
    </message>
</context>
<context>
    <name>Clew::KeysDesk</name>
    <message>
        <source>&amp;Keys…</source>
        <translation>快捷键(&amp;K)…</translation>
    </message>
    <message>
        <source>Show every key, and change them</source>
        <translation>显示并更改全部快捷键</translation>
    </message>
</context>
<context>
    <name>Clew::KeysPage</name>
    <message>
        <source>Choose an action to change its key.</source>
        <translation>选择一项操作，即可更改它的快捷键。</translation>
    </message>
    <message>
        <source>New key for “%1”:</source>
        <translation>“%1”的新快捷键：</translation>
    </message>
    <message>
        <source>“%1” belongs to its view and keeps its key.</source>
        <translation>“%1”属于它所在的视图，快捷键不能更改。</translation>
    </message>
    <message>
        <source>%1 alone types text. Hold Ctrl or Alt with it.</source>
        <translation>单独按 %1 会输入文字，请与 Ctrl 或 Alt 一起使用。</translation>
    </message>
    <message>
        <source>%1 is “%2” (%3) and cannot be taken from there.</source>
        <translation>%1 已是“%2”（%3）的快捷键，不能从那里取走。</translation>
    </message>
    <message>
        <source>%1 is the key of “%2” (%3) now. Assigning it takes it from there.</source>
        <translation>%1 现在是“%2”（%3）的快捷键；指定之后，那里就不再有这个快捷键。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>查找操作或快捷键</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>全部快捷键</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新快捷键</translation>
    </message>
    <message>
        <source>Press the key here</source>
        <translation>在这里按下快捷键</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>指定</translation>
    </message>
    <message>
        <source>Give the action this key; without one it has none</source>
        <translation>把这个快捷键指定给该操作；留空则没有快捷键</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Give the action the keys back that it came with</source>
        <translation>恢复该操作原来的快捷键</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>全部恢复默认</translation>
    </message>
    <message>
        <source>Give every action the keys back that it came with</source>
        <translation>恢复所有操作原来的快捷键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Clew::LanguageBar</name>
    <message>
        <source>Show or hide the English column</source>
        <translation>显示或隐藏英文栏</translation>
    </message>
    <message>
        <source>Show or hide the Chinese column</source>
        <translation>显示或隐藏中文栏</translation>
    </message>
    <message>
        <source>English column</source>
        <translation>英文栏</translation>
    </message>
    <message>
        <source>Chinese column</source>
        <translation>中文栏</translation>
    </message>
    <message>
        <source>Swap the two language columns</source>
        <translation>交换两个语言栏</translation>
    </message>
    <message>
        <source>Swap the language columns</source>
        <translation>交换语言栏</translation>
    </message>
</context>
<context>
    <name>Clew::LinkField</name>
    <message>
        <source>Web address %1</source>
        <translation>网址 %1</translation>
    </message>
    <message>
        <source>Address that is not opened</source>
        <translation>不会打开的地址</translation>
    </message>
    <message>
        <source>Only http and https addresses can be opened.</source>
        <translation>只能打开 http 和 https 地址。</translation>
    </message>
    <message>
        <source>Open this address in the browser?</source>
        <translation>要在浏览器中打开此地址吗？</translation>
    </message>
    <message>
        <source>Address to open</source>
        <translation>要打开的地址</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>an address in the browser</comment>
        <translation>打开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>do not open an address</comment>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Clew::LintCommand</name>
    <message>
        <source>clew: there is no rule &quot;%1&quot;.</source>
        <translation>clew：没有规则“%1”。</translation>
    </message>
</context>
<context>
    <name>Clew::LintDesk</name>
    <message>
        <source>Dismiss Finding</source>
        <translation>忽略发现</translation>
    </message>
    <message>
        <source>Why is this all right? The finding comes back when the text changes.</source>
        <translation>为什么这样没有问题？文本改动后，这项发现会重新出现。</translation>
    </message>
    <message>
        <source>A finding is dismissed with a reason or not at all.</source>
        <translation>忽略一项发现必须给出理由。</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
</context>
<context>
    <name>Clew::LintText</name>
    <message>
        <source>error</source>
        <comment>severity of a finding</comment>
        <translation>错误</translation>
    </message>
    <message>
        <source>warning</source>
        <comment>severity of a finding</comment>
        <translation>警告</translation>
    </message>
    <message>
        <source>note</source>
        <comment>severity of a finding</comment>
        <translation>提示</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) in %1.</source>
        <translation>
            <numerusform>在 %1 中有 %n 项发现。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n 条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were dismissed.</source>
        <translation>
            <numerusform>另有 %n 项已被忽略。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::LogColumns</name>
    <message>
        <source>Log of %1</source>
        <translation>%1 的日志</translation>
    </message>
    <message>
        <source>No log</source>
        <translation>没有日志</translation>
    </message>
    <message>
        <source>The other logs speak of %1, but its own is not among them.</source>
        <translation>别的日志提到了 %1，但其中没有它自己的日志。</translation>
    </message>
</context>
<context>
    <name>Clew::LogDesk</name>
    <message>
        <source>Stopped</source>
        <comment>a search</comment>
        <translation>已停止</translation>
    </message>
    <message>
        <source>This log was cut off while it was followed: what stood in it is not there any more.</source>
        <translation>这个日志在跟踪期间被截断：原来的内容已经不在了。</translation>
    </message>
    <message>
        <source>This log is too long to be kept while it is unpacked: parts of it can be shown when it is read to its end.</source>
        <translation>这个日志太长，解压时不能全部保留：读完之后可以显示其中一部分。</translation>
    </message>
    <message>
        <source>This log cannot be read again and is too long to be kept: its beginning is shown, and the lines around what was found.</source>
        <translation>这个日志无法重读，又太长不能全部保留：这里显示它的开头，以及所找到内容前后的行。</translation>
    </message>
    <message>
        <source>Lines before the first time that a log names are left out here.</source>
        <translation>各日志第一个时间之前的行不在此列出。</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>failed first</source>
        <comment>a rank</comment>
        <translation>最先出错</translation>
    </message>
    <message>
        <source>victim: lost another rank</source>
        <comment>a rank</comment>
        <translation>受牵连：失去了别的 rank</translation>
    </message>
    <message>
        <source>failed later</source>
        <comment>a rank</comment>
        <translation>随后出错</translation>
    </message>
    <message>
        <source>Choose one log to search in it.</source>
        <translation>请先选择单个日志，再在其中查找。</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>Not found in the part that was kept</source>
        <translation>在保留下来的部分中没有找到</translation>
    </message>
    <message>
        <source>Line %1, around the end</source>
        <translation>第 %1 行（已绕回）</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>of a log</comment>
        <translation>第 %1 行</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) undecided: the regex reached its limit</source>
        <translation>
            <numerusform>%n 行未定：正则表达式达到上限</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in &amp;Log…</source>
        <translation>在日志中查找(&amp;L)…</translation>
    </message>
    <message>
        <source>Find a text or a regex in the log</source>
        <translation>在日志中查找文本或正则表达式</translation>
    </message>
    <message>
        <source>Go to L&amp;ine…</source>
        <translation>转到行(&amp;I)…</translation>
    </message>
    <message>
        <source>Go to a line of the log</source>
        <translation>转到日志的某一行</translation>
    </message>
    <message>
        <source>Next &amp;Encoding of the Log</source>
        <translation>换用下一种编码(&amp;E)</translation>
    </message>
    <message>
        <source>Read the log in the next encoding and diagnose it anew</source>
        <translation>用下一种编码重新读取日志并诊断</translation>
    </message>
    <message>
        <source>&amp;Follow the Log</source>
        <translation>跟踪日志(&amp;F)</translation>
    </message>
    <message>
        <source>Show and diagnose what is written to the log from now on</source>
        <translation>继续显示并诊断此后写入日志的内容</translation>
    </message>
    <message numerus="yes">
        <source>… %Ln line(s) that were not kept …</source>
        <translation>
            <numerusform>… 有 %Ln 行未保留 …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n log(s) are shown.</source>
        <translation>
            <numerusform>显示前 %n 份日志。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::LogFindBar</name>
    <message>
        <source>Searching: %1</source>
        <comment>percent</comment>
        <translation>正在查找：%1</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>在日志中查找</translation>
    </message>
    <message>
        <source>Regex</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>A regular expression in the dialect of the records</source>
        <translation>正则表达式，语法与记录中的相同</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>上一处（Shift+F3）</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>下一处（F3）</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>a search</comment>
        <translation>停止</translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>关闭查找（Esc）</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>关闭查找</translation>
    </message>
</context>
<context>
    <name>Clew::LogOverview</name>
    <message>
        <source>Overview of the log</source>
        <translation>日志全貌</translation>
    </message>
    <message>
        <source>Where the verdicts are in the whole log; click to go there</source>
        <translation>各结论在整个日志中的位置；点击即可跳转</translation>
    </message>
</context>
<context>
    <name>Clew::LogPane</name>
    <message>
        <source>Guess the encoding</source>
        <translation>推测编码</translation>
    </message>
    <message>
        <source>%1 (guessed)</source>
        <comment>an encoding</comment>
        <translation>%1（推测）</translation>
    </message>
    <message>
        <source>One log</source>
        <translation>单个日志</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>One timeline</source>
        <translation>合并时间线</translation>
    </message>
    <message>
        <source>Log that is shown</source>
        <translation>当前显示的日志</translation>
    </message>
    <message>
        <source>How several logs are laid out</source>
        <translation>多个日志的排列方式</translation>
    </message>
    <message>
        <source>One log, all side by side, or all lines in the order of their times</source>
        <translation>只看一个日志、并排显示，或把所有行按时间排在一起</translation>
    </message>
    <message>
        <source>Encoding of the log</source>
        <translation>日志的编码</translation>
    </message>
    <message>
        <source>Encoding of the log; another one reads and diagnoses it anew (F6)</source>
        <translation>日志的编码；换一种会重新读取并诊断（F6）</translation>
    </message>
    <message>
        <source>Follow</source>
        <comment>a growing log</comment>
        <translation>跟踪</translation>
    </message>
    <message>
        <source>Show and diagnose what is written to the log from now on</source>
        <translation>继续显示并诊断此后写入日志的内容</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>to go to</comment>
        <translation>行号</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation>转到行</translation>
    </message>
    <message>
        <source>Go to a line (Ctrl+G in the log)</source>
        <translation>转到某一行（焦点在日志里时按 Ctrl+G）</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>查找…</translation>
    </message>
    <message>
        <source>Find in the log (Ctrl+F in the log)</source>
        <translation>在日志中查找（焦点在日志里时按 Ctrl+F）</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>name of the view</comment>
        <translation>日志</translation>
    </message>
</context>
<context>
    <name>Clew::LogView</name>
    <message>
        <source>Log</source>
        <comment>name of the view</comment>
        <translation>日志</translation>
    </message>
    <message>
        <source>%1 before … </source>
        <comment>size of a part of a line</comment>
        <translation>前面还有 %1 … </translation>
    </message>
    <message>
        <source> … %1 more</source>
        <comment>size of a part of a line</comment>
        <translation> … 后面还有 %1</translation>
    </message>
    <message>
        <source>%1: %2 (marked: %3)</source>
        <comment>number, text and mark of a line</comment>
        <translation>%1：%2（已标记：%3）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and text of a line</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Clew::Main</name>
    <message>
        <source>clew: there is no display for the window; the subcommands (clew --help) need none.</source>
        <translation>clew：没有可用于显示窗口的显示环境；子命令（clew --help）不需要显示环境。</translation>
    </message>
</context>
<context>
    <name>Clew::MainActions</name>
    <message>
        <source>&amp;Open Catalog…</source>
        <translation>打开记录库(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a folder of records in place of the present catalog</source>
        <translation>打开一个记录文件夹，取代当前记录库</translation>
    </message>
    <message>
        <source>&amp;Reload Catalog</source>
        <translation>重新载入记录库(&amp;R)</translation>
    </message>
    <message>
        <source>Read the records from disk again</source>
        <translation>从磁盘重新读取记录</translation>
    </message>
    <message>
        <source>&amp;Diagnose Logs…</source>
        <translation>诊断日志(&amp;D)…</translation>
    </message>
    <message>
        <source>Choose log files and be told what went wrong</source>
        <translation>选择日志文件，查明出错原因</translation>
    </message>
    <message>
        <source>Diagnose &amp;Clipboard</source>
        <translation>诊断剪贴板(&amp;C)</translation>
    </message>
    <message>
        <source>Diagnose the text on the clipboard</source>
        <translation>诊断剪贴板中的文本</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stop reading the log and keep what was found</source>
        <translation>停止读取日志，保留已有结果</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>关闭程序</translation>
    </message>
    <message>
        <source>&amp;Find Record</source>
        <translation>查找记录(&amp;F)</translation>
    </message>
    <message>
        <source>Find a record by its signature or id</source>
        <translation>按错误特征或标识查找记录</translation>
    </message>
    <message>
        <source>&amp;Next Verdict</source>
        <translation>下一个结论(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next verdict and its line</source>
        <translation>转到下一个结论及其所在行</translation>
    </message>
    <message>
        <source>&amp;Previous Verdict</source>
        <translation>上一个结论(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the previous verdict and its line</source>
        <translation>转到上一个结论及其所在行</translation>
    </message>
    <message>
        <source>Show the window in English</source>
        <translation>窗口使用英文</translation>
    </message>
    <message>
        <source>Show the window in Chinese</source>
        <translation>窗口使用中文</translation>
    </message>
    <message>
        <source>&amp;About Clew</source>
        <translation>关于 Clew(&amp;A)</translation>
    </message>
    <message>
        <source>What this program is</source>
        <translation>这是什么程序</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Language of the Window</source>
        <translation>窗口语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New Window</source>
        <translation>新建窗口(&amp;N)</translation>
    </message>
    <message>
        <source>Open another window of the program</source>
        <translation>再打开本程序的一个窗口</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
</context>
<context>
    <name>Clew::MainWindow</name>
    <message>
        <source>The catalog has no record %1</source>
        <translation>记录库中没有记录 %1</translation>
    </message>
    <message>
        <source>Reading the catalog…</source>
        <translation>正在读取记录库…</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n 条记录</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Catalog</source>
        <translation>打开记录库</translation>
    </message>
    <message>
        <source>No browser could be started for %1</source>
        <translation>无法启动浏览器打开 %1</translation>
    </message>
    <message>
        <source>About Clew</source>
        <translation>关于 Clew</translation>
    </message>
    <message>
        <source>Clew %1</source>
        <translation>Clew %1</translation>
    </message>
    <message>
        <source>An explorer of error knowledge: what an error means, which fixes are dead ends, what works.

It works offline: it opens no network connection and needs no account. A folder of records is the catalog. Links open in your browser, after their address was shown.

Licensed under the MIT licence.</source>
        <translation>错误知识浏览器：错误意味着什么、哪些做法是死路、哪些办法有效。

完全离线工作：不建立任何网络连接，也不需要账号。一个记录文件夹就是一个记录库。链接会先显示地址，再在浏览器中打开。

采用 MIT 许可证。</translation>
    </message>
    <message>
        <source>Clew</source>
        <translation>Clew</translation>
    </message>
    <message>
        <source>%1 - Clew</source>
        <translation>%1 - Clew</translation>
    </message>
    <message numerus="yes">
        <source>Reading the catalog: %1 of %Ln file(s)</source>
        <translation>
            <numerusform>正在读取记录库：%1 / %Ln 个文件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::ManPage</name>
    <message>
        <source>SYNOPSIS</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <comment>placeholder in a synopsis</comment>
        <translation>选项</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Clew is an explorer of error knowledge. A record says what an error means, which fixes are dead ends and why, what works, and which error comes before or next. Without a subcommand the window opens; the subcommands need no display.</source>
        <translation>Clew 是错误知识浏览器。一条记录说明一个错误是什么意思，哪些修法是死胡同及其原因，什么办法有效，以及哪个错误在它之前或之后出现。不带子命令时打开窗口；子命令不需要显示环境。</translation>
    </message>
    <message>
        <source>Results go to standard output, words for people to standard error. The program opens no network connection.</source>
        <translation>结果写到标准输出，给人看的话写到标准错误。本程序不建立任何网络连接。</translation>
    </message>
    <message>
        <source>SUBCOMMANDS</source>
        <translation>子命令</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <comment>section of a manual page</comment>
        <translation>选项</translation>
    </message>
    <message>
        <source>Every subcommand takes these:</source>
        <translation>所有子命令都接受这些选项：</translation>
    </message>
    <message>
        <source>The window takes these too:</source>
        <translation>窗口还接受这些选项：</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>退出状态</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Records of your own. They are read besides the bundled catalog and stand over it: of two records with the same id, yours is used.</source>
        <translation>你自己的记录。它们与自带的记录库一起读取，并叠在其上：标识相同的两条记录中，使用你的那条。</translation>
    </message>
    <message>
        <source>ENVIRONMENT</source>
        <translation>环境变量</translation>
    </message>
    <message>
        <source>Folder with the bundled catalog, in place of the installed one.</source>
        <translation>自带记录库所在的文件夹，代替安装的那个。</translation>
    </message>
    <message>
        <source>Where it is set, nothing is coloured.</source>
        <translation>设置后不使用颜色。</translation>
    </message>
    <message>
        <source>Language of the words for people; --lang counts more.</source>
        <translation>给人看的话所用的语言；--lang 优先。</translation>
    </message>
    <message>
        <source>Say what went wrong in a log.</source>
        <translation>说明日志里出了什么问题。</translation>
    </message>
    <message>
        <source>The same for what a program prints.</source>
        <translation>对程序的输出做同样的事。</translation>
    </message>
    <message>
        <source>A report to pass on; names, paths and tokens are taken out.</source>
        <translation>一份可以转交的报告；名称、路径和令牌已隐去。</translation>
    </message>
    <message>
        <source>Find the records about a message.</source>
        <translation>查找与一条消息有关的记录。</translation>
    </message>
    <message>
        <source>Check records of your own.</source>
        <translation>检查你自己的记录。</translation>
    </message>
    <message>
        <source>EXAMPLES</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>User Commands</source>
        <translation>用户命令</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>explorer of error knowledge</source>
        <translation>错误知识浏览器</translation>
    </message>
</context>
<context>
    <name>Clew::NearQueryBar</name>
    <message numerus="yes">
        <source>Without &quot;%1&quot;: %n record(s)</source>
        <translation>
            <numerusform>去掉“%1”：%n 条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; instead of &quot;%2&quot;: %n record(s)</source>
        <translation>
            <numerusform>用“%1”代替“%2”：%n 条记录</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a word of the user</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>No record has %1.</source>
        <translation>没有记录包含%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between words</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>Clew::NotePane</name>
    <message>
        <source>Remove the bookmark</source>
        <translation>取消书签</translation>
    </message>
    <message>
        <source>Bookmark this record</source>
        <translation>给这条记录加书签</translation>
    </message>
    <message>
        <source>Private note on the record</source>
        <translation>对这条记录的私人笔记</translation>
    </message>
    <message>
        <source>Your own note on this record. Only you see it; it is saved as you type.</source>
        <translation>你对这条记录的私人笔记，只有你能看到；边输入边保存。</translation>
    </message>
    <message>
        <source>Kept in %1</source>
        <comment>a folder</comment>
        <translation>保存在 %1</translation>
    </message>
</context>
<context>
    <name>Clew::NotesDesk</name>
    <message>
        <source>Bookmarked %1</source>
        <translation>已给 %1 加书签</translation>
    </message>
    <message>
        <source>Bookmark of %1 removed</source>
        <translation>已取消 %1 的书签</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>B&amp;ookmarks</source>
        <translation>书签列表(&amp;O)</translation>
    </message>
    <message>
        <source>Book&amp;mark</source>
        <translation>加书签(&amp;M)</translation>
    </message>
    <message>
        <source>Set or remove the bookmark of the record</source>
        <translation>给记录加书签或取消书签</translation>
    </message>
    <message>
        <source>Write a &amp;Note</source>
        <translation>写笔记(&amp;N)</translation>
    </message>
    <message>
        <source>Write your own note on the record</source>
        <translation>给这条记录写自己的笔记</translation>
    </message>
</context>
<context>
    <name>Clew::NumberEditor</name>
    <message>
        <source>%1, in percent</source>
        <comment>name of a rate</comment>
        <translation>%1，百分比</translation>
    </message>
</context>
<context>
    <name>Clew::OptionTable</name>
    <message>
        <source>Folder or file of records; may be given several times. Default: the bundled catalog and your own.</source>
        <translation>记录所在的文件夹或文件，可多次给出。默认：自带的记录库和您自己的记录库。</translation>
    </message>
    <message>
        <source>Language of the words for people. Default: that of the environment.</source>
        <translation>提示文字的语言。默认：环境所用的语言。</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <source>Form of the result. Default: text.</source>
        <translation>结果的格式。默认：text。</translation>
    </message>
    <message>
        <source>Save a picture of the window once everything is shown, then quit.</source>
        <translation>全部显示后保存窗口截图，然后退出。</translation>
    </message>
    <message>
        <source>Say what went wrong in logs: root cause first. - is standard input.</source>
        <translation>指出日志中的错误，根本原因在前。- 表示标准输入。</translation>
    </message>
    <message>
        <source>Every hint, not only the strongest.</source>
        <translation>列出所有线索，而不只是最强的。</translation>
    </message>
    <message>
        <source>Show one record, both languages side by side.</source>
        <translation>显示一条记录，两种语言并排。</translation>
    </message>
    <message>
        <source>Only the value at a JSON pointer, such as /root_cause.</source>
        <translation>只显示 JSON 指针所指的值，例如 /root_cause。</translation>
    </message>
    <message>
        <source>Show which error comes before, after or is confused with which.</source>
        <translation>显示错误之间的先后与混淆关系。</translation>
    </message>
    <message>
        <source>Only the neighbourhood of one record.</source>
        <translation>只显示一条记录的邻近关系。</translation>
    </message>
    <message>
        <source>How many steps from it. Default: 1.</source>
        <translation>距离该记录的步数。默认：1。</translation>
    </message>
    <message>
        <source>Only the short paths from one record to another.</source>
        <translation>只显示从一条记录到另一条记录的短路径。</translation>
    </message>
    <message>
        <source>Set one value of a record and save it: a text as it stands, anything else as JSON.</source>
        <translation>设置记录的一个值并保存：文本照原样写入，其他值写作 JSON。</translation>
    </message>
    <message>
        <source>Add a record: an empty one with that id, or the one in a .json file or in standard input.</source>
        <translation>添加一条记录：用该标识新建空记录，或读取 .json 文件或标准输入中的记录。</translation>
    </message>
    <message>
        <source>Remove a record, and the transitions of other records to it.</source>
        <translation>删除一条记录，以及其他记录指向它的转移。</translation>
    </message>
    <message>
        <source>Write into both records that A leads_to, is preceded_by or is frequently_confused_with B.</source>
        <translation>在两条记录中写明：A 导致（leads_to）、先有（preceded_by）或易混淆于（frequently_confused_with）B。</translation>
    </message>
    <message>
        <source>Write the catalog in another shape: into a folder, or for jsonl and csv a file. - is standard output.</source>
        <translation>把记录库写成另一种格式：写入文件夹；jsonl 和 csv 写入一个文件。- 表示标准输出。</translation>
    </message>
    <message>
        <source>Shape to write. Default: flat.</source>
        <translation>要写的格式。默认：flat。</translation>
    </message>
    <message>
        <source>Check records: regexes, texts, Chinese, trust, relations. All of them, or those named.</source>
        <translation>检查记录：正则表达式、文本、中文、可信度、关系。检查全部，或只检查指定的记录。</translation>
    </message>
    <message>
        <source>Only this rule; may be given several times.</source>
        <translation>只检查这条规则；可多次给出。</translation>
    </message>
    <message>
        <source>Find records by words, fields such as domain:pytorch, or a pasted message. - is standard input.</source>
        <translation>按词语、字段（如 domain:pytorch）或粘贴的报错查找记录。- 表示标准输入。</translation>
    </message>
    <message>
        <source>How many records to show. Default: 20.</source>
        <translation>显示多少条记录。默认 20。</translation>
    </message>
    <message>
        <source>Open the window. Folders and .json files are catalogs, clew://record/ID shows a record, anything else is a log to diagnose.</source>
        <translation>打开窗口。文件夹和 .json 文件是记录库，clew://record/标识 显示一条记录，其他的都是要诊断的日志。</translation>
    </message>
    <message>
        <source>Diagnose the text on the clipboard.</source>
        <translation>诊断剪贴板上的文本。</translation>
    </message>
    <message>
        <source>Open a window of its own. Without it, a window that is open already takes the files.</source>
        <translation>打开一个单独的窗口。不加此选项时，由已经打开的窗口接收文件。</translation>
    </message>
    <message>
        <source>Leave names, paths, addresses and tokens of the log in sarif, csv, md, html and pdf as they are.</source>
        <translation>在 sarif、csv、md、html 和 pdf 中保留日志里的名称、路径、地址和令牌。</translation>
    </message>
</context>
<context>
    <name>Clew::PaletteDesk</name>
    <message>
        <source>&amp;Command Palette…</source>
        <translation>命令面板(&amp;C)…</translation>
    </message>
    <message>
        <source>Do or find anything by typing some of its letters</source>
        <translation>输入几个字，就能执行操作或找到内容</translation>
    </message>
</context>
<context>
    <name>Clew::PathsDialog</name>
    <message>
        <source>Paths between Two Records</source>
        <translation>两条记录之间的路径</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the chosen paths as text; all where none is chosen</source>
        <translation>以文本形式复制选中的路径；未选时复制全部</translation>
    </message>
    <message>
        <source>From “%1” to:</source>
        <translation>从“%1”到：</translation>
    </message>
    <message>
        <source>Choose the record where the paths shall end.</source>
        <translation>请选择路径的终点记录。</translation>
    </message>
    <message>
        <source>No path leads there.</source>
        <translation>没有路径通往那里。</translation>
    </message>
    <message numerus="yes">
        <source>%n path(s), the shortest first</source>
        <translation>
            <numerusform>%n 条路径，最短的在前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n path(s); there are more</source>
        <translation>
            <numerusform>前 %n 条路径；还有更多</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::QueryText</name>
    <message>
        <source>%1: needs a value.</source>
        <translation>%1：后面要有值。</translation>
    </message>
    <message>
        <source>%1: takes %3, not &quot;%2&quot;.</source>
        <translation>%1：可填 %3，不能是“%2”。</translation>
    </message>
    <message>
        <source>No record has %1:%2.</source>
        <translation>没有记录带有 %1:%2。</translation>
    </message>
    <message>
        <source>%1: takes a number such as &gt;0.8, not &quot;%2&quot;.</source>
        <translation>%1：要填数字，例如 &gt;0.8，不能是“%2”。</translation>
    </message>
    <message>
        <source>%1: takes a time such as &gt;365d, not &quot;%2&quot;.</source>
        <translation>%1：要填时长，例如 &gt;365d，不能是“%2”。</translation>
    </message>
    <message>
        <source>The closing quotation mark is missing.</source>
        <translation>缺少右引号。</translation>
    </message>
    <message>
        <source>The closing / of the regular expression is missing.</source>
        <translation>正则表达式缺少结尾的 /。</translation>
    </message>
    <message>
        <source>This is no regular expression: %1 (at %2).</source>
        <translation>这不是正则表达式：%1（位置 %2）。</translation>
    </message>
    <message>
        <source>Only the first %1 characters are looked for.</source>
        <translation>只查找前 %1 个字符。</translation>
    </message>
    <message>
        <source>Its id is what you typed.</source>
        <translation>它的标识就是您输入的内容。</translation>
    </message>
    <message>
        <source>Its signature is what you typed.</source>
        <translation>它的签名就是您输入的内容。</translation>
    </message>
    <message>
        <source>Its regular expression matches most of your text.</source>
        <translation>它的正则表达式匹配您文字的大部分。</translation>
    </message>
    <message>
        <source>Its id or signature begins with what you typed.</source>
        <translation>它的标识或签名以您输入的内容开头。</translation>
    </message>
    <message>
        <source>It has words that are written almost like yours.</source>
        <translation>它含有与您的输入写法相近的词。</translation>
    </message>
    <message>
        <source>Your words stand in its signature.</source>
        <translation>您的词出现在它的签名里。</translation>
    </message>
    <message>
        <source>Your words stand in its id, code or tags.</source>
        <translation>您的词出现在它的标识、错误码或标签里。</translation>
    </message>
    <message>
        <source>Your words stand in its root cause.</source>
        <translation>您的词出现在它的根因里。</translation>
    </message>
    <message>
        <source>Your words stand in its dead ends or workarounds.</source>
        <translation>您的词出现在它的死胡同或变通办法里。</translation>
    </message>
    <message>
        <source>%1 Line %2 of your text found it.</source>
        <translation>%1由你文本的第 %2 行找到。</translation>
    </message>
    <message>
        <source>same id</source>
        <translation>标识相同</translation>
    </message>
    <message>
        <source>same signature</source>
        <translation>特征相同</translation>
    </message>
    <message>
        <source>regex</source>
        <comment>reason of a hit</comment>
        <translation>正则</translation>
    </message>
    <message>
        <source>begins so</source>
        <translation>以此开头</translation>
    </message>
    <message>
        <source>written almost so</source>
        <translation>写法相近</translation>
    </message>
    <message>
        <source>id, code or tag</source>
        <translation>标识、代码或标签</translation>
    </message>
    <message>
        <source>in the root cause</source>
        <translation>在根因中</translation>
    </message>
    <message>
        <source>in its fixes</source>
        <translation>在解法中</translation>
    </message>
    <message>
        <source>It meets every condition that you set.</source>
        <translation>它符合你提出的全部条件。</translation>
    </message>
</context>
<context>
    <name>Clew::RateBar</name>
    <message>
        <source>no rate</source>
        <comment>a fix whose success rate is not known</comment>
        <translation>无成功率</translation>
    </message>
    <message>
        <source>fails %1</source>
        <comment>followed by a percentage</comment>
        <translation>失败率 %1</translation>
    </message>
    <message>
        <source>works %1</source>
        <comment>followed by a percentage</comment>
        <translation>成功率 %1</translation>
    </message>
    <message>
        <source>Failure rate</source>
        <translation>失败率</translation>
    </message>
    <message>
        <source>Success rate</source>
        <translation>成功率</translation>
    </message>
    <message>
        <source>Probability</source>
        <comment>name of a bar</comment>
        <translation>概率</translation>
    </message>
</context>
<context>
    <name>Clew::RateEdit</name>
    <message>
        <source>Rate, in percent</source>
        <translation>比率（百分比）</translation>
    </message>
    <message>
        <source>Rate, from 0 to 1</source>
        <translation>比率（0 到 1）</translation>
    </message>
</context>
<context>
    <name>Clew::ReasonText</name>
    <message>
        <source>an ordinary line</source>
        <translation>普通行</translation>
    </message>
    <message>
        <source>information</source>
        <comment>strength of a log line</comment>
        <translation>信息</translation>
    </message>
    <message>
        <source>a warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>an error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>a fatal error</source>
        <translation>致命错误</translation>
    </message>
    <message>
        <source>The record&apos;s regex matches “%1”.</source>
        <translation>记录的正则表达式匹配“%1”。</translation>
    </message>
    <message>
        <source>The line says %1 % of the record&apos;s signature.</source>
        <translation>该行包含记录错误特征的 %1%。</translation>
    </message>
    <message>
        <source>No regex matches, but the line says %1 % of what the record says.</source>
        <translation>没有正则表达式匹配，但该行包含记录内容的 %1%。</translation>
    </message>
    <message>
        <source>%1 % of the signature&apos;s neighbouring words are neighbours in the line.</source>
        <translation>错误特征中相邻的词有 %1% 在该行中也相邻。</translation>
    </message>
    <message>
        <source>The line names another exception than the signature.</source>
        <translation>该行中的异常与错误特征中的不同。</translation>
    </message>
    <message>
        <source>The log speaks of %1 (fit %2 %).</source>
        <translation>日志与 %1 有关（契合度 %2%）。</translation>
    </message>
    <message>
        <source>The log hardly speaks of %1 (fit %2 %).</source>
        <translation>日志几乎未提及 %1（契合度 %2%）。</translation>
    </message>
    <message>
        <source>Records of several domains match this line.</source>
        <translation>多个领域的记录都匹配该行。</translation>
    </message>
    <message>
        <source>The line itself counts as %1.</source>
        <comment>a warning, an error</comment>
        <translation>该行本身属于%1。</translation>
    </message>
    <message>
        <source>Other records that say the same: %1.</source>
        <comment>a number</comment>
        <translation>结论相同的其他记录：%1 条。</translation>
    </message>
    <message>
        <source>It is the first error that is explained, in line %1.</source>
        <translation>这是第一个得到解释的错误，位于第 %1 行。</translation>
    </message>
    <message>
        <source>Lines that repeat it: %1.</source>
        <comment>a number</comment>
        <translation>重复它的行：%1 行。</translation>
    </message>
    <message>
        <source>The line only reports that something else failed.</source>
        <translation>该行只是报告其他地方出了错。</translation>
    </message>
    <message>
        <source>The error hides a message, and the log holds another error.</source>
        <translation>该错误掩盖了消息，而日志中另有错误。</translation>
    </message>
    <message>
        <source>The other side failed first.</source>
        <translation>对端先出错。</translation>
    </message>
    <message>
        <source>A fatal error that no record explains came before, in line %1: this may be its consequence.</source>
        <translation>此前第 %1 行有一个没有记录能解释的致命错误：这可能是它的后果。</translation>
    </message>
    <message>
        <source>Another error came first, and this one is less certain.</source>
        <translation>另一个错误更早出现，而这一个把握较小。</translation>
    </message>
    <message>
        <source>The catalog says that %1 leads to this.</source>
        <translation>记录库指出 %1 会引发此错误。</translation>
    </message>
    <message>
        <source>The line tells from outside that a program failed, and the log holds its own error.</source>
        <translation>该行只是从外部报告某个程序失败，而日志中有该程序自己的错误。</translation>
    </message>
    <message>
        <source>The run ended well all the same, in line %1.</source>
        <translation>运行最终仍然成功结束，见第 %1 行。</translation>
    </message>
    <message>
        <source>The message says just what the record says.</source>
        <translation>日志的内容与记录所说的完全一致。</translation>
    </message>
    <message>
        <source>The log says that this was dealt with, and went on.</source>
        <translation>日志表明此问题已得到处理，并继续运行。</translation>
    </message>
    <message>
        <source>The line only warns, and nothing failed.</source>
        <translation>该行只是警告，并没有任何失败。</translation>
    </message>
    <message>
        <source>The line holds a name that few records know.</source>
        <translation>该行包含一个只有少数记录才有的名称。</translation>
    </message>
    <message>
        <source>The words of the record&apos;s regex stand close together in the line.</source>
        <translation>记录的正则表达式中的词语在该行中紧挨着出现。</translation>
    </message>
    <message>
        <source>The record is about this type of exception, whatever its message.</source>
        <translation>该记录针对的正是这一异常类型，与其消息内容无关。</translation>
    </message>
    <message>
        <source>Another record fits the same line better.</source>
        <translation>另一条记录更符合这一行。</translation>
    </message>
</context>
<context>
    <name>Clew::RecentDesk</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>name of a file</comment>
        <translation>
            <numerusform>%1 等，另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>清空此列表(&amp;C)</translation>
    </message>
    <message>
        <source>Forget what was open; no file is touched</source>
        <translation>忘记打开过的内容；不会改动任何文件</translation>
    </message>
</context>
<context>
    <name>Clew::RecordChooser</name>
    <message>
        <source>%1: %2</source>
        <comment>id, title of a record</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Words of the record&apos;s id or title</source>
        <translation>记录标识或标题中的词</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Records with these words</source>
        <translation>含有这些词的记录</translation>
    </message>
</context>
<context>
    <name>Clew::RecordDelegate</name>
    <message>
        <source>no signature</source>
        <comment>a record without one</comment>
        <translation>无错误特征</translation>
    </message>
    <message>
        <source>other version</source>
        <comment>of a record that does not fit</comment>
        <translation>其他版本</translation>
    </message>
</context>
<context>
    <name>Clew::RecordEditor</name>
    <message>
        <source>Add Item</source>
        <translation>添加条目</translation>
    </message>
    <message>
        <source>Add an item to the list (Insert)</source>
        <translation>向列表添加条目（Insert）</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>a field or list item</comment>
        <translation>删除</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>move an item</comment>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move the item up (Alt+Up)</source>
        <translation>上移条目（Alt+↑）</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>move an item</comment>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move the item down (Alt+Down)</source>
        <translation>下移条目（Alt+↓）</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Fields of the record</source>
        <translation>记录的字段</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n 条提示</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the item (Ctrl+Shift+Delete)</source>
        <translation>移除该项（Ctrl+Shift+Delete）</translation>
    </message>
    <message>
        <source>Null</source>
        <comment>the value of JSON</comment>
        <translation>Null</translation>
    </message>
    <message>
        <source>Make the field null: not known (Ctrl+Shift+Backspace)</source>
        <translation>把字段设为 null，即未知（Ctrl+Shift+Backspace）</translation>
    </message>
    <message>
        <source>Previous Finding</source>
        <translation>上一处发现</translation>
    </message>
    <message>
        <source>Go to what the checks found before (Shift+F8)</source>
        <translation>转到检查发现的上一处（Shift+F8）</translation>
    </message>
    <message>
        <source>Next Finding</source>
        <translation>下一处发现</translation>
    </message>
    <message>
        <source>Go to what the checks found next (F8)</source>
        <translation>转到检查发现的下一处（F8）</translation>
    </message>
    <message>
        <source>Fix</source>
        <comment>what a check found</comment>
        <translation>修复</translation>
    </message>
    <message>
        <source>Mend what the check beside the field found (Alt+Return)</source>
        <translation>修正字段旁检查发现的问题（Alt+Return）</translation>
    </message>
    <message>
        <source>Regex</source>
        <comment>tab</comment>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>JSON</source>
        <comment>tab</comment>
        <translation>JSON</translation>
    </message>
    <message>
        <source>All Values</source>
        <comment>tab</comment>
        <translation>全部值</translation>
    </message>
    <message>
        <source>Repeat the item (Alt+Shift+Down)</source>
        <translation>重复该项（Alt+Shift+Down）</translation>
    </message>
    <message>
        <source>Fields</source>
        <comment>tab</comment>
        <translation>字段</translation>
    </message>
    <message numerus="yes">
        <source>%n dismissed</source>
        <comment>findings</comment>
        <translation>
            <numerusform>%n 个已忽略</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::RecordEdits</name>
    <message>
        <source>Id of the Record</source>
        <translation>记录的标识</translation>
    </message>
    <message>
        <source>The new record is domain/name:</source>
        <translation>新记录的标识（领域/名称）：</translation>
    </message>
    <message>
        <source>The copy of %1 is:</source>
        <comment>an id; the id of the copy is asked for</comment>
        <translation>%1 的副本的标识：</translation>
    </message>
    <message>
        <source>Merge Record</source>
        <translation>合并记录</translation>
    </message>
    <message>
        <source>%1 becomes part of the record that you choose: its id is an alias there, its edges lead there, and what the other lacks is added. Undo takes it apart again.</source>
        <translation>%1 将并入你选择的记录：它的标识成为那条记录的别名，指向它的关系改为指向那条记录，并补上那条记录缺少的内容。撤销可以重新拆开。</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>%1 is part of %2 now; undo takes it apart again.</source>
        <translation>%1 已并入 %2；撤销可以重新拆开。</translation>
    </message>
    <message>
        <source>&amp;New Record…</source>
        <translation>新建记录(&amp;N)…</translation>
    </message>
    <message>
        <source>Begin a record of an error that the catalog does not know</source>
        <translation>为记录库里还没有的错误新建一条记录</translation>
    </message>
    <message>
        <source>Du&amp;plicate Record…</source>
        <translation>复制记录(&amp;P)…</translation>
    </message>
    <message>
        <source>Begin a record with what this one says</source>
        <translation>以这条记录的内容开始一条新记录</translation>
    </message>
    <message>
        <source>Mer&amp;ge Into…</source>
        <translation>并入(&amp;G)…</translation>
    </message>
    <message>
        <source>Make the record part of another one that says the same</source>
        <translation>把这条记录并入另一条内容相同的记录</translation>
    </message>
</context>
<context>
    <name>Clew::RecordFacts</name>
    <message>
        <source>Fields unknown to the schema</source>
        <translation>模式之外的字段</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a field without text</comment>
        <translation>空</translation>
    </message>
    <message numerus="yes">
        <source>Versions (%n)</source>
        <translation>
            <numerusform>版本（%n）</numerusform>
        </translation>
    </message>
    <message>
        <source>versions</source>
        <comment>in a list of empty fields</comment>
        <translation>版本</translation>
    </message>
    <message>
        <source>Version</source>
        <comment>column</comment>
        <translation>版本</translation>
    </message>
    <message>
        <source>version</source>
        <comment>in a list of empty fields</comment>
        <translation>版本</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>column</comment>
        <translation>状态</translation>
    </message>
    <message>
        <source>status</source>
        <comment>in a list of empty fields</comment>
        <translation>状态</translation>
    </message>
    <message>
        <source>Introduced</source>
        <comment>column</comment>
        <translation>引入版本</translation>
    </message>
    <message>
        <source>introduced</source>
        <comment>in a list of empty fields</comment>
        <translation>引入版本</translation>
    </message>
    <message>
        <source>Deprecated</source>
        <comment>column</comment>
        <translation>弃用版本</translation>
    </message>
    <message>
        <source>deprecated</source>
        <comment>in a list of empty fields</comment>
        <translation>弃用版本</translation>
    </message>
    <message>
        <source>Removed</source>
        <comment>column</comment>
        <translation>移除版本</translation>
    </message>
    <message>
        <source>removed</source>
        <comment>in a list of empty fields</comment>
        <translation>移除版本</translation>
    </message>
    <message>
        <source>Change of behaviour</source>
        <comment>column</comment>
        <translation>行为变化</translation>
    </message>
    <message>
        <source>change of behaviour</source>
        <comment>in a list of empty fields</comment>
        <translation>行为变化</translation>
    </message>
    <message>
        <source>Operating systems</source>
        <translation>操作系统</translation>
    </message>
    <message>
        <source>operating systems</source>
        <comment>in a list of empty fields</comment>
        <translation>操作系统</translation>
    </message>
    <message numerus="yes">
        <source>Transitions (%n)</source>
        <translation>
            <numerusform>错误关联（%n）</numerusform>
        </translation>
    </message>
    <message>
        <source>Condition</source>
        <comment>of a transition</comment>
        <translation>条件</translation>
    </message>
    <message>
        <source>Delay</source>
        <comment>of a transition</comment>
        <translation>延迟</translation>
    </message>
    <message>
        <source>How to tell apart</source>
        <translation>区分方法</translation>
    </message>
    <message>
        <source>Official document</source>
        <translation>官方文档</translation>
    </message>
    <message>
        <source>address</source>
        <comment>in a list of empty fields</comment>
        <translation>地址</translation>
    </message>
    <message>
        <source>section</source>
        <comment>of a document, in a list of empty fields</comment>
        <translation>章节</translation>
    </message>
    <message>
        <source>Section</source>
        <comment>of a document</comment>
        <translation>章节</translation>
    </message>
    <message>
        <source>Confidence</source>
        <comment>field of a record</comment>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Fix success rate</source>
        <translation>修复成功率</translation>
    </message>
    <message>
        <source>Domain</source>
        <comment>field of a record</comment>
        <translation>领域</translation>
    </message>
    <message>
        <source>Category</source>
        <comment>field of a record</comment>
        <translation>类别</translation>
    </message>
    <message>
        <source>Resolvable</source>
        <comment>field of a record</comment>
        <translation>能否解决</translation>
    </message>
    <message>
        <source>Subcategory</source>
        <comment>field of a record</comment>
        <translation>子类别</translation>
    </message>
    <message>
        <source>Evidence</source>
        <comment>number of reports</comment>
        <translation>佐证数</translation>
    </message>
    <message>
        <source>Kind of cause</source>
        <translation>原因类型</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>首次出现</translation>
    </message>
    <message>
        <source>Error code</source>
        <translation>错误代码</translation>
    </message>
    <message>
        <source>Last confirmed</source>
        <translation>最近确认</translation>
    </message>
    <message>
        <source>Tags</source>
        <comment>field of a record</comment>
        <translation>标签</translation>
    </message>
    <message>
        <source>Last updated</source>
        <translation>最近更新</translation>
    </message>
    <message>
        <source>Aliases</source>
        <comment>other ids of a record</comment>
        <translation>别名</translation>
    </message>
    <message>
        <source>Locale</source>
        <comment>field of a record</comment>
        <translation>区域设置</translation>
    </message>
    <message>
        <source>Metadata</source>
        <comment>section of a record</comment>
        <translation>元数据</translation>
    </message>
    <message>
        <source>Verification</source>
        <comment>field of a record</comment>
        <translation>核实情况</translation>
    </message>
</context>
<context>
    <name>Clew::RecordForm</name>
    <message>
        <source>Signature</source>
        <comment>field of a record</comment>
        <translation>错误特征</translation>
    </message>
    <message>
        <source>Regex</source>
        <comment>field of a record</comment>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a field without text</comment>
        <translation>空</translation>
    </message>
    <message>
        <source>Root cause</source>
        <translation>根本原因</translation>
    </message>
    <message numerus="yes">
        <source>Dead ends: do not try (%n)</source>
        <translation>
            <numerusform>死胡同：不要尝试（%n）</numerusform>
        </translation>
    </message>
    <message>
        <source>dead ends</source>
        <comment>in a list of empty fields</comment>
        <translation>死胡同</translation>
    </message>
    <message>
        <source>The action is empty: nobody can tell what not to try.</source>
        <translation>操作为空：无从知道什么不该尝试。</translation>
    </message>
    <message>
        <source>why it fails</source>
        <comment>in a list of empty fields</comment>
        <translation>失败原因</translation>
    </message>
    <message>
        <source>Why it fails</source>
        <translation>失败原因</translation>
    </message>
    <message numerus="yes">
        <source>Workarounds: what works (%n)</source>
        <translation>
            <numerusform>有效的办法（%n）</numerusform>
        </translation>
    </message>
    <message>
        <source>workarounds</source>
        <comment>in a list of empty fields</comment>
        <translation>有效的办法</translation>
    </message>
    <message>
        <source>The action is empty: nobody can tell what to do.</source>
        <translation>操作为空：无从知道该怎么做。</translation>
    </message>
    <message>
        <source>how</source>
        <comment>in a list of empty fields</comment>
        <translation>具体做法</translation>
    </message>
    <message>
        <source>How</source>
        <comment>field of a workaround</comment>
        <translation>具体做法</translation>
    </message>
    <message>
        <source>same as the action</source>
        <translation>与操作相同</translation>
    </message>
    <message>
        <source>Only in Chinese: the English list is shorter.</source>
        <translation>只有中文：英文列表较短。</translation>
    </message>
    <message>
        <source>condition</source>
        <comment>in a list of empty fields</comment>
        <translation>适用条件</translation>
    </message>
    <message>
        <source>Condition</source>
        <comment>when a fix applies</comment>
        <translation>适用条件</translation>
    </message>
    <message>
        <source>sources</source>
        <comment>in a list of empty fields</comment>
        <translation>来源</translation>
    </message>
    <message>
        <source>Sources</source>
        <comment>of a claim</comment>
        <translation>来源</translation>
    </message>
    <message>
        <source>Dead end</source>
        <comment>field of a record</comment>
        <translation>死胡同</translation>
    </message>
    <message>
        <source>Workaround</source>
        <comment>field of a record</comment>
        <translation>有效的办法</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>badge and sentence on trust</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Copy this fix</source>
        <translation>复制这个办法</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
</context>
<context>
    <name>Clew::RecordLink</name>
    <message>
        <source>Show the record %1</source>
        <translation>显示记录 %1</translation>
    </message>
</context>
<context>
    <name>Clew::RecordListPane</name>
    <message>
        <source>Catalog order</source>
        <translation>记录库顺序</translation>
    </message>
    <message>
        <source>Signature</source>
        <comment>sort by</comment>
        <translation>错误特征</translation>
    </message>
    <message>
        <source>Id</source>
        <comment>sort by</comment>
        <translation>标识</translation>
    </message>
    <message>
        <source>Trust</source>
        <comment>sort by</comment>
        <translation>可信度</translation>
    </message>
    <message>
        <source>Confidence</source>
        <comment>sort by</comment>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Fix rate</source>
        <comment>sort by</comment>
        <translation>修复成功率</translation>
    </message>
    <message>
        <source>Evidence</source>
        <comment>sort by</comment>
        <translation>佐证数</translation>
    </message>
    <message>
        <source>Last confirmed</source>
        <comment>sort by</comment>
        <translation>最近确认</translation>
    </message>
    <message>
        <source>Order of the records</source>
        <translation>记录的排序</translation>
    </message>
    <message>
        <source>Reverse the order</source>
        <translation>反转顺序</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n 条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n record(s)</source>
        <translation>
            <numerusform>%1 / %n 条记录</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::RecordListView</name>
    <message>
        <source>Records</source>
        <comment>name of the list</comment>
        <translation>记录</translation>
    </message>
</context>
<context>
    <name>Clew::RecordReport</name>
    <message>
        <source>(the record does not say what)</source>
        <translation>（记录没有写明做法）</translation>
    </message>
    <message>
        <source>Do not: %1 (fails: %2)</source>
        <translation>不要：%1（失败率：%2）</translation>
    </message>
    <message>
        <source>Do not: %1</source>
        <translation>不要：%1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>原因：%1</translation>
    </message>
    <message>
        <source>When: %1</source>
        <translation>适用条件：%1</translation>
    </message>
    <message>
        <source>The log shows that it was tried: %1</source>
        <translation>日志显示已经试过：%1</translation>
    </message>
    <message>
        <source>Sources: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Do: %1 (works: %2)</source>
        <translation>可以：%1（成功率：%2）</translation>
    </message>
    <message>
        <source>Do: %1</source>
        <translation>可以：%1</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>根因</translation>
    </message>
    <message>
        <source>What not to try</source>
        <translation>不要尝试</translation>
    </message>
    <message>
        <source>What works</source>
        <translation>可行做法</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>relation and record</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>relation, how often</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Before, after, confused with</source>
        <translation>之前、之后、易混淆</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>核实程度</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Sources counted</source>
        <translation>来源数</translation>
    </message>
    <message>
        <source>Last confirmed</source>
        <translation>最近确认</translation>
    </message>
    <message>
        <source>How far to trust this</source>
        <translation>可信程度</translation>
    </message>
    <message>
        <source>Domain and category</source>
        <translation>领域与类别</translation>
    </message>
    <message>
        <source>Error code</source>
        <translation>错误代码</translation>
    </message>
</context>
<context>
    <name>Clew::RecordText</name>
    <message>
        <source>no rate</source>
        <translation>无成功率</translation>
    </message>
    <message>
        <source>(empty)</source>
        <comment>field without text</comment>
        <translation>（空）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>label and text</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. %2 - fails: %3</source>
        <translation>%1. %2 - 失败率：%3</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>When</source>
        <translation>适用条件</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>%1. works: %2</source>
        <translation>%1. 成功率：%2</translation>
    </message>
    <message>
        <source>How</source>
        <translation>具体做法</translation>
    </message>
    <message>
        <source>introduced in %1</source>
        <translation>%1 引入</translation>
    </message>
    <message>
        <source>deprecated in %1</source>
        <translation>%1 弃用</translation>
    </message>
    <message>
        <source>removed in %1</source>
        <translation>%1 移除</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Comes before, after, is confused with</source>
        <translation>先后与混淆关系</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>未给出</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>核实情况</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Fix success</source>
        <translation>修复成功率</translation>
    </message>
    <message>
        <source>Resolvable</source>
        <translation>能否解决</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>佐证数</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>首次出现</translation>
    </message>
    <message>
        <source>Last confirmed</source>
        <translation>最近确认</translation>
    </message>
    <message>
        <source>Last updated</source>
        <translation>最近更新</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>错误特征</translation>
    </message>
    <message>
        <source>Regex</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Domain and category</source>
        <translation>领域和类别</translation>
    </message>
    <message>
        <source>Error code</source>
        <translation>错误代码</translation>
    </message>
    <message>
        <source>Root cause</source>
        <translation>根本原因</translation>
    </message>
    <message>
        <source>Dead ends - do not try</source>
        <translation>死胡同：不要尝试</translation>
    </message>
    <message>
        <source>Workarounds</source>
        <translation>有效的办法</translation>
    </message>
    <message>
        <source>Official document</source>
        <translation>官方文档</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>别名</translation>
    </message>
</context>
<context>
    <name>Clew::RecordWords</name>
    <message>
        <source>Bookmarked</source>
        <translation>已加书签</translation>
    </message>
    <message>
        <source>With a note of yours</source>
        <translation>有您的笔记</translation>
    </message>
    <message>
        <source>no signature</source>
        <comment>a record without one</comment>
        <translation>无错误特征</translation>
    </message>
    <message>
        <source>fixes help in %1</source>
        <translation>修复成功率 %1</translation>
    </message>
</context>
<context>
    <name>Clew::RecordsDesk</name>
    <message>
        <source>Records</source>
        <translation>记录</translation>
    </message>
</context>
<context>
    <name>Clew::ReviewDesk</name>
    <message>
        <source>Send Record Back</source>
        <translation>退回记录</translation>
    </message>
    <message>
        <source>What is wrong with it? It comes back when somebody has changed it.</source>
        <translation>有什么问题？记录改动后会重新回到队列。</translation>
    </message>
    <message>
        <source>A record is sent back with a reason or not at all.</source>
        <translation>退回一条记录必须给出理由。</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>dock: records that wait for a reviewer</comment>
        <translation>审核</translation>
    </message>
    <message>
        <source>&amp;Accept and Next</source>
        <translation>通过并转到下一条(&amp;A)</translation>
    </message>
    <message>
        <source>Say that you have looked at the record and stand by it, and go to the next</source>
        <translation>表明已看过并认可这条记录，然后转到下一条</translation>
    </message>
    <message>
        <source>Send &amp;Back…</source>
        <comment>a record under review</comment>
        <translation>退回(&amp;B)…</translation>
    </message>
    <message>
        <source>Say why the record needs work, and go to the next</source>
        <translation>说明这条记录为何需要修改，然后转到下一条</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>a record under review</comment>
        <translation>跳过(&amp;K)</translation>
    </message>
    <message>
        <source>Leave the record for later</source>
        <translation>把这条记录留到以后</translation>
    </message>
</context>
<context>
    <name>Clew::ReviewListModel</name>
    <message>
        <source>sent back</source>
        <comment>a record in the queue of reviews</comment>
        <translation>已退回</translation>
    </message>
    <message>
        <source>skipped</source>
        <comment>a record in the queue of reviews</comment>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>not reviewed</source>
        <comment>a record in the queue of reviews</comment>
        <translation>未审核</translation>
    </message>
    <message>
        <source>Findings of the rules: 4 for an error, 1 for a warning, 0.2 for a note</source>
        <translation>规则的发现：错误计 4，警告计 1，提示计 0.2</translation>
    </message>
    <message>
        <source>How far the stated confidence is above what the evidence allows</source>
        <translation>所写置信度高出证据所允许的程度</translation>
    </message>
    <message>
        <source>Defects times gap in trust: what is worst, and believed most</source>
        <translation>缺陷乘以信任差距：问题最多而又最被相信的记录</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>column</comment>
        <translation>记录</translation>
    </message>
    <message>
        <source>State</source>
        <comment>column: of a review</comment>
        <translation>状态</translation>
    </message>
    <message>
        <source>Defects</source>
        <comment>column</comment>
        <translation>缺陷</translation>
    </message>
    <message>
        <source>Gap in trust</source>
        <comment>column</comment>
        <translation>信任差距</translation>
    </message>
    <message>
        <source>Urgency</source>
        <comment>column: of a review</comment>
        <translation>紧迫程度</translation>
    </message>
</context>
<context>
    <name>Clew::ReviewPane</name>
    <message>
        <source>Records that wait for a review</source>
        <translation>等待审核的记录</translation>
    </message>
    <message>
        <source>Looking at the records…</source>
        <translation>正在查看记录……</translation>
    </message>
    <message>
        <source>The worst come first.</source>
        <translation>问题最多的排在最前。</translation>
    </message>
    <message>
        <source>Nothing waits</source>
        <translation>没有待审核的记录</translation>
    </message>
    <message>
        <source>A person has looked at every record.</source>
        <translation>每条记录都已有人看过。</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) to review</source>
        <translation>
            <numerusform>%n 条记录待审核</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::RuleTitle</name>
    <message>
        <source>Same signature</source>
        <translation>特征相同</translation>
    </message>
    <message>
        <source>Nearly the same</source>
        <translation>近乎相同</translation>
    </message>
    <message>
        <source>Empty action</source>
        <translation>操作为空</translation>
    </message>
    <message>
        <source>Repeated action</source>
        <translation>操作重复</translation>
    </message>
    <message>
        <source>Steps repeat the action</source>
        <translation>步骤重复操作</translation>
    </message>
    <message>
        <source>No Chinese</source>
        <translation>没有中文</translation>
    </message>
    <message>
        <source>Chinese is a copy</source>
        <translation>中文照抄英文</translation>
    </message>
    <message>
        <source>Chinese is stale</source>
        <translation>中文已过时</translation>
    </message>
    <message>
        <source>Names lost in the Chinese</source>
        <translation>中文丢失名称</translation>
    </message>
    <message>
        <source>Chinese punctuation</source>
        <translation>中文标点</translation>
    </message>
    <message>
        <source>Other term</source>
        <translation>术语不符</translation>
    </message>
    <message>
        <source>Other spelling</source>
        <translation>写法不一</translation>
    </message>
    <message>
        <source>Confidence above evidence</source>
        <translation>置信度高于证据</translation>
    </message>
    <message>
        <source>Evidence above sources</source>
        <translation>证据多于来源</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>没有来源</translation>
    </message>
    <message>
        <source>Site without a page</source>
        <translation>只有站点首页</translation>
    </message>
    <message>
        <source>Unsafe address</source>
        <translation>地址不安全</translation>
    </message>
    <message>
        <source>Rates contradict</source>
        <translation>成功率矛盾</translation>
    </message>
    <message>
        <source>No relations</source>
        <translation>没有关系</translation>
    </message>
    <message>
        <source>Relation to no record</source>
        <translation>关系指向不存在的记录</translation>
    </message>
    <message>
        <source>One-sided relation</source>
        <translation>单边关系</translation>
    </message>
    <message>
        <source>Relation to itself</source>
        <translation>关系指向自身</translation>
    </message>
    <message>
        <source>Relations contradict</source>
        <translation>关系矛盾</translation>
    </message>
    <message>
        <source>Impossible date</source>
        <translation>日期不可能</translation>
    </message>
    <message>
        <source>Not confirmed lately</source>
        <translation>久未确认</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Invalid regex</source>
        <translation>正则表达式无效</translation>
    </message>
    <message>
        <source>Regex misses its signature</source>
        <translation>正则表达式匹配不到特征</translation>
    </message>
    <message>
        <source>Regex is too broad</source>
        <translation>正则表达式过宽</translation>
    </message>
    <message>
        <source>Same regex</source>
        <translation>正则表达式相同</translation>
    </message>
    <message>
        <source>Regex hits other signatures</source>
        <translation>正则表达式命中其他特征</translation>
    </message>
    <message>
        <source>Regex is slow</source>
        <translation>正则表达式过慢</translation>
    </message>
    <message>
        <source>Regex is not portable</source>
        <translation>正则表达式不可移植</translation>
    </message>
    <message>
        <source>Weak alternative</source>
        <translation>分支过弱</translation>
    </message>
    <message>
        <source>Sample fails</source>
        <translation>样例不通过</translation>
    </message>
    <message>
        <source>Error</source>
        <comment>severity of a finding</comment>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>severity of a finding</comment>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>severity of a finding</comment>
        <translation>笔记</translation>
    </message>
</context>
<context>
    <name>Clew::SampleRow</name>
    <message>
        <source>The record&apos;s signature</source>
        <translation>记录的特征</translation>
    </message>
    <message>
        <source>Line that must match</source>
        <translation>必须匹配的行</translation>
    </message>
    <message>
        <source>Line that must not match</source>
        <translation>不该匹配的行</translation>
    </message>
    <message>
        <source>Remove the sample (Ctrl+Shift+Delete)</source>
        <translation>移除样本（Ctrl+Shift+Delete）</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>特征</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>undecided: it backtracks beyond the limit</source>
        <translation>无法判定：回溯超出上限</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>matches, and must not</source>
        <translation>匹配了，但不该匹配</translation>
    </message>
    <message>
        <source>does not match, and must</source>
        <translation>不匹配，但必须匹配</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>不匹配</translation>
    </message>
    <message>
        <source>group %1: “%2”</source>
        <translation>第 %1 组：“%2”</translation>
    </message>
    <message>
        <source>group %1 took no part</source>
        <translation>第 %1 组未参与</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <comment>what a regex met</comment>
        <translation>行尾</translation>
    </message>
    <message>
        <source>Nothing matched; `%1` met %2.</source>
        <comment>an atom of a regex, what stood there</comment>
        <translation>没有匹配任何内容；`%1` 遇到 %2。</translation>
    </message>
    <message>
        <source>Matched up to `%1`; `%2` met %3.</source>
        <comment>text, an atom of a regex, what stood there</comment>
        <translation>匹配到 `%1` 为止；`%2` 遇到 %3。</translation>
    </message>
    <message>
        <source>Alt+%1: `%2` becomes `%3`</source>
        <translation>Alt+%1：`%2` 改为 `%3`</translation>
    </message>
    <message>
        <source>Alt+%1: `%2` becomes `%3`, which comes further</source>
        <translation>Alt+%1：`%2` 改为 `%3`，能匹配得更远</translation>
    </message>
</context>
<context>
    <name>Clew::ScanStrip</name>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>sizes</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, %2/s</source>
        <comment>size read, size a second</comment>
        <translation>%1，%2/秒</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>a scan</comment>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop reading; what was found until now stays</source>
        <translation>停止读取，保留已有的结果</translation>
    </message>
    <message>
        <source>Progress of the scan</source>
        <translation>扫描进度</translation>
    </message>
    <message>
        <source>Reading…</source>
        <comment>a log</comment>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Following %1</source>
        <comment>a growing log</comment>
        <translation>正在跟踪 %1</translation>
    </message>
</context>
<context>
    <name>Clew::SearchCommand</name>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n 条记录</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>没有找到。</translation>
    </message>
    <message>
        <source>Nothing found. %1</source>
        <translation>没有找到。%1</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) with: %1</source>
        <translation>
            <numerusform>%n 条记录符合：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>The query is empty. Give words, &quot;phrases&quot;, fields such as domain:pytorch, or a pasted message.</source>
        <translation>查询为空。请给出词语、带引号的&quot;短语&quot;、domain:pytorch 之类的字段，或粘贴一段报错信息。</translation>
    </message>
</context>
<context>
    <name>Clew::SearchDesk</name>
    <message>
        <source>Nothing has every word: some are missing.</source>
        <translation>没有记录包含所有词：以下结果缺少部分词。</translation>
    </message>
    <message>
        <source>Not every record could be tried in time.</source>
        <translation>时间有限，未能逐条检查所有记录。</translation>
    </message>
    <message>
        <source>Facets</source>
        <translation>分面</translation>
    </message>
    <message>
        <source>Nothing else is asked for: all records are shown.</source>
        <translation>此外没有其他条件：显示全部记录。</translation>
    </message>
    <message>
        <source>The rest of the query is answered.</source>
        <translation>已按查询的其余部分作答。</translation>
    </message>
    <message>
        <source>No record is like this.</source>
        <translation>没有这样的记录。</translation>
    </message>
    <message>
        <source>&amp;Save Search</source>
        <translation>保存搜索(&amp;S)</translation>
    </message>
    <message>
        <source>Keep the query under a name, beside the facets</source>
        <translation>为查询命名并保存在分面旁</translation>
    </message>
    <message>
        <source>Return asks the first of these:</source>
        <translation>按回车采用第一项：</translation>
    </message>
</context>
<context>
    <name>Clew::ShareDesk</name>
    <message>
        <source>Share %1</source>
        <comment>a record</comment>
        <translation>分享 %1</translation>
    </message>
    <message>
        <source>Share Diagnosis</source>
        <translation>分享诊断</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已另存为 %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>The link to the record is on the clipboard</source>
        <translation>记录的链接已复制到剪贴板</translation>
    </message>
    <message>
        <source>The record is on the clipboard as Markdown</source>
        <translation>记录已作为 Markdown 复制到剪贴板</translation>
    </message>
    <message>
        <source>Share &amp;Record…</source>
        <translation>分享记录(&amp;R)…</translation>
    </message>
    <message>
        <source>Pass the record on as Markdown, HTML, PDF or a table, in either language</source>
        <translation>把记录以 Markdown、HTML、PDF 或表格的形式转交，中英文皆可</translation>
    </message>
    <message>
        <source>Share Dia&amp;gnosis…</source>
        <translation>分享诊断(&amp;G)…</translation>
    </message>
    <message>
        <source>Pass the diagnosis on, after a look at what is taken out of it</source>
        <translation>先看清隐去了哪些内容，再把诊断转交出去</translation>
    </message>
    <message>
        <source>Copy Record as &amp;Markdown</source>
        <translation>将记录复制为 &amp;Markdown</translation>
    </message>
    <message>
        <source>Put the record on the clipboard as Markdown</source>
        <translation>把记录作为 Markdown 放到剪贴板</translation>
    </message>
    <message>
        <source>Copy &amp;Link to Record</source>
        <translation>复制记录链接(&amp;L)</translation>
    </message>
    <message>
        <source>Put a link on the clipboard that opens this record in Clew</source>
        <translation>把在 Clew 中打开这条记录的链接放到剪贴板</translation>
    </message>
</context>
<context>
    <name>Clew::ShareDialog</name>
    <message>
        <source>Taken out (%1)</source>
        <comment>tab</comment>
        <translation>已隐去（%1）</translation>
    </message>
    <message>
        <source>Names, paths, addresses and tokens of the log go out as they are.</source>
        <translation>日志里的名称、路径、地址和令牌会原样发出。</translation>
    </message>
    <message>
        <source>Nothing was found to take out. Look through the preview all the same.</source>
        <translation>没有发现需要隐去的内容。仍请看一遍预览。</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are replaced by stand-ins. What has no shape of its own, such as a bare project name, is not found: look through the preview.</source>
        <translation>
            <numerusform>已用代号替换 %n 处内容。没有固定形式的内容（例如单独的项目名）无法识别，请看一遍预览。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Form:</source>
        <translation>形式(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>语言(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Take out names, hosts, paths, addresses and tokens</source>
        <translation>隐去名称、主机、路径、地址和令牌(&amp;T)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Preview and what is taken out</source>
        <translation>预览与隐去的内容</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>页面预览</translation>
    </message>
    <message>
        <source>Preview of the text</source>
        <translation>文本预览</translation>
    </message>
    <message>
        <source>What is taken out</source>
        <translation>隐去的内容</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>日志中</translation>
    </message>
    <message>
        <source>In the report</source>
        <translation>报告中</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Drag from here</source>
        <translation>从这里拖出</translation>
    </message>
    <message>
        <source>Drag the file into another window</source>
        <translation>把文件拖到另一个窗口</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Clew::Shell</name>
    <message>
        <source>Saved search</source>
        <translation>已存搜索</translation>
    </message>
</context>
<context>
    <name>Clew::ShortcutModel</name>
    <message>
        <source>%1 (changed)</source>
        <comment>keys</comment>
        <translation>%1（已更改）</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>head of a column</comment>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>head of a column</comment>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>head of a column</comment>
        <translation>位置</translation>
    </message>
</context>
<context>
    <name>Clew::ShowCommand</name>
    <message>
        <source>clew: the record has no value at %1.</source>
        <translation>clew：该记录在 %1 处没有值。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>not used: %1</source>
        <translation>未使用：%1</translation>
    </message>
    <message>
        <source>clew: &quot;%1&quot; is called &quot;%2&quot; now.</source>
        <translation>clew：“%1”现在叫“%2”。</translation>
    </message>
</context>
<context>
    <name>Clew::StartDesk</name>
    <message>
        <source>&amp;Start Page</source>
        <translation>起始页(&amp;S)</translation>
    </message>
    <message>
        <source>Show where to drop a log, samples, and what was open</source>
        <translation>显示拖放日志的位置、示例和最近打开的内容</translation>
    </message>
</context>
<context>
    <name>Clew::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>起始页</translation>
    </message>
    <message>
        <source>What went wrong?</source>
        <translation>哪里出错了？</translation>
    </message>
    <message>
        <source>Drop a log anywhere on this window: a file, a folder with one log for each rank, or an archive.</source>
        <translation>把日志拖到这个窗口的任意位置：单个文件、每个 rank 一份日志的文件夹，或者压缩包。</translation>
    </message>
    <message>
        <source>Clew says what failed first and what only follows from it, what not to try and what works, with the lines that prove it.</source>
        <translation>Clew 会指出最先失败的是什么、哪些只是后果，哪些办法不要试、哪些有效，并给出作为证据的日志行。</translation>
    </message>
    <message>
        <source>The log is read where it is and stays on this machine; where no record explains it, Clew says so.</source>
        <translation>日志就地读取，不会离开这台机器；如果没有记录能解释它，Clew 会如实说明。</translation>
    </message>
    <message>
        <source>Try a sample</source>
        <translation>试试示例日志</translation>
    </message>
    <message>
        <source>Recent logs</source>
        <translation>最近的日志</translation>
    </message>
    <message>
        <source>Recent catalogs</source>
        <translation>最近的记录库</translation>
    </message>
    <message>
        <source>Browse the Records</source>
        <translation>浏览记录</translation>
    </message>
    <message>
        <source>Leave this page and read the catalog; Help › Start Page brings it back</source>
        <translation>离开本页，阅读记录库；“帮助 › 起始页”可以再回来</translation>
    </message>
</context>
<context>
    <name>Clew::TextField</name>
    <message>
        <source>Show all %1 characters</source>
        <translation>显示全部 %1 个字符</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>收起</translation>
    </message>
</context>
<context>
    <name>Clew::TranslatedField</name>
    <message>
        <source>Signature</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>Root cause</source>
        <translation>根因</translation>
    </message>
    <message>
        <source>Dead end %1: why it fails</source>
        <translation>死胡同 %1：为何无效</translation>
    </message>
    <message>
        <source>Workaround %1: how</source>
        <translation>变通办法 %1：步骤</translation>
    </message>
    <message>
        <source>Dead end %1: condition</source>
        <translation>死胡同 %1：条件</translation>
    </message>
    <message>
        <source>Workaround %1: condition</source>
        <translation>变通办法 %1：条件</translation>
    </message>
    <message>
        <source>Dead end %1</source>
        <translation>死胡同 %1</translation>
    </message>
    <message>
        <source>Workaround %1</source>
        <translation>变通办法 %1</translation>
    </message>
</context>
<context>
    <name>Clew::TranslationDesk</name>
    <message>
        <source>There is no Chinese text to stand by yet; it waits.</source>
        <translation>还没有可认可的中文，暂且留待处理。</translation>
    </message>
    <message>
        <source>Every text from here to the end of the list is done.</source>
        <translation>从这里到列表末尾的文本都已完成。</translation>
    </message>
    <message>
        <source>Translation</source>
        <comment>dock: bilingual work</comment>
        <translation>翻译</translation>
    </message>
    <message>
        <source>&amp;Translate Record</source>
        <translation>翻译记录(&amp;T)</translation>
    </message>
    <message>
        <source>Work on the Chinese texts of the record</source>
        <translation>处理这条记录的中文文本</translation>
    </message>
    <message>
        <source>&amp;Done and Next</source>
        <comment>a translation</comment>
        <translation>完成并转到下一处(&amp;D)</translation>
    </message>
    <message>
        <source>Say that you stand by the Chinese text, and go to the next that nobody reviewed</source>
        <translation>表明认可这段中文，然后转到下一处未审核的文本</translation>
    </message>
</context>
<context>
    <name>Clew::TranslationEditor</name>
    <message>
        <source>Chinese: %1</source>
        <comment>state of a translation</comment>
        <translation>中文：%1</translation>
    </message>
    <message>
        <source>The record has no place for this text in Chinese: it is kept beside it.</source>
        <translation>记录没有存放这段中文的位置，中文另存于记录之外。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a term and its Chinese</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. %2 % · %3
%4</source>
        <comment>number, likeness, record, proposed text</comment>
        <translation>%1. %2% · %3
%4</translation>
    </message>
    <message>
        <source>The English has changed since it was translated:</source>
        <translation>翻译之后英文有改动：</translation>
    </message>
    <message>
        <source>What became of the English</source>
        <translation>英文的改动</translation>
    </message>
    <message>
        <source>English text</source>
        <translation>英文文本</translation>
    </message>
    <message>
        <source>Chinese text</source>
        <translation>中文文本</translation>
    </message>
    <message>
        <source>The catalog says it so (Alt and the number takes one):</source>
        <translation>记录库中的译法（按 Alt 加数字采用）：</translation>
    </message>
    <message>
        <source>Translations in the catalog</source>
        <translation>记录库中的译文</translation>
    </message>
    <message>
        <source>Mend</source>
        <comment>what a finding is about</comment>
        <translation>修正</translation>
    </message>
    <message>
        <source>Put what the check proposes in place of the text (Alt+Return)</source>
        <translation>用检查建议的内容替换文本（Alt+Return）</translation>
    </message>
    <message>
        <source>Put In</source>
        <comment>a name that is missing in the Chinese</comment>
        <translation>补入</translation>
    </message>
    <message>
        <source>Put the next name or number that is missing in at the cursor (Alt+I)</source>
        <translation>在光标处补入缺少的下一个名称或数字（Alt+I）</translation>
    </message>
</context>
<context>
    <name>Clew::TranslationListModel</name>
    <message>
        <source>Field</source>
        <comment>column</comment>
        <translation>字段</translation>
    </message>
    <message>
        <source>State</source>
        <comment>column: of a translation</comment>
        <translation>状态</translation>
    </message>
    <message>
        <source>English</source>
        <comment>column</comment>
        <translation>英文</translation>
    </message>
    <message>
        <source>Chinese</source>
        <comment>column</comment>
        <translation>中文</translation>
    </message>
</context>
<context>
    <name>Clew::TranslationPane</name>
    <message>
        <source>Texts of the record</source>
        <translation>记录中的文本</translation>
    </message>
    <message>
        <source>Nothing to translate</source>
        <translation>没有可翻译的内容</translation>
    </message>
    <message>
        <source>The record has no text with words to translate.</source>
        <translation>这条记录没有需要翻译的文字。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>how many texts are in a state</comment>
        <translation>%1 项%2</translation>
    </message>
</context>
<context>
    <name>Clew::TrustText</name>
    <message>
        <source>Trust %1 of 100</source>
        <translation>可信度 %1/100</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <translation>%1，%2，%3，%4</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>the whole sentence on trust</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1; but %2.</source>
        <comment>facts on trust, and what contradicts them</comment>
        <translation>%1；但%2。</translation>
    </message>
    <message>
        <source>, and </source>
        <comment>between two contradictions</comment>
        <translation>，且</translation>
    </message>
    <message>
        <source>no count of confirmations</source>
        <translation>没有确认次数</translation>
    </message>
    <message numerus="yes">
        <source>confirmed %n time(s)</source>
        <translation>
            <numerusform>经 %n 次确认</numerusform>
        </translation>
    </message>
    <message>
        <source>not saying how sure it is</source>
        <translation>未说明把握</translation>
    </message>
    <message>
        <source>%1 sure of itself</source>
        <translation>自称把握 %1</translation>
    </message>
    <message>
        <source>of unknown age</source>
        <translation>时间不详</translation>
    </message>
    <message>
        <source>last confirmed today</source>
        <translation>今天确认过</translation>
    </message>
    <message numerus="yes">
        <source>last confirmed %n day(s) ago</source>
        <translation>
            <numerusform>上次确认于 %n 天前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last confirmed %n month(s) ago</source>
        <translation>
            <numerusform>上次确认于 %n 个月前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last confirmed %n year(s) ago</source>
        <translation>
            <numerusform>上次确认于 %n 年前</numerusform>
        </translation>
    </message>
    <message>
        <source>so much evidence allows %1 at most</source>
        <translation>这些证据最多支持 %1</translation>
    </message>
    <message numerus="yes">
        <source>it names %n source(s)</source>
        <translation>
            <numerusform>它只列出 %n 个来源</numerusform>
        </translation>
    </message>
    <message>
        <source>the day of its confirmation is still to come</source>
        <translation>确认日期在将来</translation>
    </message>
    <message>
        <source>it calls itself unresolvable while most of its fixes help</source>
        <translation>它自称无法解决，而解法多半有效</translation>
    </message>
    <message>
        <source>it calls itself resolvable while most of its fixes fail</source>
        <translation>它自称可以解决，而解法多半无效</translation>
    </message>
</context>
<context>
    <name>Clew::UnexplainedCard</name>
    <message>
        <source>Error that no record explains</source>
        <translation>没有记录能解释的错误</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <comment>number of hits</comment>
        <translation>
            <numerusform>%n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place, number of times</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Nearest records</source>
        <translation>最接近的记录</translation>
    </message>
    <message>
        <source>Draft a record of it</source>
        <translation>为它起草一条记录</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行尾</translation>
    </message>
    <message>
        <source>Its regex went along with “%1”, then met “%2” where it wants “%3”.</source>
        <translation>它的正则表达式匹配到“%1”，接着遇到“%2”，而它要的是“%3”。</translation>
    </message>
</context>
<context>
    <name>Clew::VerdictCard</name>
    <message>
        <source>%1: %2, %3</source>
        <comment>claim or hint, record, place</comment>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>root cause</source>
        <comment>role of a verdict</comment>
        <translation>根本原因</translation>
    </message>
    <message>
        <source>consequence</source>
        <comment>role of a verdict</comment>
        <translation>后果</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>claim or hint, role</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Signature of the record</source>
        <translation>记录的错误特征</translation>
    </message>
    <message>
        <source>once</source>
        <comment>number of hits</comment>
        <translation>1 次</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <comment>number of hits</comment>
        <translation>
            <numerusform>%n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>First line that matched</source>
        <translation>首个匹配的行</translation>
    </message>
    <message>
        <source>Says the same: %1</source>
        <comment>ids of records</comment>
        <translation>结论相同：%1</translation>
    </message>
    <message numerus="yes">
        <source>The log shows that %n of its dead ends were tried already</source>
        <translation>
            <numerusform>日志显示其中 %n 个死胡同已被尝试过</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n consequence(s)</source>
        <translation>
            <numerusform>%n 项后果</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clew::VerdictPane</name>
    <message>
        <source>Drop a log here</source>
        <translation>将日志拖放到此处</translation>
    </message>
    <message>
        <source>Files, folders and text are read where they are and compared with every record.</source>
        <translation>文件、文件夹和文本均在原处读取，并与所有记录比对。</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n entries</source>
        <translation>
            <numerusform>显示全部 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Errors that no record explains</source>
        <translation>没有记录能解释的错误</translation>
    </message>
    <message>
        <source>Undecided: a limit was reached</source>
        <translation>无法判定：达到上限</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>record, place, reason</comment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <comment>name of the pane</comment>
        <translation>诊断结论</translation>
    </message>
    <message>
        <source>Rank %1 failed first: %2</source>
        <comment>number, place in the log</comment>
        <translation>rank %1 最先出错：%2</translation>
    </message>
    <message>
        <source>The nearest records</source>
        <translation>最接近的记录</translation>
    </message>
    <message>
        <source>Draft a record from the log (F7)</source>
        <translation>由日志起草一条记录（F7）</translation>
    </message>
    <message>
        <source>Use the versions of this log: %1</source>
        <translation>采用此日志的版本：%1</translation>
    </message>
    <message>
        <source>They become your environment; records about other versions are dimmed and say why.</source>
        <translation>它们将成为您的环境；涉及其他版本的记录会变暗并说明原因。</translation>
    </message>
</context>
<context>
    <name>Clew::VersionText</name>
    <message>
        <source>It is about %1; you run %2 %3.</source>
        <translation>它针对 %1；你用的是 %2 %3。</translation>
    </message>
</context>
<context>
    <name>Clew::ViewKeys</name>
    <message>
        <source>Find box</source>
        <translation>搜索框</translation>
    </message>
    <message>
        <source>Walk the list below</source>
        <translation>在下方列表中移动</translation>
    </message>
    <message>
        <source>Read the chosen record</source>
        <translation>阅读选中的记录</translation>
    </message>
    <message>
        <source>Clear the text</source>
        <translation>清除文字</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>滚动</translation>
    </message>
    <message>
        <source>Go through links and buttons</source>
        <translation>在链接和按钮之间移动</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Next and previous line</source>
        <translation>下一行和上一行</translation>
    </message>
    <message>
        <source>Screen by screen</source>
        <translation>翻页</translation>
    </message>
    <message>
        <source>First and last line</source>
        <translation>首行和末行</translation>
    </message>
    <message>
        <source>Select lines</source>
        <translation>选择行</translation>
    </message>
    <message>
        <source>Select all lines</source>
        <translation>选择所有行</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation>复制选中的行</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>关系图</translation>
    </message>
    <message>
        <source>Go to the record on that side</source>
        <translation>移到那一侧的记录</translation>
    </message>
    <message>
        <source>Open the record</source>
        <translation>打开该记录</translation>
    </message>
    <message>
        <source>Show or hide its neighbours</source>
        <translation>显示或隐藏相邻记录</translation>
    </message>
    <message>
        <source>Pin or unpin it</source>
        <translation>固定或取消固定</translation>
    </message>
    <message>
        <source>Back to the record before</source>
        <translation>回到前一条记录</translation>
    </message>
    <message>
        <source>Larger, smaller, all of it</source>
        <translation>放大、缩小、显示全部</translation>
    </message>
    <message>
        <source>One step less or more around the record</source>
        <translation>记录周围少一步或多一步</translation>
    </message>
    <message>
        <source>Causes on or off</source>
        <translation>显示或隐藏原因</translation>
    </message>
    <message>
        <source>Consequences on or off</source>
        <translation>显示或隐藏后果</translation>
    </message>
    <message>
        <source>Errors that look alike on or off</source>
        <translation>显示或隐藏相似的错误</translation>
    </message>
    <message>
        <source>Map of the whole catalog on or off</source>
        <translation>打开或关闭整个记录库的地图</translation>
    </message>
    <message>
        <source>Find in the graph</source>
        <translation>在图中查找</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>编辑器</translation>
    </message>
    <message>
        <source>Edit the field</source>
        <translation>编辑字段</translation>
    </message>
    <message>
        <source>Add an entry</source>
        <translation>添加一项</translation>
    </message>
    <message>
        <source>Remove the entry</source>
        <translation>删除该项</translation>
    </message>
    <message>
        <source>Duplicate the entry</source>
        <translation>复制该项</translation>
    </message>
    <message>
        <source>Move the entry up or down</source>
        <translation>上移或下移该项</translation>
    </message>
</context>
<context>
    <name>Clew::Words</name>
    <message>
        <source>AI-generated</source>
        <comment>verification tier</comment>
        <translation>AI 生成</translation>
    </message>
    <message>
        <source>reviewed</source>
        <comment>verification tier</comment>
        <translation>已审核</translation>
    </message>
    <message>
        <source>confirmed by users</source>
        <comment>verification tier</comment>
        <translation>用户证实</translation>
    </message>
    <message>
        <source>official</source>
        <comment>verification tier</comment>
        <translation>官方</translation>
    </message>
    <message>
        <source>no tier</source>
        <comment>verification tier</comment>
        <translation>未标明</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>resolvable</comment>
        <translation>能</translation>
    </message>
    <message>
        <source>no</source>
        <comment>resolvable</comment>
        <translation>不能</translation>
    </message>
    <message>
        <source>partly</source>
        <comment>resolvable</comment>
        <translation>部分能</translation>
    </message>
    <message>
        <source>Leads to</source>
        <comment>transition</comment>
        <translation>可能引发</translation>
    </message>
    <message>
        <source>Preceded by</source>
        <comment>transition</comment>
        <translation>此前常见</translation>
    </message>
    <message>
        <source>Often confused with</source>
        <comment>transition</comment>
        <translation>易混淆</translation>
    </message>
    <message>
        <source>Claim</source>
        <comment>verdict level</comment>
        <translation>断定</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>verdict level</comment>
        <translation>线索</translation>
    </message>
    <message>
        <source>the match limit was reached</source>
        <translation>达到匹配上限</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>该行过长</translation>
    </message>
    <message>
        <source>cut short</source>
        <comment>note of a scanned file</comment>
        <translation>不完整</translation>
    </message>
    <message>
        <source>binary</source>
        <comment>note of a scanned file</comment>
        <translation>二进制</translation>
    </message>
    <message>
        <source>long lines cut</source>
        <comment>note of a scanned file</comment>
        <translation>长行已截断</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a rate; some languages write no blank before the sign</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>mixed encodings</source>
        <comment>note of a scanned file</comment>
        <translation>编码混杂</translation>
    </message>
    <message>
        <source>invalid bytes</source>
        <comment>note of a scanned file</comment>
        <translation>含无效字节</translation>
    </message>
    <message>
        <source>NUL bytes</source>
        <comment>note of a scanned file</comment>
        <translation>含 NUL 字节</translation>
    </message>
    <message>
        <source>User name</source>
        <comment>taken out of a report</comment>
        <translation>用户名</translation>
    </message>
    <message>
        <source>Host name</source>
        <comment>taken out of a report</comment>
        <translation>主机名</translation>
    </message>
    <message>
        <source>Address</source>
        <comment>of a network, taken out of a report</comment>
        <translation>网络地址</translation>
    </message>
    <message>
        <source>Path</source>
        <comment>taken out of a report</comment>
        <translation>路径</translation>
    </message>
    <message>
        <source>Key or password</source>
        <comment>taken out of a report</comment>
        <translation>密钥或密码</translation>
    </message>
    <message>
        <source>E-mail address</source>
        <comment>taken out of a report</comment>
        <translation>电子邮件地址</translation>
    </message>
    <message>
        <source>every record</source>
        <comment>no single one was left undecided</comment>
        <translation>所有记录</translation>
    </message>
</context>
</TS>
