package org.portalscope.ui.tests.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.node.client.FollowedNodes;
import org.portalscope.ui.part.Commands;
import org.portalscope.ui.tests.Bench;

/** Launching nodes begins with the scenario that is open. */
class LaunchNodesTest {

    private static final int START_MILLISECONDS = 90_000;

    private final Bench bench = new Bench();

    @AfterEach
    void close() {
        nodes().ifPresent(nodes -> nodes.nodes().forEach(node -> ProcessHandle.of(node.description().pid()).ifPresent(ProcessHandle::destroyForcibly)));
        bench.closeAll();
    }

    @Test
    void shouldLaunchTheScenarioThatIsOpen() throws Exception {
        bench.open("3.11.1-put");
        String[] words = new String[1];
        bench.window().getShell().getDisplay().asyncExec(() -> {
            words[0] = find(question(), Label.class).map(Label::getText).filter(text -> text.contains("'")).findFirst().orElse("");
            press("Launch");
        });

        Commands.run("org.portalscope.ui.launchNodes");

        assertTrue(words[0].startsWith("Each process of '3.11.1-put.ptl' can be started"), words[0]);
        bench.await("the nodes", START_MILLISECONDS, () -> nodes().isPresent());
        assertEquals(2, nodes().orElseThrow().processes().size());
    }

    private Optional<FollowedNodes> nodes() {
        return bench.controller().open().flatMap(open -> open.controller().live()).map(FollowedNodes.class::cast);
    }

    private Shell question() {
        return Stream.of(bench.window().getShell().getShells()).filter(shell -> shell.getText().equals("Launch Nodes")).findFirst().orElseThrow();
    }

    private void press(String label) {
        find(question(), Button.class).filter(button -> button.getText().equals(label)).findFirst().orElseThrow().notifyListeners(SWT.Selection, new Event());
    }

    private static <T extends Control> Stream<T> find(Composite parent, Class<T> type) {
        return Stream.of(parent.getChildren()).flatMap(child -> Stream.concat(type.isInstance(child) ? Stream.of(type.cast(child)) : Stream.empty(),
                child instanceof Composite inner ? find(inner, type) : Stream.empty()));
    }
}
