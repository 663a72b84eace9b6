package org.portalscope.protocol.host;

import java.util.List;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.step.Check;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.effect.ProtocolEffect;

/** What takes the changes that a call makes: the journal of a transition, the log of a node, or nobody but the host itself. */
public interface HostSink {

    /** Whether effects are kept or told to somebody; else nobody asks them for words, and the host's states may change in place. */
    boolean keepsEffects();

    /** Applies an effect to the host, and reports it as a step if somebody wants to know. */
    void change(ProtocolEffect effect);

    /** Whether somebody wants to know of checks. */
    boolean explains();

    /** Reports a check as a step; asked for only if somebody {@link #explains wants to know}. */
    void note(Check check);

    /** How the program calls processes and objects of the protocol, for words. */
    Phrase.Names names();

    /** The processes that use a protocol together, with their ids on their default interfaces, by rank. */
    List<ProcessId> processes(Protocol protocol);

    /** Whether somebody may keep a call that has come to rest; else {@link ResumableCall#kept} is what others get. */
    default boolean keepsCalls() {
        return true;
    }

    /** Whether the run lets the thread go on at once with another transition; if not, the call comes to rest where it is. */
    default boolean mayGoOn() {
        return false;
    }

    /** Begins another transition of a thread that {@link #mayGoOn}. */
    default void nextTransition() {
        throw new IllegalStateException("each transition is by itself");
    }

    /** The call has come to rest because its next step could not run. */
    default void waits() {
        // who asks anyway does not need to know
    }
}
