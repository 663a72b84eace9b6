package org.portalscope.dat.call;

import static org.portalscope.dat.progress.DatCalls.state;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.dat.error.DatReturn;
import org.portalscope.dat.object.LocalMemoryRegion;
import org.portalscope.dat.object.MemoryPrivileges;
import org.portalscope.dat.transfer.IoVector;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.StructureValue;

/** The local memory that calls name by LMR triplets. A triplet of length 0 names none, whatever else it says. */
final class LocalMemory {

    private LocalMemory() {
    }

    private static List<StructureValue> segments(CallView call) {
        List<StructureValue> given = call.list(DatVariables.IOV);
        int count = (int) call.number(DatVariables.SEGMENTS);
        List<StructureValue> segments = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            if (given.get(i).numberAt(DatVariables.LENGTH_INDEX) != 0) {
                segments.add(given.get(i));
            }
        }
        return segments;
    }

    /** The segments of a posted operation, which have been checked. */
    static IoVector iov(CallView call) {
        return call.number(DatVariables.SEGMENTS) == 1 ? iov(call, call.<StructureValue>list(DatVariables.IOV).get(0))
                : new IoVector(segments(call).stream().map(triplet -> segment(region(call, triplet), triplet)).toList(), null);
    }

    private static IoVector iov(CallView call, StructureValue triplet) {
        long length = triplet.numberAt(DatVariables.LENGTH_INDEX);
        return length == 0 ? IoVector.EMPTY : state(call).segment(context(triplet), triplet.numberAt(DatVariables.ADDRESS_INDEX), length);
    }

    private static long context(StructureValue triplet) {
        return triplet.numberAt(DatVariables.CONTEXT_INDEX);
    }

    /** The part of a region that a triplet names. */
    static Buffer segment(LocalMemoryRegion region, StructureValue triplet) {
        return region.segment(triplet.numberAt(DatVariables.ADDRESS_INDEX), triplet.numberAt(DatVariables.LENGTH_INDEX));
    }

    /** The region of the context of a triplet, or null if this process has none. */
    static LocalMemoryRegion region(CallView call, StructureValue triplet) {
        return state(call).region(context(triplet));
    }

    /**
     * What is wrong with the segments of an operation, or null.
     *
     * @param most      segments
     * @param zone      protection zone that all have to be in
     * @param privilege that all need
     */
    static ProtocolError error(CallView call, long most, long zone, long privilege) {
        List<StructureValue> given = call.list(DatVariables.IOV);
        ProtocolError error = DatChecks.range(call, DatVariables.SEGMENTS, 0, Math.min(most, given.size()));
        long count = error == null ? call.number(DatVariables.SEGMENTS) : 0;
        for (int i = 0; error == null && i < count; i++) {
            StructureValue triplet = given.get(i);
            error = triplet.numberAt(DatVariables.LENGTH_INDEX) == 0 ? null : error(region(call, triplet), triplet, zone, privilege);
        }
        return error;
    }

    /** What is wrong with a triplet, or null; {@code region} is that of its context, or null if there is none. */
    static ProtocolError error(LocalMemoryRegion region, StructureValue triplet, long zone, long privilege) {
        if (region == null || !MemoryPrivileges.allows(region.privileges(), privilege)) {
            return DatReturn.of(DatReturn.PRIVILEGES_VIOLATION, region == null ? "this process has no lmr_context " + context(triplet)
                    : region.words() + " lacks the local privilege for that");
        }
        long address = triplet.numberAt(DatVariables.ADDRESS_INDEX);
        long length = triplet.numberAt(DatVariables.LENGTH_INDEX);
        return region.zone() != zone ? DatReturn.of(DatReturn.PROTECTION_VIOLATION, region.words() + " is in another protection zone")
                : !region.holds(address, length)
                        ? DatReturn.of(DatReturn.INVALID_PARAMETER, length + " bytes at 0x" + Long.toHexString(address) + " are not all in " + region.words())
                : null;
    }
}
