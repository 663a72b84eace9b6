package org.portalscope.engine.api;

/** A location for an output argument that is a number or a handle; {@link #ILLEGAL} stands for an address that is not legal. */
public final class LongOut {

    /** An address at which nothing can be stored: the call returns {@code PTL_SEGV}. */
    public static final LongOut ILLEGAL = new LongOut();

    private long value;
    private boolean set;

    public long value() {
        return value;
    }

    /** Whether a call has stored something. */
    public boolean isSet() {
        return set;
    }

    /** Stores the output of a call; for the engine. */
    public void set(long newValue) {
        value = newValue;
        set = true;
    }

    /** Whether something can be stored at the location: neither NULL nor illegal. */
    public static boolean legal(LongOut out) {
        return out != null && out != ILLEGAL;
    }
}
