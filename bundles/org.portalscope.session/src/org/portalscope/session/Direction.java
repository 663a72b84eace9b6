package org.portalscope.session;

/** The two directions in time. */
public enum Direction {
    FORWARD, BACK
}
