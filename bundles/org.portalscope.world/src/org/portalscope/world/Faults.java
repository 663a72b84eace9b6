package org.portalscope.world;

import java.util.List;
import java.util.Set;

import org.portalscope.engine.call.Function;

/**
 * The faults that the environment of a process is declared to have.
 *
 * @param calls       the functions that fail: {@code PTL_INIT}, {@code PTL_NI_INIT}
 * @param completions the completions that fail, each kind and ordinal once
 */
public record Faults(Set<Function> calls, List<CompletionFault> completions) {

    public static final Faults NONE = new Faults(Set.of(), List.of());
}
