package org.portalscope.engine.api;

/** The fourteen kinds of events, Portals 3.2 §3.9.1. */
public enum EventKind { // R4
    PTL_EVENT_GET_START, PTL_EVENT_GET_END, PTL_EVENT_GET_FAIL,
    PTL_EVENT_PUT_START, PTL_EVENT_PUT_END, PTL_EVENT_PUT_FAIL,
    PTL_EVENT_REPLY_START, PTL_EVENT_REPLY_END, PTL_EVENT_REPLY_FAIL,
    PTL_EVENT_SEND_START, PTL_EVENT_SEND_END, PTL_EVENT_SEND_FAIL,
    PTL_EVENT_ACK,
    PTL_EVENT_UNLINK;

    /** The name without the prefix that all share, for narrow places: {@code PUT_START}. */
    public String shortName() {
        return name().substring("PTL_EVENT_".length());
    }
}
