package org.portalscope.node.process;

import java.util.Optional;

import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.protocol.host.ProtocolCaller;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;

/** The threads of what runs on a node, numbered from 0, each of which does one thing at a time on its event loop. */
interface ProgramThreads extends ProtocolCaller {

    int count();

    String name(int thread);

    /** What a thread can do now. */
    Program.Readiness readiness(int thread);

    /**
     * Where a thread is; nothing if that is not known.
     *
     * @param search whether to find it out although that takes a while, if the thread waits
     */
    Optional<SourceLocation> place(int thread, boolean search);

    /** Lets a thread do its next thing. */
    void execute(int thread);

    /** Whether a thread has begun something that takes several turns, which the thread itself waits for. */
    boolean isWithinCall(int thread);

    /** Whether a thread has begun the statement that it is at: its next turn continues it. */
    boolean isWithinStatement(int thread);

    /** What its match entries are for, as far as that is known now. */
    EntryRoles entryRoles();

    /** How many barriers it has come to; {@link Long#MAX_VALUE} if none waits for it. */
    long arrivals();

    /** Whether nobody waits for its end. */
    boolean isService();

    /** Whether its process can die before its program ends. */
    boolean canDie();

    /** Whether its process has died. */
    boolean isDead();

    /** What is wrong, or null. */
    Failure failure();
}
