package org.portalscope.ui.table;

import java.util.List;
import java.util.Optional;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.table.ByteSearch;
import org.portalscope.presentation.table.MemoryTable;
import org.portalscope.presentation.table.ShownMemory;
import org.portalscope.presentation.table.StateTable;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.ui.part.LineDialog;

/** Shows a page of the memory of a process, byte by byte. */
public final class MemoryView extends StateTableView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.memory";

    private static final String WHERE = "An address such as 0x1000, or the name of a region:";

    private static final String BYTES = "Bytes such as de ad be ef, or a text in quotes:";

    private PageSlider pages;
    private Optional<ByteSearch> search = Optional.empty();
    /** The place that was found last; written by the thread that searches, while nobody else reads it. */
    private volatile Optional<Subject.OfExtent> found = Optional.empty();

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
        LineDialog dialog = new LineDialog(getSite().getShell(), "Go to Address", WHERE, "",
                text -> find(steered, text).isPresent() ? null : text.isBlank() ? "" : "There is no memory of this process at " + text.strip() + ".");
        if (dialog.open() == Window.OK) {
            find(steered, dialog.getValue()).ifPresent(this::choose);
        }
    }

    private static Optional<Subject> find(SessionController steered, String text) {
        return steered.isBusy() ? Optional.empty() : MemoryTable.find(steered.session(), steered.shownProcess(), text);
    }

    private void askBytes(SessionController steered) {
        LineDialog dialog = new LineDialog(getSite().getShell(), "Find Bytes", BYTES, "", text -> ByteSearch.of(text).isPresent() ? null
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
        int process = steered.shownProcess();
        ByteSearch wanted = search.get();
        Optional<Subject.OfExtent> behind = found;
        boolean[] stopped = new boolean[1];
        steered.look((progress, cancelled) -> {
            found = wanted.next(steered.session(), process, behind, progress, cancelled);
            stopped[0] = cancelled.getAsBoolean();
        }, () -> found.ifPresentOrElse(place -> {
            choose(place);
            steered.selectSubject(Optional.of(new ProcessSubject(process, place)));
        }, () -> steered.announce(stopped[0] ? "The search was stopped." : "There are no such bytes in the memory of this process.")));
    }

    @Override
    protected Composite placeOfTable(Composite below) {
        Composite body = new Composite(below, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(0, 0).applyTo(body);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(body);
        pages = new PageSlider(body, this::choose);
        return body;
    }

    @Override
    protected void shownAnew(StateTable now) {
        pages.show(ShownMemory.of(steered().orElseThrow().session(), now), control());
    }

    private void turn(boolean forward) {
        steered().filter(it -> !it.isBusy()).flatMap(it -> shown().flatMap(table -> MemoryTable.turn(it.session(), table, forward))).ifPresent(this::choose);
    }
}
