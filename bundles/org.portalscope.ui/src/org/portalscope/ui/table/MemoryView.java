package org.portalscope.ui.table;

import java.util.List;
import java.util.Optional;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.portalscope.engine.step.Subject;
import org.portalscope.session.control.SessionController;
import org.portalscope.session.table.MemoryTable;

/** Shows a page of the memory of a process, byte by byte. */
public final class MemoryView extends StateTableView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.memory";

    private static final String WHERE = "An address such as 0x1000, or the name of a region:";

    public MemoryView() {
        super(new MemoryTable());
    }

    @Override
    protected List<Action> actions() {
        return List.of(action("Go to Address...", () -> steered().ifPresent(this::ask)), action("Next Page", () -> turn(true)),
                action("Previous Page", () -> turn(false)));
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

    private void turn(boolean forward) {
        steered().filter(it -> !it.isBusy()).flatMap(it -> shown().flatMap(table -> MemoryTable.turn(it.session(), table, forward))).ifPresent(this::choose);
    }
}
