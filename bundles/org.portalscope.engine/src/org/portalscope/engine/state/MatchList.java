package org.portalscope.engine.state;

/** The match list of one Portal index, Portals 3.2 §3.7: entries in the order in which they are searched. */
public final class MatchList {

    private MatchEntry first;
    private MatchEntry last;
    private int size;

    /** The entry to be searched first, or null. */
    public MatchEntry first() {
        return first;
    }

    /** The entry to be searched last, or null. */
    public MatchEntry last() {
        return last;
    }

    public int size() {
        return size;
    }

    /** Links an entry before another, or at the end if that is null. */
    void link(MatchEntry entry, MatchEntry before) {
        MatchEntry after = before == null ? last : before.previous;
        entry.previous = after;
        entry.next = before;
        if (after == null) {
            first = entry;
        } else {
            after.next = entry;
        }
        if (before == null) {
            last = entry;
        } else {
            before.previous = entry;
        }
        size++;
    }

    void unlink(MatchEntry entry) {
        if (entry.previous == null) {
            first = entry.next;
        } else {
            entry.previous.next = entry.next;
        }
        if (entry.next == null) {
            last = entry.previous;
        } else {
            entry.next.previous = entry.previous;
        }
        entry.previous = null;
        entry.next = null;
        size--;
    }
}
