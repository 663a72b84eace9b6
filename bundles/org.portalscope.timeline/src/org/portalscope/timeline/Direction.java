package org.portalscope.timeline;

/** The two directions in time. */
public enum Direction {
    FORWARD, BACK
}
