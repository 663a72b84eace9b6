package org.portalscope.world.network;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What is in flight to a process, and from it to nobody: by channel, and in the order in which it was sent. */
final class Inbox {

    private final List<Channel> channels = new ArrayList<>();
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
            int comparison = channels.get(middle).compareTo(initiator, target);
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

    void open(int place, Channel channel) {
        channels.add(place, channel);
    }
}
