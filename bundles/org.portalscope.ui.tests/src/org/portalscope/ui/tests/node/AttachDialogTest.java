package org.portalscope.ui.tests.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.ui.tests.Bench;

/** The dialog that asks for nodes says what is missing, and attaches only to what is known. */
class AttachDialogTest {

    private final Bench bench = new Bench();

    @BeforeEach
    void open() throws Exception {
        bench.window().getService(IHandlerService.class).executeCommand("org.portalscope.ui.attach", null);
        bench.await("the dialog", () -> dialog().isPresent());
        bench.await("what runs here", 60_000, () -> labels().stream().noneMatch(words -> words.startsWith("Looking in ")));
    }

    @AfterEach
    void close() {
        dialog().ifPresent(Shell::close);
        bench.closeAll();
    }

    @Test
    void shouldSayWhatIsMissingUntilItCanAttach() {
        Button attach = find(Button.class).filter(button -> button.getText().equals("Attach")).findFirst().orElseThrow();
        List<Text> fields = find(Text.class).toList();
        assertEquals(2, fields.size());
        assertFalse(attach.isEnabled());
        assertTrue(labels().contains("Check a node of this machine, or say where others are."), () -> labels().toString());
        fields.get(0).setText("10.0.0.1:7000,10.0.0.2:7000");
        assertFalse(attach.isEnabled());
        assertTrue(labels().contains("Nodes elsewhere want the file with their token."), () -> labels().toString());
        fields.get(1).setText("token");
        assertTrue(attach.isEnabled());
        assertEquals(2, find(Button.class).filter(button -> button.getText().equals("Browse...")).count());
    }

    private Optional<Shell> dialog() {
        return Stream.of(bench.window().getShell().getShells()).filter(shell -> shell.getText().equals("Attach to Nodes")).findFirst();
    }

    private List<String> labels() {
        return find(Label.class).map(Label::getText).toList();
    }

    private <T extends Control> Stream<T> find(Class<T> type) {
        return find(dialog().orElseThrow(), type);
    }

    private static <T extends Control> Stream<T> find(Composite parent, Class<T> type) {
        return Stream.of(parent.getChildren()).flatMap(child -> Stream.concat(type.isInstance(child) ? Stream.of(type.cast(child)) : Stream.empty(),
                child instanceof Composite inner ? find(inner, type) : Stream.empty()));
    }
}
