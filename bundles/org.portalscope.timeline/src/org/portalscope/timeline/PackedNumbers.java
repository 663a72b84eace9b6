package org.portalscope.timeline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A list of numbers from 0 that only grows: a page of it takes one, two or four bytes for each, as far as its greatest number is from its least. */
final class PackedNumbers {

    private static final int PAGE = 4096;
    private static final int BYTE_NUMBERS = 1 << Byte.SIZE;

    private final List<Page> full = new ArrayList<>();
    private int[] last = new int[PAGE];
    private int size;
    private long bytes;

    /**
     * A page that is full.
     *
     * @param numbers by how much each is greater than the least, as bytes, chars or ints
     */
    private record Page(int least, Object numbers) {

        static Page of(int[] numbers) {
            int least = Arrays.stream(numbers).min().orElseThrow();
            int most = Arrays.stream(numbers).max().orElseThrow() - least;
            return new Page(least, most < BYTE_NUMBERS ? bytes(numbers, least) : most <= Character.MAX_VALUE ? chars(numbers, least) : ints(numbers, least));
        }

        private static byte[] bytes(int[] numbers, int least) {
            byte[] narrow = new byte[PAGE];
            for (int i = 0; i < PAGE; i++) {
                narrow[i] = (byte) (numbers[i] - least);
            }
            return narrow;
        }

        private static char[] chars(int[] numbers, int least) {
            char[] narrow = new char[PAGE];
            for (int i = 0; i < PAGE; i++) {
                narrow[i] = (char) (numbers[i] - least);
            }
            return narrow;
        }

        private static int[] ints(int[] numbers, int least) {
            return Arrays.stream(numbers).map(number -> number - least).toArray();
        }

        int get(int place) {
            if (numbers instanceof byte[] narrow) {
                return least + Byte.toUnsignedInt(narrow[place]);
            }
            return least + (numbers instanceof char[] narrow ? narrow[place] : ((int[]) numbers)[place]);
        }

        long bytes() {
            return (long) PAGE * (numbers instanceof byte[] ? Byte.BYTES : numbers instanceof char[] ? Character.BYTES : Integer.BYTES);
        }
    }

    void add(int number) {
        last[size % PAGE] = number;
        size++;
        if (size % PAGE == 0) {
            full.add(Page.of(last));
            bytes += full.get(full.size() - 1).bytes();
            last = new int[PAGE];
        }
    }

    /** A list of the first numbers of this one. */
    PackedNumbers first(int count) {
        PackedNumbers copy = new PackedNumbers();
        for (int page = 0; page < count / PAGE; page++) {
            copy.full.add(full.get(page));
            copy.bytes += full.get(page).bytes();
        }
        copy.size = count / PAGE * PAGE;
        for (int i = copy.size; i < count; i++) {
            copy.add(get(i));
        }
        return copy;
    }

    int get(int index) {
        int place = index % PAGE;
        if (index / PAGE == full.size()) {
            return last[place];
        }
        return full.get(index / PAGE).get(place);
    }

    int size() {
        return size;
    }

    /** How many bytes it takes, full pages only. */
    long bytes() {
        return bytes;
    }
}
