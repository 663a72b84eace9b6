package org.portalscope.ui.editor.run;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Where the lines of a text are in a later one: what stands at the beginning and at the end of both, and between these the longest sequence of lines that
 * both have. Spaces at the ends of lines do not count.
 */
public final class MovedLines {

    /** Lines squared that are compared between what is the same; beyond, none of them counts as found again. */
    private static final long MOST = 4_000_000;

    private final int[] places;

    MovedLines(String before, String after) {
        List<String> from = lines(before);
        List<String> to = lines(after);
        places = new int[from.size()];
        int front = 0;
        while (front < Math.min(from.size(), to.size()) && from.get(front).equals(to.get(front))) {
            front++;
            places[front - 1] = front;
        }
        int back = 0;
        while (back < Math.min(from.size(), to.size()) - front && from.get(from.size() - 1 - back).equals(to.get(to.size() - 1 - back))) {
            back++;
            places[from.size() - back] = to.size() - back + 1;
        }
        match(from.subList(front, from.size() - back), to.subList(front, to.size() - back), front);
    }

    private static List<String> lines(String text) {
        return Arrays.stream(text.split("\n", -1)).map(String::strip).toList();
    }

    private void match(List<String> from, List<String> to, int front) {
        if ((long) from.size() * to.size() > MOST) {
            return;
        }
        int[][] longest = new int[from.size() + 1][to.size() + 1];
        for (int i = from.size() - 1; i >= 0; i--) {
            for (int j = to.size() - 1; j >= 0; j--) {
                longest[i][j] = from.get(i).equals(to.get(j)) ? longest[i + 1][j + 1] + 1 : Math.max(longest[i + 1][j], longest[i][j + 1]);
            }
        }
        int i = 0;
        int j = 0;
        while (i < from.size() && j < to.size()) {
            if (from.get(i).equals(to.get(j))) {
                places[front + i++] = front + ++j;
            } else if (longest[i + 1][j] >= longest[i][j + 1]) {
                i++;
            } else {
                j++;
            }
        }
    }

    /** Where a line is now, if it is there still; lines are counted from 1. */
    public Optional<Integer> now(int line) {
        return line < 1 || line > places.length || places[line - 1] == 0 ? Optional.empty() : Optional.of(places[line - 1]);
    }
}
