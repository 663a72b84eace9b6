package org.portalscope.cli;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

import org.portalscope.engine.description.Unit;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.protocol.ReceiveQueue;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/** A protocol whose entries on portal 4 are receives, but for those that ignore all bits, which are for unexpected messages. */
public final class Receives implements Protocol {

    private static final int PORTAL = 4;
    private static final List<ProtocolTable.Column> COLUMNS = List.of(new ProtocolTable.Column("message", Unit.INDEX));
    private static final CallVariable COUNT = new CallVariable("count", ValueType.INTEGER);

    /** How many unexpected messages it keeps. */
    private record Kept(long unexpectedMessages) implements ProtocolState {

        @Override
        public void write(FieldWriter out) {
            out.number(unexpectedMessages);
        }

        @Override
        public List<ProtocolTable> tables() {
            return List.of(new ProtocolTable("kept", COLUMNS, LongStream.rangeClosed(1, unexpectedMessages)
                    .mapToObj(number -> new ProtocolTable.Row(List.of(number), List.of(), List.of())).toList()));
        }
    }

    @Override
    public String name() {
        return "receives";
    }

    @Override
    public String about() {
        return "Has queues of receives and of unexpected messages.";
    }

    @Override
    public List<ProtocolOperation> operations() {
        return List.of(new ProtocolOperation(Procedure.named("keep", COUNT)
                .thenDo(call -> call.setState(new Kept(call.number(COUNT)), "keeps them")).end(), null, "Keeps so many messages."));
    }

    @Override
    public EntryRoles entryRoles() {
        return (portal, matchBits, ignoreBits, unlink) -> portal != PORTAL ? Optional.empty()
                : Optional.of(ignoreBits == -1 ? ReceiveQueue.UNEXPECTED : ReceiveQueue.POSTED);
    }

    @Override
    public ProtocolState start() {
        return new Kept(0);
    }

    @Override
    public ProtocolState read(FieldReader in) {
        return new Kept(in.number());
    }
}
