package org.portalscope.protocol.call;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;

import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.value.CallVariable;

/** A thread in a procedure. Immutable. */
public final class ProcedureFrame {

    private final Procedure procedure;
    private final int position;
    private final Object[] values;

    /** @param values nobody changes them any more */
    private ProcedureFrame(Procedure procedure, int position, Object[] values) {
        this.procedure = procedure;
        this.position = position;
        this.values = values;
    }

    /** A procedure before its first step. */
    static ProcedureFrame first(Procedure procedure, List<Object> arguments) {
        if (arguments.size() != procedure.parameters().size()) {
            throw new IllegalArgumentException(procedure + " takes " + procedure.parameters().size() + " arguments");
        }
        return new ProcedureFrame(procedure, 0, arguments.toArray(new Object[procedure.variables().size()]));
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

    ProcedureFrame at(int step) {
        return new ProcedureFrame(procedure, step, values);
    }

    ProcedureFrame with(CallVariable variable, Object value) {
        Object[] changed = values.clone();
        changed[procedure.index(variable)] = value;
        return new ProcedureFrame(procedure, position, changed);
    }

    /** The value of a variable, or null. */
    public Object value(CallVariable variable) {
        return values[procedure.index(variable)];
    }

    /** The variables that have values, by their names, as debuggers show them. */
    public SortedMap<String, TypedValue> names() {
        return FrameVariables.of(this);
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

    /** Reads what {@link #write} has written behind the name. */
    static ProcedureFrame read(Procedure procedure, FieldReader in) {
        int position = new ValueReader(in).index(procedure.length());
        Object[] values = procedure.variables().stream().map(variable -> ValueFields.read(variable.type(), in)).toArray();
        return new ProcedureFrame(procedure, position, values);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ProcedureFrame frame && procedure == frame.procedure && position == frame.position && Arrays.equals(values, frame.values);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * procedure.hashCode() + position) + Arrays.hashCode(values);
    }
}
