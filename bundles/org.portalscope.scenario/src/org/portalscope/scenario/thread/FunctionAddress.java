package org.portalscope.scenario.thread;

/** The addresses by which protocols know the functions of a scenario: numbers that depend on the order of the functions alone, and that no memory has. */
public final class FunctionAddress {

    private static final long FIRST = 1;

    private FunctionAddress() {
    }

    /** The address of a function, which is not 0. */
    public static long of(Signature function) {
        return FIRST + function.body();
    }

    /** The index of the body of the function at an address, or another number if there is none. */
    public static int body(long address) {
        return (int) Math.max(-1, Math.min(Integer.MAX_VALUE, address - FIRST));
    }
}
