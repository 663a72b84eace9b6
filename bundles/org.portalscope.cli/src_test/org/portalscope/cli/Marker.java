package org.portalscope.cli;

import java.util.List;

import org.portalscope.engine.description.Unit;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.Protocols;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.program.SourceId;

/** A protocol that gives the match bits a meaning and knows one thing, the handle of a queue. */
public final class Marker implements Protocol {

    private static final CallVariable NI = new CallVariable("interface", ValueType.NI);
    private static final CallVariable QUEUE = new CallVariable("queue", ValueType.EQ);
    private static final List<ProtocolTable.Column> COLUMNS = List.of(new ProtocolTable.Column("number", Unit.INDEX),
            new ProtocolTable.Column("wants", Unit.MATCH_BITS), new ProtocolTable.Column("length", Unit.BYTES));

    /** The queue, or 0. */
    private record Marked(long queue) implements ProtocolState {

        @Override
        public void write(FieldWriter out) {
            out.number(queue);
        }

        @Override
        public List<ProtocolTable> tables() {
            ProtocolTable.Row row = new ProtocolTable.Row(List.of(1L, 0x1_0000_0007L, 5L), List.of(queue), List.of());
            return List.of(new ProtocolTable("marks", COLUMNS, queue == 0 ? List.of() : List.of(row)));
        }
    }

    /** A put with match bits 0x1_0000_0007 to a server that calls the protocol once. */
    public static Scenario put() throws ScenarioException {
        String text = PutScenario.text("0x1_0000_0007", "marker_open(ni);", "PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 0x1_0000_0007, 0, 0);")
                .replace("scenario \"A put\";", "scenario \"A put\"; use marker;");
        return ScenarioReader.parse(SourceId.text("put.ptl"), "put.ptl", text, new FolderImports(null), Protocols.of(List.of(new Marker()))).get();
    }

    @Override
    public String name() {
        return "marker";
    }

    @Override
    public String about() {
        return "Keeps a queue.";
    }

    @Override
    public List<ProtocolOperation> operations() {
        return List.of(new ProtocolOperation(Procedure.named("marker_open", NI).variables(QUEUE)
                .thenMake(QUEUE, call -> call.eqAlloc(call.number(NI), 8))
                .thenDo(call -> call.setState(new Marked(call.number(QUEUE)), "open")).end(), null, "Allocates the queue."));
    }

    @Override
    public List<MatchBitField> matchBits() {
        return List.of(new MatchBitField("context", 32, 32), new MatchBitField("tag", 0, 32));
    }

    @Override
    public ProtocolState start() {
        return new Marked(0);
    }

    @Override
    public ProtocolState read(FieldReader in) {
        return new Marked(in.number());
    }
}
