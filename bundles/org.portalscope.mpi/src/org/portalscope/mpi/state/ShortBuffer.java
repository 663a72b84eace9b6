package org.portalscope.mpi.state;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.state.OptionalFields;
import org.portalscope.protocol.value.Buffer;

/**
 * A buffer for unexpected short messages.
 *
 * @param memory  of the buffer
 * @param phase   whether messages can come
 * @param entry   its match entry, or 0 while it has none
 * @param messages how many have come since it was put into the list
 */
public record ShortBuffer(Buffer memory, Phase phase, long entry, int messages) {

    /** Where it is in its circle. */
    public enum Phase {
        /** It is empty and on its way into the match list. */
        BEING_LINKED,
        /** Messages can come. */
        LINKED,
        /** It is full and has left the list; what it held is elsewhere, and it is to be put back. */
        UNLINKED
    }

    static ShortBuffer beingLinked(Buffer memory) {
        return new ShortBuffer(memory, Phase.BEING_LINKED, 0, 0);
    }

    /** Whether it is to be put back into the list. */
    boolean isUnlinked() {
        return phase == Phase.UNLINKED;
    }

    void write(FieldWriter out) {
        OptionalFields.write(memory, out);
        out.number(phase.ordinal());
        OptionalFields.writeHandle(entry, out);
        out.number(messages);
    }

    static ShortBuffer read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        return new ShortBuffer(OptionalFields.readBuffer(in), values.constant(Phase.class), OptionalFields.readHandle(in), values.integer());
    }
}
