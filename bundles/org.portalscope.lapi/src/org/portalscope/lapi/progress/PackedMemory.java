package org.portalscope.lapi.progress;

import org.portalscope.lapi.message.VectorDescription;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;

/** Copies the pieces of a vector from and to memory where they stand side by side. */
public final class PackedMemory {

    private PackedMemory() {
    }

    /** Whether all pieces lie in the memory of the process, each in one region. */
    public static boolean isLegal(CallView call, VectorDescription vector) {
        boolean isLegal = true;
        if (!isInOneRegion(call, vector)) {
            for (int i = 0; isLegal && i < vector.count(); i++) {
                isLegal = call.isMemory(vector.address(i), vector.length(i));
            }
        }
        return isLegal;
    }

    /** Whether one region has all pieces of a strided vector, and what is between them, as is mostly so. */
    private static boolean isInOneRegion(CallView call, VectorDescription vector) {
        if (!vector.strided() || vector.count() == 0) {
            return false;
        }
        long first = vector.address(0);
        long last = vector.address(vector.count() - 1);
        long stride = vector.count() == 1 ? 0 : vector.address(1) - first;
        boolean ascends = stride >= 0 && stride <= (Long.MAX_VALUE - vector.length(0)) / vector.count();
        return ascends && last >= first && call.isMemory(first, last - first + vector.length(0));
    }

    /** The bytes of all pieces. */
    public static byte[] read(CallContext call, VectorDescription vector) {
        byte[] packed = new byte[(int) vector.length()];
        int at = 0;
        for (int i = 0; i < vector.count(); i++) {
            int length = (int) vector.length(i);
            call.read(vector.address(i), packed, at, length);
            at += length;
        }
        return packed;
    }

    /** Writes bytes, from an index on, to all pieces. */
    static void write(CallContext call, VectorDescription vector, byte[] packed, int from) {
        int at = from;
        for (int i = 0; i < vector.count(); i++) {
            int length = (int) vector.length(i);
            call.write(vector.address(i), packed, at, length);
            at += length;
        }
    }
}
