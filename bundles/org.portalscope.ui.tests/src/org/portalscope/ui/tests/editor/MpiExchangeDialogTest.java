package org.portalscope.ui.tests.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.part.Commands;
import org.portalscope.ui.tests.Bench;

/** The dialog that asks for an MPI exchange shows what it will write, says what is wrong, and opens a scenario that runs to its end. */
class MpiExchangeDialogTest {

    private static final int POLL_MILLISECONDS = 50;

    private final Bench bench = new Bench();

    @AfterEach
    void close() {
        dialog().ifPresent(Shell::close);
        bench.closeAll();
    }

    @Test
    void shouldOpenTheScenarioThatItShows() {
        List<String> shown = ask(dialog -> {
            Combo pattern = find(dialog, Combo.class).findFirst().orElseThrow();
            pattern.setText("Ring");
            pattern.notifyListeners(SWT.Selection, new Event());
            find(dialog, Text.class).findFirst().orElseThrow().setText("3");
            String text = preview(dialog).getText();
            button(dialog).notifyListeners(SWT.Selection, new Event());
            return List.of(text);
        });
        assertTrue(shown.get(0).contains("const RANKS = 3;"), shown::toString);
        assertEquals("ring.ptl", bench.page().getActiveEditor().getTitle());
        bench.await("the session", () -> bench.controller().snapshot().isPresent());
        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the end", () -> bench.controller().snapshot().orElseThrow().ending().isPresent());
        assertEquals(Optional.empty(), bench.controller().snapshot().orElseThrow().failure());
    }

    @Test
    void shouldSayWhatIsWrong() {
        List<String> said = ask(dialog -> {
            Text bytes = find(dialog, Text.class).skip(1).findFirst().orElseThrow();
            bytes.setText("65");
            String good = state(dialog);
            bytes.setText("many");
            return List.of(good, state(dialog), preview(dialog).getText());
        });
        assertEquals(List.of("true: 65 bytes are above the eager limit: messages are long, and MPI_Send waits for the receive.",
                "false: Bytes of a message: a number from 1 to 65536 is expected.", ""), said);
    }

    /** Whether a scenario can be created, and what the dialog says. */
    private static String state(Shell dialog) {
        Label said = find(dialog, Label.class).filter(label -> (label.getStyle() & SWT.WRAP) != 0).findFirst().orElseThrow();
        return button(dialog).isEnabled() + ": " + said.getText();
    }

    /** Opens the dialog, which blocks whoever opens it, does something in it, and closes it; answers what has been seen in it. */
    private List<String> ask(Function<Shell, List<String>> work) {
        List<String> seen = new ArrayList<>();
        onceOpened(dialog -> {
            try {
                seen.addAll(work.apply(dialog));
            } finally {
                dialog().ifPresent(Shell::close);
            }
        });
        Commands.run("org.portalscope.ui.newMpiExchange");
        bench.await("what is in the dialog", () -> !seen.isEmpty());
        return seen;
    }

    private void onceOpened(Consumer<Shell> work) {
        bench.window().getShell().getDisplay().timerExec(POLL_MILLISECONDS, () -> dialog().ifPresentOrElse(work, () -> onceOpened(work)));
    }

    private Optional<Shell> dialog() {
        return Stream.of(bench.window().getShell().getShells()).filter(shell -> shell.getText().equals("New MPI Exchange") && shell.isVisible()).findFirst();
    }

    private static Text preview(Shell dialog) {
        return find(dialog, Text.class).reduce((first, second) -> second).orElseThrow();
    }

    private static Button button(Shell dialog) {
        return find(dialog, Button.class).filter(button -> button.getText().equals("Create")).findFirst().orElseThrow();
    }

    private static <T extends Control> Stream<T> find(Composite parent, Class<T> type) {
        return Stream.of(parent.getChildren()).flatMap(child -> Stream.concat(type.isInstance(child) ? Stream.of(type.cast(child)) : Stream.empty(),
                child instanceof Composite inner ? find(inner, type) : Stream.empty()));
    }
}
