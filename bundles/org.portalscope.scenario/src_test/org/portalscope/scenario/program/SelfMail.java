package org.portalscope.scenario.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.scenario.protocol.mailbox.Mailbox;
import org.portalscope.world.World;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.time.Timing;

/** The mailbox without the language: a message to itself, which comes before it is received. */
final class SelfMail implements PortalsProgram {

    private static final ProcessId SELF = new ProcessId(0, 0);

    private final Mailbox mailbox = new Mailbox();

    /** A world of it alone. */
    static World world(JavaPrograms programs) {
        List<ProcessSpec.Memory> regions = List.of(new ProcessSpec.Memory("pool", new byte[8]), new ProcessSpec.Memory("data", new byte[] {7}),
                new ProcessSpec.Memory("inbox", new byte[1]));
        return new World(List.of(programs.process("self", List.of(InterfaceSpec.of(SELF, 100)), regions, new SelfMail())), Topology.FLAT, Timing.NONE);
    }

    @Override
    public void run(PortalsApi portals) {
        portals.init();
        long ni = portals.niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, null).number();
        assertEquals("MAILBOX_NOT_OPEN", portals.call(mailbox, "mailbox_receive", 1L, portals.region("inbox")).error().name());
        portals.call(mailbox, "mailbox_open", ni, 4L, portals.region("pool"));
        assertEquals(1L, portals.call(mailbox, "mailbox_send", SELF, 1L, portals.region("data")).result());
        Object request = portals.call(mailbox, "mailbox_receive", 1L, portals.region("inbox")).result();
        assertEquals(1L, portals.call(mailbox, "mailbox_wait", request).result());
        assertEquals(7, portals.read(portals.region("inbox").address(), 1)[0]);
    }
}
