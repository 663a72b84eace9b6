package org.portalscope.protocol.value;

import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.Answer;

/** What a function of Portals has answered: that of the engine's {@link Answer} which its caller sees. */
public final class FunctionResult {

    /** By its ordinal that of each code with which nothing is stored. */
    private static final FunctionResult[] WITHOUT_OUTPUTS = Arrays.stream(ReturnCode.values()).map(code -> new FunctionResult(code, List.of()))
            .toArray(FunctionResult[]::new);

    private final ReturnCode code;
    /** Null of a function that has made a handle and stored nothing else. */
    private final List<Object> outputs;
    private final long handle;
    private final int parameters;

    /**
     * The result of any function.
     *
     * @param code    what it returned
     * @param outputs what it stored, by the number of the parameter: a {@link Long}, or a value of the engine's api; null where it stored nothing.
     *                Empty for functions without outputs. The list is not copied: nobody changes it
     */
    public FunctionResult(ReturnCode code, List<Object> outputs) {
        this.code = code;
        this.outputs = outputs;
        handle = 0;
        parameters = outputs.size();
    }

    private FunctionResult(Function function, long handle) {
        code = ReturnCode.PTL_OK;
        outputs = null;
        this.handle = handle;
        parameters = function.parameters().size();
    }

    /** That of a function without outputs. */
    public static FunctionResult of(ReturnCode code) {
        return WITHOUT_OUTPUTS[code.ordinal()];
    }

    /** What the caller sees of an answer. */
    public static FunctionResult of(Answer answer) {
        return new FunctionResult(answer.code(), answer.outputs());
    }

    /** That of a function that has made a handle, its last output, and has no other. */
    public static FunctionResult made(Function function, long handle) {
        return new FunctionResult(function, handle);
    }

    /** What it returned. */
    public ReturnCode code() {
        return code;
    }

    /** What it stored, by the number of the parameter; null where it stored nothing. */
    public List<Object> outputs() {
        if (outputs != null) {
            return outputs;
        }
        Object[] stored = new Object[parameters];
        stored[parameters - 1] = handle;
        return Arrays.asList(stored);
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
        return outputs == null ? handle : output(Long.class);
    }

    /**
     * What it stored of a type.
     *
     * @throws IllegalStateException if it stored nothing of the type
     */
    public <T> T output(Class<T> type) {
        List<Object> stored = outputs();
        for (int i = stored.size() - 1; i >= 0; i--) {
            if (type.isInstance(stored.get(i))) {
                return type.cast(stored.get(i));
            }
        }
        throw new IllegalStateException("the function answered " + code + " and stored no " + type.getSimpleName());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FunctionResult result && code == result.code && outputs().equals(result.outputs());
    }

    @Override
    public int hashCode() {
        return 31 * code.hashCode() + outputs().hashCode();
    }

    @Override
    public String toString() {
        return "FunctionResult[code=" + code + ", outputs=" + outputs() + ']';
    }
}
