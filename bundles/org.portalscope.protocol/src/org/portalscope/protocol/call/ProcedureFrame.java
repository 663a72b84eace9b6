package org.portalscope.protocol.call;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;

import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ConstantNames;

/** A thread in a procedure. Immutable. */
public final class ProcedureFrame {

    private final ProcedureFrame caller;
    private final Procedure procedure;
    private final int position;
    private final Object[] values;

    /**
     * @param caller the procedure that has called this one, or null
     * @param values nobody changes them any more
     */
    ProcedureFrame(ProcedureFrame caller, Procedure procedure, int position, Object[] values) {
        this.caller = caller;
        this.procedure = procedure;
        this.position = position;
        this.values = values;
    }

    /** The outermost procedure of a call, before its first step. */
    static ProcedureFrame first(Procedure procedure, List<Object> arguments) {
        return new ProcedureFrame(null, procedure, 0, procedure.values(arguments));
    }

    /** Where the thread was in the procedure that has called this one, or null if that is not a procedure. */
    ProcedureFrame caller() {
        return caller;
    }

    public Procedure procedure() {
        return procedure;
    }

    /** Index of its next step. */
    public int position() {
        return position;
    }

    /** The values of the variables in their order; null for those that have none. */
    public List<Object> values() {
        return Collections.unmodifiableList(Arrays.asList(values));
    }

    /** Behind its next step, with a value for a variable, unless that is null. */
    ProcedureFrame next(CallVariable variable, Object value) {
        Object[] changed = values;
        if (variable != null) {
            changed = values.clone();
            changed[procedure.index(variable)] = value;
        }
        return new ProcedureFrame(caller, procedure, position + 1, changed);
    }

    /** The values of the variables, which nobody changes. */
    Object[] array() {
        return values;
    }

    /** The value of a variable, or null. */
    public Object value(CallVariable variable) {
        return values[procedure.index(variable)];
    }

    /**
     * The variables that have values, by their names, as debuggers show them.
     *
     * @param constants of the protocol that the procedure is of
     */
    public SortedMap<String, TypedValue> names(ConstantNames constants) {
        return ProcedureVariables.of(this, constants);
    }

    ProcedureStep step() {
        return procedure.step(position);
    }

    void write(FieldWriter out) {
        out.text(procedure.name());
        out.number(position);
        for (int i = 0; i < values.length; i++) {
            ValueFields.write(procedure.variables().get(i).type(), values[i], out);
        }
    }

    /** Reads what {@link #write} has written behind the name; there the caller is not. */
    static ProcedureFrame read(ProcedureFrame caller, Procedure procedure, FieldReader in) {
        int position = new ValueReader(in).index(procedure.length());
        Object[] values = procedure.variables().stream().map(variable -> ValueFields.read(variable.type(), in)).toArray();
        return new ProcedureFrame(caller, procedure, position, values);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ProcedureFrame frame && procedure == frame.procedure && position == frame.position && Arrays.equals(values, frame.values)
                && Objects.equals(caller, frame.caller);
    }

    @Override
    public int hashCode() {
        return Objects.hash(caller, procedure, position, Arrays.hashCode(values));
    }
}
