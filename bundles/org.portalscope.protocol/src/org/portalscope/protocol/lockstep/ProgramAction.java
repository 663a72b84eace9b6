package org.portalscope.protocol.lockstep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.CallOutcome;
import org.portalscope.protocol.call.Callback;
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

        @Override
        public boolean isSame(ProgramAction other) {
            return other instanceof CallPortals call && function == call.function && arguments.equals(call.arguments);
        }
    }

    /**
     * It makes a call of a protocol; the answer is its {@link CallOutcome}, or before that a {@link Callback}.
     *
     * @param arguments in the order of the parameters of the procedure
     * @param place     the line of the program that calls; null if nobody wants to know it
     */
    record CallProtocol(Protocol protocol, Procedure procedure, List<Object> arguments, StackTraceElement place) implements ProgramAction {

        @Override
        public boolean isSame(ProgramAction other) {
            return other instanceof CallProtocol call && protocol.equals(call.protocol) && procedure.equals(call.procedure)
                    && arguments.equals(call.arguments);
        }
    }

    /** Whether another action wants the same, whether or not it is known at which line. */
    default boolean isSame(ProgramAction other) {
        return equals(other);
    }

    /**
     * A function that a call of a protocol has called back returns; the answer is that of the call.
     *
     * @param call   that the function has been called by
     * @param result what it returns, or null
     */
    record ReturnFromCallback(CallProtocol call, Object result) implements ProgramAction {

        @Override
        public boolean isSame(ProgramAction other) {
            return other instanceof ReturnFromCallback back && call.isSame(back.call) && Objects.equals(result, back.result);
        }
    }

    /** The call of a protocol that it makes or goes on with, or null. */
    default CallProtocol protocolCall() {
        return this instanceof CallProtocol call ? call : this instanceof ReturnFromCallback back ? back.call() : null;
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
