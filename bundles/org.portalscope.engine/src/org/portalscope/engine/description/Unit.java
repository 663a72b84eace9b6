package org.portalscope.engine.description;

/** What a number of a {@link Field} counts or names. */
public enum Unit {
    /** Neither: a text, a constant, a structure, or a number that counts nothing. */
    NONE,
    /** Bytes. */
    BYTES,
    /** An address in the memory of a process. */
    ADDRESS,
    /** Match bits or ignore bits, 64 of them, Portals 3.2 §3.7.1. */
    MATCH_BITS,
    /** A handle of a Portals object, Portals 3.2 §3.2.2. */
    HANDLE,
    /** A portal index or another index of a table. */
    INDEX,
    /** How many of something there are. */
    COUNT,
    /** Nanoseconds of virtual time. */
    NANOSECONDS
}
