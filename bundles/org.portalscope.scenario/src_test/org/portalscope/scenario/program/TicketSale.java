package org.portalscope.scenario.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.CallOutcome;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.scenario.protocol.Ticketing;
import org.portalscope.world.World;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.time.Timing;

/** Calls that store lists, structures and memory, in two processes. */
final class TicketSale implements PortalsProgram {

    private static final Protocol TICKETING = new Ticketing();

    /** A world of two of them. */
    static World world(JavaPrograms programs) {
        List<ProcessSpec> processes = IntStream.of(5, 3).mapToObj(nid -> programs.process("sale " + nid,
                List.of(InterfaceSpec.of(new ProcessId(nid, 0), 100)), List.of(), new TicketSale())).toList();
        return new World(processes, Topology.FLAT, Timing.NONE);
    }

    @Override
    public void run(PortalsApi portals) {
        CallOutcome issued = portals.call(TICKETING, "ticketing_issue", 2L);
        assertEquals(List.of(List.of(1L, 2L)), issued.outputs());
        CallOutcome redeemed = portals.call(TICKETING, "ticketing_redeem_all", issued.outputs().get(0), List.of(7L, 8L));
        assertEquals(List.of(0L, 0L), redeemed.outputs().get(0));
        StructureValue receipt = (StructureValue) ((List<?>) redeemed.outputs().get(1)).get(1);
        assertEquals(8, receipt.number("paid"));
        CallOutcome soldOut = portals.call(TICKETING, "ticketing_issue", 2L);
        assertEquals("TICKETING_SOLD_OUT", soldOut.error().name());
        assertEquals(List.of(List.of(3L)), soldOut.outputs());
        assertEquals(Arrays.asList(0L, null), portals.call(TICKETING, "ticketing_redeem", 0L, 1L).outputs());
        long function = portals.function(ticket -> cost(portals, (Long) ticket.get(0)));
        StructureValue dear = (StructureValue) portals.call(TICKETING, "ticketing_price", List.of(1L, 2L, 3L), function).outputs().get(0);
        assertEquals(60, dear.number("paid"));
        assertThrows(IllegalArgumentException.class, () -> portals.call(TICKETING, "ticketing_price", List.of(), 9L));
        Buffer paper = (Buffer) portals.call(TICKETING, "ticketing_print", 3L).outputs().get(0);
        assertEquals(3, portals.read(paper.address(), 1)[0]);
        portals.call(TICKETING, "ticketing_show", paper, portals.function(shown -> enlarge(portals, (Buffer) shown.get(0))));
        assertEquals(5, portals.read(paper.address(), 1)[0]);
        portals.call(TICKETING, "ticketing_shred", paper);
        CallOutcome seat = portals.call(TICKETING, "ticketing_sit");
        assertEquals(2L, seat.outputs().get(1));
        assertThrows(IllegalArgumentException.class, () -> portals.call(TICKETING, "ticketing_redeem_all", List.of("one"), List.of(7L)));
        portals.call(TICKETING, "ticketing_print", 1 + (Long) seat.outputs().get(0));
    }

    /** Ten times its number, by a call within the call. */
    private static Long cost(PortalsApi portals, Long ticket) {
        return (Long) portals.call(TICKETING, "ticketing_redeem", ticket, 10 * ticket).result();
    }

    private static Object enlarge(PortalsApi portals, Buffer paper) {
        portals.write(paper.address(), new byte[] {(byte) (portals.read(paper.address(), 1)[0] + 1)});
        return null;
    }
}
