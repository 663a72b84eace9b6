package org.portalscope.engine.api;

/** {@code ptl_unlink_t} of Portals 3.2 §3.7.1. */
public enum Unlink {
    PTL_RETAIN, PTL_UNLINK
}
