package org.portalscope.dat.progress;

import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.object.EndpointAttributes;
import org.portalscope.dat.object.SharedReceiveQueue;
import org.portalscope.dat.state.DatState;

/**
 * How many slots of the event queue all that there is can need at a time. A full queue loses events (R21), and with them operations; so no object is made that
 * could fill it.
 */
public final class EventRoom {

    /** Of a receive: START, END and UNLINK. Of another operation: START and END of its send or reply, and its acknowledgement. */
    private static final long OF_AN_OPERATION = 3;
    /** START and END of a put that is only noted, or that only tells something. */
    private static final long OF_A_NOTE = 2;
    /** Messages about a connection: one that answers, and one that ends it. */
    private static final long MESSAGES = 2;
    private static final long QUARTER = 4;

    private EventRoom() {
    }

    /** How many connections a process has at most: requests for as many, from each of all processes, take a quarter of the queue. */
    public static long cookies(long events, int processes) {
        return events / QUARTER / (OF_A_NOTE * processes);
    }

    /** What a shared receive queue needs for so many receives. */
    public static long ofReceives(long receives) {
        return OF_AN_OPERATION * receives;
    }

    /**
     * What an endpoint needs: for its operations, for those of the other side that find no receive or memory, and for the refusals of its own.
     *
     * @param most operations that the other side has outstanding at most
     */
    public static long of(EndpointAttributes attributes, boolean shared, long most) {
        return OF_AN_OPERATION * attributes.maxRequestDtos() + (shared ? 0 : ofReceives(attributes.maxRecvDtos()))
                + OF_A_NOTE * (most + attributes.maxRequestDtos() + MESSAGES);
    }

    /** Slots that nothing needs. */
    public static long free(DatState state, DatParameters parameters) {
        long receives = state.objects(SharedReceiveQueue.class).mapToLong(queue -> ofReceives(queue.maxRecvDtos())).sum();
        long endpoints = state.objects(DatEndpoint.class)
                .mapToLong(endpoint -> of(endpoint.setup().attributes(), endpoint.setup().srq() != 0, parameters.maxDtos())).sum();
        return parameters.events() - parameters.events() / QUARTER - receives - endpoints;
    }
}
