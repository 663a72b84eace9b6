package org.portalscope.scenario.protocol;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.protocol.ProtocolWait;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.call.ProcedureFrame;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.QueueHandles;
import org.portalscope.protocol.value.ValueType;

/** A protocol whose calls wait for ever, for both of two processes or for one of them. */
public final class Awaiting implements Protocol {

    private static final CallVariable FIRST = new CallVariable("first", ValueType.PROCESS);
    private static final CallVariable SECOND = new CallVariable("second", ValueType.PROCESS);
    private static final String ALL = "await_all";

    /** It knows nothing. */
    private enum Nothing implements ProtocolState, Dispatcher {
        KNOWN;

        @Override
        public void write(FieldWriter out) {
            // there is nothing to write
        }

        @Override
        public List<ProtocolTable> tables() {
            return List.of();
        }

        @Override
        public QueueHandles queues(ProtocolState state) {
            return QueueHandles.NONE;
        }

        @Override
        public Continuation dispatch(EventData event, long queue, CallContext context) {
            throw new IllegalStateException("there is no queue");
        }
    }

    @Override
    public String name() {
        return "awaiting";
    }

    @Override
    public String about() {
        return "Waits for ever.";
    }

    @Override
    public List<ProtocolOperation> operations() {
        return Stream.of(ALL, "await_any").map(name -> new ProtocolOperation(
                Procedure.named(name, FIRST, SECOND).thenWait(Nothing.KNOWN, call -> false).end(), null, "Waits for ever.")).toList();
    }

    @Override
    public Optional<ProtocolWait> waitOf(ResumableCall call, ProtocolState state) {
        ProcedureFrame frame = call.frames().get(0);
        boolean all = frame.procedure().name().equals(ALL);
        return Optional.of(new ProtocolWait(frame.procedure().name(), Phrase.EMPTY, all ? ProtocolWait.Mode.ALL : ProtocolWait.Mode.ANY,
                Stream.of(FIRST, SECOND).map(variable -> (ProcessId) frame.value(variable))
                        .map(id -> ProtocolWait.Need.of("word", Phrase.of("of ").process(id), Phrase.EMPTY, List.of(id))).toList()));
    }

    @Override
    public ProtocolState start() {
        return Nothing.KNOWN;
    }

    @Override
    public ProtocolState read(FieldReader in) {
        return Nothing.KNOWN;
    }
}
