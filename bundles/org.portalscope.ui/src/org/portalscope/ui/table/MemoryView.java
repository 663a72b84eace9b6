package org.portalscope.ui.table;

import java.util.List;
import java.util.Optional;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.portalscope.engine.step.Subject;
import org.portalscope.session.control.ProcessSubject;
import org.portalscope.session.control.SessionController;
import org.portalscope.session.table.ByteSearch;
import org.portalscope.session.table.MemoryTable;

/** Shows a page of the memory of a process, byte by byte. */
public final class MemoryView extends StateTableView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.memory";

    private static final String WHERE = "An address such as 0x1000, or the name of a region:";

    private static final String BYTES = "Bytes such as de ad be ef, or a text in quotes:";

    private Optional<ByteSearch> search = Optional.empty();
    private Optional<Subject.OfExtent> found = Optional.empty();

    public MemoryView() {
        super(new MemoryTable());
    }

    @Override
    protected List<Action> actions() {
        return List.of(action("Go to Address...", () -> steered().ifPresent(this::ask)), action("Next Page", () -> turn(true)),
                action("Previous Page", () -> turn(false)),
                action("Find Bytes...", () -> steered().ifPresent(this::askBytes)), action("Find Bytes Again", () -> steered().ifPresent(this::findAgain)));
    }

    private void ask(SessionController steered) {
        InputDialog dialog = new InputDialog(getSite().getShell(), "Go to Address", WHERE, "",
                text -> find(steered, text).isPresent() ? null : text.isBlank() ? "" : "There is no memory of this process at " + text.strip() + ".");
        if (dialog.open() == Window.OK) {
            find(steered, dialog.getValue()).ifPresent(this::choose);
        }
    }

    private static Optional<Subject> find(SessionController steered, String text) {
        return steered.isBusy() ? Optional.empty() : MemoryTable.find(steered.session(), steered.shownProcess(), text);
    }

    private void askBytes(SessionController steered) {
        InputDialog dialog = new InputDialog(getSite().getShell(), "Find Bytes", BYTES, "", text -> ByteSearch.of(text).isPresent() ? null
                : text.isBlank() ? "" : "Two hexadecimal digits for each byte, or a text in quotes.");
        if (dialog.open() == Window.OK) {
            search = ByteSearch.of(dialog.getValue());
            found = Optional.empty();
            findAgain(steered);
        }
    }

    /** Goes to the next place with the bytes that were looked for last, and selects it in all views. */
    private void findAgain(SessionController steered) {
        if (search.isEmpty() || steered.isBusy()) {
            return;
        }
        found = search.get().next(steered.session(), steered.shownProcess(), found);
        found.ifPresentOrElse(place -> {
            choose(place);
            steered.selectSubject(Optional.of(new ProcessSubject(steered.shownProcess(), place)));
        }, () -> steered.announce("There are no such bytes in the memory of this process."));
    }

    private void turn(boolean forward) {
        steered().filter(it -> !it.isBusy()).flatMap(it -> shown().flatMap(table -> MemoryTable.turn(it.session(), table, forward))).ifPresent(this::choose);
    }
}
