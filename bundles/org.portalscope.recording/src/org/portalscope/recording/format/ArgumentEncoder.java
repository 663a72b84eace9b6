package org.portalscope.recording.format;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;

/** Writes values of the API: arguments of calls, each with its type in front. */
final class ArgumentEncoder {

    private static final int VALUES = 10 * BlockOutput.NUMBER;
    private static final int INDEX_BITS = 32;

    private ArgumentEncoder() {
    }

    static void write(BlockOutput out, Object argument) {
        out.reserve(VALUES);
        ArgumentTag constant = ArgumentTag.ofConstant(argument);
        if (constant != null) {
            out.octet(constant.ordinal());
        } else if (argument instanceof Long number) {
            writeNumber(out, number);
        } else if (argument instanceof ProcessId id) {
            out.octet(ArgumentTag.PROCESS.ordinal());
            process(out, id);
        } else if (argument instanceof MdValues md) {
            out.octet(ArgumentTag.DESCRIPTOR.ordinal());
            descriptor(out, md);
        } else if (argument instanceof Limits limits) {
            out.octet(ArgumentTag.LIMITS.ordinal());
            limits(out, limits);
        } else {
            throw new IllegalArgumentException("no call takes a " + argument.getClass().getName());
        }
    }

    private static void writeNumber(BlockOutput out, long number) {
        if (number >= 0 && number < ArgumentTag.SMALL_NUMBERS) {
            out.octet((int) number + ArgumentTag.FIRST_SMALL);
        } else if (isHandle(number)) {
            out.octet(ArgumentTag.HANDLE.ordinal());
            handle(out, number);
        } else {
            out.octet(ArgumentTag.NUMBER.ordinal());
            out.signed(number);
        }
    }

    /** Whether the parts of a number are small if it is taken for a handle. */
    private static boolean isHandle(long number) {
        long kind = number >>> 60;
        return kind >= 1 && kind <= Handle.Kind.values().length;
    }

    /** A handle in its parts: the highest byte, generation, index. */
    static void handle(BlockOutput out, long handle) {
        out.octet((int) (handle >>> Long.SIZE - Byte.SIZE));
        out.number(handle >>> INDEX_BITS & Handle.LAST_GENERATION);
        out.number(handle & 0xFFFF_FFFFL);
    }

    static void process(BlockOutput out, ProcessId id) {
        out.signed(id.nid());
        out.signed(id.pid());
    }

    static void descriptor(BlockOutput out, MdValues md) {
        out.reserve(VALUES);
        out.signed(md.start());
        out.signed(md.length());
        out.signed(md.threshold());
        out.signed(md.maxOffset());
        out.signed(md.options());
        out.signed(md.userPtr());
        handle(out, md.eventq());
    }

    static void limits(BlockOutput out, Limits limits) {
        out.reserve(VALUES);
        out.signed(limits.maxMatchEntries());
        out.signed(limits.maxMemDescriptors());
        out.signed(limits.maxEventQueues());
        out.signed(limits.maxAtableIndex());
        out.signed(limits.maxPtableIndex());
    }
}
