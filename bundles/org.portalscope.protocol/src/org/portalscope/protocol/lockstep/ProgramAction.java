package org.portalscope.protocol.lockstep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.CallOutcome;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.FunctionResult;

/** What a program in Java does next, as a value: it waits for the answer. */
public sealed interface ProgramAction {

    /**
     * It calls a function of Portals; the answer is its {@link FunctionResult}.
     *
     * @param arguments as {@link ApiCall} has them
     * @param place     the line of the program that calls; null if nobody wants to know it
     */
    record CallPortals(Function function, List<Object> arguments, StackTraceElement place) implements ProgramAction {

        public CallPortals {
            arguments = Collections.unmodifiableList(new ArrayList<>(arguments));
        }
    }

    /**
     * It makes a call of a protocol; the answer is its {@link CallOutcome}, or an {@link org.portalscope.protocol.call.Upcall}, after which the same
     * action comes with what the function of the program has returned.
     *
     * @param arguments in the order of the parameters of the procedure
     * @param place     the line of the program that calls; null if nobody wants to know it
     * @param returned  what a function of the program has returned that the call has called last; null if it begins
     */
    record CallProtocol(Protocol protocol, Procedure procedure, List<Object> arguments, StackTraceElement place, List<Long> returned)
            implements ProgramAction {
    }

    /** Whether it belongs to the transition of what was done before. */
    default boolean isMemoryAccess() {
        return this instanceof FindRegion || this instanceof ReadMemory || this instanceof WriteMemory;
    }

    /** Whether nothing comes after it, so that it has no answer. */
    default boolean isEnd() {
        return this instanceof End || this instanceof Failed;
    }

    /** It asks where a region is; the answer is a {@link Buffer}, or null if there is none. */
    record FindRegion(String name) implements ProgramAction {
    }

    /** It reads memory; the answer is the bytes. */
    record ReadMemory(long address, long length) implements ProgramAction {
    }

    /** It writes memory; nobody changes the bytes. The answer is null. */
    record WriteMemory(long address, byte[] bytes) implements ProgramAction {

        @Override
        public boolean equals(Object other) {
            return other instanceof WriteMemory write && address == write.address && Arrays.equals(bytes, write.bytes);
        }

        @Override
        public int hashCode() {
            return 31 * Long.hashCode(address) + Arrays.hashCode(bytes);
        }
    }

    /** It has come to its end. */
    record End() implements ProgramAction {
    }

    /**
     * It has thrown something.
     *
     * @param message what is wrong, for people
     * @param place   the line of the program that threw it
     */
    record Failed(String message, StackTraceElement place) implements ProgramAction {
    }
}
