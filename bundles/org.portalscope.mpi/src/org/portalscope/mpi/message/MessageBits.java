package org.portalscope.mpi.message;

import java.util.List;

import org.portalscope.engine.protocol.MatchBitField;

/** What the messages of MPI have in their match bits: how they are sent, and the envelope by which receives select them. Portals 3.2 §5.3. */
public final class MessageBits {

    /** How the message is sent: {@link #SHORT}, {@link #LONG} or {@link #READY}. */
    public static final MatchBitField PROTOCOL = new MatchBitField("protocol", 60, 4);
    /** The context of the communicator. */
    public static final MatchBitField CONTEXT = new MatchBitField("context", 48, 12);
    /** The rank of the sender in the communicator. */
    public static final MatchBitField SOURCE = new MatchBitField("source", 32, 16);
    public static final MatchBitField TAG = new MatchBitField("tag", 0, 32);

    public static final List<MatchBitField> FIELDS = List.of(PROTOCOL, CONTEXT, SOURCE, TAG);

    /** Its data come with it. */
    public static final long SHORT = 1;
    /** If its receive is not posted, its data are fetched. */
    public static final long LONG = 2;
    /** Its receive is posted, says its sender. */
    public static final long READY = 4;

    /** The largest tag, {@code MPI_TAG_UB}. */
    public static final long LAST_TAG = Integer.MAX_VALUE;

    private MessageBits() {
    }

    /** The envelope of a message, whatever its protocol. */
    public static long envelope(long context, long source, long tag) {
        return CONTEXT.of(context) | SOURCE.of(source) | TAG.of(tag);
    }

    /** The envelope that some match bits have. */
    public static long envelope(long matchBits) {
        return matchBits & ~PROTOCOL.mask();
    }
}
