package org.portalscope.engine.api;

import org.portalscope.engine.description.Described;
import org.portalscope.engine.description.MemberMapper;

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
        long mdHandle, MdValues memDesc, long hdrData, long link, int niFailType, long sequence) implements Described<Event> {
    // R23, R35

    /** All members are zero. */
    public static final Event BLANK = new Event(EventKind.PTL_EVENT_GET_START, ProcessId.ANY, 0, 0, 0, 0, 0, 0, Ptl.PTL_MD_NONE, MdValues.BLANK, 0, 0, 0, 0);

    @Override
    public Event map(MemberMapper members) {
        return new Event(members.constant("type", kind), members.packed("initiator", initiator, ProcessId::packed, ProcessId::unpacked),
                members.id("uid", uid), members.index("portal", portal), members.matchBits("match_bits", matchBits), members.bytes("rlength", rlength),
                members.bytes("mlength", mlength), members.bytes("offset", offset), members.handle("md_handle", mdHandle),
                members.structure("mem_desc", memDesc), members.userBits("hdr_data", hdrData), members.link("link", link),
                members.coded("ni_fail_type", niFailType, NiFailType::text), members.sequence("sequence", sequence));
    }
}
