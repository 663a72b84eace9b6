package org.portalscope.node.transport;

/** Learns of what happens between nodes, on the event loop of its node. */
public interface NodeListener {

    /** All other nodes are there. */
    void joined();

    /** The programs of other nodes have come further, to a barrier or to their end. */
    void progressed();

    /** A node takes data again, after it could not for a while. */
    void writable();

    /** A node is lost: it sends nothing more, without having said farewell. */
    void lost(int rank);

    /** Some nodes did not come; the run cannot begin. */
    void failedToJoin(String why);
}
