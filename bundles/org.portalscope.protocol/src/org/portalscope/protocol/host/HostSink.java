package org.portalscope.protocol.host;

import java.util.List;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.step.Check;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.effect.ProtocolEffect;

/** Takes the changes that a call makes: the transition of a world, the turn of a replay, or a node whose log may be watched. */
public interface HostSink {

    /** Whether effects are kept or reported; if not, they need no words, and the states of the host may change in place. */
    boolean keepsEffects();

    /** Applies an effect to the host, and reports it as a step if effects are kept. */
    void change(ProtocolEffect effect);

    /** Whether checks are reported. */
    boolean explains();

    /** Reports a check as a step, if checks {@linkplain #explains are reported}. */
    void note(Check check);

    /** The names that the program has for processes and for objects of the protocol, for words. */
    Phrase.Names names();

    /** The processes that use a protocol together, with their ids on their default interfaces, by rank. */
    List<ProcessId> processes(Protocol protocol);

    /** Whether a call that has stopped stays as it is; if not, it changes in place, and {@link ResumableCall#kept} makes a copy that stays. */
    default boolean keepsCalls() {
        return true;
    }

    /** Whether the run lets the thread make another transition at once; if not, the call stops where it is. */
    default boolean mayGoOn() {
        return false;
    }

    /** Begins another transition of a thread that {@link #mayGoOn}. */
    default void nextTransition() {
        throw new IllegalStateException("each transition is by itself");
    }

    /** The call has stopped because its next step cannot run yet. */
    default void waits() {
        // a driver that asks each call for its readiness need not know
    }
}
