package org.portalscope.ui.tests.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.tests.Bench;

/** How a run ended is one line that nobody misses. */
class OutcomeTest {

    private static final String LONG = "a reason that goes on and on ".repeat(12).strip();

    private final Bench bench = new Bench();

    @BeforeEach
    void fail() throws Exception {
        bench.open("failing.ptl", "scenario \"Failing\" section \"3.11.1\";\nprocess p at 0:0 {\n    a = 1;\n    assert a == 2, \"" + LONG + "\";\n}\n");
        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the end", () -> !bench.controller().isBusy());
        bench.settle();
    }

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @Test
    void shouldBeWholeAndOverTheWidthOfTheWindow() {
        Link outcome = outcome();
        assertTrue(outcome.getText().contains(LONG + ": a == 2 does not hold: a is 1"), outcome.getText());
        assertTrue(outcome.getSize().y >= outcome.computeSize(outcome.getSize().x, SWT.DEFAULT).y, () -> outcome.getBounds().toString());
        Rectangle window = bench.window().getShell().getClientArea();
        Rectangle place = Display.getCurrent().map(outcome, bench.window().getShell(), new Rectangle(0, 0, outcome.getSize().x, outcome.getSize().y));
        assertTrue(place.width > window.width * 8 / 10, () -> place + " in " + window);
        assertTrue(place.x + place.width <= window.width && place.y + place.height <= window.height, () -> place + " in " + window);
    }

    @Test
    void shouldLeadToTheStatementThatFailed() {
        choose("1");
        assertEquals("failing.ptl", bench.page().getActivePart().getTitle());
    }

    @Test
    void shouldListWhatWasExpected() {
        choose("3");
        Shell dialog = Stream.of(Display.getCurrent().getShells()).filter(shell -> shell.getText().equals("Expectations of Failing")).findFirst()
                .orElseThrow();
        Table table = tables(dialog).findFirst().orElseThrow();
        bench.await("the expectation", () -> table.getItemCount() == 1);
        assertEquals("failed", table.getItem(0).getText(0));
        dialog.close();
    }

    @Test
    void shouldGoWithItsSession() {
        bench.controller().seek(Position.START);
        bench.settle();
        assertTrue(outcome().getText().endsWith("transition 2</a>"), outcome().getText());
        bench.closeAll();
        assertFalse(links(bench.window().getShell()).anyMatch(link -> link.getText().startsWith("the run has failed")));
    }

    private void choose(String part) {
        Event chosen = new Event();
        chosen.text = part;
        outcome().notifyListeners(SWT.Selection, chosen);
        bench.settle();
    }

    private Link outcome() {
        return links(bench.window().getShell()).filter(link -> link.getText().startsWith("the run has failed")).findFirst().orElseThrow();
    }

    private static Stream<Link> links(Composite parent) {
        return Stream.of(parent.getChildren()).flatMap(child -> !child.isVisible() ? Stream.empty() : child instanceof Link link ? Stream.of(link)
                : child instanceof Composite inner ? links(inner) : Stream.empty());
    }

    private static Stream<Table> tables(Composite parent) {
        return Stream.of(parent.getChildren()).flatMap(child -> child instanceof Table table ? Stream.of(table)
                : child instanceof Composite inner ? tables(inner) : Stream.empty());
    }
}
