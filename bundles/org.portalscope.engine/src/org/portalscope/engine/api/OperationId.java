package org.portalscope.engine.api;

/**
 * The id that a message operation carries from the statement that caused it through every layer.
 *
 * @param initiator the process that called PtlPut or PtlGet
 * @param ordinal   counts the operations of that process from 1
 */
public record OperationId(ProcessId initiator, int ordinal) {

    /** {@code #7}, to be read beside its initiator. */
    @Override
    public String toString() {
        return "#" + ordinal;
    }
}
