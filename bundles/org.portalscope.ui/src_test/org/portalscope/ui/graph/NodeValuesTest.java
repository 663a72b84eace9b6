package org.portalscope.ui.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.BreakpointReader;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.engine.api.Handle;
import org.portalscope.model.Region;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scene.NodeKey;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.TestSessions;

/** From a node of the graph to the steps that change what it shows. */
class NodeValuesTest {

    private OpenSession session;

    @BeforeEach
    void open() throws ScenarioException {
        session = TestSessions.sessions().open(TestSessions.matchList(), driver -> { });
        end();
    }

    private void end() {
        session.controller().move(StepKind.RESUME, Direction.FORWARD);
    }

    @Test
    void shouldGoToWhereAnObjectChanged() {
        assertEquals("me 2 joins the match list of portal 4", changedLast(NodeKey.Kind.ENTRY, Handle.of(Handle.Kind.ME, 0, 0, 2)));
        assertEquals("put #2 has ended on md 1", changedLast(NodeKey.Kind.DESCRIPTOR, Handle.of(Handle.Kind.MD, 0, 0, 1)));
    }

    @Test
    void shouldGoToWhereAMatchListOrMemoryChanged() {
        assertEquals("me 7 joins the match list of portal 4", changedLast(NodeKey.Kind.PORTAL, 4));
        Region region = session.model().getProcesses().get(session.process()).getRegions().stream().filter(it -> it.getName().equals("rank"))
                .findFirst().orElseThrow();
        assertEquals("16 bytes written", changedLast(NodeKey.Kind.REGION, region.getAddress()));
    }

    @Test
    void shouldNotKnowWhatChangesOtherNodes() {
        assertEquals(Optional.empty(), query(NodeKey.Kind.PROCESS, 0));
        assertEquals(Optional.empty(), query(NodeKey.Kind.REGION, 7));
    }

    @Test
    void shouldWaitForTheChangesOfWhatANodeShows() {
        end();
        String whose = "change " + session.controller().snapshot().processes().process(session.process()).name() + ": ";
        Region region = session.model().getProcesses().get(session.process()).getRegions().stream().filter(it -> it.getName().equals("rank"))
                .findFirst().orElseThrow();
        assertEquals(Optional.of(whose + "me 2"), onChange(NodeKey.Kind.ENTRY, Handle.of(Handle.Kind.ME, 0, 0, 2)));
        assertEquals(Optional.of(whose + "portal 4"), onChange(NodeKey.Kind.PORTAL, 4));
        assertEquals(Optional.of(whose + "rank[0.." + region.getLength() + "]"), onChange(NodeKey.Kind.REGION, region.getAddress()));
    }

    private Optional<String> onChange(NodeKey.Kind kind, long id) {
        return BreakpointReader.onChange(query(kind, id).orElseThrow(), session.process(), session.controller().session()).map(Breakpoint::text);
    }

    @Test
    void shouldWaitForRequestsToAnEntryOrAPortal() {
        end();
        long entry = Handle.of(Handle.Kind.ME, 0, 0, 2);
        String whose = "in " + session.controller().snapshot().processes().process(session.process()).name() + ' ';
        assertEquals(Optional.of(whose + "portal 4"), requests(NodeKey.Kind.PORTAL, 4));
        assertEquals(Optional.of(whose + "portal 4 bits 0x0001_0000_0000_0008 ignoring 0xffff_0000_0000"), requests(NodeKey.Kind.ENTRY, entry));
        assertEquals(Optional.empty(), requests(NodeKey.Kind.ENTRY, Handle.of(Handle.Kind.ME, 0, 0, 99)));
        assertEquals(Optional.empty(), requests(NodeKey.Kind.QUEUE, 0));
    }

    private Optional<String> requests(NodeKey.Kind kind, long id) {
        return NodeBreakpoints.requests(new NodeKey(session.process(), kind, id), session.controller().session()).map(Breakpoint::text);
    }

    private String changedLast(NodeKey.Kind kind, long id) {
        end();
        session.controller().find(query(kind, id).orElseThrow(), Direction.BACK);
        var snapshot = session.controller().snapshot();
        return snapshot.timeline().stepBefore(snapshot.position()).words().replaceAll(" at .*", "");
    }

    private Optional<StepQuery> query(NodeKey.Kind kind, long id) {
        return NodeValues.changes(new NodeKey(session.process(), kind, id), session.model());
    }
}
