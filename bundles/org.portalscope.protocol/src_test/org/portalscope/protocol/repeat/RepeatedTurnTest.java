package org.portalscope.protocol.repeat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MemoryWritten;
import org.portalscope.engine.input.ProtocolCalled;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Fabric;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.snapshot.SnapshotReader;
import org.portalscope.engine.snapshot.SnapshotWriter;
import org.portalscope.engine.step.Check;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.protocol.call.Job;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.call.ProcessEnvironment;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.repeat.SumProtocol.Sum;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/** Calls that were recorded, run again: turn by turn they come to the same state, or say what they would do instead. */
class RepeatedTurnTest {

    private static final int THREAD = 2;
    private static final ProcessId SELF = new ProcessId(7, 0);
    private static final List<ProcessId> PROCESSES = List.of(new ProcessId(3, 0), SELF);
    private static final CallVariable AMOUNT = new CallVariable("amount", ValueType.INTEGER);
    private static final CallVariable PAGE = new CallVariable("page", ValueType.BUFFER);

    /** It calls Portals, declares memory, writes it and passes a barrier on the way. */
    private static final Procedure ADD = Procedure.named("adder_add", AMOUNT).variables(PAGE)
            .thenDo(call -> SumProtocol.add(call, call.number(AMOUNT)))
            .thenCheck(call -> call.init())
            .thenDo(call -> call.set(PAGE, call.declare("page", 8)))
            .thenDo(call -> call.write(call.buffer(PAGE).address(), new byte[] {1, 2, 3}))
            .thenCheck(call -> call.niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, null))
            .thenDo(call -> SumProtocol.add(call, 100 * call.job().rank() + call.read(call.buffer(PAGE).address(), 3)[2]))
            .thenBarrier()
            .thenDo(call -> call.release(call.buffer(PAGE)))
            .end();
    private static final Protocol ADDER = new SumProtocol("adder", ADD);

    /** The process that makes the call first. */
    private final class Original extends ProcessEnvironment {

        private final PortalsProcess process;

        Original(PortalsProcess process) {
            super(process, THREAD, ADDER.name());
            this.process = process;
        }

        @Override
        public ProtocolState state() {
            return sum;
        }

        @Override
        public void setState(ProtocolState after, Supplier<String> words) {
            sum = after;
        }

        @Override
        public boolean explains() {
            return false;
        }

        @Override
        protected void note(Check check) {
            throw new AssertionError(check);
        }

        @Override
        public Phrase.Names names() {
            return Phrase.UNNAMED;
        }

        @Override
        public Job job() {
            return Job.of(PROCESSES, portals());
        }

        @Override
        public void passBarrier() {
            CallMarks.markBarrier(process, THREAD);
        }
    }

    /** The inputs of a turn, which a process takes. */
    private static final class Turn implements RecordedInputs {

        private final PortalsProcess process;
        private final List<Input> inputs;

        Turn(PortalsProcess process, List<Input> inputs) {
            this.process = process;
            this.inputs = new ArrayList<>(inputs);
        }

        @Override
        public Input next() {
            return inputs.isEmpty() ? null : inputs.get(0);
        }

        @Override
        public Answer take() {
            return process.take(inputs.remove(0));
        }
    }

    /** Nobody takes messages. */
    private static final class Nobody implements Fabric {

        @Override
        public void send(Header header) {
            throw new AssertionError(header);
        }

        @Override
        public void sendData(Header header, MemoryBlock memory, int from, int length) {
            throw new AssertionError(header);
        }

        @Override
        public void withholdData(Header header, int niFailType) {
            throw new AssertionError(header);
        }
    }

    private final List<List<Input>> turns = new ArrayList<>();
    private final List<ProtocolState> sums = new ArrayList<>();
    private ProtocolState sum = new Sum(0);
    private PortalsProcess again;
    private RepeatedProtocols protocols;
    private final AppliedEffects effects = new AppliedEffects(() -> protocols);

    static PortalsProcess process() {
        return new PortalsProcess(List.of(InterfaceSpec.of(SELF, 0)), (from, to) -> OptionalLong.empty(), new Nobody());
    }

    /** Makes a call, and keeps what the process took in each turn, and the sum behind it. */
    @BeforeEach
    void record() {
        PortalsProcess process = process();
        List<Input> taken = new ArrayList<>();
        process.recordTo(taken::add);
        CallMarks.markCall(process, THREAD, () -> CallMarks.use(ADDER, PROCESSES), ADD, List.of(20L));
        for (ResumableCall call = ResumableCall.of(ADD, List.of(20L)); call.outcome() == null;) {
            call = call.step(new Original(process));
            turns.add(List.copyOf(taken));
            sums.add(sum);
            taken.clear();
        }
        again = process();
        protocols = new RepeatedProtocols(new KnownProtocols(Protocols.of(List.of(ADDER))), () -> { });
    }

    private void repeat(List<Input> inputs) {
        Turn turn = new Turn(again, inputs);
        RepeatedTurn repeated = new RepeatedTurn(again, THREAD, protocols, turn, effects::apply, null, true, Phrase.UNNAMED);
        if (turn.next() instanceof ProtocolCalled called) {
            turn.take();
            repeated.begin(called);
        } else {
            repeated.goOn();
        }
        assertTrue(protocols.isLost() || turn.next() == null, () -> "left over: " + turn.inputs);
    }

    private byte[] saved() {
        SnapshotWriter out = new SnapshotWriter();
        protocols.saveProtocols(out);
        return out.toBytes();
    }

    @Test
    void shouldComeToTheSameState() {
        assertEquals(3, turns.size());
        for (int turn = 0; turn < turns.size(); turn++) {
            repeat(turns.get(turn));
            assertEquals(sums.get(turn), protocols.present("adder"));
        }
        assertEquals(new Sum(20 + 100 + 3), protocols.present("adder"));
        assertNull(protocols.call(THREAD));
        assertEquals(1, protocols.barriersPassed());
        assertFalse(protocols.isLost());
    }

    @Test
    void shouldTakeAllBack() {
        turns.forEach(this::repeat);
        effects.revertAll();
        assertNull(protocols.present("adder"));
        assertEquals(0, protocols.barriersPassed());
        assertTrue(protocols.uses().isEmpty());
    }

    @Test
    void shouldGoOnFromWhatWasSaved() {
        repeat(turns.get(0));
        byte[] middle = saved();
        assertEquals(THREAD + 1, protocols.activeThreads());
        protocols = new RepeatedProtocols(new KnownProtocols(Protocols.of(List.of(ADDER))), () -> { });
        protocols.protocolsRestorer(new SnapshotReader(middle)).run();
        repeat(turns.get(1));
        repeat(turns.get(2));
        assertEquals(sums.get(2), protocols.present("adder"));
    }

    @Test
    void shouldSkipWhatAnUnknownProtocolHasSaved() {
        repeat(turns.get(0));
        RepeatedProtocols others = new RepeatedProtocols(KnownProtocols.NONE, () -> { });
        others.protocolsRestorer(new SnapshotReader(saved())).run();
        assertEquals("the protocol adder is not installed", others.lost());
        assertEquals(List.of(), others.tables());
        assertNull(others.call(THREAD));
    }

    @Test
    void shouldNoticeAnotherCall() {
        List<Input> other = new ArrayList<>(turns.get(0));
        other.replaceAll(input -> input instanceof ApiCall ? ApiCall.of(THREAD, Function.PTL_FINI) : input);
        repeat(other);
        assertEquals("adder_add: it does PtlInit(&max_interfaces), and recorded is PtlFini()", protocols.lost());
    }

    @Test
    void shouldNoticeThatSomethingIsMissing() {
        repeat(turns.get(0).subList(0, 1));
        assertTrue(protocols.lost().endsWith("and recorded is nothing"), protocols::lost);
        assertEquals(List.of(), protocols.tables());
    }

    @Test
    void shouldNoticeThatMoreWasDone() {
        List<Input> more = new ArrayList<>(turns.get(0));
        more.add(ApiCall.of(THREAD, Function.PTL_FINI));
        repeat(more);
        assertTrue(protocols.lost().startsWith("adder_add: it does nothing more, and recorded is PtlFini"), protocols::lost);
    }

    /** Of data, not all may have been recorded. */
    @Test
    void shouldNotCompareWhatIsWritten() {
        List<Input> other = new ArrayList<>(turns.get(0));
        other.replaceAll(input -> input instanceof MemoryWritten written
                ? new MemoryWritten(written.address(), ByteString.of(new byte[3])) : input);
        repeat(other);
        assertEquals("", protocols.lost());
        repeat(turns.get(1));
        assertEquals(new Sum(20 + 100), protocols.present("adder"));
    }
}
