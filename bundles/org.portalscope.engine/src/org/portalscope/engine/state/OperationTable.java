package org.portalscope.engine.state;

import java.util.AbstractCollection;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * The operations of an interface that have started and not ended, in the order of their links, which is that of their start; found by
 * link, and gets that wait for their reply by the ordinal of the get as well. Places are used again.
 */
final class OperationTable extends AbstractCollection<Operation> {

    private static final int FIRST_BUCKETS = 16;

    private PendingOperation first;
    private PendingOperation last;
    private PendingOperation free;
    private PendingOperation[] byLink = new PendingOperation[FIRST_BUCKETS];
    private PendingOperation[] fetches = new PendingOperation[FIRST_BUCKETS];
    private int size;

    /** The oldest operation, or null. */
    PendingOperation first() {
        return first;
    }

    /** The operation of a link, or null. */
    PendingOperation get(long link) {
        PendingOperation operation = byLink[bucket(link)];
        while (operation != null && operation.link != link) {
            operation = operation.nextOfLink;
        }
        return operation;
    }

    /** The get of an ordinal that waits for its reply, or null. */
    PendingOperation fetch(int ordinal) {
        PendingOperation operation = fetches[bucket(ordinal)];
        while (operation != null && operation.header.ordinal() != ordinal) {
            operation = operation.nextOfOrdinal;
        }
        return operation;
    }

    /** A place for an operation, to be filled and then added. */
    PendingOperation place() {
        PendingOperation place = free;
        if (place == null) {
            return new PendingOperation();
        }
        free = place.nextOfLink;
        return place;
    }

    /** Adds an operation behind all that started before it. */
    void add(PendingOperation operation) {
        if (size++ == byLink.length) {
            grow();
        }
        PendingOperation before = last;
        while (before != null && before.link > operation.link) {
            before = before.previous;
        }
        chain(before, operation);
        enter(operation);
    }

    void remove(PendingOperation operation) {
        if (operation.previous == null) {
            first = operation.next;
        } else {
            operation.previous.next = operation.next;
        }
        if (operation.next == null) {
            last = operation.previous;
        } else {
            operation.next.previous = operation.previous;
        }
        leave(operation);
        size--;
        operation.nextOfLink = free;
        free = operation;
    }

    private void chain(PendingOperation before, PendingOperation operation) {
        PendingOperation after = before == null ? first : before.next;
        operation.previous = before;
        operation.next = after;
        if (before == null) {
            first = operation;
        } else {
            before.next = operation;
        }
        if (after == null) {
            last = operation;
        } else {
            after.previous = operation;
        }
    }

    private void enter(PendingOperation operation) {
        int bucket = bucket(operation.link);
        operation.nextOfLink = byLink[bucket];
        byLink[bucket] = operation;
        if (operation.kind == Operation.Kind.FETCH) {
            int ordinal = bucket(operation.header.ordinal());
            operation.nextOfOrdinal = fetches[ordinal];
            fetches[ordinal] = operation;
        }
    }

    private void leave(PendingOperation operation) {
        int bucket = bucket(operation.link);
        if (byLink[bucket] == operation) {
            byLink[bucket] = operation.nextOfLink;
        } else {
            PendingOperation before = byLink[bucket];
            while (before.nextOfLink != operation) {
                before = before.nextOfLink;
            }
            before.nextOfLink = operation.nextOfLink;
        }
        if (operation.kind == Operation.Kind.FETCH) {
            leaveFetches(operation);
        }
    }

    private void leaveFetches(PendingOperation operation) {
        int bucket = bucket(operation.header.ordinal());
        if (fetches[bucket] == operation) {
            fetches[bucket] = operation.nextOfOrdinal;
        } else {
            PendingOperation before = fetches[bucket];
            while (before.nextOfOrdinal != operation) {
                before = before.nextOfOrdinal;
            }
            before.nextOfOrdinal = operation.nextOfOrdinal;
        }
    }

    private void grow() {
        byLink = new PendingOperation[2 * byLink.length];
        fetches = new PendingOperation[byLink.length];
        for (PendingOperation operation = first; operation != null; operation = operation.next) {
            enter(operation);
        }
    }

    private int bucket(long number) {
        return (int) number & byLink.length - 1;
    }

    @Override
    public Iterator<Operation> iterator() {
        return new Values(first);
    }

    @Override
    public int size() {
        return size;
    }

    private static final class Values implements Iterator<Operation> {

        private PendingOperation next;

        Values(PendingOperation first) {
            next = first;
        }

        @Override
        public boolean hasNext() {
            return next != null;
        }

        @Override
        public Operation next() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            Operation value = next.value();
            next = next.next;
            return value;
        }
    }
}
