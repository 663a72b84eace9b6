package org.portalscope.engine;

/** The match bits of one request after the other, over and over again. */
final class Requests {

    private final long[] bits;
    private int next;

    /** @param bits of the requests; their number is a power of two */
    Requests(long[] bits) {
        this.bits = bits;
    }

    long next() {
        return bits[next++ & bits.length - 1];
    }
}
