package org.portalscope.lapi.call;

import java.util.function.ToLongFunction;

import org.portalscope.lapi.progress.LapiParameters;
import org.portalscope.lapi.state.LapiContext;
import org.portalscope.lapi.state.LapiState;

/** What {@code LAPI_Qenv} tells, {@code lapi_query_t}, in the order of the page. */
enum EnvironmentQuery {
    TASK_ID(known -> known.state.tasks().own()),
    NUM_TASKS(known -> known.state.tasks().size()),
    MAX_UHDR_SZ(known -> known.parameters.inline()),
    MAX_DATA_SZ(known -> LapiChecks.MAX_DATA_SIZE),
    ERROR_CHK(known -> known.state.context().errorCheck() ? 1 : 0),
    TIMEOUT(known -> known.state.context().timeout()),
    MIN_TIMEOUT(known -> LapiContext.MIN_TIMEOUT),
    MAX_TIMEOUT(known -> LapiContext.MAX_TIMEOUT),
    INTERRUPT_SET(known -> known.state.context().interrupt() ? 1 : 0),
    MAX_PORTS(known -> 1),
    MAX_PKT_SZ(known -> known.parameters.inline()),
    /** Portals loses nothing: nothing is sent again. */
    NUM_REX_BUFS(known -> 0),
    REX_BUF_SZ(known -> 0),
    LOC_ADDRTBL_SZ(known -> known.state.windows().size()),
    EPOCH_NUM(known -> known.state.context().epoch());

    /** What it asks. */
    record Known(LapiState state, LapiParameters parameters) {
    }

    private final ToLongFunction<Known> value;

    EnvironmentQuery(ToLongFunction<Known> value) {
        this.value = value;
    }

    long value(LapiState state, LapiParameters parameters) {
        return value.applyAsLong(new Known(state, parameters));
    }

    /** Whether {@code LAPI_Senv} sets it. */
    boolean isSettable() {
        return this == INTERRUPT_SET || this == TIMEOUT || this == ERROR_CHK || this == EPOCH_NUM;
    }
}
