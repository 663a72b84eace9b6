package org.portalscope.dat.transfer;

import org.portalscope.dat.error.DtoStatus;
import org.portalscope.dat.object.CompletionFlags;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.state.OptionalFields;

/**
 * An operation other than a receive that has been posted to an endpoint and is not complete.
 *
 * @param number     among all operations that the process has posted, from 1; the {@code user_ptr} of its descriptor
 * @param posting    what was posted
 * @param iov        its local memory
 * @param phase      how far it is
 * @param sequence   its number in its connection, from 1, or 0 before it starts
 * @param descriptor of its memory, or 0
 * @param sent       whether no data of it are on their way
 * @param status     what has become of it, or null if that is not known
 */
public record RequestDto(long number, Posting posting, IoVector iov, Phase phase, long sequence, long descriptor, boolean sent, DtoStatus status) {

    /** What can be posted. */
    public enum Kind {
        SEND("send"), RDMA_WRITE("RDMA write"), RDMA_READ("RDMA read"), RMR_BIND("RMR bind");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /** As people call it. */
        public String words() {
            return words;
        }
    }

    /** How far an operation is. */
    public enum Phase {
        /** It waits for operations before it, or is about to start. */
        QUEUED("queued"),
        /** It is given to Portals. */
        ACTIVE("active"),
        /** It is over, and those before it at its endpoint are perhaps not. */
        ENDED("ended");

        private final String words;

        Phase(String words) {
            this.words = words;
        }

        /** As people call it. */
        public String words() {
            return words;
        }
    }

    /**
     * What was posted.
     *
     * @param endpoint handle of the endpoint
     * @param flags    how it completes, {@link CompletionFlags}
     * @param context  of RDMA the {@code rmr_context}; of a bind the handle of the RMR; else 0
     * @param offset   of RDMA the {@code target_address}, else 0
     */
    public record Posting(Kind kind, long endpoint, long cookie, long flags, long context, long offset) {
    }

    /** One that has just been posted. */
    public static RequestDto queued(long number, Posting posting, IoVector iov, long descriptor) {
        return new RequestDto(number, posting, iov, Phase.QUEUED, 0, descriptor, posting.kind == Kind.RDMA_READ, null);
    }

    /** One that is over when it is posted. */
    public static RequestDto ended(long number, Posting posting, DtoStatus status) {
        return new RequestDto(number, posting, IoVector.EMPTY, Phase.ENDED, 0, 0, true, status);
    }

    public Kind kind() {
        return posting.kind;
    }

    public boolean is(Phase wanted) {
        return phase == wanted;
    }

    /** Whether it waits until all RDMA Reads before it are complete. */
    public boolean isFenced() {
        return CompletionFlags.has(posting.flags, CompletionFlags.BARRIER_FENCE);
    }

    /** Whether it is known what has become of it, and nothing of it is on its way. */
    public boolean isOver() {
        return status != null && (sent || phase == Phase.QUEUED);
    }

    /** Given to Portals, with its number in its connection. */
    public RequestDto started(long itsSequence) {
        return new RequestDto(number, posting, iov, Phase.ACTIVE, itsSequence, descriptor, sent, status);
    }

    public RequestDto asSent() {
        return new RequestDto(number, posting, iov, phase, sequence, descriptor, true, status);
    }

    /** A read whose reply is on its way. */
    public RequestDto asArriving() {
        return new RequestDto(number, posting, iov, phase, sequence, descriptor, false, status);
    }

    /** With what has become of it; what is known before stays. */
    public RequestDto resolved(DtoStatus known) {
        return status != null ? this
                : new RequestDto(number, posting, iov, phase, sequence, descriptor, sent, known);
    }

    /**
     * Without a descriptor.
     *
     * @param released whether its memory in between has been given back
     */
    public RequestDto ended(boolean released) {
        return new RequestDto(number, posting, released ? iov.alone() : iov, Phase.ENDED, sequence, 0, true, status);
    }

    /** {@code send 7}. */
    public String words() {
        return posting.kind.words + " " + number;
    }

    /** Writes it field by field. */
    public void write(FieldWriter out) {
        out.number(number);
        out.number(posting.kind.ordinal());
        out.number(posting.endpoint);
        out.number(posting.cookie);
        out.number(posting.flags);
        out.number(posting.context);
        out.number(posting.offset);
        iov.write(out);
        out.number(phase.ordinal());
        out.number(sequence);
        OptionalFields.writeHandle(descriptor, out);
        out.number(sent ? 1 : 0);
        DtoStatus.write(status, out);
    }

    /** Reads what {@link #write} has written. */
    public static RequestDto read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        return new RequestDto(in.number(), new Posting(values.constant(Kind.class), in.number(), in.number(), in.number(), in.number(), in.number()),
                IoVector.read(in), values.constant(Phase.class), in.number(), OptionalFields.readHandle(in), values.truth(), DtoStatus.read(in));
    }
}
