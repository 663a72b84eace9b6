package org.portalscope.engine.state;

import java.util.List;

import org.portalscope.engine.annotation.Mutation;

/**
 * The operations of an interface that have started and not ended, found by link. Links grow by small steps, so an operation has a
 * place of its own in a ring; only when the ring comes around to one that has lasted so long, a chain begins there. Gets that wait
 * for their reply are also found by the ordinal of the get. The order of their start is kept once somebody has asked for it.
 */
public final class OperationTable {

    private static final int FIRST_PLACES = 2;

    private PendingOperation[] places = new PendingOperation[FIRST_PLACES];
    private int chained;
    /** The get that started last of those that wait for their reply, or null if it has ended; often it is the only one. */
    private PendingOperation newestFetch;
    /** The others. */
    private PendingOperation[] fetches = new PendingOperation[FIRST_PLACES];
    private int size;
    /** The operations in order, or null if nobody has asked for it. */
    private StartOrder order;

    OperationTable() {
        fill();
    }

    /** The operation of a link, or null. */
    public PendingOperation get(long link) {
        PendingOperation operation = places[place(link)];
        while (operation != null && !(operation.link() == link && operation.pending)) {
            operation = operation.nextOfPlace;
        }
        return operation;
    }

    /** The get of an ordinal that waits for its reply, or null. */
    PendingOperation fetch(int ordinal) {
        return newestFetch != null && newestFetch.header().ordinal() == ordinal ? newestFetch : olderFetch(ordinal);
    }

    private PendingOperation olderFetch(int ordinal) {
        PendingOperation operation = fetches[place(ordinal)];
        while (operation != null && operation.header().ordinal() != ordinal) {
            operation = operation.nextOfOrdinal;
        }
        return operation;
    }

    /** The operations in the order of their links, which is that of their start; a list that does not change with them. */
    public List<PendingOperation> inOrder() {
        return size == 0 ? List.of() : order().list();
    }

    /** An operation by its place in the order of their start, which is at least 0 and less than {@link #size}. */
    public PendingOperation at(int place) {
        return order().at(place);
    }

    private StartOrder order() {
        if (order == null) {
            order = new StartOrder(places.length);
            for (PendingOperation chain : places) {
                for (PendingOperation operation = chain; operation != null; operation = operation.nextOfPlace) {
                    if (operation.pending) {
                        order.add(operation);
                    }
                }
            }
        }
        return order;
    }

    /** How many there are. */
    public int size() {
        return size;
    }

    /**
     * The operation that has started first of those that work on some memory, or null. Those that send from it are of no matter to who
     * only reads it; gets that wait for their reply do not work on memory yet.
     */
    public PendingOperation using(long address, long length, boolean written) {
        for (int place = 0; place < size; place++) {
            PendingOperation operation = at(place);
            if (operation.uses(address, length, written)) {
                return operation;
            }
        }
        return null;
    }

    /** A place for the operation of a link, to be filled and then added. */
    public PendingOperation free(long link) {
        PendingOperation head = places[place(link)];
        return head.pending ? chained(head, link) : head;
    }

    private PendingOperation chained(PendingOperation head, long link) {
        PendingOperation operation = head;
        while (operation.pending && operation.nextOfPlace != null) {
            operation = operation.nextOfPlace;
        }
        if (!operation.pending) {
            return operation;
        }
        if (++chained > places.length) {
            grow();
            return free(link);
        }
        operation.nextOfPlace = new PendingOperation();
        return operation.nextOfPlace;
    }

    /** Adds the operation that has been filled in at the place for it. */
    void add(PendingOperation operation) {
        operation.pending = true;
        size++;
        if (order != null) {
            order.add(operation);
        }
        if (operation.kind() == Operation.Kind.FETCH) {
            addFetch(operation);
        }
    }

    private void addFetch(PendingOperation operation) {
        if (newestFetch != null) {
            addOlderFetch(newestFetch);
        }
        newestFetch = operation;
    }

    private void addOlderFetch(PendingOperation operation) {
        int place = place(operation.header().ordinal());
        operation.nextOfOrdinal = fetches[place];
        fetches[place] = operation;
    }

    @Mutation
    public void remove(PendingOperation operation) {
        operation.pending = false;
        size--;
        if (order != null) {
            order.remove(operation);
        }
        if (operation.kind() == Operation.Kind.FETCH) {
            removeFetch(operation);
        }
    }

    private void removeFetch(PendingOperation operation) {
        if (newestFetch == operation) {
            newestFetch = null;
        } else {
            removeOlderFetch(operation);
        }
    }

    private void removeOlderFetch(PendingOperation operation) {
        int place = place(operation.header().ordinal());
        if (fetches[place] == operation) {
            fetches[place] = operation.nextOfOrdinal;
            return;
        }
        PendingOperation before = fetches[place];
        while (before.nextOfOrdinal != operation) {
            before = before.nextOfOrdinal;
        }
        before.nextOfOrdinal = operation.nextOfOrdinal;
    }

    void clear() {
        for (PendingOperation operation : List.copyOf(inOrder())) {
            remove(operation);
        }
    }

    private void grow() {
        List<PendingOperation> operations = inOrder();
        places = new PendingOperation[2 * places.length];
        fetches = new PendingOperation[places.length];
        chained = 0;
        for (PendingOperation operation : operations) {
            int place = place(operation.link());
            operation.nextOfPlace = places[place];
            places[place] = operation;
            if (operation.kind() == Operation.Kind.FETCH && operation != newestFetch) {
                addOlderFetch(operation);
            }
        }
        fill();
    }

    private void fill() {
        for (int i = 0; i < places.length; i++) {
            if (places[i] == null) {
                places[i] = new PendingOperation();
            }
        }
    }

    private int place(long number) {
        return (int) number & places.length - 1;
    }
}
