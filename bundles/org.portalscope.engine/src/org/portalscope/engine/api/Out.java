package org.portalscope.engine.api;

/** A location for an output argument that is a structure; see {@link LongOut} for numbers. */
public final class Out<T> {

    private static final Out<?> ILLEGAL = new Out<>();

    private T value;

    /** An address at which nothing can be stored: the call returns {@code PTL_SEGV}. */
    @SuppressWarnings("unchecked")
    public static <T> Out<T> illegal() {
        return (Out<T>) ILLEGAL;
    }

    /** What the last call stored, or null. */
    public T value() {
        return value;
    }

    /** Stores the output of a call; for the engine. */
    public void set(T newValue) {
        value = newValue;
    }

    /** Whether something can be stored at the location: neither NULL nor illegal. */
    public static boolean legal(Out<?> out) {
        return out != null && out != ILLEGAL;
    }
}
