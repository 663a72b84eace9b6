package org.portalscope.engine.canonical;

import java.util.Arrays;

/** Handles and operations of other processes that a form refers to, in the order in which they were met. */
final class CanonicalReferences {

    static final CanonicalReferences NONE = new CanonicalReferences();
    private static final int FIRST_SIZE = 4;

    private int[] kinds = {};
    private long[] owners = {};
    private long[] keys = {};
    private int size;

    void clear() {
        size = 0;
    }

    /** @param owner packed id of the interface that it belongs to */
    void add(int kind, long owner, long key) {
        if (size == kinds.length) {
            int more = Math.max(FIRST_SIZE, 2 * size);
            kinds = Arrays.copyOf(kinds, more);
            owners = Arrays.copyOf(owners, more);
            keys = Arrays.copyOf(keys, more);
        }
        kinds[size] = kind;
        owners[size] = owner;
        keys[size++] = key;
    }

    CanonicalReferences copy() {
        if (size == 0) {
            return NONE;
        }
        CanonicalReferences copy = new CanonicalReferences();
        copy.kinds = Arrays.copyOf(kinds, size);
        copy.owners = Arrays.copyOf(owners, size);
        copy.keys = Arrays.copyOf(keys, size);
        copy.size = size;
        return copy;
    }

    int size() {
        return size;
    }

    int kind(int index) {
        return kinds[index];
    }

    long owner(int index) {
        return owners[index];
    }

    long key(int index) {
        return keys[index];
    }
}
