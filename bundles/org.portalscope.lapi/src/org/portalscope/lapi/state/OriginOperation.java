package org.portalscope.lapi.state;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.lapi.message.VectorDescription;
import org.portalscope.protocol.state.OptionalFields;
import org.portalscope.protocol.value.Buffer;

/**
 * An operation that this task has begun, and whose completion its target has not told yet.
 *
 * @param number   of the operation among those on its target
 * @param sent     whether its message has left
 * @param orgCntr  address of the origin counter, or 0
 * @param cmplCntr address of the completion counter, or 0
 * @param result   where the previous value of a variable goes, or 0
 * @param width    bytes of that value
 * @param entry    match entry of what is offered or of the reply, or 0
 * @param memory   what the entry has of its own, or null
 * @param origin   where the reply is unpacked to, or null if it comes there by itself
 */
public record OriginOperation(Kind kind, int task, int number, boolean sent, long orgCntr, long cmplCntr, long result, int width, long entry, Buffer memory,
        VectorDescription origin) {

    private static final int TASK_SHIFT = 16;

    /** What was begun. */
    public enum Kind {
        PUT("put"), PUT_VECTORS("vector put"), GET("get"), READ_MODIFY_WRITE("read-modify-write"), ACTIVE_MESSAGE("active message");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }

        /** Whether the data of the origin are no longer needed once the message has left. */
        public boolean isCopiedOut() {
            return this == PUT || this == PUT_VECTORS || this == ACTIVE_MESSAGE;
        }
    }

    /** One that has just been begun. */
    public static OriginOperation begun(Kind kind, int task, int number, long orgCntr, long cmplCntr) {
        return new OriginOperation(kind, task, number, false, orgCntr, cmplCntr, 0, 0, 0, null, null);
    }

    /** Where the previous value of a variable goes. */
    public OriginOperation storing(long address, int bytes) {
        return new OriginOperation(kind, task, number, sent, orgCntr, cmplCntr, address, bytes, entry, memory, origin);
    }

    /** Where a reply goes: to memory of its own first, or at once to its place if the memory is null. */
    public OriginOperation replying(Buffer itsMemory, VectorDescription itsOrigin) {
        return served(0, itsMemory, itsOrigin);
    }

    OriginOperation asSent() {
        return new OriginOperation(kind, task, number, true, orgCntr, cmplCntr, result, width, entry, memory, origin);
    }

    OriginOperation served(long itsEntry, Buffer itsMemory, VectorDescription itsOrigin) {
        return new OriginOperation(kind, task, number, sent, orgCntr, cmplCntr, result, width, itsEntry, itsMemory, itsOrigin);
    }

    /** The {@code user_ptr} of its descriptors. */
    public long key() {
        return key(task, number);
    }

    /** The key of an operation on a task. */
    public static long key(int task, int number) {
        return (long) task << TASK_SHIFT | number;
    }

    /** {@code put #3}. */
    public String name() {
        return kind.words + " #" + number;
    }

    void write(FieldWriter out) {
        out.number(kind.ordinal());
        out.number(task);
        out.number(number);
        out.number(sent ? 1 : 0);
        out.number(orgCntr);
        out.number(cmplCntr);
        out.number(result);
        out.number(width);
        OptionalFields.writeHandle(entry, out);
        OptionalFields.write(memory, out);
        OptionalFields.write(origin, VectorDescription::write, out);
    }

    static OriginOperation read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        return new OriginOperation(values.constant(Kind.class), values.integer(), values.integer(), values.truth(), in.number(), in.number(), in.number(),
                values.integer(), OptionalFields.readHandle(in), OptionalFields.readBuffer(in), OptionalFields.read(in, VectorDescription::read));
    }
}
