package org.portalscope.protocol.call;

import java.util.Arrays;
import java.util.function.Supplier;

import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.Buffer;

/** The process that a call runs on, as its driver provides it: a thread of a scenario, or of a program in Java. */
public interface CallEnvironment {

    /** What the protocol knows of the process. */
    ProtocolState state();

    /** The Portals of the process, to look at. */
    PortalsState portals();

    /**
     * Replaces what the protocol knows, by an effect.
     *
     * @param words tell what happened; asked for before the state is replaced, or not at all if nobody will see the effect
     */
    void setState(ProtocolState after, Supplier<String> words);

    /** Whether somebody wants to know of warnings. */
    boolean explains();

    /**
     * Warns of something that is right, but costs time or memory.
     *
     * @param warning what it warns of, the same words each time
     * @param about   tells what it is this time; not asked for unless somebody wants to know
     */
    void warn(String warning, Supplier<String> about);

    /** The functions of Portals, for one call of one that does not block. */
    PortalsCalls calls();

    /** A location for an event, the same each time. */
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

    /** Whether somebody may keep a call that has come to rest; else its driver sees to it that {@link ResumableCall#kept} is what others get. */
    default boolean keepsCalls() {
        return true;
    }

    /** Whether the run lets the thread go on at once with another transition; if not, the call comes to rest where it is. */
    boolean mayGoOn();

    /** Begins another transition of a thread that {@link #mayGoOn}: the next call of Portals belongs to that. */
    void nextTransition();

    /** Notes that the process has passed a barrier of all processes of the run. */
    void passBarrier();

    byte[] read(long address, long length);

    void write(long address, byte[] bytes);

    /** Reads into an array, to an index on. */
    default void read(long address, byte[] to, int at, int count) {
        System.arraycopy(read(address, count), 0, to, at, count);
    }

    /** Writes bytes of an array, from an index on. */
    default void write(long address, byte[] from, int first, int count) {
        write(address, Arrays.copyOfRange(from, first, first + count));
    }
}
