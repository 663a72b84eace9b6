package org.portalscope.expression.value;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that somebody may have meant. */
public final class Suggestion {

    private static final int LONGEST_NAME = 64;
    private static final int SHORTEST_START = 6;

    private Suggestion() {
    }

    /** {@code  (did you mean x?)} with the nearest of the names, or nothing if none is near. */
    public static String near(String wrong, Collection<String> names) {
        return nearest(wrong, names).map(Suggestion::of).orElse("");
    }

    /** The nearest of the names, if one is near. */
    public static Optional<String> nearest(String wrong, Collection<String> names) {
        if (wrong.length() > LONGEST_NAME) {
            return Optional.empty();
        }
        return names.stream().filter(name -> isNear(wrong, name))
                .min(Comparator.comparingInt((String name) -> distance(wrong, name)).thenComparing(Comparator.naturalOrder()));
    }

    /** {@code  (did you mean x?)}. */
    public static String of(String name) {
        return " (did you mean " + name + "?)";
    }

    /** Whether few edits make one name of the other, and not all of it anew. */
    private static boolean isNear(String wrong, String name) {
        int most = most(wrong, name);
        boolean isStart = wrong.length() > SHORTEST_START && name.startsWith(wrong);
        return isStart || Math.abs(wrong.length() - name.length()) <= most && distance(wrong, name) <= most;
    }

    /** One if only the end is missing, else the edits. */
    private static int distance(String from, String to) {
        return from.length() > SHORTEST_START && to.startsWith(from) ? 1 : edits(from, to, most(from, to));
    }

    /** Edits that make one name of the other, and not all of it anew. */
    private static int most(String from, String to) {
        int shorter = Math.min(from.length(), to.length());
        return Math.min(Math.max(1, shorter / 3), shorter - 1);
    }

    /** Characters to be inserted, removed or replaced, as far as there are no more than so many; case does not count. */
    private static int edits(String from, String to, int most) {
        String a = from.toLowerCase(Locale.ROOT);
        String b = to.toLowerCase(Locale.ROOT);
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            int least = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
                least = Math.min(least, row[j]);
            }
            if (least > most) {
                return least;
            }
        }
        return row[b.length()];
    }
}
