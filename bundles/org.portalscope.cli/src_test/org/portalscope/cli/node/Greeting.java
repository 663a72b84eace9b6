package org.portalscope.cli.node;

import java.util.Map;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.PortalsProgram;

/** Every node sends five bytes to rank 0: the example of the README. */
public final class Greeting implements PortalsProgram {
    @Override
    public Map<String, Integer> regions() {
        return Map.of("text", 5);
    }

    @Override
    public void run(PortalsApi portals) {
        portals.init();
        long ni = portals.niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, null).number();
        long queue = portals.eqAlloc(ni, 64).number();
        MdValues text = new MdValues(portals.region("text").address(), 5, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT, 0, queue);
        long entry = portals.meAttach(ni, 4, ProcessId.ANY, 7, 0, Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER).number();
        portals.mdAttach(entry, text, Unlink.PTL_RETAIN, Unlink.PTL_RETAIN);
        portals.barrier();
        portals.put(portals.mdBind(ni, text).number(), AckRequest.PTL_NOACK_REQ, new ProcessId(0, 0), 4, 0, 7, 0, 0);
        portals.eqWait(queue);
    }
}
