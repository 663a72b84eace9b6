package org.portalscope.protocol.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.input.Location;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.protocol.Fields;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.QueueHandles;
import org.portalscope.protocol.value.ValueType;

/** How calls go on from one transition to the next. */
class ResumableCallTest {

    private static final CallVariable COUNT = new CallVariable("count", ValueType.INTEGER);
    private static final CallVariable QUEUE = new CallVariable("queue", ValueType.EQ);
    private static final CallVariable PEER = new CallVariable("peer", ValueType.PROCESS);
    private static final CallVariable DATA = new CallVariable("data", ValueType.BUFFER);
    private static final ProtocolError WRONG = new ProtocolError("WRONG", "this is wrong");

    private static final Procedure TWICE = Procedure.named("twice", COUNT)
            .thenDo(call -> call.set(COUNT, 2 * call.number(COUNT)))
            .thenCheck(call -> call.fini())
            .thenReturn(call -> call.get(COUNT));

    private final Environment environment = new Environment();
    private int calls;
    private int asked;

    @BeforeEach
    void answerWell() {
        environment.answer = ReturnCode.PTL_OK;
    }

    @Test
    void shouldMakeOneCallInEachTransition() {
        Procedure procedure = Procedure.named("three").thenCheck(call -> call.fini()).thenCheck(call -> call.fini())
                .thenCheck(call -> call.fini()).end();
        ResumableCall call = ResumableCall.of(procedure, List.of());
        for (int transition = 1; transition <= 3; transition++) {
            assertNull(call.outcome());
            call = call.step(environment);
            assertEquals(transition, calls);
        }
        assertEquals(new CallOutcome(null, List.of(), null), call.outcome());
    }

    @Test
    void shouldGoOnInAsManyTransitionsAsItMay() {
        Procedure procedure = Procedure.named("three").thenCheck(call -> call.fini()).thenCheck(call -> call.fini())
                .thenCheck(call -> call.fini()).end();
        environment.following = 1;
        ResumableCall call = ResumableCall.of(procedure, List.of()).step(environment);
        assertEquals(2, calls);
        assertNull(call.outcome());
        environment.following = 5;
        assertNotNull(call.step(environment).outcome());
        assertEquals(3, calls);
        assertEquals(5, environment.following, "nothing was left to begin another transition for");
    }

    @Test
    void shouldHandResultsToTheProcedureThatCalled() {
        Procedure outer = Procedure.named("outer").variables(COUNT)
                .thenEnter(TWICE, call -> List.of(5L), COUNT)
                .thenEnter(TWICE, call -> List.of(call.number(COUNT)), COUNT)
                .thenReturn(call -> call.get(COUNT));
        ResumableCall first = ResumableCall.of(outer, List.of()).step(environment);
        assertEquals(List.of("outer", "twice"), first.frames().stream().map(frame -> frame.procedure().name()).toList());
        assertEquals(10L, first.frames().get(0).value(COUNT));
        assertEquals(new CallOutcome(20L, List.of(), null), first.step(environment).outcome());
        assertEquals(2, calls);
    }

    @Test
    void shouldLeaveTheValuesOfFramesAloneThatHaveBeenSeen() {
        Procedure waits = Procedure.named("waits").thenCheck(call -> call.fini()).thenCheck(call -> call.fini()).end();
        Procedure nothing = Procedure.named("nothing").end();
        Procedure outer = Procedure.named("outer", COUNT).outputs(COUNT)
                .thenDo(call -> call.set(COUNT, 2L)).thenEnter(nothing).thenDo(call -> call.set(COUNT, 3L)).thenEnter(waits)
                .thenDo(call -> call.set(COUNT, 4L)).thenEnter(nothing).thenDo(call -> call.set(COUNT, 5L)).end();
        ResumableCall begun = ResumableCall.of(outer, List.of(1L));
        ResumableCall first = begun.step(environment);
        assertEquals(new CallOutcome(null, List.of(5L), null), first.step(environment).outcome());
        assertEquals(List.of(1L, 3L), List.of(begun.top().value(COUNT), first.frames().get(0).value(COUNT)));
    }

    @Test
    void shouldHandVariablesToAProcedureAndTakeItsResult() {
        Procedure outer = Procedure.named("outer", QUEUE, COUNT).thenEnter(TWICE, List.of(COUNT), QUEUE).thenReturn(call -> call.get(QUEUE));
        assertEquals(14L, ResumableCall.of(outer, List.of(5L, 7L)).step(environment).outcome().result());
    }

    @Test
    void shouldGiveTheValuesOfVariablesToTheProcedureThatIsEntered() {
        Procedure inner = Procedure.named("inner", COUNT, QUEUE).variables(PEER).thenCheck(call -> call.fini()).end();
        Procedure outer = Procedure.named("outer", QUEUE, COUNT).thenCheck(call -> call.fini()).thenEnter(inner, COUNT, QUEUE).end();
        ResumableCall call = ResumableCall.of(outer, List.of(7L, 5L)).step(environment);
        assertEquals("outer at 1 [7, 5] > inner at 0 [5, 7, null]", call.toString());
    }

    @Test
    void shouldEnterAProcedureAtALabel() {
        Procedure inner = Procedure.named("inner", COUNT).thenCheck(call -> call.fini()).label("behind").thenCheck(call -> call.fini()).end();
        Procedure outer = Procedure.named("outer").thenCheck(call -> call.fini())
                .thenChoose(call -> Continuation.enterAt("behind", inner, 5L)).end();
        assertEquals("outer at 1 [] > inner at 1 [5]", ResumableCall.of(outer, List.of()).step(environment).toString());
        assertThrows(IllegalArgumentException.class, () -> Continuation.enterAt("elsewhere", inner, 5L));
    }

    @Test
    void shouldEnterAProcedureBehindACallOfTheSameStep() {
        Procedure inner = Procedure.named("inner").thenCheck(call -> call.fini()).end();
        Procedure outer = Procedure.named("outer").thenCheck(call -> call.fini()).thenCallAndChoose(call -> {
            call.fini();
            return Continuation.enter(inner);
        }).end();
        ResumableCall first = ResumableCall.of(outer, List.of()).step(environment);
        assertEquals("outer at 1 []", first.toString());
        ResumableCall second = first.step(environment);
        assertEquals("outer at 1 [] > inner at 0 []", second.toString());
        assertNotNull(second.step(environment).outcome());
        assertEquals(3, calls);
    }

    @Test
    void shouldRefuseAnotherNumberOfVariablesThanAProcedureHasParameters() {
        Procedure.Builder outer = Procedure.named("outer", COUNT, QUEUE);
        assertThrows(IllegalArgumentException.class, () -> outer.thenEnter(TWICE, COUNT, QUEUE));
        assertThrows(IllegalArgumentException.class, () -> outer.thenEnter(TWICE));
    }

    @Test
    void shouldEndWithTheErrorOfAnyProcedure() {
        environment.answer = ReturnCode.PTL_NOINIT;
        Procedure outer = Procedure.named("outer").thenEnter(TWICE, call -> List.of(1L), null).end();
        assertEquals("PTL_NOINIT", ResumableCall.of(outer, List.of()).step(environment).outcome().error().name());
        Procedure refusing = Procedure.named("refusing").then(call -> Continuation.fail(WRONG)).end();
        assertEquals(new CallOutcome(null, List.of(), WRONG), ResumableCall.of(refusing, List.of()).step(environment).outcome());
    }

    @Test
    void shouldGoToLabels() {
        Procedure counting = Procedure.named("counting", COUNT)
                .label("again").thenDo(call -> call.set(COUNT, call.number(COUNT) - 1))
                .then(call -> call.number(COUNT) > 0 ? Continuation.to("again") : Continuation.ON)
                .thenReturn(call -> call.get(COUNT));
        assertEquals(0L, ResumableCall.of(counting, List.of(9L)).step(environment).outcome().result());
    }

    @Test
    void shouldWaitUntilAConditionHolds() {
        Procedure waiting = Procedure.named("waiting").thenWait(new NoQueues(), call -> environment.ready).end();
        ResumableCall call = ResumableCall.of(waiting, List.of());
        assertFalse(call.mayStep(null, null));
        assertEquals(call, call.step(environment));
        environment.ready = true;
        assertTrue(call.mayStep(null, null));
        assertEquals(new CallOutcome(null, List.of(), null), call.step(environment).outcome());
    }

    @Test
    void shouldActOnceAConditionHoldsAndNotAskForItAgainWhereItIsKnown() {
        environment.ready = true;
        List<Continuation> answers = new ArrayList<>(List.of(Continuation.AGAIN, Continuation.WAIT, Continuation.ON));
        Procedure waiting = Procedure.named("waiting").thenWait(new NoQueues(), call -> {
            asked++;
            return environment.ready;
        }, call -> answers.remove(0)).end();
        ResumableCall call = ResumableCall.of(waiting, List.of()).step(environment);
        assertNull(call.outcome());
        assertEquals(2, asked, "behind WAIT it is known that the condition does not hold");
        assertNotNull(call.step(environment).outcome());
        assertEquals(3, asked);
        assertEquals(List.of(), answers);
    }

    @Test
    void shouldWaitForFunctionsOfTheProgram() {
        ValueType function = ValueType.function("a function", ValueType.INTEGER, COUNT);
        Procedure asking = Procedure.named("asking", COUNT).thenCheck(call -> call.fini())
                .thenCallBack(call -> new Callback(function, 3, List.of(call.number(COUNT))), COUNT)
                .thenReturn(call -> call.number(COUNT) + 1);
        ResumableCall before = ResumableCall.of(asking, List.of(5L));
        assertFalse(before.isCallingBack());
        assertEquals(Optional.empty(), before.callback(null, null));
        assertThrows(IllegalStateException.class, () -> before.returned(1L));
        ResumableCall call = before.step(environment);
        assertTrue(call.isCallingBack());
        assertFalse(call.mayStep(null, null));
        assertEquals(call, call.step(environment));
        assertEquals(Optional.of(new Callback(function, 3, List.of(5L))), call.callback(null, null));
        assertEquals(ValueType.INTEGER, call.wanted());
        ResumableCall after = call.returned(40L);
        assertFalse(after.isCallingBack());
        assertEquals(41L, after.step(environment).outcome().result());
        assertThrows(IllegalArgumentException.class, () -> new Callback(function, 3, List.of("five")));
        assertThrows(IllegalArgumentException.class, () -> new Callback(ValueType.INTEGER, 3, List.of()));
    }

    @Test
    void shouldRefuseCallsInStepsThatMakeNone() {
        Procedure wrong = Procedure.named("wrong").thenDo(call -> call.fini()).end();
        assertThrows(IllegalStateException.class, () -> ResumableCall.of(wrong, List.of()).step(environment));
        Procedure blocking = Procedure.named("blocking")
                .thenCheck(call -> call.call(org.portalscope.engine.call.Function.PTL_EQ_WAIT, 0L, Location.WANTED)).end();
        assertThrows(IllegalStateException.class, () -> ResumableCall.of(blocking, List.of()).step(environment));
        Procedure endless = Procedure.named("endless").label("here").then(call -> Continuation.to("here")).end();
        assertThrows(IllegalStateException.class, () -> ResumableCall.of(endless, List.of()).step(environment));
    }

    @Test
    void shouldReadWhatItWrites() {
        Procedure inner = Procedure.named("inner", QUEUE).variables(COUNT).thenCheck(call -> call.fini())
                .thenCheck(call -> call.fini()).end();
        Procedure outer = Procedure.named("outer", PEER, DATA).thenEnter(inner, call -> List.of(77L), null).end();
        ResumableCall call = ResumableCall.of(outer, List.of(new ProcessId(3, 4), new Buffer("inbox", 4096, 8))).step(environment);
        assertEquals(2, call.frames().size());
        Fields fields = new Fields();
        call.write(fields);
        assertEquals(call, ResumableCall.read(fields, outer, Map.of("inner", inner, "outer", outer)::get));
        assertTrue(fields.isEmpty());
    }

    @Test
    void shouldRefuseACallThatCannotBeGoneOnWith() {
        Procedure longer = Procedure.named("call").thenCheck(call -> call.fini()).thenCheck(call -> call.fini()).thenCheck(call -> call.fini()).end();
        Procedure shorter = Procedure.named("call").thenCheck(call -> call.fini()).end();
        Procedure other = Procedure.named("other").end();
        ResumableCall call = ResumableCall.of(longer, List.of()).step(environment).step(environment);
        assertEquals("expected a number from 0 to below 1, found 2", refusal(call, shorter, name -> shorter));
        assertEquals("expected a call of other, found call", refusal(call, other, name -> longer));
        assertEquals("expected a call of call, found none", refusal(new ResumableCall(null, null), longer, name -> longer));
        assertEquals("there is no call", refusal(call, longer, name -> {
            throw new IllegalArgumentException("there is no " + name);
        }));
    }

    private static String refusal(ResumableCall written, Procedure called, Function<String, Procedure> procedures) {
        Fields fields = new Fields();
        written.write(fields);
        return assertThrows(FieldException.class, () -> ResumableCall.read(fields, called, procedures)).getMessage();
    }

    private record NoQueues() implements Dispatcher {

        @Override
        public QueueHandles queues(ProtocolState state) {
            return QueueHandles.NONE;
        }

        @Override
        public Continuation dispatch(EventData event, long queue, CallContext context) {
            return Continuation.AGAIN;
        }
    }

    /** Answers every call with one code. */
    private final class Environment implements CallEnvironment {

        private ReturnCode answer;
        private boolean ready;
        /** How many transitions can follow at once. */
        private int following;

        @Override
        public ProtocolState state() {
            return null;
        }

        @Override
        public PortalsState portals() {
            return null;
        }

        @Override
        public void setState(ProtocolState after, Supplier<String> what) {
            throw new UnsupportedOperationException("there is no state");
        }

        @Override
        public boolean explains() {
            return false;
        }

        @Override
        public void warn(String warning, Supplier<String> about) {
            throw new UnsupportedOperationException("nobody wants to know");
        }

        @Override
        public PortalsCalls calls() {
            return (function, arguments) -> {
                calls++;
                return FunctionResult.of(answer);
            };
        }

        @Override
        public EventOut eventOut() {
            throw new UnsupportedOperationException("there are no events");
        }

        @Override
        public boolean mayGoOn() {
            return following > 0;
        }

        @Override
        public void nextTransition() {
            following--;
        }

        @Override
        public void passBarrier() {
            throw new UnsupportedOperationException("there are no other processes");
        }

        @Override
        public Phrase.Names names() {
            return Phrase.UNNAMED;
        }

        @Override
        public Job job() {
            throw new UnsupportedOperationException("there are no other processes");
        }

        @Override
        public Buffer declare(String name, long length) {
            throw new UnsupportedOperationException("there is no memory");
        }

        @Override
        public void release(Buffer memory) {
            throw new UnsupportedOperationException("there is no memory");
        }

        @Override
        public byte[] read(long address, long length) {
            return new byte[0];
        }

        @Override
        public void write(long address, byte[] bytes) {
            throw new UnsupportedOperationException("there is no memory");
        }
    }
}
