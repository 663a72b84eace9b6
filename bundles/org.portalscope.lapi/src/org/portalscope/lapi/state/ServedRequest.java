package org.portalscope.lapi.state;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.state.OptionalFields;
import org.portalscope.protocol.value.Buffer;

/**
 * A message between this task and the origin of a request that it serves: the data of the request, which are fetched, or the reply.
 *
 * @param serial  from 1, unique in its process
 * @param reply   whether it is the reply
 * @param origin  the task that has asked
 * @param number  of the operation there
 * @param tgtCntr address of the target counter, or 0
 * @param memory  of its own, or null
 */
public record ServedRequest(long serial, boolean reply, int origin, int number, long tgtCntr, Buffer memory) {

    /** Makes the {@code user_ptr} of its descriptors one that no operation has. */
    private static final long MARK = 1L << 62;

    /** The {@code user_ptr} of the descriptor of such a message. */
    public static long key(long serial) {
        return MARK | serial;
    }

    /** The serial that a {@code user_ptr} names, or 0 if it is that of something else. */
    public static long serial(long userPtr) {
        return userPtr > 0 && (userPtr & MARK) != 0 ? userPtr & ~MARK : 0;
    }

    void write(FieldWriter out) {
        out.number(serial);
        out.number(reply ? 1 : 0);
        out.number(origin);
        out.number(number);
        out.number(tgtCntr);
        OptionalFields.write(memory, out);
    }

    static ServedRequest read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        return new ServedRequest(in.number(), values.truth(), values.integer(), values.integer(), in.number(), OptionalFields.readBuffer(in));
    }
}
