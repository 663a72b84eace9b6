package org.portalscope.engine.reference;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;

/**
 * The information passed in a message, Portals 3.2 §4.1 Tables 6 to 9; what a kind of message does not carry is zero.
 *
 * @param operation        counts the requests of their initiator, the same in a request and its answer
 * @param memoryDescriptor the initiator's, or {@code PTL_MD_NONE} if no acknowledgement is wanted
 */
public record Header(Kind kind, int operation, ProcessId initiator, int user, ProcessId target, int portal, int cookie, long matchBits,
        long offset, long memoryDescriptor, long length, long manipulatedLength, long hdrData) {

    /** The four types of messages. */
    public enum Kind {
        PUT, ACK, GET, REPLY
    }

    /** What an acknowledgement or a reply echoes: initiator and target are swapped, the manipulated length is new. */
    Header answer(Kind answer, long manipulated) {
        return new Header(answer, operation, target, Ptl.PTL_UID_ANY, initiator, portal, 0, matchBits, offset, memoryDescriptor, length,
                manipulated, 0); // R35, R57
    }
}
