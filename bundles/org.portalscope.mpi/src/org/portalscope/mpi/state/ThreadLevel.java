package org.portalscope.mpi.state;

/** What threads of a process do with MPI, MPI 4.1 §11.2.1. All levels are provided, and any thread may make calls at each of them. */
public enum ThreadLevel {
    SINGLE, FUNNELED, SERIALIZED, MULTIPLE;

    private static final ThreadLevel[] LEVELS = values();

    /** The value of the constant of its name. */
    public long number() {
        return ordinal();
    }

    /** {@code MPI_THREAD_SINGLE}. */
    public String constant() {
        return "MPI_THREAD_" + name();
    }

    /** Whether there is a level of a number. */
    public static boolean isLevel(long number) {
        return number >= 0 && number < LEVELS.length;
    }

    /** The level of a number. */
    public static ThreadLevel of(long number) {
        return LEVELS[(int) number];
    }
}
