package org.portalscope.ui.tests.stepping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.translation.TranslationView;

/** How one goes to a place that one describes. */
class GoToTest {

    private final Bench bench = new Bench();

    @BeforeEach
    void open() throws Exception {
        bench.open("3.8.2-threshold-and-unlink");
        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the end", () -> snapshot().timeline().size() == snapshot().position().transition());
    }

    @AfterEach
    void close() {
        dialog().ifPresent(Shell::close);
        bench.closeAll();
    }

    @Test
    void shouldGoToAMessage() throws Exception {
        openDialog();
        type("put #2 of 0:0");
        assertTrue(ok().isEnabled());
        ok().notifyListeners(SWT.Selection, new Event());
        bench.await("the arrival", () -> Optional.ofNullable(snapshot().timeline().stepBefore(snapshot().position()))
                .filter(step -> step.words().equals("put #2 from 0:0 arrives")).isPresent());
    }

    @Test
    void shouldSayWhatIsWrongWhileOneTypes() throws Exception {
        openDialog();
        type("9999");
        assertFalse(ok().isEnabled());
        assertTrue(texts().anyMatch(text -> text.contains("the run has " + snapshot().timeline().size() + " transitions so far")));
        type("17");
        assertTrue(ok().isEnabled());
    }

    @Test
    void shouldSayThatThereIsNoSuchPlace() throws Exception {
        Position before = snapshot().position();
        openDialog();
        type("time 5us");
        ok().notifyListeners(SWT.Selection, new Event());
        bench.await("that there is no time", () -> find(bench.window().getShell(), CLabel.class)
                .anyMatch(label -> label.getText() != null && label.getText().startsWith("The run has no time")));
        assertEquals(before, snapshot().position());
    }

    private void openDialog() throws Exception {
        bench.activate(bench.page().showView(TranslationView.ID));
        bench.press('l', List.of(SWT.CTRL));
        bench.await("the dialog", () -> dialog().isPresent());
    }

    private void type(String place) {
        find(dialog().orElseThrow(), Text.class).filter(Text::getEditable).findFirst().orElseThrow().setText(place);
        bench.settle();
    }

    private Stream<String> texts() {
        return find(dialog().orElseThrow(), Text.class).map(Text::getText);
    }

    private Button ok() {
        return find(dialog().orElseThrow(), Button.class).filter(button -> button.getText().replace("&", "").equals("OK")).findFirst().orElseThrow();
    }

    private Optional<Shell> dialog() {
        return Stream.of(bench.window().getShell().getShells()).filter(shell -> shell.getText().equals("Go To")).findFirst();
    }

    private static <T extends Control> Stream<T> find(Composite parent, Class<T> type) {
        return Stream.of(parent.getChildren()).flatMap(child -> Stream.concat(type.isInstance(child) ? Stream.of(type.cast(child)) : Stream.empty(),
                child instanceof Composite inner ? find(inner, type) : Stream.empty()));
    }

    private SessionSnapshot snapshot() {
        return bench.controller().snapshot().orElseThrow();
    }
}
