package org.portalscope.dat.progress;

import java.util.stream.Stream;

import org.portalscope.dat.error.RefusalReason;
import org.portalscope.dat.message.ConnectionMessage;
import org.portalscope.dat.message.DatBits;
import org.portalscope.dat.message.MessageKind;
import org.portalscope.dat.message.SendHeader;
import org.portalscope.dat.object.EventNumber;
import org.portalscope.dat.object.LocalMemoryRegion;
import org.portalscope.dat.object.MemoryPrivileges;
import org.portalscope.dat.object.RemoteMemoryRegion;
import org.portalscope.dat.state.Closing;
import org.portalscope.dat.state.DatConnection;
import org.portalscope.dat.state.DatState;
import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.EventKind;

/** Finds out why no entry but the last has taken an operation of another process, and lets it know. */
final class RefusedOperations {

    private RefusedOperations() {
    }

    /** Why a Send or RDMA, whose START this is, came to the last entry. */
    static RefusalReason reason(DatState state, EventData event) {
        if (DatBits.kind(event.matchBits()) == MessageKind.SEND) {
            return RefusalReason.NO_RECEIVE;
        }
        long context = DatBits.NUMBER.in(event.matchBits());
        return Stream.concat(state.objects(LocalMemoryRegion.class).filter(region -> region.context() == context).map(Exposed::of),
                state.objects(RemoteMemoryRegion.class).filter(region -> region.isBound() && region.context() == context).map(Exposed::of)).findFirst()
                .map(exposed -> exposed.reason(event)).orElse(RefusalReason.NO_MEMORY);
    }

    /** With the connection broken. The initiator of a put is told why; that of a get has got no data, which tells as much. */
    static DatState refuse(DatState state, DatConnection connection, EventData event, RefusalReason reason) {
        DatState closing = Closing.close(state, connection, EventNumber.DAT_CONNECTION_EVENT_BROKEN);
        long sequence = SendHeader.of(event.hdrData()).sequence() & DatBits.NUMBER.mask();
        return event.kind() != EventKind.PTL_EVENT_PUT_START ? closing
                : closing.sending(new ConnectionMessage(connection.peer(),
                        DatBits.of(MessageKind.REFUSAL, connection.remote().connection(), 0, sequence), reason.ordinal()));
    }

    /** Memory that others may use, within its privileges. */
    private record Exposed(long zone, long privileges, long length) {

        static Exposed of(LocalMemoryRegion region) {
            return new Exposed(region.zone(), region.privileges(), region.memory().length());
        }

        static Exposed of(RemoteMemoryRegion region) {
            return new Exposed(region.zone(), region.privileges(), region.length());
        }

        RefusalReason reason(EventData event) {
            boolean isWrite = DatBits.kind(event.matchBits()) == MessageKind.RDMA_WRITE;
            long wanted = isWrite ? MemoryPrivileges.REMOTE_WRITE : MemoryPrivileges.REMOTE_READ;
            return zone != DatBits.ZONE.in(event.matchBits()) ? RefusalReason.PROTECTION
                    : !MemoryPrivileges.allows(privileges, wanted) ? RefusalReason.PRIVILEGES : RefusalReason.LENGTH;
        }
    }
}
