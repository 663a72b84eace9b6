package org.portalscope.session.timeline;

/** The two directions in time. */
public enum Direction {
    FORWARD, BACK
}
