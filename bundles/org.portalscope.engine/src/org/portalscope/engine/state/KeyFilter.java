package org.portalscope.engine.state;

/**
 * Tells of most keys that are not in a table that they are not, at the cost of looking at a bit. Almost all bits are clear, so that a
 * processor foresees the answer, which it does not for the places of the table. Keys are known by their hashes and cannot be removed.
 */
final class KeyFilter {

    private final long[] words;

    /** @param bits for the keys to come, 64 or a greater power of two; few should be set */
    KeyFilter(int bits) {
        words = new long[bits / Long.SIZE];
    }

    void add(int hash) {
        words[word(hash)] |= 1L << hash;
    }

    /** Whether a key may have been added; true for all that have. */
    boolean mayHold(int hash) {
        return (words[word(hash)] & 1L << hash) != 0;
    }

    private int word(int hash) {
        return hash >>> 6 & words.length - 1;
    }
}
