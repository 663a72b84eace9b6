package org.portalscope.engine.input;

/** What an {@link ApiCall} tells of an address that it passes, where it is not NULL. */
public enum Location {
    /** An output is wanted; it comes with the {@link Answer}. */
    WANTED,
    /** Nothing can be stored or read at the address: the call returns {@code PTL_SEGV}. */
    ILLEGAL
}
