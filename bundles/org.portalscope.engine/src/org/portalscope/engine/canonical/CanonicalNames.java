package org.portalscope.engine.canonical;

import java.util.Arrays;

import org.portalscope.engine.state.MatchKeyTable;

/** Numbers what is met in a canonical form: the first of a kind is 0, and whatever is met again has the number it had. */
final class CanonicalNames {

    static final int HANDLE = 0;
    static final int OPERATION = 1;
    static final int EVENT = 2;
    /** Added to the kind of what belongs to another process; all such things are numbered together. */
    static final int REFERENCE = 3;
    private static final int KINDS = REFERENCE + 1;
    private static final int FIRST_PLACES = 64;

    private long[] owners = new long[FIRST_PLACES];
    private long[] keys = new long[FIRST_PLACES];
    private int[] kinds = new int[FIRST_PLACES];
    private int[] numbers = new int[FIRST_PLACES];
    /** By place: when it was taken; a place taken before the last clearing is free. */
    private int[] times = new int[FIRST_PLACES];
    private int time = 1;
    private int size;
    private final int[] next = new int[KINDS];

    void clear() {
        size = 0;
        Arrays.fill(next, 0);
        if (++time == 0) {
            Arrays.fill(times, 0);
            time = 1;
        }
    }

    /** The number of something, a new one if it has not been met. */
    int of(int kind, long owner, long key) {
        int place = place(kind, owner, key);
        if (times[place] == time) {
            return numbers[place];
        }
        int number = next[Math.min(kind, REFERENCE)]++;
        put(place, kind, owner, key, number);
        if (2 * ++size > keys.length) {
            grow();
        }
        return number;
    }

    private void put(int place, int kind, long owner, long key, int number) {
        times[place] = time;
        owners[place] = owner;
        keys[place] = key;
        kinds[place] = kind;
        numbers[place] = number;
    }

    /** Where something is, or would be. */
    private int place(int kind, long owner, long key) {
        int mask = keys.length - 1;
        int place = (int) (MatchKeyTable.mix(owner + kind, key) >>> Integer.SIZE) & mask;
        while (times[place] == time && !(keys[place] == key && owners[place] == owner && kinds[place] == kind)) {
            place = place + 1 & mask;
        }
        return place;
    }

    private void grow() {
        CanonicalNames old = new CanonicalNames();
        old.owners = owners;
        old.keys = keys;
        old.kinds = kinds;
        old.numbers = numbers;
        old.times = times;
        int places = 2 * keys.length;
        owners = new long[places];
        keys = new long[places];
        kinds = new int[places];
        numbers = new int[places];
        times = new int[places];
        for (int i = 0; i < places / 2; i++) {
            if (old.times[i] == time) {
                put(place(old.kinds[i], old.owners[i], old.keys[i]), old.kinds[i], old.owners[i], old.keys[i], old.numbers[i]);
            }
        }
    }
}
