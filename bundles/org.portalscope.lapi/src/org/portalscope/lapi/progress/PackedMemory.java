package org.portalscope.lapi.progress;

import java.nio.ByteBuffer;

import org.portalscope.lapi.message.VectorDescription;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;

/** Copies the pieces of a vector from and to memory where they stand side by side. */
public final class PackedMemory {

    private PackedMemory() {
    }

    /** Whether all pieces lie in the memory of the process, each in one region. */
    public static boolean isLegal(CallView call, VectorDescription vector) {
        return vector.pieces().stream().allMatch(piece -> CounterMemory.isLegal(call, piece.address(), piece.length()));
    }

    /** The bytes of all pieces. */
    public static byte[] read(CallContext call, VectorDescription vector) {
        ByteBuffer packed = ByteBuffer.allocate((int) vector.length());
        vector.pieces().forEach(piece -> packed.put(call.read(piece.address(), piece.length())));
        return packed.array();
    }

    /** Writes bytes to all pieces. */
    static void write(CallContext call, VectorDescription vector, byte[] bytes) {
        ByteBuffer packed = ByteBuffer.wrap(bytes);
        for (VectorDescription.Piece piece : vector.pieces()) {
            byte[] part = new byte[(int) piece.length()];
            packed.get(part);
            call.write(piece.address(), part);
        }
    }
}
