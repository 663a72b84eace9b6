package org.portalscope.engine.memory;

/** The bytes of a page that several may have at once: regions of several worlds, and snapshots. Immutable. */
public interface PageContent {

    /** The bytes; not to be changed. */
    byte[] bytes();

    /** The bytes in an array of one's own. */
    byte[] copy();

    /** Whether {@link #bytes} has to make them each time. */
    boolean isDerived();
}
