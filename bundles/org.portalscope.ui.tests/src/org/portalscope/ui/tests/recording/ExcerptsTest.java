package org.portalscope.ui.tests.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.analysis.excerpt.RunExcerpt;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.recording.excerpt.ExcerptException;
import org.portalscope.timeline.Position;
import org.portalscope.ui.excerpt.SessionExcerpts;
import org.portalscope.ui.part.Commands;
import org.portalscope.ui.tests.Bench;

/** The arrival at the cursor: taken out of the run, and translated as another one. */
class ExcerptsTest {

    private final Bench bench = new Bench();

    @TempDir
    private Path folder;

    @BeforeEach
    void open() throws Exception {
        bench.open("3.11.1-put");
    }

    @AfterEach
    void close() {
        dialog().ifPresent(Shell::close);
        bench.closeAll();
    }

    @Test
    void shouldSaveTheArrivalAtTheCursorAsAScenario() throws Exception {
        Path file = folder.resolve("part.ptl");
        RunExcerpt excerpt = SessionExcerpts.save(bench.controller().open().orElseThrow(), file).orElseThrow();
        assertEquals(10, excerpt.calls());
        assertTrue(Files.readString(file).startsWith("scenario \"Excerpt of A put\""), () -> file.toString());
    }

    @Test
    void shouldSayThatNothingArrives() {
        bench.controller().seek(Position.START);
        bench.settle();
        assertThrows(ExcerptException.class, () -> SessionExcerpts.save(bench.controller().open().orElseThrow(), folder.resolve("part.ptl")));
    }

    @Test
    void shouldAskHowAnotherRequestWouldBeTranslated() {
        Position before = snapshot().position();
        Commands.run("org.portalscope.ui.whatIf");
        bench.await("the dialog", () -> dialog().isPresent());
        assertTrue(message().startsWith("All steps are those that happened."), message());
        int steps = table().getItemCount();

        texts().filter(text -> text.getText().equals("0x0007")).findFirst().orElseThrow().setText("0x0008");
        click("Translate");
        assertTrue(message().startsWith("The first step that differs is step 7"), message());
        assertTrue(table().getItemCount() != steps, table()::toString);
        assertEquals(before, snapshot().position());

        texts().filter(text -> text.getText().equals("0x0008")).findFirst().orElseThrow().setText("eight");
        click("Translate");
        assertEquals("bits wants a number, such as 12 or 0x000c, not 'eight'.", message());
    }

    private SessionSnapshot snapshot() {
        return bench.controller().snapshot().orElseThrow();
    }

    private Optional<Shell> dialog() {
        return Stream.of(bench.window().getShell().getShells()).filter(shell -> shell.getText().startsWith("What If at ")).findFirst();
    }

    private Stream<Text> texts() {
        return find(dialog().orElseThrow(), Text.class);
    }

    private Table table() {
        return find(dialog().orElseThrow(), Table.class).findFirst().orElseThrow();
    }

    private void click(String label) {
        find(dialog().orElseThrow(), Button.class).filter(button -> button.getText().replace("&", "").equals(label)).findFirst().orElseThrow()
                .notifyListeners(SWT.Selection, new Event());
        bench.settle();
    }

    /** The last label of the dialog says what came of it. */
    private String message() {
        return find(dialog().orElseThrow(), Label.class).filter(label -> (label.getStyle() & SWT.SEPARATOR) == 0)
                .reduce((first, second) -> second).orElseThrow().getText();
    }

    private static <T extends Control> Stream<T> find(Composite parent, Class<T> type) {
        return Stream.of(parent.getChildren()).flatMap(child -> Stream.concat(type.isInstance(child) ? Stream.of(type.cast(child)) : Stream.empty(),
                child instanceof Composite inner ? find(inner, type) : Stream.empty()));
    }
}
