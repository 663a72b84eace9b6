package org.portalscope.scenario.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.protocol.mailbox.Mailbox;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceId;

/** A thread is seen to be in the calls of protocols, with their variables. */
class UpperCallFramesTest {

    private static final String TEXT = """
            scenario "One mailbox"; use mailbox;
            process p at 0:0 {
                region pool[8];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                mailbox_open(ni, 4, pool);
                r = mailbox_receive(7, pool);
                n = mailbox_wait(r);
            }
            """;

    private static final Choice TURN = new Choice.RunThread(0, 0);

    @Test
    void shouldShowTheCallThatAThreadIsIn() throws Exception {
        Protocols protocols = Protocols.of(List.of(new Mailbox()));
        World world = ScenarioReader.parse(SourceId.text("test.ptl"), "test.ptl", TEXT, new FolderImports(null), protocols).get().world();
        Program program = world.process(0).program();
        world.advance(TURN);
        world.advance(TURN);
        assertEquals(0, program.upperCalls(0));
        assertEquals(List.of("context", "tag"), program.matchBitFields().stream().map(MatchBitField::name).toList());
        world.advance(TURN);
        assertEquals(List.of("main", "mailbox_open"), program.activations(0).stream().map(Program.Activation::name).toList());
        assertEquals(2, program.depth(0));
        Program.Activation open = program.activations(0).get(1);
        assertEquals(program.place(0), open.place());
        assertEquals("pool", open.names().get("pool").text());
        assertTrue(open.names().containsKey("queue") && !open.names().containsKey("entry"), open.names().toString());
        assertEquals(List.of(), program.protocolTables());
        world.advance(TURN);
        world.advance(TURN);
        assertEquals(0, program.upperCalls(0));
        world.advance(TURN);
        assertEquals(List.of("requests", "unexpected messages"), program.protocolTables().stream().map(ProtocolTable::name).toList());
        assertEquals(List.of(1L, "receive", false, 0L), program.protocolTables().get(0).rows().get(0).cells());
    }
}
