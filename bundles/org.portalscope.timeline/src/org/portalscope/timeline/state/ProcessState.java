package org.portalscope.timeline.state;

import java.util.List;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;

/** A process as it is at the cursor of a session, to look at only: its Portals state and where its threads stand. */
public interface ProcessState {

    /** Its place among the processes of the world, from 0. */
    int index();

    String name();

    /** Its id on its default interface. */
    ProcessId id();

    /** The user on whose behalf it runs on its default interface. */
    int uid();

    /** {@code name (nid:pid)}. */
    String label();

    /** Its interfaces with their lists, descriptors and queues, and its memory. */
    PortalsState portals();

    /** Whether it has died. */
    boolean isDead();

    /** Whether an expectation of it has failed. */
    boolean hasFailed();

    /** How many threads have been started; they are numbered from 0. */
    int threadCount();

    String threadName(int thread);

    /** What a thread can do; never {@code AT_BARRIER}. */
    Program.Readiness readiness(int thread);

    /** What its most advanced thread can do: READY or WAKES before WAITS before ENDED. */
    default Program.Readiness readiness() {
        Program.Readiness most = Program.Readiness.ENDED;
        for (int thread = 0; thread < threadCount(); thread++) {
            most = readiness(thread).compareTo(most) < 0 ? readiness(thread) : most;
        }
        return most;
    }

    /** The statement that a thread is before or in; the last one once it has ended. */
    SourceLocation place(int thread);

    /** Where the statements of its program begin; empty if that is not known. */
    List<SourceLocation> statements();

    /** Where those begin that say what must hold; empty if that is not known. */
    List<SourceLocation> expectations();

    /** Where its program says what must hold after every transition of the process; empty if that is not known. */
    List<SourceLocation> invariants();

    /** What a thread executes, its own statements first; empty if that is not known. */
    List<Program.Activation> activations(int thread);

    /** How many of the last activations belong to a call of a library such as MPI, which makes the calls of Portals. */
    int upperCalls(int thread);

    /** What protocols above Portals know of the process, such as posted receives. */
    List<ProtocolTable> protocolTables();

    /** What the match bits of the process mean; empty if nothing is known. */
    List<MatchBitField> matchBitFields();

    /** What its match entries are for, as far as a protocol says. */
    EntryRoles entryRoles();

    /** {@code name}, with the name of the thread unless it is the first. */
    default String label(int thread) {
        return thread == 0 ? name() : name() + " " + threadName(thread);
    }
}
