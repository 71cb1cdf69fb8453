// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "views/codestyle.h"
#include "views/syntaxguess.h"

#include <QTest>

using namespace Clew;
using namespace Qt::StringLiterals;

class TestSyntaxGuess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void guesses_data();
    void guesses();
    void namesAreKnownDefinitions();
    void ownRegexDefinitionIsThere();
    void longTextsAreCheap();
};

void TestSyntaxGuess::guesses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &text, const QString &expected) {
        QTest::newRow(name) << text << expected;
    };
    row("bash command", u"pip install --upgrade torch==2.1.0"_s, u"Bash"_s);
    row("bash environment", u"NCCL_DEBUG=INFO NCCL_IB_DISABLE=1 torchrun train.py"_s, u"Bash"_s);
    row("bash shebang", u"#!/bin/bash\nset -e\necho done"_s, u"Bash"_s);
    row("bash pipe", u"docker ps -aq | xargs docker rm"_s, u"Bash"_s);
    row("bash export", u"export CUDA_VISIBLE_DEVICES=0,1"_s, u"Bash"_s);
    row("python def", u"def main(argv):\n    return argv[0]"_s, u"Python"_s);
    row("python import", u"import torch\nmodel = FSDP(model)"_s, u"Python"_s);
    row("python from", u"from transformers import AutoModel"_s, u"Python"_s);
    row("python calls", u"torch.manual_seed(42); model.load_state_dict(torch.load('checkpoint.pt'))"_s,
        u"Python"_s);
    row("python with", u"with torch.no_grad() as guard:\n    model(x)"_s, u"Python"_s);
    row("yaml mapping", u"services:\n  web:\n    image: nginx"_s, u"YAML"_s);
    row("yaml document", u"---\nname: ci\non: push"_s, u"YAML"_s);
    row("yaml kubernetes", u"apiVersion: v1\nkind: Pod\nmetadata:\n  name: x"_s, u"YAML"_s);
    row("json object", u"{\"id\": \"a\", \"n\": 1}"_s, u"JSON"_s);
    row("json array", u"[{\"id\": \"a\"}]"_s, u"JSON"_s);
    row("c++", u"#include <vector>\nint main() { return 0; }"_s, u"C++"_s);
    row("c++ std", u"std::unique_ptr<Foo> foo = std::make_unique<Foo>();"_s, u"C++"_s);
    row("dockerfile", u"FROM python:3.12-slim\nRUN pip install torch\nCMD [\"python\"]"_s, u"Dockerfile"_s);
    row("sql select", u"SELECT id, name FROM users WHERE id = 1;"_s, u"SQL"_s);
    row("sql alter", u"ALTER TABLE users ADD COLUMN age integer;"_s, u"SQL"_s);
    row("rust", u"fn main() {\n    let mut v = vec![1];\n}"_s, u"Rust"_s);
    row("rust borrow", u"let s = name.clone();\nprintln!(\"{}\", s);"_s, u"Rust"_s);
    row("go", u"func main() {\n\tfmt.Println(\"x\")\n}"_s, u"Go"_s);
    row("go error", u"if err != nil {\n\treturn err\n}"_s, u"Go"_s);
    row("javascript", u"const fs = require('fs');\nconsole.log(fs);"_s, u"JavaScript"_s);
    row("javascript arrow", u"app.get('/', (req, res) => { res.send(await load()); });"_s, u"JavaScript"_s);
    row("typescript", u"interface User {\n  name: string;\n}"_s, u"TypeScript"_s);
    row("typescript annotation", u"const total: number = items.length;"_s, u"TypeScript"_s);
    row("java", u"public class Main {\n  public static void main(String[] args) {}\n}"_s, u"Java"_s);
    row("xml", u"<?xml version=\"1.0\"?>\n<a/>"_s, u"XML"_s);
    row("xml fragment", u"<dependency>\n  <version>1.0</version>\n</dependency>"_s, u"XML"_s);
    row("ini", u"[mysqld]\nmax_connections = 500"_s, u"INI Files"_s);
    row("diff", u"--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n-a\n+b"_s, u"Diff"_s);
    row("cmake", u"find_package(Qt6 REQUIRED)\ntarget_link_libraries(a Qt6::Core)"_s, u"CMake"_s);
    row("makefile", u"all: main.o\n\tgcc -o all main.o"_s, u"Makefile"_s);
    row("log", u"2024-05-14 09:13:35,790 ERROR [rank 0] lost connection"_s, u"Log File (advanced)"_s);

    row("empty", u""_s, u"None"_s);
    row("one word", u"abc"_s, u"None"_s);
    row("sentence", u"Ensure all ranks have the same model architecture and initialization."_s, u"None"_s);
    row("sentence that begins like a command",
        u"Git is not able to find the remote branch in the repository."_s, u"None"_s);
    row("short sentence about docker", u"docker needs more memory"_s, u"None"_s);
    row("bash with a tool's own word", u"docker compose up -d"_s, u"Bash"_s);
    row("git", u"git checkout main"_s, u"Bash"_s);
    row("sentence about docker", u"docker needs more memory than the host has to give it here"_s, u"None"_s);
    row("sentence with select", u"Select the right version from the menu of the program and restart it."_s,
        u"None"_s);
    row("sentence with a call",
        u"Ignoring the error and continuing training with torch.distributed.barrier()"_s, u"None"_s);
    row("sentence with code behind a colon",
        u"Remove any extra wrappers (e.g., DataParallel, DDP) before applying FSDP: model = MyModel(); model = FSDP(model) directly, not model = FSDP(DataParallel(model))"_s,
        u"None"_s);
    row("sentence with import", u"You should import the module from the package that has it, then restart."_s,
        u"None"_s);
    row("Chinese sentence", u"在 FSDP 之前移除多余的包装，然后重新运行训练脚本。"_s, u"None"_s);
    row("Chinese sentence with a command", u"运行 pip install torch 后重启训练进程即可解决。"_s, u"None"_s);
    row("label and value", u"Note: this is not YAML"_s, u"None"_s);
    row("bracketed prose", u"[rank 0] is the first one"_s, u"None"_s);
    row("markup in a sentence", u"The <b>bold</b> claim"_s, u"None"_s);
}

void TestSyntaxGuess::guesses()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(guessSyntax(text), expected);
}

void TestSyntaxGuess::namesAreKnownDefinitions()
{
    const CodeStyle style;
    for (const auto &name :
         {u"Bash"_s, u"Python"_s, u"YAML"_s, u"JSON"_s, u"C++"_s, u"Dockerfile"_s, u"SQL"_s, u"Rust"_s,
          u"Go"_s, u"JavaScript"_s, u"TypeScript"_s, u"Java"_s, u"XML"_s, u"INI Files"_s, u"Diff"_s,
          u"CMake"_s, u"Makefile"_s, u"Log File (advanced)"_s})
        QVERIFY2(style.definition(name).isValid(), qPrintable(name));
    QVERIFY(!style.definition(u"None"_s).isValid());
}

void TestSyntaxGuess::ownRegexDefinitionIsThere()
{
    const CodeStyle style;
    const auto definition = style.definition(CodeStyle::RegexDefinition.toString());
    QVERIFY(definition.isValid());
    QVERIFY(definition.filePath().startsWith(u":/clew/"_s));
}

void TestSyntaxGuess::longTextsAreCheap()
{
    // Only the beginning is looked at: a command behind the limit is not found.
    const QString text = QString(1'000'000, u'x') + u"\npip install torch"_s;
    QCOMPARE(guessSyntax(text), u"None"_s);
    // Hostile to backtracking.
    QCOMPARE(guessSyntax(QString(100'000, u'<')), u"None"_s);
    QCOMPARE(guessSyntax(u"a = "_s.repeated(20'000)), u"None"_s);
    QCOMPARE(guessSyntax(u"("_s.repeated(50'000)), u"None"_s);
}

QTEST_GUILESS_MAIN(TestSyntaxGuess)
#include "tst_syntaxguess.moc"
