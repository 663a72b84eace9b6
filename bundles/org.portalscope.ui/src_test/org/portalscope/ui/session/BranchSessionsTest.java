package org.portalscope.ui.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.analysis.branch.Alternative;
import org.portalscope.analysis.branch.BranchPoint;
import org.portalscope.analysis.branch.Deviation;
import org.portalscope.analysis.branch.Edit;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.MemoryEdited;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.StepKind;

/** Branches of a run as open sessions. */
class BranchSessionsTest {

    private final OpenSessions sessions = TestSessions.sessions();
    private OpenSession original;

    @BeforeEach
    void open() throws ScenarioException {
        original = sessions.open(TestSessions.matchList(), InitialPositions::firstTranslation);
    }

    private Optional<String> goOn(Deviation deviation) {
        List<String> refused = new ArrayList<>();
        sessions.goOn(original, point(), deviation, refusal -> refusal.ifPresent(refused::add));
        return refused.stream().findFirst();
    }

    private BranchPoint point() {
        return original.branchPoint().orElseThrow();
    }

    private Alternative another() {
        return point().alternatives().stream().filter(alternative -> !alternative.isTaken()).findFirst().orElseThrow();
    }

    @Test
    void shouldOpenABranchBesideTheOriginal() {
        Position before = original.controller().snapshot().position();
        Alternative another = another();
        assertEquals(Optional.empty(), goOn(another));
        OpenSession branch = sessions.selected().orElseThrow();
        assertNotSame(original, branch);
        assertTrue(branch.isOfTheSameRun(original));
        assertEquals(original.launch().title() + ", branch 1 from transition " + before.transition() + ": " + another.words(), branch.launch().title());
        assertEquals(before, original.controller().snapshot().position());
        assertFalse(original.controller().isBusy());
        branch.controller().move(StepKind.RESUME, Direction.FORWARD);
        assertTrue(branch.controller().snapshot().ending().isPresent());
    }

    @Test
    void shouldNameBranchesOfBranchesByTheRun() {
        goOn(another());
        OpenSession first = sessions.selected().orElseThrow();
        first.controller().move(StepKind.RESUME, Direction.FORWARD);
        first.controller().seek(new Position(3, 1));
        BranchPoint point = first.branchPoint().orElseThrow();
        sessions.goOn(first, point, point.alternatives().stream().filter(alternative -> !alternative.isTaken()).findFirst().orElseThrow(), refused -> { });
        assertTrue(sessions.selected().orElseThrow().launch().title().startsWith(original.launch().title() + ", branch 2 from transition 3: "));
    }

    @Test
    void shouldGoOnInTheSameSessionAtItsEnd() {
        original.controller().seek(original.controller().snapshot().timeline().end());
        int size = original.controller().snapshot().transitions();
        assertEquals(Optional.empty(), goOn(another()));
        assertSame(original, sessions.selected().orElseThrow());
        assertEquals(new Position(size + 1, 1), original.controller().snapshot().position());
    }

    @Test
    void shouldSayWhatCannotBe() {
        Edit nowhere = Edit.at(point(), 0, new MemoryEdited(-1, ByteString.of(new byte[1])));
        assertEquals(Optional.of("That cannot be: the bytes are not within one region."), goOn(nowhere));
        original.controller().seek(original.controller().snapshot().timeline().end());
        int size = original.controller().snapshot().transitions();
        assertEquals(Optional.of("That cannot be: the bytes are not within one region."), goOn(nowhere));
        assertEquals(List.of(original), sessions.all());
        assertEquals(size, original.controller().snapshot().transitions());
        original.controller().move(StepKind.RESUME, Direction.FORWARD);
        assertTrue(original.controller().snapshot().ending().isPresent());
    }

    @Test
    void shouldKnowWhereTimelinesPart() {
        int transition = original.controller().snapshot().position().transition();
        goOn(another());
        OpenSession branch = sessions.selected().orElseThrow();
        assertEquals(transition, original.parting(branch));
        assertEquals(transition, branch.parting(original));
    }

    @Test
    void shouldKnowWhereBranchesOfBranchesPart() {
        int transition = original.controller().snapshot().position().transition();
        goOn(another());
        OpenSession first = sessions.selected().orElseThrow();
        sessions.select(original);
        goOn(another());
        OpenSession second = sessions.selected().orElseThrow();
        assertEquals(List.of("branch 1", "branch 2"), List.of(first.shortBranchName(), second.shortBranchName()));
        assertEquals(transition, first.parting(second));
        sessions.close(original);
        assertEquals(transition, second.parting(first));
    }

    @Test
    void shouldKeepBranchesWhenTheOriginalIsClosed() {
        goOn(another());
        OpenSession branch = sessions.selected().orElseThrow();
        sessions.close(original);
        assertEquals(List.of(branch), sessions.all());
        assertTrue(branch.branchName().startsWith("branch 1 "));
    }
}
