package org.portalscope.lapi.progress;

import java.util.List;

/** The operations of {@code LAPI_Rmw} and {@code LAPI_Rmw64} (R41), with the numbers that users give. */
public enum ReadModifyWrite {
    FETCH_AND_ADD, FETCH_AND_OR, SWAP, COMPARE_AND_SWAP;

    /**
     * What a variable and the previous value become.
     *
     * @param variable at the target, stored as it is
     * @param previous what the origin gets; of {@link #COMPARE_AND_SWAP} 1 if the variable had the first value, else 0
     */
    record Result(long variable, long previous) {
    }

    /** How many values it takes. */
    public int operands() {
        return this == COMPARE_AND_SWAP ? 2 : 1;
    }

    Result apply(long variable, List<Long> values) {
        long value = values.get(0);
        return switch (this) {
            case FETCH_AND_ADD -> new Result(variable + value, variable);
            case FETCH_AND_OR -> new Result(variable | value, variable);
            case SWAP -> new Result(value, variable);
            case COMPARE_AND_SWAP -> variable == value ? new Result(values.get(1), 1) : new Result(variable, 0);
        };
    }
}
