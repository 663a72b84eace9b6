package org.portalscope.world.fault;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.Operation;

/**
 * A fault of the environment: one completion of a process fails, Portals 3.2 §3.9.3.
 *
 * @param kind       what fails: one of {@link #KINDS}
 * @param ordinal    counts the operations of that kind on the process in the order of their start, on all its interfaces, from 1
 * @param niFailType what its FAIL event says, not {@code PTL_NI_OK}
 */
public record CompletionFault(Operation.Kind kind, int ordinal, int niFailType) implements Fault { // R77

    /** What can fail by itself. */
    public static final Set<Operation.Kind> KINDS = EnumSet.complementOf(EnumSet.of(Operation.Kind.FETCH));

    /** {@code send 2 PTL_NI_DATA_LOST}. */
    @Override
    public String toString() {
        return kind.word() + " " + ordinal + " " + NiFailType.text(niFailType);
    }

    @Override
    public List<Field> members() {
        return new Fields().value("kind", kind).count("ordinal", ordinal).value("ni_fail_type", NiFailType.text(niFailType)).list();
    }
}
