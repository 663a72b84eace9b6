package org.portalscope.timeline.state;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.world.program.Failure;
import org.portalscope.world.waiting.WaitForGraph;

/** A world as it is at the cursor of a session, to look at only; not to be read while a move is running. */
public interface WorldState {

    /** The processes, by index. */
    List<ProcessState> processes();

    /** The process of an index. */
    ProcessState process(int index);

    /** The process that has an id on one of its interfaces, if there is one. */
    Optional<ProcessState> process(ProcessId id);

    /** The messages in flight, in the order in which they were sent. */
    List<Message> inFlight();

    /** Whether a message leaves the world when it is sent, since it is for somebody outside. */
    boolean leaves(Message message);

    /** Whether messages take time in this world. */
    boolean hasTime();

    /** Virtual time, in nanoseconds; 0 if there is none. */
    long now();

    /** Who waits for whom; it does not change when the cursor moves. */
    WaitForGraph waitForGraph();

    /** The expectation that failed at or before the cursor, if one did. */
    Optional<Failure> failure();

    /** All of the state as text, but for how many transitions made it: two states are equal if and only if their texts are. */
    String dump();
}
