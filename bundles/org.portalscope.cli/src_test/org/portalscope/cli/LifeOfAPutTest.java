package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.call.Returned;
import org.portalscope.engine.effect.BytesWritten;
import org.portalscope.engine.effect.EventLogged;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.effect.OperationStarted;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.PutRequest;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.translation.BitsCheck;
import org.portalscope.model.MatchEntry;
import org.portalscope.model.NetworkInterface;
import org.portalscope.model.World;
import org.portalscope.model.projection.Projection;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.portals.PortalsScene;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.cursor.Outcome;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.Transition;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** Follows one message through the rooms, as releng/docs/life-of-a-put.md tells it; each stop is a test. */
class LifeOfAPutTest {

    private static final String SOURCE = """
            scenario "Life of a put" section "3.11.1"
                about "One message from the statement to the picture.";

            process client at 0:0 user 100 {
                region greeting[5] = "hello";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                md = { start = greeting, length = 5, threshold = 1, options = 0 };
                PtlMDBind(ni, md, &source);
                barrier;
                PtlPut(source, PTL_NOACK_REQ, server, 4, 0, 0x0007, 0, 0);
            }

            process server at 1:0 user 100 {
                region inbox[8];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 8, &eq);
                PtlMEAttach(ni, 4, { nid = PTL_NID_ANY, pid = PTL_PID_ANY }, 0x0009, 0, PTL_RETAIN, PTL_INS_AFTER, &other);
                PtlMEAttach(ni, 4, { nid = PTL_NID_ANY, pid = PTL_PID_ANY }, 0x0007, 0, PTL_RETAIN, PTL_INS_AFTER, &wanted);
                md = { start = inbox, length = 8, threshold = 1, options = PTL_MD_OP_PUT, eventq = eq };
                PtlMDAttach(wanted, md, PTL_RETAIN, PTL_RETAIN, NULL);
                barrier;
                expect PTL_EVENT_PUT_START in eq;
                expect PTL_EVENT_PUT_END in eq { mlength == 5 };
            }
            """;
    private static final OperationId PUT = new OperationId(new ProcessId(0, 0), 1);
    private static final int CLIENT = 0;
    private static final int SERVER = 1;

    private LocalSession session;
    private SessionDriver driver;
    private Projection projection;

    @BeforeEach
    void shouldRunToItsEnd() throws ScenarioException {
        Scenario scenario = ScenarioReader.parse("life-of-a-put.ptl", SOURCE).get();
        session = new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new).start();
        driver = session.drive();
        projection = Projection.of(session, Set.of(SERVER));
        driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        assertEquals(Optional.of("the run has ended: 19 transitions, 1 message, all expectations met"), session.ending());
    }

    @Test
    void stop1ProgramStatement() {
        Transition call = transition(steps -> steps.stream().anyMatch(MessageSent.class::isInstance));
        ThreadScheduled statement = assertInstanceOf(ThreadScheduled.class, call.opening());
        assertTrue(statement.place().text().startsWith("PtlPut(source, PTL_NOACK_REQ, server, 4"), statement.place().text());
        assertEquals("life-of-a-put.ptl:11", statement.place().toString());
        assertEquals(CLIENT, call.process());
    }

    @Test
    void stop2ApiCall() {
        Transition call = transition(steps -> steps.stream().anyMatch(MessageSent.class::isInstance));
        Transition.Span span = call.spans().stream().filter(each -> each.scope().kind() == Scope.Kind.CALL).findFirst().orElseThrow();
        assertEquals("PtlPut", span.scope().name());
        ApiCall input = call.inputs().stream().filter(ApiCall.class::isInstance).map(ApiCall.class::cast).findFirst().orElseThrow();
        assertEquals("PtlPut(md 0, PTL_NOACK_REQ, 1:0, 4, 0, 0x0007, 0, 0)", input.text(List.of()));
        OperationStarted started = only(call, OperationStarted.class);
        assertEquals(PUT, started.operation().message().operation());
        assertEquals("PtlPut returns PTL_OK", only(call, Returned.class).words());
    }

    @Test
    void stop3Message() {
        PutRequest request = assertInstanceOf(PutRequest.class, sent().message());
        assertEquals(PUT, request.operation());
        assertEquals(new ProcessId(1, 0), request.target());
        assertEquals(4, request.portal());
        assertEquals(7, request.matchBits());
        assertEquals(5, request.length());
    }

    @Test
    void stop4Fabric() {
        Transition call = transition(steps -> steps.stream().anyMatch(MessageSent.class::isInstance));
        driver.seek(new Position(call.number(), call.steps().size()));
        assertEquals(List.of(sent().message()), session.state().inFlight());
        assertEquals(List.of(new HeaderArrived(sent().message())), delivery().inputs());
        driver.seek(new Position(delivery().number(), 1));
        assertEquals(List.of(), session.state().inFlight());
    }

    @Test
    void stop5Translation() {
        List<BitsCheck> checks = delivery().steps().stream().filter(BitsCheck.class::isInstance).map(BitsCheck.class::cast).toList();
        assertEquals(List.of(false, true), checks.stream().map(BitsCheck::passed).toList());
        assertEquals(0xE, checks.get(0).deciding());
        assertEquals(PUT, only(delivery(), OperationStarted.class).operation().message().operation());
    }

    @Test
    void stop6MemoryAndEvents() {
        Transition completion = transition(steps -> steps.stream().anyMatch(BytesWritten.class::isInstance));
        assertEquals("hello", new String(only(completion, BytesWritten.class).after()));
        Event start = only(delivery(), EventLogged.class).event();
        Event end = only(completion, EventLogged.class).event();
        assertEquals(List.of(EventKind.PTL_EVENT_PUT_START, EventKind.PTL_EVENT_PUT_END), List.of(start.kind(), end.kind()));
        assertEquals(start.link(), end.link());
        assertEquals(5, end.mlength());
    }

    @Test
    void stop7Steps() {
        for (Step step : delivery().steps()) {
            assertTrue(step instanceof Check || step instanceof Effect);
            assertTrue(step instanceof MessageDelivered || !step.section().isEmpty(), step.words());
        }
    }

    @Test
    void stop8Timeline() {
        InitialPositions.firstTranslation(driver);
        assertEquals(new Position(delivery().number(), 1), session.position());
        over();
        over();
        assertEquals(List.of(new Outcome(wanted().getHandle() - 1, 1, Outcome.Verdict.PASSED_OVER, "bits"),
                new Outcome(wanted().getHandle(), 2, Outcome.Verdict.EXAMINED, "")), session.cursorState().outcomes());
        assertEquals(PUT, session.cursorState().message().map(Message::operation).orElseThrow());
    }

    @Test
    void stop9Model() {
        assertEquals(0, wanted().getDescriptor().getThreshold());
        driver.seek(new Position(delivery().number(), 1));
        assertEquals(1, wanted().getDescriptor().getThreshold());
        assertEquals("inbox", wanted().getDescriptor().getRegion().getName());
    }

    @Test
    void stop10Picture() {
        InitialPositions.firstTranslation(driver);
        over();
        over();
        Scene scene = PortalsScene.build(projection.model(), SERVER, session.cursorState(), SceneOptions.DEFAULT, TextMeasure.ESTIMATE);
        assertNotNull(scene.node(new NodeKey(SERVER, NodeKey.Kind.ENTRY, wanted().getHandle())).orElseThrow());
        assertTrue(scene.nodes().stream().anyMatch(node -> node.key().kind() == NodeKey.Kind.MESSAGE
                && node.tooltip().contains("put #1")));
    }

    private MatchEntry wanted() {
        World model = projection.model();
        NetworkInterface ni = model.getProcesses().get(SERVER).getInterfaces().get(0);
        return ni.getPortals().get(4).getEntries().get(1);
    }

    private void over() {
        driver.move(StepKind.OVER, Direction.FORWARD, Optional.empty(), () -> false);
    }

    private MessageSent sent() {
        return only(transition(steps -> steps.stream().anyMatch(MessageSent.class::isInstance)), MessageSent.class);
    }

    private Transition delivery() {
        return transition(steps -> steps.get(0) instanceof MessageDelivered);
    }

    private Transition transition(Predicate<List<Step>> wanted) {
        for (int number = 1; number <= session.timeline().size(); number++) {
            if (wanted.test(session.timeline().transition(number).steps())) {
                return session.timeline().transition(number);
            }
        }
        throw new AssertionError("no such transition");
    }

    private static <T extends Step> T only(Transition transition, Class<T> type) {
        List<T> found = transition.steps().stream().filter(type::isInstance).map(type::cast).toList();
        assertEquals(1, found.size(), type.getSimpleName());
        return found.get(0);
    }
}
