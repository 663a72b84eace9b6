package org.portalscope.engine.state;

/**
 * Keeps the order labels of a match list growing along it. An entry gets a label between its neighbours'; where there is none left, the
 * smallest surrounding range of labels that is not too crowded is spread evenly, which costs a logarithm of the list's length on average.
 */
final class OrderLabels {

    /** Distance between labels at the ends of a list. */
    private static final long STRIDE = 1L << 32;
    /** A new entry is no farther from the one before it, so that many find labels in front of the same one. */
    private static final long FARTHEST_BEHIND = 1L << 20;
    /** Labels beyond this, in either direction, are brought back around zero. */
    private static final long FARTHEST = 1L << 60;
    /** A range of 2^n labels is not too crowded if it holds fewer entries than this to the n. */
    private static final double GROWTH = 1.5;
    /** After spreading, neighbours are at least so far apart. */
    private static final long LEAST_STRIDE = 4;

    private OrderLabels() {
    }

    /** Labels an entry that has just been linked. */
    static void place(MatchEntry entry) {
        MatchEntry previous = entry.previous;
        MatchEntry next = entry.next;
        if (previous == null && next == null) {
            entry.order = 0;
        } else if (previous == null) {
            entry.order = next.order - STRIDE;
        } else if (next == null) {
            entry.order = previous.order + STRIDE;
        } else {
            if (next.order - previous.order < 2) {
                spread(entry);
            }
            entry.order = previous.order + Math.min((next.order - previous.order) / 2, FARTHEST_BEHIND);
        }
        if (Math.abs(entry.order) > FARTHEST) {
            bringBack(entry);
        }
    }

    /** Spreads the labels around an entry that lies between two others and has no label yet. */
    private static void spread(MatchEntry entry) {
        MatchEntry from = entry.previous;
        MatchEntry to = entry.previous;
        long count = 1;
        for (int bits = 2;; bits++) {
            long low = entry.previous.order & -1L << bits;
            long high = low + (1L << bits) - 1;
            while (from.previous != null && from.previous.order >= low) {
                from = from.previous;
                count++;
            }
            for (MatchEntry more = behind(to, entry); more != null && more.order <= high; more = behind(to, entry)) {
                to = more;
                count++;
            }
            if (count * LEAST_STRIDE <= 1L << bits && count < Math.pow(GROWTH, bits)) {
                relabel(from, entry, count, low, (1L << bits) / count);
                return;
            }
        }
    }

    private static void relabel(MatchEntry from, MatchEntry skipped, long count, long low, long stride) {
        MatchEntry entry = from;
        for (long i = 0; i < count; i++) {
            entry.order = low + i * stride;
            entry = behind(entry, skipped);
        }
    }

    private static MatchEntry behind(MatchEntry entry, MatchEntry skipped) {
        return entry.next == skipped ? skipped.next : entry.next;
    }

    private static void bringBack(MatchEntry end) {
        MatchEntry first = end;
        while (first.previous != null) {
            first = first.previous;
        }
        long label = 0;
        for (MatchEntry entry = first; entry != null; entry = entry.next) {
            entry.order = label;
            label += STRIDE;
        }
    }
}
