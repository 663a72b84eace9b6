package org.portalscope.world;

/** What a world that repeats a recorded run knows of it, and cannot find out by itself. */
public interface RecordedRun {

    /**
     * When a transition happened, in nanoseconds, or {@link Transition#NO_TIME}.
     *
     * @param transition by its number, from 1
     */
    long time(long transition);

    /** What happened next in the run, behind what the world has made of it so far. */
    Choice next();

    /** Whether there was nobody but the processes of the world; if not, messages come from outside and go there. */
    boolean isWhole();
}
