package org.portalscope.engine.api;

import java.util.Locale;

/**
 * Handles of Portals objects, Portals 3.2 §3.2.2: numbers that hold the kind of the object, its interface, its index in the
 * interface's table of that kind and the generation of that place, so that the handle of a released object is never valid again.
 *
 * <p>Layout from the highest bit: kind 4, interface 4, generation 24, index 32.
 */
public final class Handle {

    /** The last generation of a place; it is not used again after that. */
    public static final int LAST_GENERATION = 0xFF_FFFF;

    /** Interfaces that the handles of a process can tell apart. */
    public static final int MOST_INTERFACES = 0xF;

    private static final int NO_INDEX = -1;

    private Handle() {
    }

    /** The object types of Portals 3.2 §3.1. */
    public enum Kind {
        NI, ME, MD, EQ;

        /** The two-letter code in lower case, as handles are shown. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Makes a handle; only the lowest 24 bits of the generation count. */
    public static long of(Kind kind, int networkInterface, int generation, int index) {
        return (long) (kind.ordinal() + 1) << 60 | (long) (networkInterface & 0xF) << 56
                | (generation & (long) LAST_GENERATION) << 32 | (index & 0xFFFF_FFFFL);
    }

    /** The handle that stands for the absence of an object of a kind. */
    public static long none(Kind kind) {
        return of(kind, 0xF, 0, NO_INDEX);
    }

    public static boolean isNone(long handle) {
        return index(handle) == NO_INDEX;
    }

    /** Whether a number can be a handle of the kind; whether its object exists is another question. */
    public static boolean is(Kind kind, long handle) {
        return handle >>> 60 == kind.ordinal() + 1;
    }

    public static int networkInterface(long handle) {
        return (int) (handle >>> 56) & 0xF;
    }

    public static int generation(long handle) {
        return (int) (handle >>> 32) & LAST_GENERATION;
    }

    public static int index(long handle) {
        return (int) handle;
    }

    /** What people see: {@code me 3}, with the generation once a place is used again: {@code me 3.1}; objects of an
     * interface other than the default one name it: {@code me 3 of ni 1}. */
    public static String text(long handle) {
        long kind = handle >>> 60;
        if (kind < 1 || kind > Kind.values().length) {
            return "no handle (" + Long.toHexString(handle) + ")";
        }
        String label = Kind.values()[(int) kind - 1].label();
        boolean elsewhere = networkInterface(handle) != 0 && !is(Kind.NI, handle);
        if (isNone(handle)) {
            return "no " + label;
        }
        return label + " " + index(handle) + (generation(handle) == 0 ? "" : "." + generation(handle))
                + (elsewhere ? " of ni " + networkInterface(handle) : "");
    }
}
