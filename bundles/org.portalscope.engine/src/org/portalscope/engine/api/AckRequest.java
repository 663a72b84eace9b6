package org.portalscope.engine.api;

/** {@code ptl_ack_req_t} of Portals 3.2 §3.11.1. */
public enum AckRequest {
    PTL_ACK_REQ, PTL_NOACK_REQ
}
