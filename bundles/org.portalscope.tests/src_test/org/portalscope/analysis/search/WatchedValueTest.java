package org.portalscope.analysis.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.effect.BytesWritten;
import org.portalscope.engine.effect.RegionReleased;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.step.Subject;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.MatchListWorld;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.explore.WorkerPool;

/** What changes the values of a server that takes one put of eight bytes, and those of its client; places are transition and step, from 1. */
class WatchedValueTest {

    private static final LocalSession SESSION = MatchListWorld.session();
    private static final int CLIENT = 0;
    private static final int SERVER = 1;
    private static final long DESCRIPTOR = Handle.of(Handle.Kind.MD, 0, 0, 0);
    private static final long ENTRY = Handle.of(Handle.Kind.ME, 0, 0, 1);

    @BeforeAll
    static void run() {
        SESSION.drive().move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
    }

    @Test
    void shouldBeChangedByWhatMakesOrMovesItsObject() {
        assertEquals(List.of("12.2", "14.18", "14.19", "16.3"), changes(SERVER, new Subject.OfObject(DESCRIPTOR), null));
        assertEquals(List.of("5.2", "13.2", "15.3"), changes(CLIENT, new Subject.OfObject(DESCRIPTOR), null));
        assertEquals(List.of("8.2"), changes(SERVER, new Subject.OfObject(ENTRY), null));
    }

    @Test
    void shouldBeOneMemberOnly() {
        assertEquals(List.of("12.2", "14.19"), changes(SERVER, new Subject.OfObject(DESCRIPTOR), "local_offset"));
        assertEquals(List.of("12.2"), changes(SERVER, new Subject.OfObject(DESCRIPTOR), "threshold"));
        assertEquals(List.of("12.2", "14.18", "16.3"), changes(SERVER, new Subject.OfObject(DESCRIPTOR), "pending"));
        assertEquals(List.of("8.2"), changes(SERVER, new Subject.OfObject(ENTRY), "match_bits"));
        assertEquals(List.of(), changes(SERVER, new Subject.OfObject(ENTRY), "match_bts"));
    }

    @Test
    void shouldKnowTheListsOfAnInterface() {
        assertEquals(List.of("6.2", "8.2", "10.2"), changes(SERVER, new Subject.OfPortal(0, 4), null));
        assertEquals(List.of(), changes(CLIENT, new Subject.OfPortal(0, 4), null));
        assertEquals(List.of(), changes(SERVER, new Subject.OfInterface(0), "drop_count"));
    }

    @Test
    void shouldBeAnyByteThatGetsAnotherValue() {
        Step write = new BytesWritten(0x1000, new byte[] {1, 2, 3}, new byte[] {1, 5, 3});
        assertTrue(matches(new Subject.OfExtent(0x1001, 1), write));
        assertTrue(matches(new Subject.OfExtent(0x0FF0, 100), write));
        assertFalse(matches(new Subject.OfExtent(0x1000, 1), write));
        assertFalse(matches(new Subject.OfExtent(0x1002, 10), write));
        assertFalse(matches(new Subject.OfExtent(0x1003, 10), write));
        assertTrue(matches(new Subject.OfExtent(0x1002, 1), new RegionReleased("r", 0x1000, new byte[3])));
    }

    @Test
    void shouldHoldWhereOneOfTwoHolds() {
        StepPredicate either = new WatchedValue(SERVER, new Subject.OfObject(ENTRY), null).or(new WatchedValue(CLIENT, new Subject.OfObject(DESCRIPTOR), null));
        assertEquals(List.of("5.2", "8.2", "13.2", "15.3"), places(either));
        assertFalse(either.needsChecks());
        assertFalse(either.mayMatch("BitsCheck"));
        assertTrue(either.mayMatch("MessageSent"));
    }

    @Test
    void shouldBeFoundFromWhereTheCursorIs() {
        StepPredicate list = new WatchedValue(SERVER, new Subject.OfPortal(0, 4), null);
        assertEquals(Optional.of(new Position(10, 2)), find(new Position(8, 2), Direction.FORWARD, list));
        assertEquals(Optional.of(new Position(8, 2)), find(new Position(8, 1), Direction.FORWARD, list));
        assertEquals(Optional.of(new Position(6, 2)), find(new Position(8, 2), Direction.BACK, list));
        assertEquals(Optional.of(new Position(8, 2)), find(new Position(8, 3), Direction.BACK, list));
        assertEquals(Optional.empty(), find(new Position(10, 2), Direction.FORWARD, list));
        assertEquals(Optional.empty(), find(new Position(6, 2), Direction.BACK, list));
        assertEquals(Optional.of(new Position(6, 2)), find(Position.START, Direction.FORWARD, list));
        assertEquals(Optional.empty(), new ParallelScan(WorkerPool.ALONE).find(SESSION.timeline(), Position.START, Direction.FORWARD, list, () -> true));
    }

    private static Optional<Position> find(Position from, Direction direction, StepPredicate predicate) {
        return new ParallelScan(WorkerPool.ALONE).find(SESSION.timeline(), from, direction, predicate, () -> false);
    }

    private static boolean matches(Subject subject, Step step) {
        Transition transition = new Transition(1, new Choice.Die(SERVER), Transition.NO_TIME, List.of(), List.of(step), List.of());
        return new WatchedValue(SERVER, subject, null).matches(transition, 0);
    }

    private static List<String> changes(int process, Subject subject, String member) {
        return places(new WatchedValue(process, subject, member));
    }

    private static List<String> places(StepPredicate predicate) {
        List<String> found = new ArrayList<>();
        Optional<Position> next = find(Position.START, Direction.FORWARD, predicate);
        while (next.isPresent()) {
            found.add(next.get().transition() + "." + next.get().step());
            next = find(next.get(), Direction.FORWARD, predicate);
        }
        return found;
    }
}
