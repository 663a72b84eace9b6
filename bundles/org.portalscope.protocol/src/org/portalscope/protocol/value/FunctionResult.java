package org.portalscope.protocol.value;

import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.input.Answer;

/**
 * What a function of Portals has answered: that of the engine's {@link Answer} which its caller sees.
 *
 * @param code    what it returned
 * @param outputs what it stored, by the number of the parameter: a {@link Long}, or a value of the engine's api; null where it stored nothing.
 *                Empty for functions without outputs. The list is not copied: nobody changes it
 */
public record FunctionResult(ReturnCode code, List<Object> outputs) {

    /** By its ordinal that of each code with which nothing is stored. */
    private static final FunctionResult[] WITHOUT_OUTPUTS = Arrays.stream(ReturnCode.values()).map(code -> new FunctionResult(code, List.of()))
            .toArray(FunctionResult[]::new);

    /** That of a function without outputs. */
    public static FunctionResult of(ReturnCode code) {
        return WITHOUT_OUTPUTS[code.ordinal()];
    }

    /** What the caller sees of an answer. */
    public static FunctionResult of(Answer answer) {
        return new FunctionResult(answer.code(), answer.outputs());
    }

    /** Whether the function did what it was called for. */
    public boolean succeeded() {
        return code.succeeded();
    }

    /**
     * The handle that it made, or the number that it stored; of two numbers the last.
     *
     * @throws IllegalStateException if it stored none
     */
    public long number() {
        return output(Long.class);
    }

    /**
     * What it stored of a type.
     *
     * @throws IllegalStateException if it stored nothing of the type
     */
    public <T> T output(Class<T> type) {
        for (int i = outputs.size() - 1; i >= 0; i--) {
            if (type.isInstance(outputs.get(i))) {
                return type.cast(outputs.get(i));
            }
        }
        throw new IllegalStateException("the function answered " + code + " and stored no " + type.getSimpleName());
    }
}
