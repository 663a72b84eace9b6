package org.portalscope.presentation.table;

import org.portalscope.engine.step.Subject;

/**
 * By what a row is known again when the cursor has moved.
 *
 * @param process index of the process that it belongs to
 * @param subject what it is about
 * @param number  tells rows about the same apart: the sequence number of an event, the number of a register; 0 if there is but one
 */
public record RowKey(int process, Subject subject, long number) {

    /** The only row about something. */
    public static RowKey of(int process, Subject subject) {
        return new RowKey(process, subject, 0);
    }
}
