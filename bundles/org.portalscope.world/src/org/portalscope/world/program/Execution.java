package org.portalscope.world.program;

import java.util.List;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.Nanoseconds;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.time.ThreadOccupied;

/** What a program can do while it executes a statement. */
public interface Execution {

    /** The process it runs on, to make calls. */
    PortalsProcess portals();

    /** The processes that run together, with their ids on their default interfaces, in their order; its own is among them. */
    List<ProcessId> processes();

    /** How the thread that executes calls processes and objects of protocols, for words. */
    Phrase.Names names();

    /** Virtual time, in nanoseconds. */
    long now();

    /** Occupies the thread that executes, for a duration from 0 ns to {@link Nanoseconds#LONGEST}. */
    void occupy(ThreadOccupied.By by, long duration);

    /** Whether somebody wants to know about checks. */
    boolean explains();

    /** Whether effects are kept or told to somebody; else nobody asks them for words. */
    default boolean keepsEffects() {
        return true;
    }

    /** Whether the run lets the thread go on at once with another transition; if not, it comes to rest where it is. */
    default boolean mayGoOn() {
        return false;
    }

    /** Begins another transition of a thread that {@link #mayGoOn}: what is executed from now on belongs to that. */
    default void nextTransition() {
        throw new IllegalStateException("each transition is by itself");
    }

    /** The thread has come to rest, and cannot go on before something else happens to its process: until then nobody need ask. */
    default void waits() {
        // who asks anyway does not need to know
    }

    /**
     * Behind the last transition, a program with a thread of its own has gone on in that thread, and wants something else that it need not wait for. The run
     * may then execute the next transitions of the thread in it, as {@link #mayGoOn} lets it within a call.
     */
    default void resumed() {
        // who drives the run goes on
    }

    /** Reports a check of the program as a step, to those who want to know. */
    void note(Check check);

    /** Applies an effect of the program and reports it as a step. */
    void change(Effect effect);
}
