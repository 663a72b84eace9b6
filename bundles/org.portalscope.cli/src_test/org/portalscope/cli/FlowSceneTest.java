package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Step;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scene.Node;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Scene;
import org.portalscope.scene.flow.FlowArrow;
import org.portalscope.scene.flow.FlowBox;
import org.portalscope.scene.flow.FlowChart;
import org.portalscope.scene.flow.FlowPath;
import org.portalscope.scene.flow.FlowScene;
import org.portalscope.scene.style.State;
import org.portalscope.scene.svg.FontWidths;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.Transition;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** The way of messages of known runs through the flow chart. */
class FlowSceneTest {

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldHaveABoxForEveryStepOfEveryArrivalAndAnExitForEveryMessage(Path file) throws ScenarioException {
        LocalSession session = run(ScenarioFiles.read(file));
        for (int number = 1; number <= session.timeline().size(); number++) {
            Transition transition = session.timeline().transition(number);
            if (transition.opening().category() == Step.Category.ARRIVAL) {
                for (int made = 1; made <= transition.steps().size(); made++) {
                    Step step = transition.steps().get(made - 1);
                    assertTrue(FlowPath.tells(step), () -> "no box for " + step.kind() + ": " + step.words());
                }
                FlowPath path = FlowPath.of(transition.steps(), true);
                assertEquals(Optional.of(exit(transition)), path.current(), () -> transition.opening().words());
                int examined = count("SourceCheck", transition);
                assertEquals(examined == 0 ? count("MoreEntriesCheck", transition) : examined, path.visits(FlowBox.MATCH), () -> transition.opening().words());
            }
        }
    }

    private static FlowBox exit(Transition transition) {
        boolean forNobody = count("NoSuchProcess", transition) > 0;
        return forNobody ? FlowBox.DISCARD : count("MessageDropped", transition) > 0 ? FlowBox.DROPPED : FlowBox.DONE;
    }

    private static int count(String kind, Transition transition) {
        return (int) transition.steps().stream().filter(step -> step.kind().equals(kind)).count();
    }

    @Test
    void shouldGoFromEntryToEntryUntilThereIsNoMore() throws ScenarioException {
        FlowPath path = FlowPath.of(arrival("PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 8, 0, 0);"), false);
        assertEquals(List.of("ARRIVES VALID", "VALID MATCH", "MATCH MORE", "MORE DISCARD", "DISCARD INCREMENT", "INCREMENT DROPPED"),
                taken(path));
        assertEquals(Optional.of(FlowBox.DROPPED), path.current());
    }

    @Test
    void shouldPerformTheOperationAndRecordTheEvent() throws ScenarioException {
        FlowPath path = FlowPath.of(arrival("PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0);"), true);
        assertEquals(List.of("ARRIVES VALID", "VALID MATCH", "MATCH ACCEPTS", "ACCEPTS ROOM", "ROOM PERFORM", "PERFORM UNLINK_THRESHOLD",
                "UNLINK_THRESHOLD QUEUE", "QUEUE RECORD", "RECORD DONE"), taken(path));
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldComeToEachBoxAsOftenAsTheWayDoes(Path file) throws ScenarioException {
        LocalSession session = run(ScenarioFiles.read(file));
        for (int number = 1; number <= session.timeline().size(); number++) {
            List<Step> steps = session.timeline().transition(number).steps();
            if (FlowScene.isReceived(steps.get(0))) {
                FlowPath path = FlowPath.of(steps, true);
                for (FlowBox box : FlowBox.values()) {
                    long times = IntStream.range(0, steps.size()).filter(index -> FlowPath.comesTo(box, steps, index)).count();
                    assertEquals(path.visits(box), times, () -> box + " in " + steps.get(0).words());
                }
            }
        }
    }

    @Test
    void shouldSayThatNoMessageIsReceived() throws ScenarioException {
        Scene scene = scene(new Launch("", "", scenario("print 1;")::world, RoundRobinScheduler::new).start());
        assertEquals("No message is received here. F6 goes on to the next step of one.", scene.nodes().get(FlowBox.values().length).name());
        assertTrue(scene.links().stream().allMatch(link -> link.state() == State.NOT_EXAMINED));
    }

    @Test
    void shouldTellAtTheExitWhatHasBecomeOfTheMessage() throws ScenarioException {
        LocalSession session = run(scenario("PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 8, 0, 0);"));
        SessionDriver driver = session.drive();
        int number = numberOfArrival(session);
        driver.seek(new Position(number, session.timeline().steps(number)));
        Node exit = node(scene(session), FlowBox.DROPPED);
        assertEquals(State.DROPPED, exit.state());
        assertTrue(exit.tooltip().contains("is dropped: no match entry accepts the request"), exit::tooltip);
        assertTrue(exit.current());
        driver.seek(new Position(number, 1));
        assertEquals(State.NOT_EXAMINED, node(scene(session), FlowBox.DROPPED).state());
        assertEquals(State.CURRENT, node(scene(session), FlowBox.ARRIVES).state());
    }

    @Test
    void shouldCountHowOftenABoxIsPassed() throws ScenarioException {
        LocalSession session = run(Scenario.read(ScenarioFiles.LIBRARY.resolve("3.7-match-list.ptl")));
        int number = numberOfArrival(session);
        session.drive().seek(new Position(number, session.timeline().steps(number)));
        Node match = node(scene(session), FlowBox.MATCH);
        assertTrue(match.tooltip().contains("8 times here"), match::tooltip);
        assertTrue(match.name().endsWith("on the way, 8 times here"), match::name);
    }

    @Test
    void shouldCountTenThousandEntriesInTheBox() throws ScenarioException {
        LocalSession session = run(ScenarioReader.parse("long.ptl", PutScenario.text("7", """
                repeat 9999 { PtlMEAttach(ni, 5, client, 0x0001, 0, PTL_RETAIN, PTL_INS_AFTER, &other); }
                barrier;
                """, "barrier; PtlPut(md, PTL_NOACK_REQ, server, 5, 0, 8, 0, 0);")).get());
        int number = numberOfArrival(session);
        Node match = FlowScene.build(session.timeline().transition(number), new FontWidths()).nodes().get(FlowBox.MATCH.ordinal());
        assertTrue(match.primitives().stream().anyMatch(drawn -> drawn instanceof Primitive.Text text && text.text().equals("9,999 times here")),
                match::toString);
    }

    @Test
    void shouldShowTheWholeWayOfAMessageThatIsSelectedElsewhere() throws ScenarioException {
        LocalSession session = run(scenario("PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 8, 0, 0);"));
        int number = numberOfArrival(session);
        Message message = session.timeline().transition(number).opening().field("message", Message.class).orElseThrow();
        session.drive().seek(new Position(1, 1));
        Transition arrival = FlowScene.arrival(session.timeline(), session.places(message.operation())).orElseThrow();
        assertEquals(number, arrival.number());
        assertEquals(State.DROPPED, FlowScene.build(arrival, new FontWidths()).nodes().get(FlowBox.DROPPED.ordinal()).state());
        assertEquals(Optional.empty(), FlowScene.arrival(session.timeline(), session.places(new OperationId(message.initiator(), 99))));
    }

    @Test
    void shouldCoverNothingAndStayWithinThePicture() throws ScenarioException {
        LocalSession session = run(scenario("PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 8, 0, 0);"));
        Scene scene = scene(session);
        for (Node node : scene.nodes()) {
            assertTrue(node.bounds().x() >= 0 && node.bounds().right() <= scene.width() && node.bounds().bottom() <= scene.height(), node::toString);
            assertFalse(scene.nodes().stream().anyMatch(other -> other != node && other.bounds().overlaps(node.bounds())), node::toString);
        }
        scene.links().forEach(link -> link.points().forEach(point -> assertTrue(point.x() > 0 && point.x() < scene.width() && point.y() > 0
                && point.y() < scene.height(), link::toString)));
    }

    private static List<String> taken(FlowPath path) {
        return FlowChart.ARROWS.stream().filter(path::takes).map((FlowArrow arrow) -> arrow.from() + " " + arrow.to()).toList();
    }

    private static List<Step> arrival(String statement) throws ScenarioException {
        LocalSession session = run(scenario(statement));
        return session.timeline().transition(numberOfArrival(session)).steps();
    }

    private static int numberOfArrival(LocalSession session) {
        int number = 1;
        while (session.timeline().transition(number).opening().category() != Step.Category.ARRIVAL) {
            number++;
        }
        return number;
    }

    private static Node node(Scene scene, FlowBox box) {
        return scene.nodes().get(box.ordinal());
    }

    private static Scene scene(LocalSession session) {
        return FlowScene.build(session.cursorState(), session.timeline(), session.position(), new FontWidths());
    }

    private static Scenario scenario(String statement) throws ScenarioException {
        return ScenarioReader.parse("put.ptl", PutScenario.text("7", "", statement)).get();
    }

    private static LocalSession run(Scenario scenario) {
        LocalSession session = new Launch("", "", scenario::world, RoundRobinScheduler::new).start();
        SessionDriver driver = session.drive();
        driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        driver.close();
        return session;
    }
}
