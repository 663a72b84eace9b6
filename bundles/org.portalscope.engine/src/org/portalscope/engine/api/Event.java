package org.portalscope.engine.api;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * What an event queue holds, {@code ptl_event_t} of Portals 3.2 §3.9.4, its members in the document's order.
 *
 * @param kind         the type of the event
 * @param initiator    the process that initiated the operation; for ACK and REPLY events the one that answered
 * @param uid          the user of the initiator
 * @param portal       the Portal table index of the request
 * @param matchBits    the match bits of the request
 * @param rlength      bytes requested
 * @param mlength      bytes manipulated, at most {@code rlength}
 * @param offset       displacement in bytes into the memory region that the operation used
 * @param mdHandle     the memory descriptor
 * @param memDesc      that descriptor just after this event's own effect
 * @param hdrData      64 bits of out-of-band data
 * @param link         the same number in the events of one operation
 * @param niFailType   why the operation failed, see {@link NiFailType}; {@code PTL_NI_OK} unless the event is a FAIL event
 * @param sequence     unique to each event of an interface, increasing
 */
public record Event(EventKind kind, ProcessId initiator, int uid, int portal, long matchBits, long rlength, long mlength, long offset,
        long mdHandle, MdValues memDesc, long hdrData, long link, int niFailType, long sequence) implements Structure {
    // R23, R35

    @Override
    public List<Field> members() {
        return new Fields().value("type", kind).value("initiator", initiator).id("uid", uid).index("portal", portal)
                .matchBits("match_bits", matchBits).bytes("rlength", rlength).bytes("mlength", mlength).bytes("offset", offset)
                .handle("md_handle", mdHandle).value("mem_desc", memDesc).userBits("hdr_data", hdrData).id("link", link)
                .value("ni_fail_type", NiFailType.text(niFailType)).id("sequence", sequence).list();
    }
}
