package org.portalscope.world.time;

import java.util.function.IntPredicate;

import org.portalscope.engine.encoding.FieldWriter;

/**
 * Says when threads begin operations and when messages arrive, in place of channels: a model of processors and network interfaces, such as LogGOPS. What is
 * matched to what it does not know but is told. It is a function of the {@linkplain Observation observations} that it has been told in their order, so that a
 * world keeps these alone. What it is not asked about happens at once.
 */
public interface PerformanceModel {

    /** No activity. */
    int NONE = -1;

    /** The operation that a thread of a process begins with the statement in a line, an activity; {@link #NONE} if it begins none there. */
    int operation(int process, int line);

    /** The arrival of a message of a number, an activity; {@link #NONE} if it arrives at once. */
    int arrival(long message);

    /** Whether an activity has begun. */
    boolean hasBegun(int activity);

    /** Whether an operation is a receive that has begun, and what its search came to has not been told. */
    boolean isSearching(int operation);

    /** Whether an operation is a send that has begun, and its message has not been told. */
    boolean isSending(int operation);

    /**
     * The activity that begins next, or {@link #NONE}. To be asked once nothing happens at once any more.
     *
     * @param before   the moment, in nanoseconds, before which it begins: something else happens then
     * @param possible whether an activity can begin, for its process
     */
    int next(long before, IntPredicate possible);

    /** When an activity begins in virtual time, in nanoseconds, if {@link #next} has just named it. */
    long instant(int activity);

    /** Takes an observation into account. */
    void tell(Observation observation);

    /** An observation as a sentence without a full stop. */
    String words(Observation observation);

    /** Writes what it was made from. */
    void specify(FieldWriter out);
}
