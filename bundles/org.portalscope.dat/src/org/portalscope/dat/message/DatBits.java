package org.portalscope.dat.message;

import java.util.List;

import org.portalscope.engine.protocol.MatchBitField;

/** What the messages of uDAPL have in their match bits. */
public final class DatBits {

    /** {@link MessageKind}. */
    public static final MatchBitField KIND = new MatchBitField("kind", 60, 4);
    /** The number of the connection at the process to which the message goes. */
    public static final MatchBitField CONNECTION = new MatchBitField("connection", 48, 12);
    /** Of RDMA the protection zone of the endpoint at which it arrives. */
    public static final MatchBitField ZONE = new MatchBitField("protection zone", 32, 16);
    /** A receive queue, an RMR context, a connection qualifier, or the sequence number of an operation that has been refused. */
    public static final MatchBitField NUMBER = new MatchBitField("number", 0, 32);

    /** The largest number of a connection; the least is 1. */
    public static final int LAST_CONNECTION = (1 << CONNECTION.width()) - 1;

    public static final List<MatchBitField> FIELDS = List.of(KIND, CONNECTION, ZONE, NUMBER);

    /** What entries of receives and of memory ignore: who sends in which connection is for the access control table to say. */
    public static final long IGNORED = KIND.mask() | CONNECTION.mask();

    private DatBits() {
    }

    /** The match bits of a message. */
    public static long of(MessageKind kind, long connection, long zone, long number) {
        return KIND.of(kind.ordinal()) | CONNECTION.of(connection) | ZONE.of(zone) | NUMBER.of(number);
    }

    /** The match bits of the entry of a receive queue, or of memory in a protection zone. */
    public static long entry(long zone, long number) {
        return ZONE.of(zone) | NUMBER.of(number);
    }

    /** The kind of a message, or null if it is none of uDAPL. */
    public static MessageKind kind(long matchBits) {
        int ordinal = (int) KIND.in(matchBits);
        return ordinal < MessageKind.values().length ? MessageKind.values()[ordinal] : null;
    }
}
