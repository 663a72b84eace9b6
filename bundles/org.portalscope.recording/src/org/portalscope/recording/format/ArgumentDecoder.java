package org.portalscope.recording.format;

import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.recording.RecordingException;

/** Reads what an {@link ArgumentEncoder} wrote. */
final class ArgumentDecoder {

    private static final int INDEX_BITS = 32;

    private ArgumentDecoder() {
    }

    static Object read(BlockInput in) throws RecordingException {
        int octet = in.octet();
        if (octet >= ArgumentTag.FIRST_SMALL) {
            return (long) (octet - ArgumentTag.FIRST_SMALL);
        }
        ArgumentTag tag = ArgumentTag.of(octet);
        if (tag == null) {
            throw in.damaged("an argument is of the unknown type " + octet);
        } else if (tag.isConstant()) {
            return tag.value();
        }
        return switch (tag) {
            case HANDLE -> handle(in);
            case PROCESS -> process(in);
            case DESCRIPTOR -> descriptor(in);
            case LIMITS -> limits(in);
            default -> in.signed();
        };
    }

    static long handle(BlockInput in) throws RecordingException {
        long top = in.octet();
        long generation = in.number();
        long index = in.number();
        return top << Long.SIZE - Byte.SIZE | generation << INDEX_BITS | index;
    }

    static ProcessId process(BlockInput in) throws RecordingException {
        return new ProcessId(in.signedInteger(), in.signedInteger());
    }

    static MdValues descriptor(BlockInput in) throws RecordingException {
        return new MdValues(in.signed(), in.signed(), in.signedInteger(), in.signed(), in.signedInteger(), in.signed(), handle(in));
    }

    static Limits limits(BlockInput in) throws RecordingException {
        return new Limits(in.signedInteger(), in.signedInteger(), in.signedInteger(), in.signedInteger(), in.signedInteger());
    }
}
