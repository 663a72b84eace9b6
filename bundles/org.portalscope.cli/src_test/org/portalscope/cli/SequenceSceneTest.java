package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scene.Link;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Scene;
import org.portalscope.scene.sequence.SequenceOptions;
import org.portalscope.scene.sequence.SequenceScene;
import org.portalscope.scene.style.State;
import org.portalscope.scene.svg.FontWidths;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** What a sequence chart shows of runs that are known. */
class SequenceSceneTest {

    @Test
    void shouldDrawAMessageFromWhereItLeavesToWhereItArrives() throws ScenarioException {
        Scene scene = end("PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0);");
        Link put = scene.links().get(0);
        assertEquals(Link.End.ARROW, put.end());
        assertEquals(place(scene, 1), put.points().get(0).x());
        assertEquals(place(scene, 0), put.points().get(1).x());
        assertTrue(put.points().get(0).y() < put.points().get(1).y());
        assertEquals(List.of("put #1 · portal 4 · 0x0007 · 5 bytes", "taken by entry 1 of portal 4", "PUT_START", "PUT_END"), texts(scene));
    }

    @Test
    void shouldNameTheFieldsOfMatchBits() throws ScenarioException {
        Scene scene = chart(run(Marker.put()), 1);
        assertTrue(texts(scene).contains("put #1 · portal 4 · context 1, tag 7 · 5 bytes"), texts(scene)::toString);
    }

    @Test
    void shouldEndADroppedMessageWithACrossAndItsReason() throws ScenarioException {
        Scene scene = end("PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 8, 0, 0);");
        assertEquals(Link.End.CROSS, scene.links().get(0).end());
        assertEquals(State.DROPPED, scene.links().get(0).state());
        assertTrue(texts(scene).contains("dropped: no match entry accepts the request"), texts(scene)::toString);
    }

    @Test
    void shouldDrawAMessageForNobodyAsDropped() throws ScenarioException {
        Scene scene = end("PtlPut(md, PTL_NOACK_REQ, { nid = 9, pid = 9 }, 4, 0, 8, 0, 0);");
        assertEquals(Link.End.CROSS, scene.links().get(0).end());
        assertTrue(texts(scene).stream().anyMatch(text -> text.contains("no process 9:9")), texts(scene)::toString);
    }

    @Test
    void shouldDrawAMessageInFlightWithAnOpenEnd() throws ScenarioException {
        LocalSession session = run("PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0);");
        int sent = first(session, "PtlPut");
        session.drive().seek(new Position(sent, session.timeline().steps(sent)));
        Link put = chart(session, 1).links().get(0);
        assertEquals(Link.End.OPEN_ARROW, put.end());
        assertEquals(State.IN_FLIGHT, put.state());
    }

    @Test
    void shouldPartTheChartAtALabelAndMarkAFailure() throws ScenarioException {
        Scene scene = end("label \"so far\"; assert 1 == 2, \"never\";");
        assertTrue(texts(scene).contains("so far"), texts(scene)::toString);
        Node failure = scene.nodes().get(scene.nodes().size() - 1);
        assertTrue(failure.name().startsWith("fails: never"), failure::name);
        assertEquals(State.DROPPED, failure.state());
    }

    @Test
    void shouldWriteWhatFailedInAsManyLinesAsItTakes() throws ScenarioException {
        String reason = "a reason of many words ".repeat(12).strip();
        Scene scene = end("assert 1 == 2, \"" + reason + "\";");
        Node failure = scene.nodes().get(scene.nodes().size() - 1);
        List<Primitive.Text> lines = failure.primitives().stream().filter(Primitive.Text.class::isInstance).map(Primitive.Text.class::cast).toList();
        String whole = String.join(" ", lines.stream().map(Primitive.Text::text).toList());
        assertTrue(whole.startsWith("fails: ") && whole.endsWith(reason + ": 1 == 2 does not hold"), whole);
        assertTrue(lines.size() > 1 && lines.stream().allMatch(line -> line.bounds().bottom() <= failure.bounds().bottom()), lines::toString);
        assertTrue(failure.bounds().bottom() <= scene.height());
    }

    @Test
    void shouldSayWhatIsLeftOutAndKeepTheArrowOfAMessageThatLeftBefore() throws ScenarioException {
        LocalSession session = run("PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0);");
        int arrival = first(session, "arrives");
        Scene scene = chart(session, arrival);
        assertEquals("transitions 1 to " + (arrival - 1) + " are left out",
                scene.node(new NodeKey(-1, NodeKey.Kind.NOTE, 0)).orElseThrow().name());
        assertEquals(1, scene.links().size());
    }

    @Test
    void shouldDrawTheCallsIfTheyAreOfInterest() throws ScenarioException {
        LocalSession session = run("PtlEQAlloc(ni, 1, &eq); PtlEQGet(eq, &event) expect PTL_EQ_EMPTY; PtlEQWait(eq, &event);");
        List<String> texts = texts(chart(session, 1, true));
        assertEquals(List.of("PtlEQAlloc", "PtlEQGet: PTL_EQ_EMPTY", "PtlEQWait waits"), texts.subList(texts.size() - 3, texts.size()));
        assertEquals(List.of(), texts(chart(session, 1, false)));
    }

    @Test
    void shouldTellVirtualTimeAtTheLeftEdgeOnceForEachMoment() throws ScenarioException {
        Scenario scenario = ScenarioReader.parse("time.ptl", """
                scenario "Time"; channel { latency = 2us };
                process p at 0:0 user 1 { compute 3us; print "a"; print "b"; wait 500ns; print "c"; }
                """).get();
        LocalSession session = new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new).start();
        SessionDriver driver = session.drive();
        driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        Scene scene = chart(session, 1);
        List<String> times = scene.background().stream().filter(Primitive.Text.class::isInstance).map(text -> ((Primitive.Text) text).text()).toList();
        assertEquals(List.of("0 ns", "3 us", "3.5 us"), times);
        assertTrue(texts(scene).contains("thread 0 computes until 3 us"), texts(scene)::toString);
    }

    @Test
    void shouldLeaveOutTheBeginningOfARunThatIsTooLong() throws ScenarioException {
        Scene scene = end("repeat 2000 { print \"again\"; }");
        assertTrue(scene.nodes().stream().anyMatch(node -> node.key().kind() == NodeKey.Kind.NOTE), "no note");
        assertTrue(scene.height() < 20_000, () -> "height " + scene.height());
    }

    private static int first(LocalSession session, String words) {
        int number = 1;
        while (!session.timeline().transition(number).opening().words().contains(words)) {
            number++;
        }
        return number;
    }

    private static int place(Scene scene, int process) {
        return scene.node(new NodeKey(process, NodeKey.Kind.PROCESS, 0)).orElseThrow().bounds().centerX();
    }

    private static List<String> texts(Scene scene) {
        return scene.nodes().stream().filter(node -> node.key().kind() == NodeKey.Kind.OCCURRENCE).map(Node::name).toList();
    }

    private static Scene end(String statements) throws ScenarioException {
        return chart(run(statements), 1);
    }

    private static LocalSession run(String statements) throws ScenarioException {
        return run(ScenarioReader.parse("put.ptl", PutScenario.text("7", "", statements)).get());
    }

    private static LocalSession run(Scenario scenario) {
        LocalSession session = new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new).start();
        SessionDriver driver = session.drive();
        driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        driver.close();
        return session;
    }

    private static Scene chart(LocalSession session, int from) {
        return chart(session, from, false);
    }

    private static Scene chart(LocalSession session, int from, boolean calls) {
        return SequenceScene.build(ProcessTable.of(session.state()), session.cursorState(), session.failure(), session.timeline(),
                session.position(), new SequenceOptions(from, calls, 1280),
                new FontWidths());
    }
}
