package org.portalscope.mpi.message;

import org.portalscope.engine.protocol.MatchBitField;

/**
 * The tags of messages of collectives, 32 bits: whether it is a nonblocking one, its number among the nonblocking ones of the communicator, its kind, and its
 * root. A blocking collective takes the next message that is not of a nonblocking one; a nonblocking collective takes those of its number, whatever their kind:
 * so both notice another process that is in something else.
 */
public final class CollectiveTags {

    /** How many nonblocking collectives of a communicator can be told apart: those that are active at a time are fewer. */
    public static final int NUMBERS = 1 << 9;

    /** Receives any message that is not of a nonblocking collective. */
    public static final long ANY_BLOCKING = -3;

    private static final MatchBitField NONBLOCKING = new MatchBitField("nonblocking", 31, 1);
    private static final MatchBitField NUMBER = new MatchBitField("number", 22, 9);
    private static final MatchBitField KIND = new MatchBitField("kind", 16, 6);
    private static final MatchBitField ROOT = new MatchBitField("root", 0, 16);

    /** Receives any message of the first nonblocking collective; those of the others are below. */
    private static final long ANY_OF_FIRST = -16;

    private CollectiveTags() {
    }

    /** The tag of a blocking collective. */
    public static long blocking(int kind, long root) {
        return KIND.of(kind) | ROOT.of(root);
    }

    /** The tag of a nonblocking collective; its number is from 0. */
    public static long nonblocking(long number, int kind, long root) {
        return NONBLOCKING.of(1) | NUMBER.of(number % NUMBERS) | KIND.of(kind) | ROOT.of(root);
    }

    /** Receives any message of the nonblocking collective of a number. */
    public static long anyOf(long number) {
        return ANY_OF_FIRST - number % NUMBERS;
    }

    public static int kind(long tag) {
        return (int) KIND.in(tag);
    }

    public static long root(long tag) {
        return ROOT.in(tag);
    }

    public static boolean isNonblocking(long tag) {
        return NONBLOCKING.in(tag) != 0;
    }

    /** Whether a tag has bits that its kind does not use. */
    public static boolean isBlocking(long tag) {
        return (tag & (NONBLOCKING.mask() | NUMBER.mask())) == 0;
    }

    /** The match bits of what a receive takes as its tag: {@link #ANY_BLOCKING} or {@link #anyOf}. */
    static long matchBits(long any) {
        return any == ANY_BLOCKING ? 0 : NONBLOCKING.mask() | NUMBER.of(ANY_OF_FIRST - any);
    }

    /** The ignore bits of the same. */
    static long ignoreBits(long any) {
        return any == ANY_BLOCKING ? MessageBits.TAG.mask() & ~NONBLOCKING.mask() : KIND.mask() | ROOT.mask();
    }
}
