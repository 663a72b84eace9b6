package org.portalscope.protocol.lockstep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Parameter;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.Procedure;

/** What a program in Java does next, as a value: it waits for the answer. */
public sealed interface ProgramAction {

    /** What is given for an output. */
    enum Location {
        /** A place for it. */
        WANTED,
        /** An address that is not legal. */
        ILLEGAL
    }

    /**
     * It calls a function of Portals.
     *
     * @param arguments as a call has them, with a {@link Location} for each output; null for NULL
     * @param place     the line of the program that calls
     */
    record CallPortals(Function function, List<Object> arguments, StackTraceElement place) implements ProgramAction {

        public CallPortals {
            arguments = Collections.unmodifiableList(new ArrayList<>(arguments));
        }

        static CallPortals of(Function function, Object[] arguments, StackTraceElement place) {
            List<Object> values = new ArrayList<>();
            for (int i = 0; i < arguments.length; i++) {
                values.add(function.parameters().get(i).output() ? location(arguments[i]) : arguments[i]);
            }
            return new CallPortals(function, values, place);
        }

        private static Location location(Object output) {
            if (output == null) {
                return null;
            }
            return output == LongOut.ILLEGAL || output == EventOut.ILLEGAL || output == Out.illegal() ? Location.ILLEGAL : Location.WANTED;
        }

        /** The arguments of a call, with a fresh location for each output. */
        public List<Object> locations() {
            List<Object> fresh = new ArrayList<>(arguments);
            for (int i = 0; i < fresh.size(); i++) {
                Parameter parameter = function.parameters().get(i);
                if (fresh.get(i) instanceof Location location) {
                    fresh.set(i, location == Location.WANTED ? parameter.location() : parameter.illegal());
                }
            }
            return fresh;
        }
    }

    /**
     * It makes a call of a protocol; the answer is its outcome.
     *
     * @param place the line of the program that calls
     */
    record CallProtocol(Protocol protocol, Procedure procedure, List<Object> arguments, StackTraceElement place) implements ProgramAction {
    }

    /** Whether it belongs to the transition of what was done before. */
    default boolean isMemoryAccess() {
        return this instanceof FindRegion || this instanceof ReadMemory || this instanceof WriteMemory;
    }

    /** Whether nothing comes after it, so that it has no answer. */
    default boolean isEnd() {
        return this instanceof End || this instanceof Failed;
    }

    /** It asks where a region is. */
    record FindRegion(String name) implements ProgramAction {
    }

    /** It reads memory. */
    record ReadMemory(long address, long length) implements ProgramAction {
    }

    /** It writes memory; nobody changes the bytes. */
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
