package org.portalscope.session.timeline;

import java.util.ArrayList;
import java.util.List;

/** A list of numbers from 0 that only grows: a page of it takes one, two or four bytes for each, as its greatest number needs. */
final class PackedNumbers {

    private static final int PAGE = 4096;
    private static final int BYTE_NUMBERS = 1 << Byte.SIZE;

    private final List<Object> full = new ArrayList<>();
    private int[] last = new int[PAGE];
    private int size;
    private long bytes;

    void add(int number) {
        last[size % PAGE] = number;
        size++;
        if (size % PAGE == 0) {
            full.add(packed(last));
            bytes += bytes(full.get(full.size() - 1));
            last = new int[PAGE];
        }
    }

    /** A list of the first numbers of this one. */
    PackedNumbers first(int count) {
        PackedNumbers copy = new PackedNumbers();
        for (int page = 0; page < count / PAGE; page++) {
            copy.full.add(full.get(page));
            copy.bytes += bytes(full.get(page));
        }
        copy.size = count / PAGE * PAGE;
        for (int i = copy.size; i < count; i++) {
            copy.add(get(i));
        }
        return copy;
    }

    private static long bytes(Object page) {
        return (long) PAGE * (page instanceof byte[] ? Byte.BYTES : page instanceof char[] ? Character.BYTES : Integer.BYTES);
    }

    private Object packed(int[] page) {
        int greatest = 0;
        for (int number : page) {
            greatest = Math.max(greatest, number);
        }
        if (greatest < BYTE_NUMBERS) {
            byte[] narrow = new byte[PAGE];
            for (int i = 0; i < PAGE; i++) {
                narrow[i] = (byte) page[i];
            }
            return narrow;
        }
        if (greatest <= Character.MAX_VALUE) {
            char[] narrow = new char[PAGE];
            for (int i = 0; i < PAGE; i++) {
                narrow[i] = (char) page[i];
            }
            return narrow;
        }
        return page;
    }

    int get(int index) {
        int place = index % PAGE;
        if (index / PAGE == full.size()) {
            return last[place];
        }
        Object page = full.get(index / PAGE);
        if (page instanceof byte[] narrow) {
            return Byte.toUnsignedInt(narrow[place]);
        }
        return page instanceof char[] narrow ? narrow[place] : ((int[]) page)[place];
    }

    int size() {
        return size;
    }

    /** How many bytes it takes, full pages only. */
    long bytes() {
        return bytes;
    }
}
