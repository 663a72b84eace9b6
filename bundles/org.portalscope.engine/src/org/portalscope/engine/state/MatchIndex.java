package org.portalscope.engine.state;

import java.util.Arrays;

/**
 * Finds the entries of a match list whose criteria a request satisfies, in the order of the list, by asking the
 * classes of entries that may have it for the one key that the request has there. What has been unlinked is in no class.
 */
final class MatchIndex {

    /** With more classes than a fourth of the entries, looking at each entry costs less. */
    private static final int ENTRIES_PER_CLASS = 4;

    private final MatchKeyTable table = new MatchKeyTable();
    private MatchClass[] classes = new MatchClass[4];
    private int count;
    /** How many of them have entries; the others wait for some to come. */
    private int inUse;

    /** The search that goes on: where it is, and the next entry of each class behind that, or null. */
    private MatchEntry reached;
    private MatchEntry[] following = new MatchEntry[0];

    MatchIndex(MatchEntry first) {
        for (MatchEntry entry = first; entry != null; entry = entry.next) {
            add(entry);
        }
    }

    boolean helps(int size) {
        return inUse * ENTRIES_PER_CLASS <= size;
    }

    void add(MatchEntry entry) {
        reached = null;
        entry.matchClass = classOf(entry);
        if (entry.matchClass.size++ == 0) {
            inUse++;
        }
        table.add(entry);
    }

    /** The class of an entry; if it is a new one, it takes the place of one without entries, if there is one. */
    private MatchClass classOf(MatchEntry entry) {
        int place = count;
        for (int i = 0; i < count; i++) {
            if (classes[i].holds(entry)) {
                return classes[i];
            }
            place = classes[i].size == 0 ? i : place;
        }
        if (place == classes.length) {
            classes = Arrays.copyOf(classes, 2 * count);
        }
        classes[place] = new MatchClass(entry.careBits, entry.sourceMask, place);
        count = Math.max(count, place + 1);
        return classes[place];
    }

    void remove(MatchEntry entry) {
        table.remove(entry);
        if (--entry.matchClass.size == 0) {
            inUse--;
        }
        entry.matchClass = null;
        if (reached != entry) {
            reached = null;
        }
    }

    /** The first entry that matches, or null. */
    MatchEntry first(long initiator, long bits) {
        if (reached != null) {
            reached = null;
        }
        if (count == 1) {
            return table.find(classes[0], initiator, bits);
        }
        long signs = table.signs(initiator, bits);
        MatchEntry first = null;
        for (int i = 0; i < count && classes[i].sign <= signs; i++) { // greater ones are not among them
            MatchClass matchClass = classes[i];
            if ((matchClass.sign & signs) != 0) {
                MatchEntry found = table.find(matchClass, initiator, bits);
                if (found != null && (first == null || found.order < first.order)) {
                    first = found;
                }
            }
        }
        return first;
    }

    /** The first entry behind another one that matches, or null. */
    MatchEntry next(MatchEntry after, long initiator, long bits) {
        if (reached == null || reached != after) {
            begin(after, initiator, bits);
        }
        int nearest = -1;
        for (int i = 0; i < count; i++) {
            if (following[i] != null && (nearest < 0 || following[i].order < following[nearest].order)) {
                nearest = i;
            }
        }
        if (nearest < 0) {
            reached = null;
            return null;
        }
        reached = following[nearest];
        following[nearest] = behind(reached, table.find(classes[nearest], initiator, bits));
        return reached;
    }

    private void begin(MatchEntry after, long initiator, long bits) {
        if (following.length < count) {
            following = new MatchEntry[classes.length];
        }
        for (int i = 0; i < count; i++) {
            MatchEntry first = table.find(classes[i], initiator, bits);
            MatchEntry entry = first;
            while (entry != null && entry.order <= after.order) {
                entry = behind(entry, first);
            }
            following[i] = entry;
        }
    }

    private static MatchEntry behind(MatchEntry entry, MatchEntry first) {
        return entry.nextOfKey == first ? null : entry.nextOfKey;
    }
}
