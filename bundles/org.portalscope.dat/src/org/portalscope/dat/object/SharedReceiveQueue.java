package org.portalscope.dat.object;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;

/**
 * {@code DAT_SRQ_HANDLE}: receives that any of several endpoints takes. Which ones there are, the posted receives say.
 *
 * @param zone         handle of its protection zone
 * @param maxRecvDtos  how many receives may be outstanding
 * @param maxRecvIov   segments of each at most
 * @param lowWatermark below how many posted receives an asynchronous event tells so
 * @param armed        whether that event is still to come
 * @param reaped       receives whose completions the consumer has taken so far
 */
public record SharedReceiveQueue(long handle, long zone, long maxRecvDtos, long maxRecvIov, long lowWatermark, boolean armed, long reaped)
        implements DatObject {

    public SharedReceiveQueue resized(long max) {
        return new SharedReceiveQueue(handle, zone, max, maxRecvIov, lowWatermark, armed, reaped);
    }

    /** With another low watermark, below which an event will tell. */
    public SharedReceiveQueue watched(long watermark) {
        return new SharedReceiveQueue(handle, zone, maxRecvDtos, maxRecvIov, watermark, true, reaped);
    }

    /** After its event has told. */
    public SharedReceiveQueue told() {
        return new SharedReceiveQueue(handle, zone, maxRecvDtos, maxRecvIov, lowWatermark, false, reaped);
    }

    /** With one more completion taken. */
    public SharedReceiveQueue reapedOne() {
        return new SharedReceiveQueue(handle, zone, maxRecvDtos, maxRecvIov, lowWatermark, armed, reaped + 1);
    }

    @Override
    public String words() {
        return "shared receive queue " + handle;
    }

    @Override
    public void writeFields(FieldWriter out) {
        out.number(zone);
        out.number(maxRecvDtos);
        out.number(maxRecvIov);
        out.number(lowWatermark);
        out.number(armed ? 1 : 0);
        out.number(reaped);
    }

    static SharedReceiveQueue read(long handle, FieldReader in) {
        return new SharedReceiveQueue(handle, in.number(), in.number(), in.number(), in.number(), in.number() != 0, in.number());
    }
}
