package org.portalscope.protocol.call;

import java.util.function.Supplier;

import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.state.RegionUse;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;

/** What a step of a call can do. */
public interface CallContext extends CallView, PortalsCalls {

    /** Gives a variable of the procedure a value, or none. */
    void set(CallVariable variable, Object value);

    /**
     * Replaces what the protocol knows.
     *
     * @param words tell what happened, for the timeline; asked for before the state is replaced, and only if somebody will see them
     */
    void setState(ProtocolState after, Supplier<String> words);

    /** Replaces what the protocol knows; the words tell what happened, for the timeline. */
    default void setState(ProtocolState after, String words) {
        setState(after, () -> words);
    }

    /** Whether somebody wants to know of warnings. */
    boolean explains();

    /**
     * Warns of something that is right, but costs time or memory.
     *
     * @param warning what it warns of, the same words each time
     * @param about   tells what it is this time; not asked for unless somebody wants to know
     */
    void warn(String warning, Supplier<String> about);

    /**
     * Calls a function of Portals, at most once in a transition. {@code PtlEQWait} is not for protocols: they wait by a condition. Nobody uses the array of
     * arguments any more.
     *
     * @throws IllegalStateException if a call has been made in this transition, or the step is one that makes none
     */
    @Override
    FunctionResult call(Function function, Object... arguments);

    /** A location for the event that a step takes; the next step that takes one uses it again. */
    EventOut eventOut();

    /** The processes that run together with this one. */
    Job job();

    /** How the program calls processes and objects of the protocol, for words. */
    Phrase.Names names();

    /**
     * Gives the process one more region of memory, all zeros, for the protocol.
     *
     * @param length bytes, at least 1
     */
    Buffer declare(String name, long length);

    /** Gives a region back that {@link #declare} has made; no descriptor and no pending operation uses it. */
    void release(Buffer memory);

    /** Does so unless an operation that another process has begun is still pending on it, as one that does not keep to the protocol can; then it stays. */
    default void releaseUnlessUsed(Buffer memory) {
        if (RegionUse.first(portals(), portals().memory().at(memory.address())) == null) {
            release(memory);
        }
    }

    /** Notes that the process has passed a barrier of all processes of the run. */
    void passBarrier();

    /** Reads memory of the process, within one region; that it is not safe to be read yet is noted. */
    byte[] read(long address, long length);

    /** Reads so many bytes of one region as {@link #read(long, long)} does; an array takes them, from an index on. */
    void read(long address, byte[] to, int at, int count);

    /** Writes memory of the process, within one region. */
    void write(long address, byte[] bytes);

    /** Writes so many bytes of an array, from an index on, to memory of the process, within one region. */
    void write(long address, byte[] from, int first, int count);
}
