package org.portalscope.engine.state;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * The match list of one Portal index, Portals 3.2 §3.7: entries in the order in which they are searched. A long list finds the entries
 * that a request matches by an index, a short one by looking at each; both find the same.
 */
public final class MatchList implements Structure {

    /** That of all Portal indices that never had an entry: nothing is linked in it. */
    static final MatchList EMPTY = new MatchList();

    /** Looking at so many entries costs less than asking an index. */
    private static final int SHORT = 8;

    private MatchEntry first;
    private MatchEntry last;
    private int size;
    private MatchIndex index;

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

    /** The entries in the order in which they are searched. */
    public List<MatchEntry> entries() {
        List<MatchEntry> entries = new ArrayList<>();
        for (MatchEntry entry = first; entry != null; entry = entry.next) {
            entries.add(entry);
        }
        return entries;
    }

    /** Its entries and the Portal index that they all have; only if it has entries. */
    @Override
    public List<Field> members() {
        return new Fields().index("portal", first.portal()).value("entries", new Elements(entries())).list();
    }

    /** The first entry whose criteria a request satisfies, or null. */
    public MatchEntry firstMatch(long initiator, long bits) {
        return isIndexed() ? index.first(initiator, bits) : scan(first, initiator, bits);
    }

    /**
     * The next such entry.
     *
     * @param after what was found before; it may have been unlinked since
     * @param next  the entry that followed it when it was found
     */
    public MatchEntry nextMatch(MatchEntry after, MatchEntry next, long initiator, long bits) {
        return isIndexed() ? index.next(after, initiator, bits) : scan(next, initiator, bits);
    }

    private boolean isIndexed() {
        if (size <= SHORT) {
            return false;
        }
        if (index == null) {
            index = new MatchIndex(first);
        }
        return index.helps(size);
    }

    private static MatchEntry scan(MatchEntry from, long initiator, long bits) {
        MatchEntry entry = from;
        while (entry != null && !entry.admits(initiator, bits)) {
            entry = entry.next;
        }
        return entry;
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
        OrderLabels.place(entry);
        if (index != null) {
            index.add(entry);
        }
    }

    @Mutation
    public void unlink(MatchEntry entry) {
        if (index != null) {
            index.remove(entry);
        }
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
        if (size == 0) {
            index = null;
        }
    }
}
