package org.portalscope.scenario.thread;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.Protocol;
import org.portalscope.world.program.Program.Readiness;
import org.portalscope.world.program.SourceLocation;

/** A statement of a scenario: it knows what it binds, whether it makes sense, and how it runs as one transition. Immutable. */
public interface Instruction {

    /** Its place in the source. */
    SourceLocation place();

    /** Tells which names it binds, to values of which types. */
    default void declare(NameTable names) {
    }

    /** Notes what is wrong with it. */
    default void check(NameTable names, Problems problems) {
    }

    /** The same with its names replaced by their slots, if nothing is wrong with it; only then it runs. */
    Instruction resolve(NameTable names);

    /**
     * What a thread that is before it, or in it, can do.
     *
     * @param frame the one that the thread executes in
     */
    default Readiness readiness(CallFrame frame, int thread) {
        return Readiness.READY;
    }

    /** Whether a thread that is before it has ended. */
    default boolean isEnd() {
        return false;
    }

    /** Whether it uses nothing but values, and moves nothing but its thread, as long as its expressions look at nothing else. */
    default boolean mayBeLocal() {
        return false;
    }

    /** Whether it lets virtual time pass. */
    default boolean takesTime() {
        return false;
    }

    /** Whether it meets other processes. */
    default boolean isBarrier() {
        return false;
    }

    /** Whether a thread that is in it is at a barrier. */
    default boolean isAtBarrier(CallFrame frame) {
        return isBarrier();
    }

    /** What it gives match bits to mean. */
    default List<MatchBitField> matchBitFields() {
        return List.of();
    }

    /** The protocol that it calls, if it calls one. */
    default Optional<Protocol> calledProtocol() {
        return Optional.empty();
    }

    /** The index of the body that it lets a thread execute besides its own, or {@link Code#NONE}. */
    default int entered() {
        return Code.NONE;
    }

    /** The indexes of the bodies of functions that it hands to a protocol, which may have threads call them. */
    default List<Integer> handed() {
        return List.of();
    }

    /** Whether it says what must hold. */
    default boolean isExpectation() {
        return false;
    }

    /** Whether it expects a dropped message. */
    default boolean expectsDrop() {
        return false;
    }

    /**
     * Takes what the function has returned that it has called; the thread is before it again.
     *
     * @param result or null
     * @return whether the thread goes on behind it; else it goes on with it
     */
    default boolean returned(ThreadContext context, Value result) {
        throw new IllegalStateException("it calls no function");
    }

    /** Runs, or goes on once what it waited for has come, and moves the thread unless it waits or fails. */
    void execute(ThreadContext context) throws EvaluationException;
}
