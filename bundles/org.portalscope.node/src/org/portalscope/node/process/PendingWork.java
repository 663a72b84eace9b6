package org.portalscope.node.process;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.engine.state.PortalsState;

/**
 * The pending operations of a process, by what they wait for: those that send wait for the network, those that receive for their data. Each is looked at once
 * when it starts, and again only when what it waits for may be there.
 */
final class PendingWork {

    private final PortalsState state;
    private final Network network;
    /** The number behind those of the operations that have been looked at, by interface. */
    private final long[] known;
    private final Deque<Place> leaving = new ArrayDeque<>();
    private final Deque<Place> blocked = new ArrayDeque<>();
    private final Map<Message.Key, Place> receiving = new HashMap<>();

    private record Place(NetworkInterface networkInterface, long link) {

        /** The operation, or null if it has ended. */
        PendingOperation operation() {
            return networkInterface.operation(link);
        }
    }

    /** Knows where data can leave. */
    interface Network {

        /** Whether so many bytes for a process, by its id, can leave now. */
        boolean isWritable(long target, long length);
    }

    PendingWork(PortalsState state, Network network) {
        this.state = state;
        this.network = network;
        known = new long[state.interfaces().size()];
    }

    private void look() {
        for (NetworkInterface ni : state.interfaces()) {
            for (long link = known[ni.number()]; link < ni.nextSequence(); link++) {
                PendingOperation operation = ni.operation(link);
                if (operation != null) {
                    add(operation, new Place(ni, link));
                }
            }
            known[ni.number()] = ni.nextSequence();
        }
    }

    private void add(PendingOperation operation, Place place) {
        if (operation.kind() == Operation.Kind.SEND || operation.kind() == Operation.Kind.GET) {
            leaving.add(place);
        } else if (operation.kind().needsData()) {
            receiving.put(operation.header().message().key(), place);
        }
    }

    /** An operation that can end now, or null. */
    PendingOperation next() {
        look();
        while (!leaving.isEmpty()) {
            PendingOperation operation = leaving.peek().operation();
            if (operation != null && network.isWritable(target(operation), operation.length())) {
                return operation;
            }
            Place place = leaving.poll();
            if (operation != null) {
                blocked.add(place);
            }
        }
        return null;
    }

    /** Where it sends to. */
    private static long target(PendingOperation operation) {
        return operation.kind() == Operation.Kind.GET ? operation.header().initiator() : operation.header().target();
    }

    /** The network takes more. */
    void retry() {
        for (Place place = blocked.pollLast(); place != null; place = blocked.pollLast()) {
            leaving.addFirst(place);
        }
    }

    /** The operation that waits for the data of a message, which come now; null if the message was dropped, or the operation has been let go. */
    PendingOperation receive(Message.Key message) {
        look();
        Place place = receiving.remove(message);
        return place == null ? null : place.operation();
    }

    /** Whether nothing waits that is to be sent. */
    boolean hasSentAll() {
        look();
        return isOver(leaving) && isOver(blocked);
    }

    private static boolean isOver(Deque<Place> places) {
        for (Iterator<Place> left = places.iterator(); left.hasNext();) {
            if (left.next().operation() != null) {
                return false;
            }
            left.remove();
        }
        return true;
    }
}
