package org.portalscope.protocol.repeat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.CallbackReturned;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.ProtocolCalled;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.snapshot.SnapshotReader;
import org.portalscope.engine.snapshot.SnapshotWriter;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.protocol.call.Callback;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.repeat.SumProtocol.Sum;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/** Calls that call back functions of the program, run again without it: they go on with what was recorded of these. */
class RepeatedCallbackTest {

    private static final int THREAD = 1;
    private static final CallVariable NUMBER = new CallVariable("number", ValueType.INTEGER);
    private static final ValueType FUNCTION = ValueType.function("a function", ValueType.INTEGER, NUMBER);

    /** It adds up what a function of the program makes of numbers. */
    private static final Procedure ASK = Procedure.named("asker_ask", NUMBER)
            .thenCallBack(call -> new Callback(FUNCTION, 1, List.of(call.number(NUMBER))), NUMBER)
            .thenDo(call -> SumProtocol.add(call, call.number(NUMBER)))
            .end();
    private static final Protocol ASKER = new SumProtocol("asker", ASK);

    /** A turn in which nothing of Portals is called. */
    private static final class Nothing implements RecordedInputs {

        @Override
        public Input next() {
            return null;
        }

        @Override
        public Answer take() {
            throw new AssertionError("nothing was recorded");
        }
    }

    private RepeatedProtocols protocols = protocols();
    private final AppliedEffects effects = new AppliedEffects(() -> protocols);

    private static RepeatedProtocols protocols() {
        return new RepeatedProtocols(new KnownProtocols(Protocols.of(List.of(ASKER))), () -> { });
    }

    /** The mark of a call, or of a return from the function that it calls back, as a process takes it. */
    private static Input mark(long call, Long result) {
        List<Input> taken = new ArrayList<>();
        PortalsProcess process = RepeatedTurnTest.process();
        process.recordTo(taken::add);
        if (result == null) {
            CallMarks.markCall(process, THREAD, () -> CallMarks.use(ASKER, List.of()), ASK, List.of(call));
        } else {
            CallMarks.markReturn(process, THREAD, ResumableCall.of(ASK, List.of(call)), result);
        }
        return taken.get(0);
    }

    private RepeatedTurn turn() {
        return new RepeatedTurn(RepeatedTurnTest.process(), THREAD, protocols, new Nothing(), effects::apply, null, true, Phrase.UNNAMED);
    }

    private void begin(long number) {
        turn().begin((ProtocolCalled) mark(number, null));
    }

    private void returned(long number) {
        turn().returned((CallbackReturned) mark(0, number));
    }

    @Test
    void shouldGoOnWithWhatTheFunctionReturned() {
        begin(5);
        turn().goOn();
        assertTrue(protocols.call(THREAD).isCallingBack());
        returned(40);
        assertNull(protocols.present("asker"));
        turn().goOn();
        assertEquals(new Sum(40), protocols.present("asker"));
        assertNull(protocols.call(THREAD));
    }

    @Test
    void shouldLetFunctionsMakeCalls() {
        begin(1);
        begin(2);
        assertEquals(List.of(1L, 2L), protocols.calls(THREAD).stream().map(call -> call.top().value(NUMBER)).toList());
        returned(30);
        turn().goOn();
        assertEquals(new Sum(30), protocols.present("asker"));
        returned(4);
        turn().goOn();
        assertEquals(new Sum(34), protocols.present("asker"));
        assertEquals(List.of(), protocols.calls(THREAD));
        assertEquals("", protocols.lost());
    }

    @Test
    void shouldTakeAllBack() {
        begin(1);
        begin(2);
        returned(30);
        turn().goOn();
        returned(4);
        effects.revertAll();
        assertEquals(List.of(), protocols.calls(THREAD));
        assertNull(protocols.present("asker"));
    }

    @Test
    void shouldGoOnFromWhatWasSavedInAFunction() {
        begin(1);
        begin(2);
        SnapshotWriter out = new SnapshotWriter();
        protocols.saveProtocols(out);
        List<ResumableCall> open = List.copyOf(protocols.calls(THREAD));
        protocols = protocols();
        protocols.protocolsRestorer(new SnapshotReader(out.toBytes())).run();
        assertEquals(open.toString(), protocols.calls(THREAD).toString());
        returned(30);
        turn().goOn();
        returned(4);
        turn().goOn();
        assertEquals(new Sum(34), protocols.present("asker"));
    }

    @Test
    void shouldNoticeThatNoFunctionWasCalled() {
        begin(1);
        returned(3);
        returned(3);
        assertEquals("asker_ask: it waits for no function of the program, and recorded is that one returns", protocols.lost());
    }

    @Test
    void shouldNoticeAnotherResult() {
        begin(1);
        turn().returned(new CallbackReturned(THREAD, ByteString.of(new byte[0])));
        assertTrue(protocols.lost().startsWith("asker_ask: the function that it calls back returns something else: "), protocols::lost);
    }
}
