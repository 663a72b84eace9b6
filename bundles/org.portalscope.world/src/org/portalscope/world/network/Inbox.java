package org.portalscope.world.network;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** What is in flight to a process, and from it to nobody: by channel, and in the order in which it was sent. */
final class Inbox {

    private static final int FIRST_PLACES = 4;

    private final List<Channel> channels = new ArrayList<>();
    /** The initiators of the channels, packed, and their targets: a search for one of many looks at these only. */
    private long[] initiators = new long[FIRST_PLACES];
    private long[] targets = new long[FIRST_PLACES];
    private final List<Channel> channelsToRead = Collections.unmodifiableList(channels);
    private final SendOrder order = new SendOrder();

    /** The channels that have been opened, by initiator and target. */
    List<Channel> channels() {
        return channelsToRead;
    }

    /** Its messages. */
    SendOrder order() {
        return order;
    }

    /** The place of a channel among the others, or, if it has not been opened, where it belongs: its complement. */
    int place(long initiator, long target) {
        int low = 0;
        int high = channels.size() - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            long found = initiators[middle];
            int comparison = found == initiator ? Long.compare(targets[middle], target) : Long.compare(found, initiator);
            if (comparison == 0) {
                return middle;
            }
            if (comparison < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return ~low;
    }

    Channel channel(int place) {
        return channels.get(place);
    }

    void open(int place, long initiator, long target, Channel channel) {
        initiators = inserted(initiators, place, initiator);
        targets = inserted(targets, place, target);
        channels.add(place, channel);
    }

    private long[] inserted(long[] numbers, int place, long number) {
        int size = channels.size();
        long[] result = size < numbers.length ? numbers : Arrays.copyOf(numbers, 2 * size);
        System.arraycopy(result, place, result, place + 1, size - place);
        result[place] = number;
        return result;
    }
}
