package org.portalscope.engine.state;

import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.description.Described;
import org.portalscope.engine.description.MemberMapper;

/**
 * Everything a memory descriptor holds, at one moment, Portals 3.2 §3.8.
 *
 * @param md            the application's view; its threshold is the current one
 * @param entry         the match entry it is attached to, or {@code ME_NONE}
 * @param localOffset   bytes from {@code start} at which the next operation works, if the offset is managed locally
 * @param unlinkOp      whether it is unlinked when it becomes inactive (§3.8.2)
 * @param unlinkNofit   whether it is unlinked when a matching request does not fit (§3.8.2)
 * @param pending       operations that have started and not ended
 * @param succeeded     whether one of them has succeeded since none was pending (R16)
 * @param inactivatedBy the link of the operation that made it inactive, zero if none did (R22)
 * @param detached      whether its match entry was unlinked under a pending operation (R19)
 */
public record DescriptorValues(MdValues md, long entry, long localOffset, Unlink unlinkOp, Unlink unlinkNofit, int pending,
        boolean succeeded, long inactivatedBy, boolean detached) implements Described<DescriptorValues> {

    /** A descriptor without memory that no entry has. */
    public static final DescriptorValues BLANK = created(MdValues.BLANK, Ptl.ME_NONE, Unlink.PTL_RETAIN, Unlink.PTL_RETAIN);

    /** A descriptor as it is created. */
    public static DescriptorValues created(MdValues md, long entry, Unlink unlinkOp, Unlink unlinkNofit) {
        return new DescriptorValues(md, entry, 0, unlinkOp, unlinkNofit, 0, false, 0, false);
    }

    /** The same after PtlMDUpdate. */
    public DescriptorValues updated(MdValues other) {
        boolean sameRegion = other.start() == md.start() && other.length() == md.length();
        return new DescriptorValues(other, entry, sameRegion ? localOffset : 0, unlinkOp, unlinkNofit, pending, succeeded, 0, // R20, R63
                detached);
    }

    @Override
    public DescriptorValues map(MemberMapper members) {
        return new DescriptorValues(members.structure("md", md), members.handle("entry", entry), members.bytes("local_offset", localOffset),
                members.constant("unlink_op", unlinkOp), members.constant("unlink_nofit", unlinkNofit), members.derivedCount("pending", pending),
                members.truth("succeeded", succeeded), members.link("inactivated_by", inactivatedBy), members.truth("detached", detached));
    }
}
