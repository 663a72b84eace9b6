package org.portalscope.world.program;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Consumer;

import org.portalscope.engine.canonical.CanonicalForm;
import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.protocol.ProtocolCallStart;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.protocol.ProtocolWait;
import org.portalscope.engine.step.Effect;

/**
 * What runs on a process: threads that execute statements one at a time. Its state changes by effects only, which find its
 * {@link #state} as a part of the process; whether a thread is ready is computed from the state, never remembered.
 */
public interface Program {

    /** What a thread can do at this moment. */
    enum Readiness {
        /** It can execute its next statement. */
        READY,
        /** What it waited for has come: it can go on with the statement it is in. */
        WAKES,
        /** It waits for an event, or for something else that the statement it is in says. */
        WAITS,
        /** It waits until all processes have come to the barrier that it is at; the world knows when that is. */
        AT_BARRIER,
        /** It can execute its next statement once nothing else can happen in the world. */
        WHEN_QUIESCENT,
        /** It has executed its last statement. */
        ENDED
    }

    /** What its effects change: a part of its process, found by its class. */
    default Object state() {
        return this;
    }

    /** How many threads have been started; they are numbered from 0 in the order of their start. */
    int threadCount();

    /** The name of a thread. */
    String threadName(int thread);

    /** What a thread can do at this moment, as far as that depends on its process. */
    Readiness readiness(int thread);

    /** Whether a thread has begun the statement that it is at: its next transition continues it, as each step of a blocking call but the first does. */
    default boolean isWithinStatement(int thread) {
        return false;
    }

    /** How many barriers its process has come to, the one that a thread is at included; {@link Long#MAX_VALUE} if none waits for it. */
    default long arrivals() {
        return Long.MAX_VALUE;
    }

    /** The statement that a thread is before or in; the last one once it has ended. */
    SourceLocation place(int thread);

    /** Where its statements begin, in the order of its text; empty if that is not known. */
    default List<SourceLocation> statements() {
        return List.of();
    }

    /** Those of its {@link #statements} that say what must hold, which end the run if it does not. */
    default List<SourceLocation> expectations() {
        return List.of();
    }

    /** Where it says what must hold after every transition of its process, which ends the run if it does not; these are none of its statements. */
    default List<SourceLocation> invariants() {
        return List.of();
    }

    /** Executes the next statement of a thread that is ready, or goes on with the one it wakes in; it reports its effects. */
    void execute(int thread, Execution execution);

    /** Takes an input that somebody outside the program, or a recording, has made: by default its process does. */
    default void take(Input input, Execution execution) {
        execution.portals().take(input);
    }

    /**
     * Executes the next statement of a thread that is ready if it is local: nothing but its thread can tell whether and when it is executed, nor
     * does it depend on anything else, it does not fail, and no other process need wait for it.
     *
     * @return whether it is local; if not, who asked reverts the effects that were reported
     */
    default boolean executeLocal(int thread, Execution execution) {
        return false;
    }

    /**
     * Something that a thread executes: its own statements, or a function that it has called and that has not returned.
     *
     * @param name  of the thread or the function
     * @param place the statement that it is before or in
     * @param names that are known there, with their values
     */
    record Activation(String name, SourceLocation place, SortedMap<String, TypedValue> names) {
    }

    /** What a thread executes, its own statements first, each function behind its caller; empty if that is not known. */
    default List<Activation> activations(int thread) {
        return List.of();
    }

    /** How many activations a thread is in; 1 as long as it calls no function. */
    default int depth(int thread) {
        return 1;
    }

    /** The lines that it has printed and kept. */
    default List<String> output() {
        return List.of();
    }

    /** From now on, it tells each line that it prints to a reader and keeps none, however many there are. For runs that never go back. */
    default void printTo(Consumer<String> reader) {
    }

    /**
     * From now on, it need not keep what only going back, saving or comparing its state needs: none of that is asked of it any more. For runs of which nothing
     * is kept.
     */
    default void keepNoHistory() {
    }

    /** How many of the last activations belong to a call of a library such as MPI, which makes the calls of Portals. */
    default int upperCalls(int thread) {
        return 0;
    }

    /** Whether its threads do nothing more where they have {@linkplain Readiness#ENDED ended}; a recording may have been cut there. */
    default boolean isKnownToEnd() {
        return true;
    }

    /** What a thread that waits waits for, if it is in a call of a protocol that knows. */
    default Optional<ProtocolWait> waitOf(int thread) {
        return Optional.empty();
    }

    /**
     * How a thread calls an object of a protocol: a variable that has its handle.
     *
     * @param type of the variable, such as {@code a communicator}
     */
    default Optional<String> nameOf(int thread, String type, long handle) {
        return Optional.empty();
    }

    /** The call of a protocol that an effect of its process begins, if it begins one; to be asked right after the transition of the effect. */
    default Optional<ProtocolCallStart> callStart(Effect effect) {
        return Optional.empty();
    }

    /** What protocols above Portals know of its process, such as posted receives. */
    default List<ProtocolTable> protocolTables() {
        return List.of();
    }

    /** What its process has made by calls of protocols and not freed though it has ended its use of them, such as {@code communicator c}. */
    default List<Phrase> leftovers() {
        return List.of();
    }

    /** What the match bits of its process mean, so that they can be shown by these names; empty if nothing is known. */
    default List<MatchBitField> matchBitFields() {
        return List.of();
    }

    /** What the match entries of its process are for, as far as a protocol says. */
    default EntryRoles entryRoles() {
        return EntryRoles.UNKNOWN;
    }

    /** The messages that came before their receives, as numbers of their protocol, in the order in which receives search them. */
    default List<Long> unexpectedMessages() {
        return List.of();
    }

    /** Whether some of its state is known to nobody, such as the stack of a program in Java: then equal states cannot be recognized, nor that all were seen. */
    default boolean hidesState() {
        return false;
    }

    /** The threads that execute a run of which nothing is kept, with those that it has itself. */
    default RunThreads join(RunThreads threads) {
        return threads;
    }

    /** Whether its threads may wait for ever. */
    default boolean isService() {
        return false;
    }

    /** The effect by which it learns that its process has died, or null if it need not know. */
    default Effect death() {
        return null;
    }

    /** Whether something must hold after every transition of its process. */
    default boolean hasInvariants() {
        return false;
    }

    /** Checks what must hold after every transition of its process; it reports what does not as {@link #failure}. */
    default void checkInvariants(Execution execution) {
    }

    /** The expectation that did not hold and ended the run, or null. */
    Failure failure();

    /** Writes the state as far as anything to come depends on it. */
    void write(CanonicalForm form);

    /** Writes what the program is, whatever its state: a snapshot of another one is not its own. */
    void specify(FieldWriter out);

    /**
     * Writes all of the state, for a snapshot.
     *
     * @throws FieldException if there is state that cannot be written; the message says which
     */
    void save(FieldWriter out);

    /**
     * Reads what {@link #save} has written and changes nothing.
     *
     * @return what gives the program that state
     * @throws FieldException if something else was written
     */
    Runnable restorer(FieldReader in);

    /** Whether it can read links and sequence numbers of events as numbers. */
    boolean readsLinks();

    /** How many messages its process has dropped that it has not expected so far. */
    long unexpectedDrops();

    /** Whether it may still expect a message to be dropped. */
    boolean expectsDrops();

    /** All of the state as text: two states are equal if and only if their texts are. */
    String dump();
}
