package org.portalscope.cli.node;

import java.util.Map;

import org.portalscope.engine.api.Ptl;
import org.portalscope.protocol.call.CallOutcome;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.protocol.value.Buffer;

/** A program whose nodes each send their rank to the next one, twice, while two threads of each wait for what comes. */
final class CourierRing implements PortalsProgram {

    private final Courier courier = new Courier();

    @Override
    public Map<String, Integer> regions() {
        return Map.of("out", 1);
    }

    @Override
    public void run(PortalsApi portals) {
        portals.init();
        long ni = portals.niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, null).number();
        CallOutcome opened = portals.call(courier, "courier_open", ni);
        Buffer inbox = (Buffer) opened.outputs().get(0);
        long rank = (Long) opened.outputs().get(1);
        long size = (Long) opened.outputs().get(2);
        require(portals.call(courier, "courier_send", size, portals.region("out")).error().name().equals("COURIER_RANK"));
        portals.write(portals.region("out").address(), new byte[] {(byte) rank});
        portals.call(courier, "courier_meet");
        Thread first = new Thread(() -> portals.call(courier, "courier_await", 1L), "first");
        first.start();
        Buffer out = portals.region("out");
        for (int i = 0; i < 2; i++) {
            require(portals.call(courier, "courier_send", (rank + 1) % size, out).error() == null);
        }
        portals.call(courier, "courier_await", 2L);
        join(first);
        require(portals.read(inbox.address(), 1)[0] == (rank + size - 1) % size);
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException("interrupted while a thread waits for a parcel", e);
        }
    }

    private static void require(boolean holds) {
        if (!holds) {
            throw new IllegalStateException("something else happened");
        }
    }
}
