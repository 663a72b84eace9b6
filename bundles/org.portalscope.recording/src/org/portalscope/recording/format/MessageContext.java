package org.portalscope.recording.format;

import java.util.Arrays;

/**
 * The last message of each kind on some channels of a block; a message is written as the difference to that. A channel has a place in a table, and
 * leaves it when another one gets the place.
 */
final class MessageContext {

    static final int PLACES = 256;
    /** Ordinal, user, portal, cookie, match bits, offset, descriptor, length, and header data or manipulated length. */
    static final int FIELDS = 9;

    private static final int KINDS = 4;

    private final long[] initiators = new long[PLACES];
    private final long[] targets = new long[PLACES];
    private final boolean[] used = new boolean[PLACES];
    private final long[] fields = new long[PLACES * KINDS * FIELDS];

    void reset() {
        Arrays.fill(used, false);
    }

    /** The place that a channel ought to have. */
    static int place(long initiator, long target) {
        long mixed = (initiator * 31 + target) * 0x9E37_79B9_7F4A_7C15L;
        return (int) (mixed >>> Long.SIZE - 8);
    }

    /** Whether a channel has its place already. */
    boolean holds(int place, long initiator, long target) {
        return used[place] && initiators[place] == initiator && targets[place] == target;
    }

    boolean isUsed(int place) {
        return used[place];
    }

    /** Gives a place to a channel of which nothing is known. */
    void enter(int place, long initiator, long target) {
        used[place] = true;
        initiators[place] = initiator;
        targets[place] = target;
        Arrays.fill(fields, place * KINDS * FIELDS, (place + 1) * KINDS * FIELDS, 0);
    }

    long initiator(int place) {
        return initiators[place];
    }

    long target(int place) {
        return targets[place];
    }

    /** Where the fields of the last message of a kind are among {@link #fields}. */
    static int index(int place, int kind) {
        return (place * KINDS + kind) * FIELDS;
    }

    long[] fields() {
        return fields;
    }
}
