package org.portalscope.engine.state;

/**
 * An open hash table of the first entries of all keys of a match list, whatever their class. The entries of a key stand in a ring in
 * the order of the list.
 */
public final class MatchKeyTable {

    private static final int FIRST_PLACES = 32;
    private static final int PLACES_PER_SIGNS = 2;
    private static final long MIX = 0x9E37_79B9_7F4A_7C15L;

    private int[] hashes = new int[FIRST_PLACES];
    private MatchEntry[] firsts = new MatchEntry[FIRST_PLACES];
    private int keys;
    /** Of the keys of all places, and of some that have gone. */
    private MatchClassFilter filter = new MatchClassFilter(firsts, FIRST_PLACES / PLACES_PER_SIGNS);
    private int gone;

    /** A number that is different for different pairs, for all practical purposes. */
    public static long mix(long a, long b) {
        long mixed = (a ^ b * MIX) * MIX;
        return (mixed ^ mixed >>> 29) * MIX;
    }

    /** The signs of the classes that may hold the key of a request: of all that do, and of few others. */
    long signs(long initiator, long bits) {
        return filter.signs(initiator, bits);
    }

    /** The first entry of the key of a request in a class, or null. */
    MatchEntry find(MatchClass matchClass, long initiator, long bits) {
        long key = bits & matchClass.careBits;
        long source = initiator & matchClass.sourceMask;
        int hash = hash(matchClass.salt, source, key);
        int place = hash & hashes.length - 1;
        while (hashes[place] != 0) {
            if (hashes[place] == hash && isKey(firsts[place], matchClass, source, key)) {
                return firsts[place];
            }
            place = place + 1 & hashes.length - 1;
        }
        return null;
    }

    void add(MatchEntry entry) {
        int hash = hash(entry);
        int place = place(entry, hash);
        if (hashes[place] == 0) {
            entry.previousOfKey = entry;
            entry.nextOfKey = entry;
            put(place, hash, entry);
        } else if (joinRing(firsts[place], entry)) {
            firsts[place] = entry;
        }
    }

    void remove(MatchEntry entry) {
        int place = place(entry, hash(entry));
        if (entry.nextOfKey == entry) {
            clear(place);
        } else {
            entry.previousOfKey.nextOfKey = entry.nextOfKey;
            entry.nextOfKey.previousOfKey = entry.previousOfKey;
            if (firsts[place] == entry) {
                firsts[place] = entry.nextOfKey;
            }
        }
        entry.previousOfKey = null;
        entry.nextOfKey = null;
    }

    /** Links an entry into the ring of its key; whether it is the first there. */
    private static boolean joinRing(MatchEntry first, MatchEntry entry) {
        MatchEntry before = first.previousOfKey;
        while (before.order > entry.order && before != first) {
            before = before.previousOfKey;
        }
        boolean isFirst = before.order > entry.order;
        MatchEntry previous = isFirst ? first.previousOfKey : before;
        entry.previousOfKey = previous;
        entry.nextOfKey = previous.nextOfKey;
        previous.nextOfKey.previousOfKey = entry;
        previous.nextOfKey = entry;
        return isFirst;
    }

    /** Where the key of an entry is or would be. */
    private int place(MatchEntry entry, int hash) {
        int place = hash & hashes.length - 1;
        while (hashes[place] != 0
                && !(hashes[place] == hash && isKey(firsts[place], entry.matchClass, entry.source, entry.matchBits))) {
            place = place + 1 & hashes.length - 1;
        }
        return place;
    }

    private static boolean isKey(MatchEntry first, MatchClass matchClass, long source, long key) {
        return first.matchBits == key && first.source == source && first.matchClass == matchClass;
    }

    private void put(int place, int hash, MatchEntry entry) {
        hashes[place] = hash;
        firsts[place] = entry;
        if (++keys * 2 > hashes.length) {
            grow();
        } else if (filter.admits(entry.matchClass)) {
            filter.add(entry);
        } else {
            renewFilter();
        }
    }

    /** Empties a place and moves up those behind it that could not stand nearer to their home. */
    private void clear(int place) {
        int hole = place;
        int next = hole + 1 & hashes.length - 1;
        while (hashes[next] != 0) {
            int distance = next - hashes[next] & hashes.length - 1;
            if (distance >= (next - hole & hashes.length - 1)) {
                hashes[hole] = hashes[next];
                firsts[hole] = firsts[next];
                hole = next;
            }
            next = next + 1 & hashes.length - 1;
        }
        hashes[hole] = 0;
        firsts[hole] = null;
        keys--;
        if (++gone * 2 > hashes.length) {
            renewFilter();
        }
    }

    private void renewFilter() {
        filter.renew(firsts);
        gone = 0;
    }

    private void grow() {
        int[] oldHashes = hashes;
        MatchEntry[] oldFirsts = firsts;
        hashes = new int[2 * oldHashes.length];
        firsts = new MatchEntry[hashes.length];
        for (int i = 0; i < oldHashes.length; i++) {
            if (oldHashes[i] != 0) {
                int place = place(oldFirsts[i], oldHashes[i]);
                hashes[place] = oldHashes[i];
                firsts[place] = oldFirsts[i];
            }
        }
        filter = new MatchClassFilter(firsts, hashes.length / PLACES_PER_SIGNS);
        gone = 0;
    }

    private static int hash(MatchEntry entry) {
        return hash(entry.matchClass.salt, entry.source, entry.matchBits);
    }

    /** Never zero, which marks an empty place. Its lowest bits are the highest of the product, since these depend on all others. */
    static int hash(long salt, long source, long key) {
        long mixed = (key ^ salt ^ source * MIX) * MIX;
        return (int) Long.reverseBytes(mixed) | 0x8000_0000;
    }
}
