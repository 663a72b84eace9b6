package org.portalscope.ui.tests.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.ui.part.TextTree.Branch;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.variables.VariablesView;
import org.portalscope.world.program.SourceLocation;

/** How one steps a thread from the list of its calls. */
class VariablesTest {

    private final Bench bench = new Bench();
    private Table calls;

    @BeforeEach
    void goIntoAFunction() throws Exception {
        bench.open("5.3-mpi-mended");
        bench.activate(bench.page().showView(VariablesView.ID));
        calls = (Table) Display.getCurrent().getFocusControl();
    }

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @Test
    void shouldListTheCallsOfTheThread() {
        assertEquals(List.of("MPIreceive", "ReceiveBoth", "receiver"), Stream.of(calls.getItems()).map(TableItem::getText).toList());
        assertEquals(0, calls.getSelectionIndex());
    }

    @Test
    void shouldStepTheThreadOfTheCallThatIsSelected() {
        select(1);
        assertEquals("first = MPIreceive(one, source, match, ignore);", statement());

        bench.press(SWT.F5 + 1, false);
        bench.await("the next statement of the receiver", () -> statement().equals("second = MPIreceive(other, source, match, ignore);"));
        bench.await("the calls", () -> Stream.of(calls.getItems()).map(TableItem::getText).toList().equals(List.of("ReceiveBoth", "receiver")));
        bench.press(SWT.F5 + 1, true);
        bench.await("the statement before", () -> statement().equals("first = MPIreceive(one, source, match, ignore);"));
    }

    @Test
    void shouldStepAllAgainAfterEscape() {
        select(1);
        assertEquals("on to the next statement of ReceiveBoth", snapshot().over().words());
        Event escape = new Event();
        escape.keyCode = SWT.ESC;
        calls.notifyListeners(SWT.KeyDown, escape);
        assertEquals("examines entry 1", snapshot().over().words());
        assertFalse(statement().startsWith("first"));
    }

    @Test
    void shouldUnfoldAValueAndKeepItUnfolded() {
        Tree names = Stream.of(calls.getParent().getChildren()).filter(Tree.class::isInstance).map(Tree.class::cast).findFirst().orElseThrow();
        TreeItem buffer = Stream.of(names.getItems()).filter(item -> item.getItemCount() > 0 && !((Branch) item.getData()).key().startsWith("fields of "))
                .findFirst().orElseThrow();
        Event unfold = new Event();
        unfold.item = buffer;
        names.notifyListeners(SWT.Expand, unfold);
        bench.await("the parts of the region", () -> buffer.getExpanded() && buffer.getItemCount() == 3);

        assertEquals(List.of("address", "length", "content"), Stream.of(buffer.getItems()).map(TreeItem::getText).toList());
        bench.press(SWT.F5, false);
        assertTrue(Stream.of(names.getItems()).anyMatch(item -> item.getExpanded() && item.getItemCount() == 3));
    }

    private void select(int row) {
        calls.setSelection(row);
        calls.notifyListeners(SWT.Selection, new Event());
    }

    private SessionSnapshot snapshot() {
        return bench.controller().snapshot().orElseThrow();
    }

    private String statement() {
        return snapshot().statement().map(SourceLocation::text).orElse("");
    }
}
