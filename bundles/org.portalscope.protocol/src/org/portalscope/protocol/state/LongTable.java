package org.portalscope.protocol.state;

import java.util.function.BiConsumer;

/**
 * Values by numbers, changed in place. Open addressing: the highest bits of a product choose the place of a number, which spreads those given in sequence
 * evenly, however many stay, and one that finds its place taken moves on, past those that are no nearer to theirs than it is ('Robin Hood hashing'). So a
 * search for one that is not there ends soon, and so does closing the gap of one that has been removed.
 *
 * @param <V> never null
 */
final class LongTable<V> {

    private static final int FIRST_PLACES = 16;
    /** The golden ratio of the numbers of 64 bits, odd. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    /** By place; the number of places is a power of two, and at least half of them are free. */
    private long[] numbers = new long[FIRST_PLACES];
    /** By place; null where nothing stands. */
    private Object[] values = new Object[FIRST_PLACES];
    private int size;
    /** Bits of the product that do not choose the place. */
    private int shift = Long.SIZE - Integer.numberOfTrailingZeros(FIRST_PLACES);

    int size() {
        return size;
    }

    /** The value of a number, or null. */
    @SuppressWarnings("unchecked")
    V get(long number) {
        int place = place(number);
        return numbers[place] == number ? (V) values[place] : find(number, place);
    }

    @SuppressWarnings("unchecked")
    private V find(long number, int chosen) {
        int found = search(number, chosen);
        return found < 0 ? null : (V) values[found];
    }

    /** Where a number stands; negative if it is not there. */
    private int search(long number, int chosen) {
        int mask = values.length - 1;
        int place = chosen;
        for (int moved = 0; values[place] != null && moved <= moved(place); moved++) {
            if (numbers[place] == number) {
                return place;
            }
            place = place + 1 & mask;
        }
        return -1;
    }

    /** How far the number of a place stands from the one that it chooses. */
    private int moved(int place) {
        int mask = values.length - 1;
        return place - place(numbers[place]) & mask;
    }

    /** Gives a number a value, which replaces the one that it has. */
    void put(long number, V value) {
        int place = place(number);
        if (values[place] == null && hasRoom()) {
            size++;
            numbers[place] = number;
        } else if (numbers[place] != number || values[place] == null) {
            put(number, value, place);
            return;
        }
        values[place] = value;
    }

    private void put(long number, V value, int chosen) {
        int place = search(number, chosen);
        if (place >= 0) {
            values[place] = value;
            return;
        }
        if (!hasRoom()) {
            grow();
        }
        size++;
        insert(number, value);
    }

    private boolean hasRoom() {
        return 2 * (size + 1) <= values.length;
    }

    /** Inserts a number that is not there. */
    private void insert(long number, Object value) {
        int mask = values.length - 1;
        long left = number;
        Object leftValue = value;
        int moved = 0;
        int place = place(number);
        while (values[place] != null) {
            int others = moved(place);
            if (others < moved) {
                long next = numbers[place];
                Object nextValue = values[place];
                numbers[place] = left;
                values[place] = leftValue;
                left = next;
                leftValue = nextValue;
                moved = others;
            }
            place = place + 1 & mask;
            moved++;
        }
        numbers[place] = left;
        values[place] = leftValue;
    }

    /** Removes a number with its value, if it has one. */
    void remove(long number) {
        int mask = values.length - 1;
        int gap = search(number, place(number));
        if (gap < 0) {
            return;
        }
        size--;
        for (int next = gap + 1 & mask; values[next] != null && moved(next) > 0; next = next + 1 & mask) {
            numbers[gap] = numbers[next];
            values[gap] = values[next];
            gap = next;
        }
        values[gap] = null;
    }

    private void grow() {
        long[] before = numbers;
        Object[] placed = values;
        numbers = new long[2 * before.length];
        values = new Object[2 * before.length];
        shift--;
        for (int i = 0; i < before.length; i++) {
            if (placed[i] != null) {
                insert(before[i], placed[i]);
            }
        }
    }

    /** Does something with each number and its value, in no order. */
    @SuppressWarnings("unchecked")
    void forEach(BiConsumer<Long, V> action) {
        for (int i = 0; i < values.length; i++) {
            if (values[i] != null) {
                action.accept(numbers[i], (V) values[i]);
            }
        }
    }

    /** The place that a number chooses. */
    private int place(long number) {
        return (int) (number * SPREAD >>> shift);
    }
}
