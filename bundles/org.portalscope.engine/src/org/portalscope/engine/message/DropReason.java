package org.portalscope.engine.message;

import org.portalscope.engine.api.Ptl;

/** Why a message was discarded, Portals 3.2 §4.2, in the order in which it is found out (R47). */
public enum DropReason {
    NO_INTERFACE("the target has not initialized the interface"),
    PORTAL_INDEX("the Portal index is not valid"),
    COOKIE("the cookie is not a valid access control entry"),
    ACCESS_ID("the access control entry does not admit the requesting process"),
    ACCESS_PORTAL("the access control entry does not admit the Portal index"),
    NO_MATCH("no match entry accepts the request"),
    NO_DESCRIPTOR("the memory descriptor no longer exists"),
    NO_QUEUE("the event queue no longer exists"),
    QUEUE_FULL("the event queue has no space");

    private final String words;

    DropReason(String words) {
        this.words = words;
    }

    /** The status register that counts the messages dropped for this reason, Portals 3.2 §3.4.3. */
    public int register() {
        return Ptl.PTL_SR_DROP_COUNT + 1 + ordinal();
    }

    /** The reason of a register behind {@code PTL_SR_DROP_COUNT}. */
    public static DropReason ofRegister(int register) {
        return values()[register - 1 - Ptl.PTL_SR_DROP_COUNT];
    }

    /** The name of that register as a constant. */
    public String registerName() {
        return "PTL_SR_DROP_" + name();
    }

    /** The reason as half a sentence. */
    public String words() {
        return words;
    }
}
