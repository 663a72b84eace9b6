package org.portalscope.engine.description;

/** What a number of a {@link Field} counts or names. */
public enum Unit {
    /** Neither: a text, a constant, a structure, or a number of a program that nobody knows the meaning of. */
    NONE,
    /** Bytes, unsigned. */
    BYTES,
    /** An address in the memory of a process. */
    ADDRESS,
    /** Match bits or ignore bits, 64 of them, Portals 3.2 §3.7.1. */
    MATCH_BITS,
    /** 64 bits of the user's that Portals does not look at, Portals 3.2 §3.11.1. */
    USER_BITS,
    /** A handle of a Portals object, Portals 3.2 §3.2.2. */
    HANDLE,
    /** A portal index or another index of a table. */
    INDEX,
    /** How many of something there are, or how many there have been up to this one. */
    COUNT,
    /** A number that identifies something: a node, a process, a user, a thread, a link. */
    ID,
    /** Nanoseconds of virtual time. */
    NANOSECONDS;

    /** Whether a number of this unit has 64 bits and no sign. */
    public boolean isUnsigned() {
        return this == BYTES;
    }

    /** Whether people read the hexadecimal digits of a number of this unit. */
    public boolean isBits() {
        return this == ADDRESS || this == MATCH_BITS || this == USER_BITS;
    }
}
