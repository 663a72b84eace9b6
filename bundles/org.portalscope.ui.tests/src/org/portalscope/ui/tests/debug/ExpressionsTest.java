package org.portalscope.ui.tests.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.application.ScreenPicture;
import org.portalscope.ui.part.Commands;
import org.portalscope.ui.part.TextTree.Branch;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.variables.ExpressionsView;

/** Expressions as a person watches them. */
class ExpressionsTest {

    private final Bench bench = new Bench();
    private ExpressionsView view;

    @AfterEach
    void close() {
        while (!view.lines().isEmpty()) {
            delete();
        }
        bench.page().hideView(view);
        bench.closeAll();
    }

    @Test
    void shouldTellTheValueWhicheverWayTheCursorGoesAndBeKept() throws Exception {
        bench.open("3.11.1-put");
        view = (ExpressionsView) bench.page().showView(ExpressionsView.ID);
        assertTrue(find(bench.window().getShell(), Link.class).anyMatch(link -> link.isVisible() && link.getText().contains("Expressions that are watched")));
        add("server: events(eq)");
        add("server: nothing + 1");
        bench.controller().seek(Position.START);
        bench.await("no value yet", () -> view.lines().get(0).contains("expected a name that server knows at the cursor"));
        bench.activate(view);
        for (int i = 0; !view.lines().get(0).equals("server: events(eq) = 0 → 1"); i++) {
            assertTrue(i < 200, view.lines()::toString);
            step(Direction.FORWARD);
        }
        picture();
        step(Direction.FORWARD);
        for (int i = 0; !view.lines().get(0).equals("server: events(eq) = 1 → 0"); i++) {
            assertTrue(i < 200, view.lines()::toString);
            step(Direction.BACK);
        }
        assertTrue(view.lines().get(1).startsWith("server: nothing + 1 = found 'nothing', expected a name"), view.lines()::toString);

        bench.page().hideView(view);
        view = (ExpressionsView) bench.page().showView(ExpressionsView.ID);
        bench.await("what was watched", () -> view.lines().size() == 2);
        delete();
        assertEquals(1, view.lines().size());
    }

    private void step(Direction direction) {
        bench.controller().open().orElseThrow().controller().move(StepKind.INTO, direction);
        bench.await("a step", () -> !bench.controller().isBusy());
        bench.settle();
    }

    /** Types an expression into the dialog, which says what is wrong with one that is not complete. */
    private void add(String text) {
        bench.window().getShell().getDisplay().asyncExec(() -> {
            Shell dialog = Stream.of(bench.window().getShell().getShells()).filter(shell -> shell.getText().equals("Watch")).findFirst().orElseThrow();
            Text field = find(dialog, Text.class).filter(it -> (it.getStyle() & SWT.READ_ONLY) == 0).findFirst().orElseThrow();
            field.setText("1 +");
            assertFalse(dialog.getDefaultButton().isEnabled());
            field.setText(text);
            dialog.getDefaultButton().notifyListeners(SWT.Selection, new Event());
        });
        Commands.run("org.portalscope.ui.watch");
        bench.settle();
    }

    private void delete() {
        Tree tree = find(bench.window().getShell(), Tree.class).filter(found -> found.getItemCount() == view.lines().size() && found.isVisible()
                && found.getItem(0).getData() instanceof Branch line && view.lines().get(0).startsWith(line.line().first() + " = ")).findFirst().orElseThrow();
        tree.setSelection(tree.getItem(0));
        Event delete = new Event();
        delete.keyCode = SWT.DEL;
        tree.notifyListeners(SWT.KeyDown, delete);
        bench.settle();
    }

    private void picture() {
        Path file = Path.of(System.getProperty("user.home")).resolveSibling("expressions.png");
        new ScreenPicture(file, new Point(1280, 800)).take(Display.getCurrent());
        assertTrue(Files.exists(file));
    }

    private static <T> Stream<T> find(Composite parent, Class<T> type) {
        return Stream.of(parent.getChildren()).flatMap(child -> Stream.concat(type.isInstance(child) ? Stream.of(type.cast(child)) : Stream.empty(),
                child instanceof Composite inner ? find(inner, type) : Stream.empty()));
    }
}
