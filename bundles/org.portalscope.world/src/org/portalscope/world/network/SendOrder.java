package org.portalscope.world.network;

/**
 * Messages in flight in the order in which they were sent. Most are added at the end and removed at the beginning, in a time that does not depend on
 * how many there are; where another one is removed, those between it and the nearer end move.
 */
final class SendOrder {

    private static final int FIRST_PLACES = 4;

    /** A ring, whose length is a power of two. */
    private InFlightMessage[] places = new InFlightMessage[FIRST_PLACES];
    private int first;
    private int size;

    int size() {
        return size;
    }

    /** The message before which so many were sent. */
    InFlightMessage get(int index) {
        return places[place(index)];
    }

    /** How many messages were sent before the one of a number. */
    int before(long number) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = low + high >>> 1;
            if (get(middle).number() < number) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Adds a message at its place. */
    void add(InFlightMessage message) {
        if (size == places.length) {
            grow();
        }
        int index = size == 0 || get(size - 1).number() < message.number() ? size : before(message.number());
        size++;
        if (index < size / 2) {
            first = place(-1);
            move(1, 0, index);
        } else {
            move(index, index + 1, size - 1 - index);
        }
        places[place(index)] = message;
    }

    /** Removes a message. */
    void remove(InFlightMessage message) {
        int index = get(0) == message ? 0 : before(message.number()); // those that the search looks at are spread over the memory
        if (index < size / 2) {
            move(0, 1, index);
            places[first] = null;
            first = place(1);
        } else {
            move(index + 1, index, size - 1 - index);
            places[place(size - 1)] = null;
        }
        size--;
    }

    /** Moves some messages by one place. */
    private void move(int from, int to, int count) {
        for (int i = 0; i < count; i++) {
            int next = from < to ? count - 1 - i : i;
            places[place(to + next)] = places[place(from + next)];
        }
    }

    private void grow() {
        InFlightMessage[] larger = new InFlightMessage[2 * places.length];
        for (int i = 0; i < size; i++) {
            larger[i] = get(i);
        }
        places = larger;
        first = 0;
    }

    private int place(int index) {
        return first + index & places.length - 1;
    }
}
