package org.portalscope.dat.message;

import org.portalscope.engine.protocol.MatchBitField;

/**
 * What one side of a connection tells the other when it is made: the header data of {@link MessageKind#CONNECT} and {@link MessageKind#ACCEPT}.
 *
 * @param connection its number, which is the index of its entry in the access control table of that side, Portals 3.2 §3.10
 * @param zone       the protection zone of the endpoint
 * @param queue      the receive queue of the endpoint
 */
public record RemoteSide(int connection, long zone, long queue) {

    private static final MatchBitField CONNECTION = new MatchBitField("connection", 48, 16);
    private static final MatchBitField ZONE = new MatchBitField("zone", 32, 16);
    private static final MatchBitField QUEUE = new MatchBitField("queue", 0, 32);

    /** What is known of a side that has not answered yet. */
    public static final RemoteSide UNKNOWN = new RemoteSide(0, 0, 0);

    /** Whether there can be such a side: its number fits into match bits, and it has a protection zone and a queue. */
    public boolean isPossible() {
        return connection > 0 && connection <= DatBits.LAST_CONNECTION && zone > 0 && queue > 0;
    }

    /** As header data. */
    public long hdrData() {
        return CONNECTION.of(connection) | ZONE.of(zone) | QUEUE.of(queue);
    }

    /** Reads header data. */
    public static RemoteSide of(long hdrData) {
        return new RemoteSide((int) CONNECTION.in(hdrData), ZONE.in(hdrData), QUEUE.in(hdrData));
    }
}
