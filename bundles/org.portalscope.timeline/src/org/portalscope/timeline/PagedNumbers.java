package org.portalscope.timeline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A list of numbers from 0 by index that only grows, without copying what it holds; where nothing was set, it has {@link #NONE}. */
final class PagedNumbers {

    static final int NONE = -1;

    private static final int PAGE = 1024;

    private final List<int[]> pages = new ArrayList<>();
    private int size;

    void add(int number) {
        set(size, number);
    }

    void set(int index, int number) {
        while (index / PAGE >= pages.size()) {
            int[] page = new int[PAGE];
            Arrays.fill(page, NONE);
            pages.add(page);
        }
        pages.get(index / PAGE)[index % PAGE] = number;
        size = Math.max(size, index + 1);
    }

    /** A list of the first numbers of this one. */
    PagedNumbers first(int count) {
        PagedNumbers copy = new PagedNumbers();
        for (int i = 0; i < Math.min(count, size); i++) {
            copy.add(get(i));
        }
        return copy;
    }

    int get(int index) {
        return index < size ? pages.get(index / PAGE)[index % PAGE] : NONE;
    }

    int size() {
        return size;
    }
}
