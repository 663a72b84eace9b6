package org.portalscope.engine.api;

import org.portalscope.engine.description.Described;
import org.portalscope.engine.description.MemberMapper;

/**
 * The application's view of a memory descriptor, {@code ptl_md_t} of Portals 3.2 §3.8.1.
 *
 * @param start     address of the first byte of the region
 * @param length    bytes of the region, from 0
 * @param threshold operations that can still be performed, from 0, or {@link Ptl#PTL_MD_THRESH_INF}
 * @param maxOffset the local offset that must not be exceeded, unsigned, or {@link Ptl#MAX_OFFSET_NONE}
 * @param options   a bitwise or of the {@code PTL_MD_} constants
 * @param userPtr   a value of the user's
 * @param eventq    handle of the event queue, or {@link Ptl#PTL_EQ_NONE}
 */
public record MdValues(long start, long length, int threshold, long maxOffset, int options, long userPtr, long eventq) implements Described<MdValues> {

    /** An address from which nothing can be read: the call returns {@code PTL_SEGV}. Recognized by its identity. */
    public static final MdValues ILLEGAL = new MdValues(0, 0, 0, 0, 0, 0, Ptl.PTL_EQ_NONE);

    /** All members are zero. */
    public static final MdValues BLANK = new MdValues(0, 0, 0, 0, 0, 0, Ptl.PTL_EQ_NONE);

    /** The same with another threshold. */
    public MdValues withThreshold(int other) {
        return other == threshold ? this : new MdValues(start, length, other, maxOffset, options, userPtr, eventq);
    }

    @Override
    public MdValues map(MemberMapper members) {
        return new MdValues(members.address("start", start), members.bytes("length", length), members.count("threshold", threshold),
                members.bytes("max_offset", maxOffset), members.coded("options", options, MdOptions::names), members.userBits("user_ptr", userPtr),
                members.handle("eventq", eventq));
    }
}
