package org.portalscope.engine.message;

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

    /** The reason as half a sentence. */
    public String words() {
        return words;
    }
}
