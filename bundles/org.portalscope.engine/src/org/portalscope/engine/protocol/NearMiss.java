package org.portalscope.engine.protocol;

import org.portalscope.engine.api.ProcessId;

/**
 * A message that has come, and that a call which waits for one does not take, since they differ in one thing.
 *
 * @param sender   which sent it
 * @param envelope of the message
 * @param differs  in what the call expects another one
 * @param words    {@code rank[0] sent tag 2 on communicator c; this receive expects tag 3}
 */
public record NearMiss(ProcessId sender, MessageEnvelope envelope, Difference differs, Phrase words) {

    /** In what a message differs from the expected one. */
    public enum Difference {
        TAG, SOURCE, COMMUNICATOR,
        /** One belongs to a collective, the other to none or to another one. */
        COLLECTIVE
    }
}
