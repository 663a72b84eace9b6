package org.portalscope.mpi.state;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.mpi.collective.CollectiveKind;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.mpi.message.ReceiveCriteria;
import org.portalscope.protocol.state.OptionalFields;
import org.portalscope.protocol.value.Buffer;

/**
 * What a request sends or receives.
 *
 * @param kind         what it is
 * @param communicator handle
 * @param context      of the communicator that its message has
 * @param peer         rank in the communicator, or {@link ReceiveCriteria#ANY}, or {@link ReceiveCriteria#PROC_NULL}
 * @param tag          or a wildcard of {@link ReceiveCriteria}
 * @param data         memory that is sent or filled
 * @param elements     what the data are a copy of, or are copied to; null if users have the data as they are in the message
 */
public record Transfer(Kind kind, long communicator, int context, long peer, long tag, Buffer data, TypedBuffer elements) {

    /** Without a copy. */
    public Transfer(Kind kind, long communicator, int context, long peer, long tag, Buffer data) {
        this(kind, communicator, context, peer, tag, data, null);
    }

    /** The kinds, by their calls. */
    public enum Kind {
        /** {@code MPI_Isend}. */
        SEND("send"),
        /** {@code MPI_Issend}. */
        SYNCHRONOUS_SEND("synchronous send"),
        /** {@code MPI_Irsend}. */
        READY_SEND("ready send"),
        /** {@code MPI_Ibsend}. */
        BUFFERED_SEND("buffered send"),
        /** {@code MPI_Irecv}. */
        RECEIVE("receive"),
        /** {@code MPI_Ibcast} and others, whose messages are requests of their own. */
        COLLECTIVE("collective");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /** As people call it. */
        public String words() {
            return words;
        }

        public boolean isSend() {
            return this != RECEIVE && this != COLLECTIVE;
        }
    }

    /** Of elements of a datatype; if they have to be copied, it is not known to where. */
    public static Transfer of(Kind kind, long communicator, int context, long peer, long tag, TypedBuffer elements) {
        boolean direct = elements.isContiguous() && (kind != Kind.BUFFERED_SEND || elements.size() == 0);
        return new Transfer(kind, communicator, context, peer, tag,
                direct ? elements.contiguous() : new Buffer(elements.memory().name(), 0, elements.size()), direct ? null : elements);
    }

    /** Of a copy of elements, which are about to be filled with something else; it is not known to where. */
    public static Transfer ofCopy(Kind kind, long communicator, int context, long peer, long tag, TypedBuffer elements) {
        return elements.size() == 0 ? of(kind, communicator, context, peer, tag, elements)
                : new Transfer(kind, communicator, context, peer, tag, new Buffer(elements.memory().name(), 0, elements.size()), elements);
    }

    /** Whether its data are a copy of what the user has. */
    public boolean isCopied() {
        return elements != null;
    }

    /** With the copy at some place. */
    public Transfer copiedTo(Buffer copy) {
        return new Transfer(kind, communicator, context, peer, tag, copy, elements);
    }

    /** Which messages a receive selects. */
    public ReceiveCriteria criteria() {
        return new ReceiveCriteria(context, peer, tag);
    }

    /**
     * How a send is sent.
     *
     * @param eagerLimit bytes of the longest short message
     */
    public long protocol(long eagerLimit) {
        return kind == Kind.READY_SEND ? MessageBits.READY
                : kind == Kind.SYNCHRONOUS_SEND || data.length() > eagerLimit ? MessageBits.LONG : MessageBits.SHORT;
    }

    /** What it is, {@code synchronous send}, or the call of a collective. */
    public String name() {
        return kind == Kind.COLLECTIVE ? CollectiveKind.of(tag).call() : kind.words();
    }

    void write(FieldWriter out) {
        out.number(kind.ordinal());
        out.number(communicator);
        out.number(context);
        out.number(peer);
        out.number(tag);
        OptionalFields.write(data, out);
        OptionalFields.write(elements, TypedBuffer::write, out);
    }

    static Transfer read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        return new Transfer(values.constant(Kind.class), in.number(), values.integer(), in.number(), in.number(), OptionalFields.readBuffer(in),
                OptionalFields.read(in, TypedBuffer::read));
    }
}
