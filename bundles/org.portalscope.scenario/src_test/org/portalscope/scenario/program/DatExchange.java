package org.portalscope.scenario.program;

import java.util.Map;

import org.portalscope.dat.Dat;
import org.portalscope.dat.DatException;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.StructureValue;

/** Two programs that use uDAPL: the first answers a Send with the context of its memory, and the second writes there. */
final class DatExchange implements PortalsProgram {

    static final ProcessId SERVER = new ProcessId(0, 0);

    private static final long QUALIFIER = 7;

    private final boolean serves;

    DatExchange(boolean serves) {
        this.serves = serves;
    }

    @Override
    public Map<String, Integer> regions() {
        return Map.of("data", 2);
    }

    @Override
    public void run(PortalsApi portals) {
        Dat dat = new Dat(portals, Map.of("max_dtos", 4L));
        long ia = dat.open(1);
        long pz = dat.protectionZone(ia);
        Buffer data = portals.region("data");
        long context = dat.register(ia, pz, data);
        long dtos = dat.dispatcher(ia, 4, "DAT_EVD_DTO_FLAG");
        long connections = dat.dispatcher(ia, 4, "DAT_EVD_CR_FLAG", "DAT_EVD_CONNECTION_FLAG");
        long ep = dat.endpoint(ia, pz, dtos, connections);
        StructureValue inbox = dat.segment(context, new Buffer("data", data.address(), 1));
        dat.postRecv(ep, 1, inbox);
        refuse(dat, ep);
        if (serves) {
            dat.listen(ia, QUALIFIER, connections);
            dat.accept(dat.next(connections), ep);
            require(dat, dat.next(connections), "DAT_CONNECTION_EVENT_ESTABLISHED");
            portals.write(data.address(), new byte[] {(byte) context});
            dat.postSend(ep, 2, inbox);
            require(dat, dat.next(connections), "DAT_CONNECTION_EVENT_DISCONNECTED");
            require(portals.read(data.address() + 1, 1)[0] == 'x');
        } else {
            connect(dat, ep, connections, dtos, inbox);
            require(dat.next(dtos).number("user_cookie") == 1);
            portals.write(data.address() + 1, new byte[] {'x'});
            long remote = portals.read(data.address(), 1)[0];
            dat.postRdmaWrite(ep, 3, dat.segment(context, new Buffer("data", data.address() + 1, 1)), dat.remote(remote, 1, 1));
            require(dat.next(dtos).number("status") == dat.constant("DAT_DTO_SUCCESS"));
            dat.disconnect(ep);
            require(dat, dat.next(connections), "DAT_CONNECTION_EVENT_DISCONNECTED");
        }
        dat.close(ia);
    }

    /** Until the server listens, its library rejects, which flushes the receive. */
    private static void connect(Dat dat, long ep, long connections, long dtos, StructureValue inbox) {
        dat.connect(ep, SERVER, QUALIFIER);
        long event = dat.next(connections).number("event_number");
        while (event == dat.constant("DAT_CONNECTION_EVENT_NON_PEER_REJECTED")) {
            require(dat.next(dtos).number("status") == dat.constant("DAT_DTO_ERR_FLUSHED"));
            dat.call("dat_ep_reset", ep);
            dat.postRecv(ep, 1, inbox);
            dat.connect(ep, SERVER, QUALIFIER);
            event = dat.next(connections).number("event_number");
        }
        require(event == dat.constant("DAT_CONNECTION_EVENT_ESTABLISHED"));
    }

    private static void refuse(Dat dat, long ep) {
        try {
            dat.postSend(ep, 0);
        } catch (DatException e) {
            require(e.returnValue().equals("DAT_INVALID_STATE"));
            return;
        }
        require(false);
    }

    private static void require(Dat dat, StructureValue event, String number) {
        require(event.number("event_number") == dat.constant(number));
    }

    private static void require(boolean holds) {
        if (!holds) {
            throw new IllegalStateException("something else happened");
        }
    }
}
