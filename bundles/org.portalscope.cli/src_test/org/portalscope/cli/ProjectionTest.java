package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.analysis.branch.BranchPoint;
import org.portalscope.analysis.branch.Edit;
import org.portalscope.analysis.branch.Editable;
import org.portalscope.engine.step.Subject;
import org.portalscope.expression.value.Problems;
import org.portalscope.model.MatchEntry;
import org.portalscope.model.MemoryDescriptor;
import org.portalscope.model.projection.Projection;
import org.portalscope.model.projection.StateChanges;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Move;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.session.StopCondition;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** How the model follows a cursor that jumps. */
class ProjectionTest {

    private static final String SOURCE = """
            scenario "Long";
            process p at 0:0 user 1 {
                region r[8];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 8, &eq);
                any = { nid = PTL_NID_ANY, pid = PTL_PID_ANY };
                PtlMEAttach(ni, 4, any, 0x1, 0, PTL_RETAIN, PTL_INS_AFTER, &first);
                PtlMDAttach(first, { start = r, length = 8, threshold = 7, options = PTL_MD_OP_PUT, eventq = eq }, PTL_RETAIN, PTL_RETAIN, &md);
                repeat 1500 { x = 1; }
                PtlMEAttach(ni, 4, any, 0x2, 0, PTL_RETAIN, PTL_INS_BEFORE, &second);
                repeat 1500 { x = 2; }
                PtlMEUnlink(second);
                PtlMDBind(ni, { start = r, length = 1 }, &source);
                PtlPut(source, PTL_NOACK_REQ, { nid = 0, pid = 0 }, 4, 0, 0x1, 0, 0);
            }
            """;

    private final List<Move> moves = new ArrayList<>();
    private LocalSession session;
    private SessionDriver driver;
    private Projection projection;

    @BeforeEach
    void runToTheEnd() throws ScenarioException {
        Scenario scenario = ScenarioReader.parse("long.ptl", SOURCE).get();
        session = new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new).start();
        driver = session.drive();
        session.addListener(moves::add);
        driver.run(Direction.FORWARD, StopCondition.none(), () -> false);
        projection = Projection.of(session, Set.of(0));
    }

    @Test
    void shouldBeTheModelOfWhereAJumpHasLed() {
        for (int number : new int[] {1600, 1, 3000, 4, 1700}) {
            driver.seek(new Position(number, 1));
            assertTrue(moves.get(moves.size() - 1).isJump());
            assertTrue(EcoreUtil.equals(new Projection(session.state(), Set.of(0)).model(), projection.model()), () -> "at " + number);
        }
        driver.run(Direction.FORWARD, StopCondition.everyStep(), () -> false);
        assertFalse(moves.get(moves.size() - 1).isJump());
        assertTrue(EcoreUtil.equals(new Projection(session.state(), Set.of(0)).model(), projection.model()));
    }

    @Test
    void shouldKeepTheObjectsWhoseHandlesAreStillInUse() {
        Map<Long, EObject> before = byHandle();
        driver.seek(new Position(1700, 1));
        Map<Long, EObject> between = byHandle();
        Set<Long> kept = new HashSet<>(before.keySet());
        kept.retainAll(between.keySet());
        assertEquals(2, kept.size(), "the first entry and its descriptor");
        kept.forEach(handle -> assertSame(before.get(handle), between.get(handle)));
        driver.seek(session.timeline().end());
        kept.forEach(handle -> assertSame(before.get(handle), byHandle().get(handle)));
        driver.seek(Position.START);
        assertEquals(Map.of(), byHandle());
    }

    @Test
    void shouldTellInWhatTwoStatesDifferAfterAJump() {
        driver.seek(new Position(1700, 1));
        driver.seek(new Position(1699, 1));
        assertEquals(Optional.empty(), projection.changes(0));

        driver.seek(session.timeline().end());
        StateChanges changes = projection.changes(0).orElseThrow();
        assertEquals(3, changes.handles().size(), "the descriptor, its queue, and the descriptor of the put");
        assertEquals(Map.of(md(), new StateChanges.Difference(7, 6)), changes.thresholds());
        assertEquals(Map.of(md(), new StateChanges.Difference(0, 1)), changes.offsets());
        assertEquals(2, changes.logged().size());
        assertEquals(List.of(), session.cursorState().changes());
        assertTrue(session.cursorState().tiles().get(0).acted());
    }

    @Test
    void shouldFollowEditsBothWays() {
        BranchPoint point = BranchPoint.at(session);
        for (Subject.OfObject subject : List.of(new Subject.OfObject(entry()), new Subject.OfObject(md()))) {
            Editable editable = Editable.of(point.state().process(0).portals(), subject).orElseThrow();
            editable.edited(Map.of(editable.members().get(2).name(), "3"), new Problems()).ifPresent(input -> Edit.at(point, 0, input).happen(driver));
            assertTrue(EcoreUtil.equals(new Projection(session.state(), Set.of(0)).model(), projection.model()));
        }
        for (int step = 0; step < 4; step++) {
            driver.move(StepKind.INTO, Direction.BACK, Optional.empty(), () -> false);
            assertTrue(EcoreUtil.equals(new Projection(session.state(), Set.of(0)).model(), projection.model()));
        }
    }

    private long entry() {
        return byHandle().values().stream().filter(MatchEntry.class::isInstance).map(MatchEntry.class::cast).findFirst().orElseThrow().getHandle();
    }

    private long md() {
        return projection.model().getProcesses().get(0).getInterfaces().get(0).getDescriptors().get(0).getHandle();
    }

    private Map<Long, EObject> byHandle() {
        Map<Long, EObject> found = new HashMap<>();
        projection.model().eAllContents().forEachRemaining(object -> {
            if (object instanceof MatchEntry entry) {
                found.put(entry.getHandle(), entry);
            } else if (object instanceof MemoryDescriptor descriptor) {
                found.put(descriptor.getHandle(), descriptor);
            }
        });
        return found;
    }
}
