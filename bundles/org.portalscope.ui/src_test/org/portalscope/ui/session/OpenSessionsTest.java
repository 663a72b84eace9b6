package org.portalscope.ui.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.model.Process;
import org.portalscope.presentation.control.SessionListener;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.StepKind;

class OpenSessionsTest implements SessionListener {

    private final OpenSessions sessions = TestSessions.sessions();
    private final ShownSession shown = new ShownSession(sessions);
    private Launch launch;
    private int changes;

    @BeforeEach
    void prepare() throws ScenarioException {
        launch = TestSessions.matchList();
        shown.addListener(this);
    }

    @Override
    public void changed() {
        changes++;
    }

    private OpenSession open() {
        return sessions.open(launch, driver -> { });
    }

    @Test
    void shouldShowNothingWithoutASession() {
        shown.move(StepKind.INTO, Direction.FORWARD);
        assertTrue(shown.open().isEmpty());
        assertTrue(shown.snapshot().isEmpty());
        assertFalse(shown.isBusy());
    }

    @Test
    void shouldBeginWhereItIsToBeSeenFirstAndLeaveTheWheelToTheController() {
        OpenSession session = sessions.open(launch, InitialPositions::firstTranslation);
        assertEquals(session.controller().session().position(), shown.snapshot().orElseThrow().position());
        assertTrue(shown.snapshot().orElseThrow().cursorState().delivered());
        shown.move(StepKind.INTO, Direction.FORWARD);
        assertEquals(2, changes);
    }

    @Test
    void shouldFollowTheSelectedSessionAndKeepEachWhereItStands() {
        OpenSession first = open();
        shown.move(StepKind.INTO, Direction.FORWARD);
        OpenSession second = open();
        assertEquals(Position.START, shown.snapshot().orElseThrow().position());
        assertEquals(List.of(first, second), sessions.all());

        sessions.select(first);
        assertEquals(new Position(1, 1), shown.snapshot().orElseThrow().position());
        int before = changes;
        second.controller().move(StepKind.INTO, Direction.FORWARD);
        assertEquals(before, changes, "another session is not what is shown");
    }

    @Test
    void shouldStayWithTheSessionThatItIsHeldAt() {
        OpenSession first = open();
        shown.hold(true);
        OpenSession second = open();
        assertSame(first, shown.open().orElseThrow());

        sessions.close(first);
        assertFalse(shown.isHeld());
        assertSame(second, shown.open().orElseThrow());
    }

    @Test
    void shouldHoldAProcessInFullAsLongAsAViewerKeepsIt() {
        OpenSession session = open();
        int other = 1 - session.process();
        session.keep(this, OptionalInt.of(other));
        assertTrue(session.model().getProcesses().stream().allMatch(Process::isInFull));
        shown.move(StepKind.INTO, Direction.FORWARD);
        assertTrue(session.model().getProcesses().get(other).isInFull());
        session.controller().pin(OptionalInt.of(1 - other));
        session.keep(this, OptionalInt.empty());
        assertFalse(session.model().getProcesses().get(other).isInFull());
    }

    @Test
    void shouldStayWithASessionThatIsStartedAgain() {
        OpenSession first = open();
        shown.hold(true);
        open();
        OpenSession again = sessions.replace(first, first.launch(), driver -> { });

        assertSame(again, shown.open().orElseThrow());
        assertTrue(shown.isHeld());
        assertEquals(0, sessions.all().indexOf(again));
        first.controller().session().drive();
    }

    @Test
    void shouldSelectAnotherWhenTheSelectedOneIsClosed() {
        OpenSession first = open();
        OpenSession second = open();
        sessions.close(second);
        assertEquals(Optional.of(first), sessions.selected());
        assertThrows(IllegalArgumentException.class, () -> sessions.select(second));
        sessions.close(first);
        assertEquals(Optional.empty(), sessions.selected());
        assertTrue(shown.open().isEmpty());
    }

    @Test
    void shouldBeAFurtherOneInThePlaceOfOneThatIsClosed() {
        OpenSession first = open();
        sessions.close(first);
        assertNotSame(first, sessions.replace(first, launch, driver -> { }));
        assertEquals(1, sessions.all().size());
    }

    @Test
    void shouldKeepModelAndSnapshotTogether() {
        open();
        shown.move(StepKind.RESUME, Direction.FORWARD);
        assertEquals(launch.title() + ": the run has ended: 66 transitions, 7 messages, all expectations met", shown.open().orElseThrow().label());
        OpenSession session = shown.open().orElseThrow();
        assertFalse(session.model().getProcesses().get(session.process()).getInterfaces().get(0).getPortals().isEmpty());
    }

    @Test
    void shouldHoldTheProcessInFullThatIsShown() {
        OpenSession session = open();
        for (int process : new int[] {1, 0}) {
            shown.pin(OptionalInt.of(process));
            assertEquals(process, session.process());
            assertEquals(List.of(process), session.model().getProcesses().stream().filter(Process::isInFull).map(Process::getIndex).toList());
        }
    }
}
