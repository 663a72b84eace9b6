package org.portalscope.scenario.protocol;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.state.PortalsState;

/** What an activity can do in one step. */
public interface CallContext {

    /** What the protocol knows of the process. */
    ProtocolState state();

    /** Replaces what the protocol knows; the words tell what happened, for the timeline. */
    void setState(ProtocolState after, String words);

    /** The Portals of the process, to look at. */
    PortalsState portals();

    /**
     * Calls a function of the API, at most once in a step. {@code PtlEQWait} is not for protocols: they wait by a condition.
     *
     * @param arguments in the document's order: a {@link Long} for numbers and handles, values of the engine's api, holders for outputs
     * @throws IllegalStateException if a call has been made in this step
     */
    ReturnCode call(Function function, Object... arguments);

    /** Reads memory of the process, within one region; that it is not safe to be read yet is noted. */
    byte[] read(long address, long length);

    /** Writes memory of the process, within one region. */
    void write(long address, byte[] bytes);

    /** Ends the run: the scenario, or the protocol, has made a mistake. */
    ResumableCall fail(String message);
}
