package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringWriter;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.effect.EventLogged;
import org.portalscope.engine.effect.EventLost;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.table.EventQueueTable;
import org.portalscope.presentation.table.StateTable;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scene.Node;
import org.portalscope.scene.Scene;
import org.portalscope.scene.queue.QueueRings;
import org.portalscope.scene.style.Palette;
import org.portalscope.scene.style.State;
import org.portalscope.scene.svg.FontWidths;
import org.portalscope.scene.svg.SvgPicture;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.EventQueueValues;

/** The rings of event queues, in a run that loses events. */
class QueueRingsTest {

    private final TableSession session;

    QueueRingsTest() throws ScenarioException {
        session = TableSession.ofLibrary("3.9.7-queue-overflow", new EventQueueTable());
    }

    @Test
    void shouldMarkTheEventThatHasJustBeenLogged() {
        session.stepTo(EventLogged.class::isInstance);
        Node ring = ring(scene());
        assertTrue(ring.changed());
        assertTrue(ring.current(), "its events are listed");
        assertEquals(State.IDLE, ring.state());
        assertTrue(ring.name().contains(": 1 of "), ring::name);
    }

    @Test
    void shouldBreakTheRingWhereEventsAreLost() {
        session.stepTo(EventLost.class::isInstance);
        Node ring = ring(scene());
        assertEquals(State.DROPPED, ring.state());
        assertTrue(ring.name().endsWith("1 event lost"), ring::name);
    }

    @Test
    void shouldBeDrawnAsSvgToo() {
        session.stepTo(EventLost.class::isInstance);
        SvgPicture picture = new SvgPicture("Rings", List.of(scene()), Palette.LIGHT);
        StringWriter out = new StringWriter();
        picture.write(out, picture.width(), picture.height());
        assertTrue(out.toString().contains("1 event lost"), out::toString);
    }

    @Test
    void shouldStandBelowEachOtherWhereTheRoomIsLow() {
        session.stepTo(EventLogged.class::isInstance);
        Scene stacked = scene(true);
        assertEquals(QueueRings.WIDE, stacked.width());
        assertTrue(stacked.nodes().stream().allMatch(node -> node.bounds().right() <= QueueRings.WIDE && node.bounds().bottom() <= stacked.height()));
        assertEquals(QueueRings.HIGH, scene().height());
    }

    private Scene scene() {
        return scene(false);
    }

    private Scene scene(boolean stacked) {
        Session shown = session.controller().session();
        int process = shown.cursorState().process();
        StateTable table = session.table(process);
        long handle = ((Subject.OfObject) table.about().subject()).handle();
        return QueueRings.build(process, EventQueueValues.of(shown.state().process(process)), shown.cursorState(), handle, stacked, new FontWidths());
    }

    private static Node ring(Scene scene) {
        List<Node> current = scene.nodes().stream().filter(Node::current).toList();
        assertFalse(current.isEmpty());
        return current.get(0);
    }
}
