package org.portalscope.engine.api;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * The id that a message operation carries from the statement that caused it through every layer.
 *
 * @param initiator the process that called PtlPut or PtlGet
 * @param ordinal   counts the operations of that process from 1
 */
public record OperationId(ProcessId initiator, int ordinal) implements Structure {

    // Written out, since messages are compared by it.
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof OperationId that && ordinal == that.ordinal && initiator.equals(that.initiator);
    }

    @Override
    public int hashCode() {
        return 31 * initiator.hashCode() + ordinal;
    }

    /** {@code #7}, to be read beside its initiator. */
    @Override
    public String toString() {
        return "#" + ordinal;
    }

    @Override
    public List<Field> members() {
        return new Fields().value("initiator", initiator).count("ordinal", ordinal).list();
    }
}
