package org.portalscope.dat.progress;

import java.util.List;
import java.util.Map;

import org.portalscope.protocol.ProtocolParameter;

/**
 * What can be set of uDAPL before a run begins; the same for all processes.
 *
 * @param maxDtos receives, and other operations, that an endpoint or a shared receive queue has outstanding at most
 * @param maxIov  segments of an operation at most
 * @param events  slots of the event queue; each object reserves as many as it can need, so that no event is ever lost
 */
public record DatParameters(long maxDtos, long maxIov, long events) {

    public static final List<ProtocolParameter> ALL = List.of(
            new ProtocolParameter("max_dtos", 64, 1, 1 << 12, "operations of each kind that an endpoint or a shared receive queue has outstanding at most"),
            new ProtocolParameter("max_iov", 4, 1, 1 << 8, "segments of an operation at most"),
            new ProtocolParameter("events", 1 << 14, 1 << 6, 1 << 22, "slots of the event queue; objects that could need more are refused"));

    /** With all parameters of {@link #ALL} set, by their names. */
    public static DatParameters of(Map<String, Long> settings) {
        return new DatParameters(settings.get("max_dtos"), settings.get("max_iov"), settings.get("events"));
    }

}
