package org.portalscope.ui.tests.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Subject;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.flow.FlowBox;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.ui.flow.FlowView;
import org.portalscope.ui.tests.Bench;

/** The flow chart of address translation in the workbench: its menu, its search, files. */
class FlowTest {

    private final Bench bench = new Bench();
    private FlowView view;

    @TempDir
    private Path folder;

    @BeforeEach
    void open() throws Exception {
        bench.open("3.7-match-list");
        view = (FlowView) bench.page().showView(FlowView.ID);
        bench.activate(view);
    }

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @Test
    void shouldRunToTheBoxOfTheMenu() {
        view.getSite().getSelectionProvider().setSelection(new StructuredSelection(new NodeKey(-1, NodeKey.Kind.BOX, FlowBox.DROPPED.ordinal())));
        Menu menu = Display.getCurrent().getFocusControl().getMenu();
        menu.notifyListeners(SWT.Show, new Event());
        assertEquals("Run to Here", menu.getItem(0).getText());
        assertEquals("Run Back to Here", menu.getItem(1).getText());
        assertEquals("Section 4.2", menu.getItem(2).getText());
        menu.getItem(0).notifyListeners(SWT.Selection, new Event());
        bench.await("a message that is dropped", () -> !bench.controller().isBusy() && current().equals("MessageDropped"));
        view.runTo(FlowBox.ARRIVES, Direction.BACK);
        bench.await("its arrival", () -> !bench.controller().isBusy() && !current().equals("MessageDropped"));
        assertEquals(1, bench.controller().snapshot().orElseThrow().position().step());
    }

    @Test
    void shouldSaveThePicture() throws IOException {
        view.runTo(FlowBox.MATCH, Direction.FORWARD);
        bench.await("an entry", () -> !bench.controller().isBusy());
        Path svg = folder.resolve("flow.svg");
        view.savePicture(svg);
        assertTrue(Files.readString(svg).contains(">Perform operation<"));
        assertEquals("A-match-list-Translation-Flow", view.pictureName());
    }

    @Test
    void shouldShowTheWayOfAMessageThatIsSelectedElsewhereUntilTheCursorMoves() {
        view.runTo(FlowBox.ARRIVES, Direction.FORWARD);
        bench.await("an arrival", () -> !bench.controller().isBusy());
        Message message = bench.controller().snapshot().orElseThrow().cursorState().message().orElseThrow();
        bench.controller().seek(new Position(1, 1));
        bench.settle();
        assertEquals("", view.getContentDescription());
        bench.controller().selectSubject(Optional.of(new ProcessSubject(0, new Subject.OfOperation(message.operation()))));
        bench.settle();
        assertTrue(view.getContentDescription().contains(": its whole way"), view::getContentDescription);
        bench.controller().seek(new Position(2, 1));
        bench.settle();
        assertEquals("", view.getContentDescription());
    }

    private String current() {
        return bench.controller().snapshot().orElseThrow().cursorState().current().kind();
    }
}
