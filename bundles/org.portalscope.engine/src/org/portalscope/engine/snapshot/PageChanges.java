package org.portalscope.engine.snapshot;

/** In what a page of memory differs from another one. Immutable. */
@FunctionalInterface
public interface PageChanges {

    /** There are none. */
    PageChanges NONE = page -> { };

    /** Makes the page of the other one. */
    void apply(byte[] page);
}
