package org.portalscope.cli.node;

import java.util.Map;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.protocol.value.Buffer;

/** A program on two nodes: rank 1 says hello, and a thread of rank 0 waits for that in PtlEQWait. */
public final class Hello implements PortalsProgram {

    private static final ProcessId SERVER = new ProcessId(0, 0);

    @Override
    public Map<String, Integer> regions() {
        return Map.of("text", 5);
    }

    @Override
    public void run(PortalsApi portals) {
        portals.init();
        long ni = portals.niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, null).number();
        long queue = portals.eqAlloc(ni, 8).number();
        Buffer text = portals.region("text");
        MdValues memory = new MdValues(text.address(), text.length(), Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT, 0, queue);
        if (portals.getId(ni).output(ProcessId.class).equals(SERVER)) {
            long entry = portals.meAttach(ni, 4, ProcessId.ANY, 7, 0, Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER).number();
            portals.mdAttach(entry, memory, Unlink.PTL_RETAIN, Unlink.PTL_RETAIN);
            Thread waiting = new Thread(() -> await(portals, queue, EventKind.PTL_EVENT_PUT_END), "waiting");
            waiting.start();
            portals.barrier();
            join(waiting);
            require("hello".equals(new String(portals.read(text.address(), text.length()))));
        } else {
            portals.write(text.address(), "hello".getBytes());
            long descriptor = portals.mdBind(ni, memory).number();
            portals.barrier();
            portals.put(descriptor, AckRequest.PTL_NOACK_REQ, SERVER, 4, 0, 7, 0, 0);
            await(portals, queue, EventKind.PTL_EVENT_SEND_END);
        }
    }

    private static void await(PortalsApi portals, long queue, EventKind wanted) {
        while (portals.eqWait(queue).output(Event.class).kind() != wanted) {
            continue;
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException("interrupted while a thread waits for an event", e);
        }
    }

    private static void require(boolean holds) {
        if (!holds) {
            throw new IllegalStateException("something else arrived");
        }
    }
}
