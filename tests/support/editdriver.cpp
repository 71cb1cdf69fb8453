// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT

// Edits a catalog like a busy person, until it is killed: editdriver CATALOG STATE SEED [STEPS]. Says on
// standard output, a line each and at once, how many steps it has made ("step N"), and what it saved
// ("saved").
#include "app/editsession.h"
#include "models/io/catalogreader.h"
#include "models/io/jsonrecordcodec.h"
#include "tests/support/randomedit.h"

#include <QCoreApplication>
#include <QUndoStack>

#include <chrono>
#include <cstdio>

using namespace Clew;

namespace {

/// Counts the steps as the journal does, and says them.
class Counter final
{
public:
    explicit Counter(Document &document)
    {
        QObject::connect(&document, &Document::stepDone, &document, [this] { say(); });
        QObject::connect(&document, &Document::stepIndexChanged, &document, [this] { say(); });
    }

private:
    void say()
    {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        const auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
        std::printf("step %d %lld\n", ++m_number, static_cast<long long>(milliseconds));
        std::fflush(stdout);
    }

    int m_number = 0;
};

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 4)
        return 2;
    const auto catalog = CatalogReader().read({arguments[1]});
    if (!catalog || (*catalog)->size() == 0)
        return 3;
    const JsonRecordCodec codec;
    Document document(codec);
    document.reset(*catalog);
    EditSession session(document, arguments[2]);
    if (session.open().journal)
        return 3;
    QRandomGenerator random(arguments[3].toUInt());
    const int steps = arguments.value(4, QStringLiteral("1000000")).toInt();
    const Counter counter(document);
    for (int i = 0; i < steps; ++i) {
        const int choice = random.bounded(20);
        if (choice == 0) {
            if (!session.save().errors.isEmpty())
                return 4;
            continue;
        }
        if (choice <= 2 && document.undoStack().canUndo()) {
            document.undoStack().undo();
        } else {
            const RecordId id = (*catalog)->summary(RecordIndex(random.bounded((*catalog)->size()))).id;
            const auto field = RandomEdit::field(document.text(id), random);
            const auto plan = field ? planSet(document, id, field->edit.pointer, field->edit.json)
                                    : Result<EditPlan>(std::unexpected(Error{}));
            if (plan && !document.apply(*plan))
                return 5;
        }
    }
    return session.finishJournal() ? 0 : 6;
}
