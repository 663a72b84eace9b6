package org.portalscope.lapi.message;

/** The Portal table indexes that LAPI uses. */
public final class LapiPortals {

    /** The memory of the task, a page at a time. */
    public static final int MEMORY = 8;
    /** Requests, each at the place that its origin has there. */
    public static final int REQUESTS = 9;
    /** Completions, replies, and what all tasks tell each other. */
    public static final int ANSWERS = 10;
    /** The portal at which origins offer the data of long requests. */
    public static final int OFFERS = 11;
    /** The index of the access control table that all messages have. */
    public static final int COOKIE = 0;

    private LapiPortals() {
    }
}
