package org.portalscope.ui.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.step.Subject;
import org.portalscope.model.Process;
import org.portalscope.model.Region;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scene.NodeKey;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.TestSessions;

/** From a node of the graph to what other views show, and back. */
class NodeSubjectsTest {

    private OpenSession session;
    private Process process;

    @BeforeEach
    void open() throws ScenarioException {
        session = TestSessions.sessions().open(TestSessions.matchList(), driver -> { });
        do {
            session.controller().move(StepKind.INTO, Direction.FORWARD);
        } while (cursor().message().isEmpty());
        process = session.model().getProcesses().get(session.process());
    }

    private CursorState cursor() {
        return session.controller().snapshot().cursorState();
    }

    private void assertThereAndBack(NodeKey key) {
        ProcessSubject subject = NodeSubjects.of(key, session.model(), cursor()).orElseThrow();
        assertEquals(Optional.of(key), NodeSubjects.node(subject, process, cursor()));
    }

    private NodeKey key(NodeKey.Kind kind, long id) {
        return new NodeKey(process.getIndex(), kind, id);
    }

    @Test
    void shouldKnowObjectsMemoryAndTheMessage() {
        assertThereAndBack(key(NodeKey.Kind.ENTRY, Handle.of(Handle.Kind.ME, 0, 0, 2)));
        assertThereAndBack(key(NodeKey.Kind.DESCRIPTOR, Handle.of(Handle.Kind.MD, 0, 0, 1)));
        assertThereAndBack(key(NodeKey.Kind.QUEUE, Handle.of(Handle.Kind.EQ, 0, 0, 0)));
        assertThereAndBack(key(NodeKey.Kind.MESSAGE, 0));
        process.getRegions().forEach(region -> assertThereAndBack(key(NodeKey.Kind.REGION, region.getAddress())));
    }

    @Test
    void shouldShowARegionForBytesInIt() {
        Region region = process.getRegions().get(0);
        ProcessSubject bytes = new ProcessSubject(process.getIndex(), new Subject.OfExtent(region.getAddress() + 1, 1));
        assertEquals(Optional.of(key(NodeKey.Kind.REGION, region.getAddress())), NodeSubjects.node(bytes, process, cursor()));
    }

    @Test
    void shouldShowNothingOfAnotherProcess() {
        ProcessSubject other = new ProcessSubject(process.getIndex() + 1, new Subject.OfObject(Handle.of(Handle.Kind.ME, 0, 0, 2)));
        assertEquals(Optional.empty(), NodeSubjects.node(other, process, cursor()));
        assertEquals(Optional.empty(), NodeSubjects.of(key(NodeKey.Kind.PROCESS, 0), session.model(), cursor()));
    }

    @Test
    void shouldTellAllViewsOnceWhatIsSelected() {
        int[] told = new int[1];
        session.controller().addListener(() -> told[0]++);
        Optional<ProcessSubject> entry = NodeSubjects.of(key(NodeKey.Kind.ENTRY, Handle.of(Handle.Kind.ME, 0, 0, 2)), session.model(), cursor());
        session.controller().selectSubject(entry);
        session.controller().selectSubject(entry);
        assertEquals(1, told[0]);
        session.controller().move(StepKind.INTO, Direction.FORWARD);
        assertTrue(session.controller().selectedSubject().equals(entry), "a move does not change it");
    }
}
