package org.portalscope.session;

import java.util.function.Supplier;

import org.portalscope.session.run.ForwardRun;
import org.portalscope.world.World;
import org.portalscope.world.schedule.Scheduler;

/**
 * What sessions are started from, as often as wanted: each begins with a fresh world before its first transition.
 *
 * @param title      what it is about: the name of a scenario
 * @param source     where its text is: the name of a file, or of a scenario of the library
 * @param worlds     makes worlds, all the same
 * @param schedulers makes those who decide what happens next in one world each
 */
public record Launch(String title, String source, Supplier<World> worlds, Supplier<Scheduler> schedulers) {

    /** A session at its start. */
    public LocalSession start() {
        return start(LocalSession.LONGEST);
    }

    /**
     * A session at its start.
     *
     * @param bound transitions that one move executes at most
     */
    public LocalSession start(int bound) {
        return new LocalSession(title, worlds.get(), schedulers.get(), bound);
    }

    /**
     * A run of which nothing is kept.
     *
     * @param limit transitions after which it is stopped
     */
    public ForwardRun forwardRun(int limit) {
        return new ForwardRun(worlds.get(), schedulers.get(), limit);
    }
}
