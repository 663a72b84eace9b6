package org.portalscope.engine.state;

/**
 * The entries of a match list that look at the same bits of a request: the same ignore bits, and a wildcard in the same parts of the
 * initiator. A request has one key in the class, and the entries of a key stand in a ring in the order of the list, the first of
 * them in an open hash table.
 */
final class MatchClass {

    private static final int FIRST_PLACES = 16;
    private static final long MIX = 0x9E37_79B9_7F4A_7C15L;

    final long careBits;
    final long sourceMask;
    private int[] hashes = new int[FIRST_PLACES];
    private MatchEntry[] firsts = new MatchEntry[FIRST_PLACES];
    private int keys;

    MatchClass(long careBits, long sourceMask) {
        this.careBits = careBits;
        this.sourceMask = sourceMask;
    }

    boolean isEmpty() {
        return keys == 0;
    }

    /** The first entry of the key of a request, or null. */
    MatchEntry find(long initiator, long bits) {
        long source = initiator & sourceMask;
        long key = bits & careBits;
        int hash = hash(source, key);
        int place = home(hash);
        while (hashes[place] != 0) {
            if (hashes[place] == hash && firsts[place].matchBits == key && firsts[place].source == source) {
                return firsts[place];
            }
            place = place + 1 & hashes.length - 1;
        }
        return null;
    }

    void add(MatchEntry entry) {
        entry.matchClass = this;
        int hash = hash(entry.source, entry.matchBits);
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
        int place = place(entry, hash(entry.source, entry.matchBits));
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
        entry.matchClass = null;
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

    /** Where the key of an entry stands or would stand. */
    private int place(MatchEntry entry, int hash) {
        int place = home(hash);
        while (hashes[place] != 0 && !(hashes[place] == hash && firsts[place].matchBits == entry.matchBits
                && firsts[place].source == entry.source)) {
            place = place + 1 & hashes.length - 1;
        }
        return place;
    }

    private void put(int place, int hash, MatchEntry entry) {
        hashes[place] = hash;
        firsts[place] = entry;
        if (++keys * 2 > hashes.length) {
            grow();
        }
    }

    /** Empties a place and moves up those behind it that could not stand nearer to their home. */
    private void clear(int place) {
        int hole = place;
        int next = hole + 1 & hashes.length - 1;
        while (hashes[next] != 0) {
            int distance = next - home(hashes[next]) & hashes.length - 1;
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
    }

    private int home(int hash) {
        return hash & hashes.length - 1;
    }

    /** Never zero, which marks an empty place. */
    private static int hash(long source, long key) {
        long mixed = (key ^ source * MIX) * MIX;
        return (int) (mixed >>> 32 ^ mixed >>> 47) | 0x8000_0000;
    }
}
