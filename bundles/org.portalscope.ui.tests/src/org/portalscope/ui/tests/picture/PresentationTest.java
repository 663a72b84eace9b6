package org.portalscope.ui.tests.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IViewReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.presentation.Presentation;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.tests.Pictures;

/** The presentation of a session over the whole screen. */
class PresentationTest {

    private final Bench bench = new Bench();

    @BeforeEach
    void open() throws Exception {
        bench.open("3.7-match-list");
        bench.controller().seek(InitialPositions::midTranslation);
        bench.controller().move(StepKind.INTO, Direction.FORWARD);
        bench.activate(bench.page().showView(PortalsGraphView.ID));
    }

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @Test
    void shouldShowSixEntriesAndAllBitsAtOnce() throws Exception {
        Presentation presentation = present();
        assertTrue(count(presentation.graphInSight(), NodeKey.Kind.ENTRY) >= 6);
        assertEquals(10, count(presentation.comparisonInSight(), NodeKey.Kind.DIGITS), "two rows of five lines");
        Pictures.save(bench, "presentation", presentation.shell().getSize());
    }

    private static long count(List<Node> nodes, NodeKey.Kind kind) {
        return nodes.stream().filter(node -> node.key().kind() == kind).count();
    }

    @Test
    void shouldStepWithTheKeysOfAPresenterAndLeaveTheLayoutAsItWas() {
        List<String> before = views();
        Position here = position();
        Presentation presentation = present();

        press(presentation, SWT.PAGE_DOWN, () -> position().compareTo(here) > 0);
        Position next = position();
        press(presentation, SWT.PAGE_UP, () -> position().compareTo(next) < 0);
        press(presentation, SWT.ARROW_RIGHT, () -> position().equals(next));
        press(presentation, SWT.HOME, () -> position().equals(Position.START));
        press(presentation, SWT.END, () -> bench.controller().snapshot().orElseThrow().result().isPresent());
        Position end = position();
        press(presentation, SWT.ARROW_LEFT, () -> position().compareTo(end) < 0);
        Event escape = new Event();
        escape.keyCode = SWT.ESC;
        escape.character = SWT.ESC;
        presentation.shell().notifyListeners(SWT.KeyDown, escape);
        assertTrue(presentation.shell().isDisposed());
        assertEquals(before, views());
    }

    @Test
    void shouldEndWithTheSession() {
        Presentation presentation = present();
        bench.closeAll();
        assertTrue(presentation.shell().isDisposed());
    }

    private Presentation present() {
        bench.press('p', List.of(SWT.CTRL, SWT.ALT));
        bench.await("the presentation", () -> Presentation.of(bench.window().getShell()).isPresent());
        Presentation presentation = Presentation.of(bench.window().getShell()).orElseThrow();
        presentation.shell().forceActive();
        bench.settle();
        return presentation;
    }

    private void press(Presentation presentation, int key, BooleanSupplier effect) {
        presentation.shell().forceFocus();
        bench.settle();
        bench.press(key, false);
        bench.await("the effect of key " + key, effect);
    }

    private List<String> views() {
        return Stream.of(bench.page().getViewReferences()).map(IViewReference::getId).toList();
    }

    private Position position() {
        return bench.controller().snapshot().orElseThrow().position();
    }
}
